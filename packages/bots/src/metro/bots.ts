import { greedy } from "./greedy.ts";
import { inspector } from "./inspector.ts";
import type { MetroBot } from "./metroBot.ts";
import { naive } from "./naive.ts";
import { random } from "./random.ts";
import { reference, senselessReference } from "./reference.ts";
import { collector, commuter, drifter, planner, tourist, trainee } from "./rungs/ladder.ts";

/** The bots that people can choose, weakest first. */
export const METRO_LADDER: readonly MetroBot[] = [trainee, drifter, tourist, collector, commuter, planner, inspector];

/** Every bot that can play Metro at a table. */
export const METRO_BOTS: readonly MetroBot[] = [random, greedy, ...METRO_LADDER];

/** Bots for experiments, matched against the others. Nobody would play with them. */
export const METRO_TRIALS: readonly MetroBot[] = [reference, senselessReference, naive];

export function metroBot(name: string): MetroBot | undefined {
  return [...METRO_BOTS, ...METRO_TRIALS].find((bot) => bot.name === name);
}
