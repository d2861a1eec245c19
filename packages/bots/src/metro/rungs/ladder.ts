/**
 * Rungs 1 to 6 of Metro. The first is a fair opponent for newcomers. With two seats, each of the next three leads the
 * one below by about 30 points, and the others win about 70 % against theirs. `docs/bots.md` has the matches; if you
 * change a trait, play them again.
 */
import { littleSearch } from "../../rungs/littleSearch.ts";
import type { MetroWeigher } from "../metroBot.ts";
import { reference } from "../reference.ts";
import { metroRung } from "./rung.ts";

/** As new as the newcomer: takes short lines home, overlooks half of the others, and touches no long line. */
export const trainee: MetroWeigher = metroRung("trainee", {
  sight: 0,
  patience: 0.43,
  others: 0,
  overlooks: 0.5,
  knowsCentre: false,
  draws: false,
  long: 5,
});

/** A friendly beginner: takes a line home when it can, and hardly looks beyond the next square. */
export const drifter: MetroWeigher = metroRung("drifter", {
  sight: 0.25,
  patience: 0.55,
  others: 0.04,
  overlooks: 0.42,
  knowsCentre: false,
  draws: false,
});

/** Knows what the centre scores and enjoys the ride, but misses what goes on elsewhere. */
export const tourist: MetroWeigher = metroRung("tourist", {
  sight: 0.55,
  patience: 0.77,
  others: 0.15,
  overlooks: 0.22,
  knowsCentre: true,
  draws: false,
});

/** Hoards long lines, looks for better tiles, and ignores the others. */
export const collector: MetroWeigher = metroRung("collector", {
  sight: 1,
  patience: 1.3,
  others: 0.35,
  overlooks: 0.03,
  knowsCentre: true,
  draws: true,
});

/** Sees nearly everything at a glance, and never thinks twice. */
export const commuter: MetroWeigher = metroRung("commuter", {
  sight: 1,
  patience: 1,
  others: 0.8,
  overlooks: 0.04,
  knowsCentre: true,
  draws: true,
});

const PLANNER_WORK = 64;

/** Sees everything at a glance, and tries the best few moves for a short while. */
export const planner: MetroWeigher = littleSearch(
  "planner",
  metroRung("glance", { sight: 1, patience: 1, others: 1, overlooks: 0, knowsCentre: true, draws: true }),
  reference,
  PLANNER_WORK,
);
