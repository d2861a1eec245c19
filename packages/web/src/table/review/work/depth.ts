/**
 * Decides how deep a review goes. The waiting time is limited for every game and machine, so with more decisions each
 * gets less work. Every rating comes with its error, so a review of many decisions blames less, but not wrongly.
 */
import type { Weighing } from "@interchange/bots";

export type Spend = { readonly work: number } | { readonly moveTime: number };

/** The longest that a review may take, in milliseconds. */
const LIMITS = { two: 30_000, more: 90_000 } as const;
/**
 * The share of the limit to plan with, and the share after which running work is cancelled. The rest is for the page.
 */
const PLANNED = 5 / 6;
const LATEST = 11 / 12;
/** Milliseconds for the first, quick look. */
const QUICK = 2200;
/** The most milliseconds that the quick look spends on one decision. */
const QUICK_EACH = 60;
/** Leaves some time for work that turns out slower than before. */
const HELD_BACK = 0.95;

export interface TimeLimits {
  /** When all work should be done. */
  readonly planned: number;
  /** When running work is cancelled. */
  readonly latest: number;
  /** The promised limit. */
  readonly limit: number;
}

export function limitsFor(seats: number): TimeLimits {
  const limit = LIMITS[seats > 2 ? "more" : "two"];
  return { planned: limit * PLANNED, latest: limit * LATEST, limit };
}

/** Milliseconds per decision for the quick look. */
export function quickTime(jobs: number, workers: number): number {
  return Math.max(2, Math.min(QUICK_EACH, Math.floor((QUICK * workers) / Math.max(1, jobs))));
}

/** The work per job that fits into the time, rounded down to two digits. */
export function deepWork(workAMillisecond: number, time: number, jobs: number): number {
  const work = (workAMillisecond * time * HELD_BACK) / Math.max(1, jobs);
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, work))) - 1);
  return Math.max(1, Math.floor(work / scale) * scale);
}

/** Estimates the speed from an earlier visit's quick look. */
export function speedSo(weighings: readonly (Weighing<unknown> | undefined)[], spend: Spend): number {
  const works = weighings.flatMap((each) => (each ? [each.work] : []));
  const mean = works.reduce((sum, work) => sum + work, 0) / Math.max(1, works.length);
  return "moveTime" in spend ? mean / spend.moveTime : 1;
}
