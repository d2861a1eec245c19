/** The rules of Metro without its modules and its setup choices. */
export { plainRules } from "@interchange/metro/core";
