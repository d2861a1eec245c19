/** For tests: a clock that the test moves, and a link that fails on demand. */
export * from "./handTime.ts";
export * from "./simulatedLink.ts";
