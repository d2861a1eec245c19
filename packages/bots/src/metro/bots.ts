import { greedy } from "./greedy.ts";
import { inspector } from "./inspector.ts";
import type { MetroBot } from "./metroBot.ts";
import { planner, senselessPlanner } from "./planner.ts";
import { random } from "./random.ts";
import { reference } from "./reference.ts";

/** Every bot that plays Metro, weakest idea first. */
export const METRO_BOTS: readonly MetroBot[] = [random, greedy, reference, planner, inspector];

/** Players that are matched against these to find something out, and that nobody would play with. */
export const METRO_TRIALS: readonly MetroBot[] = [senselessPlanner];

export function metroBot(name: string): MetroBot | undefined {
  return METRO_BOTS.find((bot) => bot.name === name);
}
