/** Metro without its modules: as much of it as a list of games hands on, so that nobody fetches more. */
export { metro } from "@interchange/metro/core";
