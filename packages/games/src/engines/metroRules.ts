/** The rules of Metro without its modules, and without what is chosen before a table begins. */
export { plainRules } from "@interchange/metro/core";
