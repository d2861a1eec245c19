/** Computer players for both games, the ladder of their strengths, and matches between them. */
import { loadSenses } from "./metro/modules/senses.ts";

export * from "./bot.ts";
export * from "./deal.ts";
export * from "./elo.ts";
export * from "./ladder.ts";
export * from "./match.ts";
export * from "./metro/bots.ts";
export * from "./metro/metroBot.ts";
export type { LineOutlook, OutlookAfter } from "./metro/lineOutlook.ts";
export { loadSenses, SENSED, SENSELESS } from "./metro/modules/senses.ts";
export * from "./playGame.ts";
export * from "./seating.ts";
export * from "./sequential.ts";
export * from "./scoreboard.ts";
export * from "./turnPoints.ts";
export * from "./underground/bots.ts";
export * from "./underground/undergroundBot.ts";

// Whoever imports all bots may let them play at once, without waiting for anything.
await loadSenses();
