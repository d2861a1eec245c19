/** What happens to the clocks of a table. Fetched where it has some, which is why it is handed round as `Clocks`. */
import {
  deadline,
  flagged,
  pauseClock,
  resumeClock,
  rewindClock,
  runClock,
  startClock,
  stopClock,
} from "@interchange/tabletop";
import type { Clock, Seat, TimeControl } from "@interchange/tabletop";

/** After a decision: the clock of whoever is next runs. */
export function clockAfter(clock: Clock | undefined, toAct: Seat | undefined, now: number): Clock | undefined {
  if (!clock) return undefined;
  return toAct === undefined ? stopClock(clock, now) : runClock(clock, toAct, now);
}

/** After a take-back of these decisions, by who made them: the first of them is made again. */
export function clockAfterBack(clock: Clock | undefined, undone: readonly Seat[], now: number): Clock | undefined {
  return clock && rewindClock(clock, undone, now);
}

export function pausedClock(clock: Clock | undefined, now: number): Clock | undefined {
  return clock && pauseClock(clock, now);
}

export function resumedClock(clock: Clock | undefined, seat: Seat | undefined, now: number): Clock | undefined {
  return clock && seat !== undefined ? resumeClock(clock, seat, now) : clock;
}

/** Nobody pays for the time in which the table had no owner. */
export function clockAtOpening(clock: Clock | undefined, chargedUntil: number, now: number): Clock | undefined {
  if (!clock?.running) return clock;
  const { seat, since } = clock.running;
  return resumeClock(pauseClock(clock, Math.max(since, chargedUntil)), seat, now);
}

/** When the clock that runs will have run out. */
export function deadlineOf(clock: Clock | undefined): number | undefined {
  return clock && deadline(clock);
}

/** Whose time is up. */
export function flaggedSeat(clock: Clock | undefined, now: number): Seat | undefined {
  return clock && flagged(clock, now);
}

/** The clock of a table that begins; none where it is played without. */
export function firstClock(control: TimeControl, seats: number): Clock {
  return startClock(control, seats);
}

export function timeUntilFlag(clock: Clock | undefined, now: number): number | undefined {
  const until = clock && deadline(clock);
  return until === undefined ? undefined : Math.max(0, until - now);
}
