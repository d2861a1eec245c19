export * from "./handTime.ts";
export * from "./simulatedLink.ts";
