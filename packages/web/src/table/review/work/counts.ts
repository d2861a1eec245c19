/**
 * Splits each seat's result into luck and decisions, in whole numbers. A move is blamed only for what exceeds the
 * error; losses within it count as luck. Draws are compared with the other seats', because only the difference decides
 * a game. With two seats, start, luck and decisions add up to exactly the final margin.
 */
import type { Mark, Review } from "@interchange/bots/review";
import { known } from "@interchange/tabletop";
import type { Seat } from "@interchange/tabletop";

export interface SeatCounts {
  readonly seat: Seat;
  readonly points: number;
  readonly luck: number;
  readonly decisions: number;
  readonly marks: Readonly<Record<Mark, number>>;
}

export interface Counts {
  readonly seats: readonly SeatCounts[];
  /** The seat's advantage at the start, and what it gained by draws and by decisions. Only with two seats. */
  readonly duel: { readonly start: number; readonly luck: number; readonly decisions: number } | undefined;
  /** The seat's final points minus the best of the others. */
  readonly margin: number;
}

/** Marks that count as mistakes. */
const BLAMED: readonly Mark[] = ["inaccuracy", "blunder"];

export function isBlamed(mark: Mark | undefined): boolean {
  return mark !== undefined && BLAMED.includes(mark);
}

interface Share {
  readonly luck: number;
  readonly decisions: number;
}

export function countsOf(review: Review, mine: Seat): Counts {
  const { seats, start } = review;
  const results = seats.map(({ result }) => result);
  const others = results.filter((_, seat) => seat !== mine);
  const shares = sharesOf(review);
  const duel = seats.length === 2 ? duelOf(shares, start) : undefined;
  const whole =
    duel?.seats ?? shares.map(({ luck, decisions }) => ({ luck: round(luck), decisions: round(decisions) }));
  const sign = mine === 0 ? 1 : -1;
  return {
    margin: (results[mine] ?? 0) - (others.length ? Math.max(...others) : 0),
    duel: duel && {
      start: sign * duel.start || 0,
      luck: sign * duel.luck || 0,
      decisions: sign * duel.decisions || 0,
    },
    seats: results.map((points, seat) => ({
      seat,
      points,
      luck: whole[seat]?.luck ?? 0,
      decisions: whole[seat]?.decisions ?? 0,
      marks: marksOf(review, seat),
    })),
  };
}

const round = (value: number): number => Math.round(value) || 0;

function sharesOf({ seats, moves }: Review): readonly Share[] {
  const own = seats.map(({ luck, decisions }, seat): Share => {
    const unblamed = moves.reduce(
      (sum, move) => (move.seat === seat && !isBlamed(move.mark) ? sum + move.loss : sum),
      0,
    );
    return { luck: luck - unblamed, decisions: decisions + unblamed };
  });
  const mean = own.length > 1 ? own.reduce((sum, { luck }) => sum + luck, 0) / own.length : 0;
  return own.map(({ luck, decisions }) => ({ luck: luck - mean, decisions }));
}

/** The first seat's margin, term by term, in whole numbers that add up. */
function duelOf([one, two]: readonly Share[], start: number) {
  if (!one || !two) return undefined;
  const terms = [start, one.luck - two.luck, one.decisions, -two.decisions];
  const total = terms.reduce((sum, each) => sum + each, 0);
  const [begun = 0, luck = 0, first = 0, second = 0] = addingUp(terms, total);
  return {
    start: begun,
    luck,
    decisions: first + second,
    seats: [
      { luck: Math.ceil(luck / 2) || 0, decisions: first },
      { luck: -Math.floor(luck / 2) || 0, decisions: -second || 0 },
    ],
  };
}

function marksOf({ moves }: Review, seat: Seat): SeatCounts["marks"] {
  const marks: Record<Mark, number> = { best: 0, good: 0, inaccuracy: 0, blunder: 0, none: 0 };
  for (const move of moves) if (move.seat === seat) marks[move.mark]++;
  return marks;
}

/** Rounds numbers so that they still add up to the total. */
export function addingUp(terms: readonly number[], total: number): readonly number[] {
  const whole = terms.map((term) => Math.floor(term));
  // The terms with the largest fractions are rounded up first.
  const order = terms
    .map((term, index) => ({ index, lost: term - Math.floor(term) }))
    .toSorted((one, other) => other.lost - one.lost || one.index - other.index);
  const missing = Math.round(total) - whole.reduce((sum, each) => sum + each, 0);
  for (let given = 0; given < Math.min(missing, order.length); given++) {
    const { index } = known(order[given]);
    whole[index] = known(whole[index]) + 1;
  }
  return whole.map((each) => each || 0);
}
