/**
 * Early ends: a seat resigned or ran out of time, everyone agreed to stop, or the table was abandoned. A game that was
 * played out has no termination.
 */
import type { Seat } from "./actor.ts";
import { rank } from "./game.ts";

export type Termination =
  | { readonly kind: "resigned" | "time"; readonly seat: Seat }
  | { readonly kind: "agreed" | "abandoned" };

/** A seat's final standing. Without a place, and so without a winner, if a game was broken off. */
export interface FinalStanding {
  readonly seat: Seat;
  readonly points: number;
  readonly place?: number;
}

/** As in records: `resigned 2`, `time 1`, `agreed`, `abandoned`; seats count from 1 there. */
export function writeTermination(termination: Termination): string {
  return "seat" in termination ? `${termination.kind} ${termination.seat + 1}` : termination.kind;
}

/** Reads it back; undefined for any other text, and for a seat that does not exist. */
export function readTermination(text: string, seats: number): Termination | undefined {
  if (text === "agreed" || text === "abandoned") return { kind: text };
  const [, kind, number] = /^(resigned|time) ([1-9][0-9]?)$/.exec(text) ?? [];
  const seat = Number(number) - 1;
  return (kind === "resigned" || kind === "time") && seat < seats ? { kind, seat } : undefined;
}

/**
 * The ranking of a game that ended early, by the points at that moment. A seat that resigned or ran out of time is
 * last, whatever its points. A game that was broken off has no places.
 */
export function terminatedStandings(termination: Termination, points: readonly number[]): readonly FinalStanding[] {
  if (!("seat" in termination)) return points.map((own, seat) => ({ seat, points: own }));
  const { seat: last } = termination;
  const others = points.flatMap((own, seat) => (seat === last ? [] : [{ seat, own }]));
  const ranked = rank(others.map(({ own }) => own)).map((standing) => ({
    ...standing,
    seat: others[standing.seat]?.seat ?? standing.seat,
  }));
  return [...ranked, { seat: last, points: points[last] ?? 0, place: points.length }];
}
