/**
 * The bots by name, the same in every game; the bots themselves are elsewhere. People are offered the ladder. Bots that
 * are on no rung are for tests, and stay at tables that were kept with them, with the face of who took their place.
 */
export const LADDER = ["drifter", "tourist", "collector", "commuter", "planner", "inspector"] as const;
export type Rung = (typeof LADDER)[number];

export const BOTS = ["random", "greedy", ...LADDER] as const;
export type BotName = (typeof BOTS)[number];

export function isBotName(value: unknown): value is BotName {
  return (BOTS as readonly unknown[]).includes(value);
}

/** Who is offered instead of a bot that is no longer. */
export function onLadder(bot: BotName): Rung {
  return bot === "random" ? "drifter" : bot === "greedy" ? "collector" : bot;
}

/** From 1, the weakest. */
export function rungOf(bot: BotName): number {
  return LADDER.indexOf(onLadder(bot)) + 1;
}
