/** What the players of the ladder see of a table of On the Underground, and what they make of it. */
import type { View } from "@interchange/underground";
import { Attention } from "../../rungs/attention.ts";
import { Prospect } from "../prospect.ts";
import { WEIGHTS } from "../weights.ts";
import type { Weights } from "../weights.ts";

export interface Traits {
  /** The part of the game in which it forgets the passenger. */
  readonly forgets: number;
  /** How much his later turns count, and what lines may earn by growing. */
  readonly later: number;
  readonly growth: number;
  /** How much the others' points count to it, beside its own. */
  readonly others: number;
  /** The part of all lines that it overlooks, its own included. */
  readonly overlooks: number;
}

/** What was overlooked is overlooked for so many pieces. */
const SPAN = 16;
/** Beside the numbers of the lines. */
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

/** The rest of the game as somebody sees it who overlooks lines, forgets the passenger, or minds nobody else. */
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
