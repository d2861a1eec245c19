/**
 * Clock arithmetic. A clock is a value; the time of day is always an argument, in milliseconds, so that server, page
 * and tests reckon alike.
 *
 *     let clock = startClock({ kind: "live", initial: 600_000, increment: 5_000 }, 2);
 *     clock = runClock(clock, 0, now);          // seat 0 is to act
 *     clock = runClock(clock, 1, now + 2_000);  // seat 0 took two seconds and gained five
 */
import type { Seat } from "./actor.ts";

export type TimeControl =
  | { readonly kind: "none" }
  /** A bank of time, and some more for every finished turn. */
  | { readonly kind: "live"; readonly initial: number; readonly increment: number }
  /** So long for every turn, however long the ones before took. */
  | { readonly kind: "days"; readonly perMove: number };

export interface Clock {
  readonly control: TimeControl;
  /** What each seat had left when its clock last stopped or started. */
  readonly left: readonly number[];
  /** Whose clock runs, and since when. Nobody's while chance draws, the table is paused or the game is over. */
  readonly running: { readonly seat: Seat; readonly since: number } | undefined;
}

const DAY = 86_400_000;

/** Why a time control cannot be used, or undefined when it can. */
export function controlProblem(control: TimeControl): string | undefined {
  const sane = (time: number, least: number): boolean =>
    Number.isSafeInteger(time) && time >= least && time <= 365 * DAY;
  if (control.kind === "live" && !(sane(control.initial, 1_000) && sane(control.increment, 0)))
    return "a live clock needs a bank of at least a second and an increment of zero or more";
  if (control.kind === "days" && !sane(control.perMove, 60_000)) return "a turn needs at least a minute";
  return undefined;
}

export function startClock(control: TimeControl, seats: number): Clock {
  const initial = control.kind === "live" ? control.initial : control.kind === "days" ? control.perMove : Infinity;
  return { control, left: Array.from({ length: seats }, () => initial), running: undefined };
}

/** What a seat has left now; below zero never. */
export function timeLeft(clock: Clock, seat: Seat, now: number): number {
  const left = clock.left[seat] ?? 0;
  if (clock.running?.seat !== seat) return left;
  // A clock set back must not give time away.
  return Math.max(0, left - Math.max(0, now - clock.running.since));
}

/**
 * Passes the right to think to a seat. The seat that thought until now has ended its turn: it gets its increment, or
 * its full time for the next turn. Passing it to the same seat again is one turn going on.
 */
export function runClock(clock: Clock, seat: Seat, now: number): Clock {
  if (clock.running?.seat === seat) return clock;
  const stopped = clock.running ? endTurn(clock, clock.running.seat, now) : clock;
  return { ...stopped, running: { seat, since: now } };
}

/** Stops the clock at the end of the game. */
export function stopClock(clock: Clock, now: number): Clock {
  return clock.running ? { ...endTurn(clock, clock.running.seat, now), running: undefined } : clock;
}

/** Stops counting without ending the turn: nobody pays for a server that was down. */
export function pauseClock(clock: Clock, now: number): Clock {
  return clock.running
    ? { ...withLeft(clock, clock.running.seat, timeLeft(clock, clock.running.seat, now)), running: undefined }
    : clock;
}

/** Goes on after a pause with the seat that was thinking. */
export function resumeClock(clock: Clock, seat: Seat, now: number): Clock {
  return { ...clock, running: { seat, since: now } };
}

/** The seat that has run out of time, if one has. */
export function flagged(clock: Clock, now: number): Seat | undefined {
  return clock.running && timeLeft(clock, clock.running.seat, now) <= 0 ? clock.running.seat : undefined;
}

function endTurn(clock: Clock, seat: Seat, now: number): Clock {
  const left = timeLeft(clock, seat, now);
  if (clock.control.kind === "live") return withLeft(clock, seat, left + (left > 0 ? clock.control.increment : 0));
  if (clock.control.kind === "days") return withLeft(clock, seat, clock.control.perMove);
  return clock;
}

function withLeft(clock: Clock, seat: Seat, left: number): Clock {
  return { ...clock, left: clock.left.map((each, index) => (index === seat ? left : each)) };
}
