/**
 * The bots that a new table is offered: the ladder, weakest first. Bots that are on no rung stay at the tables that have
 * them, and have the face of the one that took their place.
 */
import { LADDER } from "./game.ts";
import type { BotName, GameEntry, Rung } from "./game.ts";

/** Who is offered instead of a bot that is no longer. */
export function onLadder(bot: BotName): Rung {
  return bot === "random" ? "drifter" : bot === "greedy" ? "collector" : bot;
}

/** From 1, the weakest. */
export function rungOf(bot: BotName): number {
  return LADDER.indexOf(onLadder(bot)) + 1;
}

export function offeredBots({ bots }: Pick<GameEntry, "bots">): readonly Rung[] {
  return LADDER.filter((bot) => bots.names.includes(bot));
}
