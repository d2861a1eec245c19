/** The whole game, every module installed. */
export * from "./catalog.ts";
export * from "./core.ts";
