/** Luck and skill, as far as a review bears them out. */
import type { Review } from "@interchange/bots/review";
import type { Seat } from "@interchange/tabletop";
import { countsOf } from "../review/work/counts.ts";

/** 1 if it helped the player, −1 if it hurt, 0 within the error. */
type Lean = -1 | 0 | 1;

export interface Causes {
  readonly luck: Lean;
  readonly skill: Lean;
  /** In points, adding up to the margin. Only with two seats: with more, others' luck and skill count too. */
  readonly duel: { readonly luck: number; readonly skill: number; readonly margin: number } | undefined;
}

/** Undefined if the error is larger than both. */
export function causesOf(review: Review, seat: Seat): Causes | undefined {
  const { seats, duel, margin } = countsOf(review, seat);
  const own = seats[seat];
  if (!own) return undefined;
  const others = seats.filter((each) => each !== own).map(({ decisions }) => decisions);
  const theirs = others.length ? others.reduce((sum, each) => sum + each, 0) / others.length : 0;
  // The better start is luck too.
  const luck = duel ? duel.start + duel.luck : own.luck;
  const skill = duel ? duel.decisions : own.decisions - theirs;
  const lean = (points: number): Lean => (Math.abs(points) <= review.error ? 0 : points > 0 ? 1 : -1);
  if (!lean(luck) && !lean(skill)) return undefined;
  return { luck: lean(luck), skill: lean(skill), duel: duel && { luck, skill, margin } };
}
