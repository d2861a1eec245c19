/**
 * Clock arithmetic. A clock is a value that survives JSON. The current time is always an argument, in milliseconds, so
 * that server, page and tests compute alike.
 *
 *     let clock = startClock({ kind: "live", initial: 600_000, increment: 5_000 }, 2);
 *     clock = runClock(clock, 0, now);          // seat 0 is to act
 *     clock = runClock(clock, 1, now + 2_000);  // seat 0 took two seconds and gained five
 */
import type { Seat } from "./actor.ts";

export type TimeControl =
  | { readonly kind: "none" }
  /** A time bank with an increment per turn. */
  | { readonly kind: "live"; readonly initial: number; readonly increment: number }
  /** A fixed time per turn. */
  | { readonly kind: "days"; readonly perMove: number };

export interface Clock {
  readonly control: TimeControl;
  /** What each seat had left when its clock last stopped or started; empty without a clock. */
  readonly left: readonly number[];
  /** Whose clock runs, and since when. Nobody's while chance draws, the table is paused or the game is over. */
  readonly running?: { readonly seat: Seat; readonly since: number };
  /** The time that the last turns added, the latest last, so that a take-back can remove it. */
  readonly gains: readonly Gain[];
}

export interface Gain {
  readonly seat: Seat;
  readonly time: number;
}

/** No take-back reaches further back than this many turns. */
const KEPT_GAINS = 60;
/** A take-back alone leaves nobody less than this. */
const LEAST = 1_000;
const DAY = 86_400_000;

/** Why a time control is invalid; undefined if it is fine. */
export function controlProblem(control: TimeControl): string | undefined {
  const sane = (time: number, least: number): boolean =>
    Number.isSafeInteger(time) && time >= least && time <= 365 * DAY;
  if (control.kind === "live" && !(sane(control.initial, 1_000) && sane(control.increment, 0)))
    return "a live clock needs at least one second and an increment of zero or more";
  if (control.kind === "days" && !sane(control.perMove, 60_000))
    return "a clock by the day needs at least a minute per turn";
  return undefined;
}

export function startClock(control: TimeControl, seats: number): Clock {
  const initial = control.kind === "live" ? control.initial : control.kind === "days" ? control.perMove : undefined;
  return { control, left: initial === undefined ? [] : Array.from({ length: seats }, () => initial), gains: [] };
}

/** What a seat has left now, never negative; undefined without a clock. */
export function timeLeft(clock: Clock, seat: Seat, now: number): number | undefined {
  const left = clock.left[seat];
  if (left === undefined || clock.running?.seat !== seat) return left;
  // A clock set back must not give time away.
  return Math.max(0, left - Math.max(0, now - clock.running.since));
}

/** When the seat that is thinking runs out of time; undefined if nobody is, or without a clock. */
export function deadline({ running, left }: Clock): number | undefined {
  const own = running && left[running.seat];
  return running && own !== undefined ? running.since + own : undefined;
}

/**
 * Starts a seat's clock. The seat that was thinking has ended its turn: it gets its increment, or its full time for the
 * next turn. Starting the same seat again continues its turn.
 */
export function runClock(clock: Clock, seat: Seat, now: number): Clock {
  if (clock.running?.seat === seat) return clock;
  const stopped = clock.running ? endTurn(clock, clock.running.seat, now) : clock;
  return { ...stopped, running: { seat, since: now } };
}

/** Stops the clock at the end of the game. */
export function stopClock(clock: Clock, now: number): Clock {
  return clock.running ? halted(endTurn(clock, clock.running.seat, now)) : clock;
}

/** Stops without ending the turn: nobody pays for a server that was down. */
export function pauseClock(clock: Clock, now: number): Clock {
  return clock.running ? halted(spent(clock, clock.running.seat, now)) : clock;
}

/** Resumes after a pause with the seat that was thinking. */
export function resumeClock(clock: Clock, seat: Seat, now: number): Clock {
  return { ...clock, running: { seat, since: now } };
}

/** The seat that has run out of time, if any. */
export function flagged(clock: Clock, now: number): Seat | undefined {
  return clock.running && timeLeft(clock, clock.running.seat, now) === 0 ? clock.running.seat : undefined;
}

/**
 * Adjusts the clock for a take-back of these decisions, by seat; the first of them is made again. Time spent thinking
 * is not given back, but the increments of the undone turns are removed.
 */
export function rewindClock(clock: Clock, undone: readonly Seat[], now: number): Clock {
  const [seat] = undone;
  if (seat === undefined) return clock;
  let back = halted(cutOff(clock, undone, now));
  for (const [index, mover] of [...undone.entries()].toReversed()) {
    // Consecutive decisions of one seat are one turn, and an unfinished turn has added nothing yet.
    const gain = back.gains.at(-1);
    if (gain?.seat !== mover || mover === undone[index + 1]) continue;
    const left = back.left[mover] ?? 0;
    const without = withLeft(back, mover, Math.max(Math.min(left, LEAST), left - gain.time));
    back = { ...without, gains: back.gains.slice(0, -1) };
  }
  return { ...back, running: { seat, since: now } };
}

/** Subtracts thinking time without ending the turn. */
function spent(clock: Clock, seat: Seat, now: number): Clock {
  const left = timeLeft(clock, seat, now);
  return left === undefined ? clock : withLeft(clock, seat, left);
}

/** A turn cut off by a take-back starts again; with days per turn, with all its time. */
function cutOff(clock: Clock, undone: readonly Seat[], now: number): Clock {
  const { control, running } = clock;
  if (!running) return clock;
  const goesOn = undone.every((mover) => mover === running.seat);
  return control.kind === "days" && !goesOn
    ? withLeft(clock, running.seat, control.perMove)
    : spent(clock, running.seat, now);
}

function endTurn(clock: Clock, seat: Seat, now: number): Clock {
  const { control } = clock;
  const left = timeLeft(clock, seat, now);
  if (control.kind === "none" || left === undefined) return clock;
  const time = control.kind === "days" ? control.perMove - left : left > 0 ? control.increment : 0;
  return {
    ...withLeft(clock, seat, left + time),
    gains: [...clock.gains, { seat, time }].slice(-KEPT_GAINS),
  };
}

function halted({ control, left, gains }: Clock): Clock {
  return { control, left, gains };
}

function withLeft(clock: Clock, seat: Seat, left: number): Clock {
  return { ...clock, left: clock.left.map((each, index) => (index === seat ? left : each)) };
}
