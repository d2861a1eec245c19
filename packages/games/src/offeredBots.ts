/**
 * The bots that a new table is offered, weakest first, each with the face it is drawn with. Bots that are not offered
 * stay at the tables that have them.
 */
import type { BotName, GameEntry } from "./game.ts";

/** The faces there are to draw. */
export const BOT_FACES = ["drifter", "tourist", "collector", "commuter", "planner", "inspector"] as const;
export type BotFace = (typeof BOT_FACES)[number];

const FACES: Readonly<Record<BotName, BotFace>> = { random: "drifter", greedy: "collector", planner: "planner" };

/** One that takes what it can have at once teaches nobody anything, and in Metro it loses to one that plays anywhere. */
const OFFERED: readonly BotName[] = ["random", "planner"];

export function faceOfBot(bot: BotName): BotFace {
  return FACES[bot];
}

export function offeredBots({ bots }: Pick<GameEntry, "bots">): readonly BotName[] {
  return OFFERED.filter((bot) => bots.names.includes(bot));
}
