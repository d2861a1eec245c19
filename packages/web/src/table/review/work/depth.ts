/**
 * How deep a review goes. A person waits for it no longer than so long, whatever the game and the machine: the more
 * decisions there are, the less each of them gets. What was found by then is said with its error, so that a review of
 * many decisions blames less, and never wrongly.
 */
import type { Weighing } from "@interchange/bots";

export type Spend = { readonly work: number } | { readonly moveTime: number };

/** Milliseconds that a review may take at most, by how many sit at the table. */
const LIMITS = { two: 30_000, more: 90_000 } as const;
/** What of the limit is planned for, and when whatever still runs is called off: the page has other things to do too. */
const PLANNED = 5 / 6;
const LATEST = 11 / 12;
/** Milliseconds for the quick look. */
const QUICK = 2200;
/** A quick look takes no longer than this at a decision, however few there are. */
const QUICK_EACH = 60;
/** Some time is kept back for what is slower than the quick look was. */
const HELD_BACK = 0.85;

export interface TimeLimits {
  /** All looks are planned to be done by then. */
  readonly planned: number;
  /** Nothing goes on after it. */
  readonly latest: number;
  /** What is promised. */
  readonly limit: number;
}

export function limitsFor(seats: number): TimeLimits {
  const limit = LIMITS[seats > 2 ? "more" : "two"];
  return { planned: limit * PLANNED, latest: limit * LATEST, limit };
}

/** What the quick look may take for each of so many. */
export function quickTime(jobs: number, workers: number): number {
  return Math.max(2, Math.min(QUICK_EACH, Math.floor((QUICK * workers) / Math.max(1, jobs))));
}

/** The work for each of so many that fits into the time, in two figures. */
export function deepWork(workAMillisecond: number, time: number, jobs: number): number {
  const work = (workAMillisecond * time * HELD_BACK) / Math.max(1, jobs);
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, work))) - 1);
  return Math.max(1, Math.floor(work / scale) * scale);
}

/** What an earlier visit's quick look says of the speed. */
export function speedSo(weighings: readonly (Weighing<unknown> | undefined)[], spend: Spend): number {
  const works = weighings.flatMap((each) => (each ? [each.work] : []));
  const mean = works.reduce((sum, work) => sum + work, 0) / Math.max(1, works.length);
  return "moveTime" in spend ? mean / spend.moveTime : 1;
}
