import type { MetroBot } from "./metroBot.ts";
import { SENSES } from "./modules/senses.ts";
import { referenceWith } from "./reference.ts";

/** A player for people. */
export const planner: MetroBot = referenceWith("planner", SENSES);

/** The same without a sense of any module, to find out in matches what the senses are worth. */
export const senselessPlanner: MetroBot = referenceWith("planner:without-sense", new Map());
