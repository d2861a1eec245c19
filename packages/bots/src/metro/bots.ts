import { greedy } from "./greedy.ts";
import type { MetroBot } from "./metroBot.ts";
import { planner } from "./planner.ts";
import { random } from "./random.ts";

/** Every bot that plays Metro, weakest idea first. */
export const METRO_BOTS: readonly MetroBot[] = [random, greedy, planner];

export function metroBot(name: string): MetroBot | undefined {
  return METRO_BOTS.find((bot) => bot.name === name);
}
