import { greedy } from "./greedy.ts";
import type { MetroBot } from "./metroBot.ts";
import { planner, senselessPlanner } from "./planner.ts";
import { reference } from "./reference.ts";
import { random } from "./random.ts";

/** Every bot that plays Metro, weakest idea first. */
export const METRO_BOTS: readonly MetroBot[] = [random, greedy, reference, planner];

/** Players that are matched against these to find something out, and that nobody would play with. */
export const METRO_TRIALS: readonly MetroBot[] = [senselessPlanner];

export function metroBot(name: string): MetroBot | undefined {
  return METRO_BOTS.find((bot) => bot.name === name);
}
