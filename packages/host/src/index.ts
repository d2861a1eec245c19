/**
 * Runs one table: takes commands, draws, asks bots, runs clocks, and stores every step before anyone hears of it.
 * Store, time, bots and chance are passed in.
 */
export * from "./follower.ts";
export * from "./found.ts";
export * from "./gameLog.ts";
export * from "./host.ts";
export * from "./link.ts";
export * from "./memoryStore.ts";
export * from "./needs.ts";
export * from "./news.ts";
export { CONFLICT, NOT_YOURS, refused, tableRefusal } from "./refusals.ts";
export * from "./requests.ts";
export * from "./rows.ts";
export * from "./sitters.ts";
export * from "./skeleton.ts";
export type { Said } from "./tableLog.ts";
export type * from "./votes.ts";
