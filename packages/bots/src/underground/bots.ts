import { greedy } from "./greedy.ts";
import { inspector } from "./inspector.ts";
import { planner } from "./planner.ts";
import { random } from "./random.ts";
import { reference } from "./reference.ts";
import type { UndergroundBot } from "./undergroundBot.ts";

/** Every bot that plays On the Underground, weakest idea first. */
export const UNDERGROUND_BOTS: readonly UndergroundBot[] = [random, greedy, planner, reference, inspector];

export function undergroundBot(name: string): UndergroundBot | undefined {
  return UNDERGROUND_BOTS.find((bot) => bot.name === name);
}
