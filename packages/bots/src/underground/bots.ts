import { greedy } from "./greedy.ts";
import { inspector } from "./inspector.ts";
import { naive } from "./naive.ts";
import { random } from "./random.ts";
import { reference } from "./reference.ts";
import { collector, commuter, drifter, planner, tourist, trainee } from "./rungs/ladder.ts";
import type { UndergroundBot } from "./undergroundBot.ts";

/** The bots that people can choose, weakest first. */
export const UNDERGROUND_LADDER: readonly UndergroundBot[] = [
  trainee,
  drifter,
  tourist,
  collector,
  commuter,
  planner,
  inspector,
];

/** Every bot that can play On the Underground at a table. */
export const UNDERGROUND_BOTS: readonly UndergroundBot[] = [random, greedy, ...UNDERGROUND_LADDER];

/** Bots for experiments, matched against the others. Nobody would play with them. */
export const UNDERGROUND_TRIALS: readonly UndergroundBot[] = [reference, naive];

export function undergroundBot(name: string): UndergroundBot | undefined {
  return [...UNDERGROUND_BOTS, ...UNDERGROUND_TRIALS].find((bot) => bot.name === name);
}
