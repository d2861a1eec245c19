/** For tests: time that the test moves, and a connection that fails on request. */
export * from "./handTime.ts";
export * from "./simulatedLink.ts";
