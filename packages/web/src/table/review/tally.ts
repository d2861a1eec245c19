/** Luck and decisions of everybody in whole numbers; with two seats they add up to the final margin. */
import type { Mark, Review } from "@interchange/bots/review";
import type { Seat } from "@interchange/tabletop";
import { addingUp } from "./addingUp.ts";

export interface SeatTally {
  readonly seat: Seat;
  readonly points: number;
  readonly luck: number;
  readonly decisions: number;
  readonly marks: Readonly<Record<Mark, number>>;
}

export interface Tally {
  readonly seats: readonly SeatTally[];
  /** What the seat that it is about began with, had more by draws and by decisions; only with two seats. */
  readonly duel: { readonly start: number; readonly luck: number; readonly decisions: number } | undefined;
  /** Final points of that seat less the best of the others'. */
  readonly margin: number;
}

export function tallyOf(review: Review, mine: Seat): Tally {
  const { seats, start } = review;
  const results = seats.map(({ result }) => result);
  const others = results.filter((_, seat) => seat !== mine);
  const margin = (results[mine] ?? 0) - (others.length ? Math.max(...others) : 0);
  const [one, two] = seats;
  const isDuel = seats.length === 2 && one !== undefined && two !== undefined;
  // The first seat's margin, term by term.
  const terms = isDuel ? [start, one.luck, -two.luck, one.decisions, -two.decisions] : [];
  const total = terms.reduce((sum, each) => sum + each, 0);
  const [begun = 0, luck1 = 0, luck2 = 0, decided1 = 0, decided2 = 0] = addingUp(terms, total);
  const sign = mine === 0 ? 1 : -1;
  const whole = isDuel
    ? [
        { luck: luck1, decisions: decided1 },
        { luck: -luck2 || 0, decisions: -decided2 || 0 },
      ]
    : seats.map(({ luck, decisions }) => ({ luck: Math.round(luck) || 0, decisions: Math.round(decisions) || 0 }));
  return {
    margin,
    duel: isDuel
      ? { start: sign * begun || 0, luck: sign * (luck1 + luck2) || 0, decisions: sign * (decided1 + decided2) || 0 }
      : undefined,
    seats: seats.map(({ result }, seat) => ({
      seat,
      points: result,
      luck: whole[seat]?.luck ?? 0,
      decisions: whole[seat]?.decisions ?? 0,
      marks: marksOf(review, seat),
    })),
  };
}

function marksOf({ moves }: Review, seat: Seat): SeatTally["marks"] {
  const marks: Record<Mark, number> = { best: 0, good: 0, inaccuracy: 0, blunder: 0, none: 0 };
  for (const move of moves) if (move.seat === seat) marks[move.mark]++;
  return marks;
}
