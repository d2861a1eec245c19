/** Metro without its modules: only the part that the list of games needs, so that nobody loads more. */
export { metro } from "@interchange/metro/core";
