/**
 * Rungs 1 to 5 of On the Underground. Neighbours are about 70 % apart with two seats: `docs/bots.md` has the matches,
 * and whoever changes a trait plays them again.
 */
import { littleSearch } from "../../rungs/littleSearch.ts";
import { reference } from "../reference.ts";
import type { UndergroundWeigher } from "../undergroundBot.ts";
import { undergroundRung } from "./rung.ts";

/** A friendly beginner: builds towards the next terminus, and forgets that somebody wants to travel. */
export const drifter: UndergroundWeigher = undergroundRung("drifter", {
  forgets: 0.12,
  later: 0.15,
  growth: 1,
  others: 0,
  overlooks: 0.24,
});

/** Takes the passenger along when he is here, and does not ask where he may go tomorrow. */
export const tourist: UndergroundWeigher = undergroundRung("tourist", {
  forgets: 0,
  later: 0.35,
  growth: 1,
  others: 0,
  overlooks: 0.15,
});

/** Hoards long lines, and plays for itself alone. */
export const collector: UndergroundWeigher = undergroundRung("collector", {
  forgets: 0,
  later: 0.8,
  growth: 1.2,
  others: 0,
  overlooks: 0,
});

/** Minds the passenger, the cards to come and the others, one piece at a time. */
export const commuter: UndergroundWeigher = undergroundRung("commuter", {
  forgets: 0,
  later: 1,
  growth: 1,
  others: 1,
  overlooks: 0,
});

const PLANNER_WORK = 360;

/** Plans its turn as a whole. */
export const planner: UndergroundWeigher = littleSearch("planner", commuter, reference, PLANNER_WORK);
