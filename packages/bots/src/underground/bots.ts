import { greedy } from "./greedy.ts";
import { inspector } from "./inspector.ts";
import { random } from "./random.ts";
import { reference } from "./reference.ts";
import { collector, commuter, drifter, planner, tourist } from "./rungs/ladder.ts";
import type { UndergroundBot } from "./undergroundBot.ts";

/** The players that are offered to people, weakest first. */
export const UNDERGROUND_LADDER: readonly UndergroundBot[] = [
  drifter,
  tourist,
  collector,
  commuter,
  planner,
  inspector,
];

/** Every bot that plays On the Underground at a table. */
export const UNDERGROUND_BOTS: readonly UndergroundBot[] = [random, greedy, ...UNDERGROUND_LADDER];

/** Players that are matched against these to find something out, and that nobody would play with. */
export const UNDERGROUND_TRIALS: readonly UndergroundBot[] = [reference];

export function undergroundBot(name: string): UndergroundBot | undefined {
  return [...UNDERGROUND_BOTS, ...UNDERGROUND_TRIALS].find((bot) => bot.name === name);
}
