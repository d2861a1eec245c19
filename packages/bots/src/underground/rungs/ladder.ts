/**
 * Rungs 1 to 6 of On the Underground. The first is a fair opponent for newcomers. With two seats, each of the next two
 * wins about 80 % against the one below, and the others about 70 %. `docs/bots.md` has the matches; if you change a
 * trait, play them again.
 */
import { littleSearch } from "../../rungs/littleSearch.ts";
import { reference } from "../reference.ts";
import type { UndergroundWeigher } from "../undergroundBot.ts";
import { undergroundRung } from "./rung.ts";

/** As new as the newcomer: builds one line at a time, hardly looks ahead, and forgets the passenger half of the time. */
export const trainee: UndergroundWeigher = undergroundRung("trainee", {
  forgets: 0.55,
  later: 0,
  growth: 0.2,
  others: 0,
  overlooks: 0.45,
  long: 5,
});

/** A friendly beginner: builds towards the next terminus, and forgets that somebody wants to travel. */
export const drifter: UndergroundWeigher = undergroundRung("drifter", {
  forgets: 0.18,
  later: 0.12,
  growth: 0.9,
  others: 0,
  overlooks: 0.28,
});

/** Takes the passenger along while he is here, and does not ask where he may go tomorrow. */
export const tourist: UndergroundWeigher = undergroundRung("tourist", {
  forgets: 0,
  later: 0.35,
  growth: 1,
  others: 0,
  overlooks: 0.15,
});

/** Hoards long lines, and ignores the others. */
export const collector: UndergroundWeigher = undergroundRung("collector", {
  forgets: 0,
  later: 0.8,
  growth: 1.2,
  others: 0,
  overlooks: 0,
});

/** Considers the passenger, the cards to come and the others, one piece at a time. */
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
