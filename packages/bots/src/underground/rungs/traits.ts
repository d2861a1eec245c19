/** The traits of the ladder's bots at On the Underground: what they see of a table, and what they make of it. */
import type { View } from "@interchange/underground";
import { Attention } from "../../rungs/attention.ts";
import { Prospect } from "../prospect.ts";
import { WEIGHTS } from "../weights.ts";
import type { Weights } from "../weights.ts";

export interface Traits {
  /** The share of the game in which it forgets the passenger. */
  readonly forgets: number;
  /** How much his later turns count, and what lines may earn by growing. */
  readonly later: number;
  readonly growth: number;
  /** How much the others' points count to it, compared with its own. */
  readonly others: number;
  /** The share of all lines that it overlooks, its own included. */
  readonly overlooks: number;
  /** It builds one line at a time, and leaves one of this many pieces alone as long as another can grow. */
  readonly long?: number;
}

/** For how many pieces something stays overlooked. */
const SPAN = 16;
/** A number besides those of the lines. */
const PASSENGER = -1;

export function weightsWith({ later, growth }: Traits): Weights {
  return {
    ...WEIGHTS,
    next: later * WEIGHTS.next,
    later: later * WEIGHTS.later,
    growth: growth * WEIGHTS.growth,
    othersGrowth: growth * WEIGHTS.othersGrowth,
  };
}

/** The rest of the game as seen by a player who overlooks lines, forgets the passenger, or ignores the others. */
export function prospectWith(view: View, { forgets, others, overlooks }: Traits): Prospect {
  const prospect = new Prospect(view);
  const { pieces, turn } = view;
  const attention = new Attention(
    pieces.map(({ line, between }) => `${line} ${between.join("-")}`),
    SPAN,
  );
  const worth = prospect.worth.map((count) => (count < 0 ? count * others : count));
  const owners = prospect.owners.map((owner, line) => (attention.misses(turn, line, overlooks) ? -1 : owner));
  const isForgotten = attention.misses(turn, PASSENGER, forgets);
  const lineWorth = Float64Array.from(owners, (owner) => (isForgotten ? 0 : (worth[owner] ?? 0)));
  return Object.assign(prospect, { worth, owners, lineWorth });
}
