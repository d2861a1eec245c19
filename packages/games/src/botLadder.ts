/**
 * The bots by name, the same in every game. People choose from the ladder. Other bots are for tests, and stay at tables
 * stored with them, with the face of their successor.
 */
export const LADDER = ["trainee", "drifter", "tourist", "collector", "commuter", "planner", "inspector"] as const;
export type Rung = (typeof LADDER)[number];

export const BOTS = ["random", "greedy", ...LADDER] as const;
export type BotName = (typeof BOTS)[number];

export function isBotName(value: unknown): value is BotName {
  return (BOTS as readonly unknown[]).includes(value);
}

/** The bot offered in place of one that is no longer on the ladder. */
export function onLadder(bot: BotName): Rung {
  return bot === "random" ? "drifter" : bot === "greedy" ? "collector" : bot;
}

/** From 1, the weakest. */
export function rungOf(bot: BotName): number {
  return LADDER.indexOf(onLadder(bot)) + 1;
}
