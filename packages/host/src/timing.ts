/** The clock arithmetic of a table. Loaded only if it has clocks, which is why it is passed around as `Clocks`. */
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

/** After a decision of a seat: the next seat's clock runs. The clock may stand still while a request is answered. */
export function clockAfter(
  clock: Clock | undefined,
  toAct: Seat | undefined,
  now: number,
  from?: Seat,
): Clock | undefined {
  if (!clock) return undefined;
  const running = clock.running || from === undefined ? clock : resumeClock(clock, from, now);
  return toAct === undefined ? stopClock(running, now) : runClock(running, toAct, now);
}

/** After a take-back of these decisions, by seat: the first of them is made again. */
export function clockAfterBack(clock: Clock | undefined, undone: readonly Seat[], now: number): Clock | undefined {
  return clock && rewindClock(clock, undone, now);
}

export function pausedClock(clock: Clock | undefined, now: number): Clock | undefined {
  return clock && pauseClock(clock, now);
}

export function resumedClock(clock: Clock | undefined, seat: Seat | undefined, now: number): Clock | undefined {
  return clock && seat !== undefined ? resumeClock(clock, seat, now) : clock;
}

/** A clock that stands still until some moment to come: until then, it charges nothing. */
export function restingClock(clock: Clock, seat: Seat, until: number, now: number): Clock {
  return resumeClock(pauseClock(clock, now), seat, until);
}

/** Time without a host is not charged to anyone. */
export function clockAtOpening(clock: Clock | undefined, chargedUntil: number, now: number): Clock | undefined {
  if (!clock?.running) return clock;
  const { seat, since } = clock.running;
  // A clock by the day may stand still until some moment to come.
  const from = clock.control.kind === "days" ? Math.max(since, now) : now;
  return resumeClock(pauseClock(clock, Math.max(since, chargedUntil)), seat, from);
}

/** When the running clock will run out. */
export function deadlineOf(clock: Clock | undefined): number | undefined {
  return clock && deadline(clock);
}

/** The seat whose time is up. */
export function flaggedSeat(clock: Clock | undefined, now: number): Seat | undefined {
  return clock && flagged(clock, now);
}

/** The clock of a new table. */
export function firstClock(control: TimeControl, seats: number): Clock {
  return startClock(control, seats);
}

export function timeUntilFlag(clock: Clock | undefined, now: number): number | undefined {
  const until = clock && deadline(clock);
  return until === undefined ? undefined : Math.max(0, until - now);
}
