import { reference } from "./reference.ts";
import type { UndergroundBot } from "./undergroundBot.ts";

/** A player for people. */
export const planner: UndergroundBot = { ...reference, name: "planner" };
