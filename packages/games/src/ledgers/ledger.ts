/** Predicts what a planned turn would do, even while another seat's turn is still going on. */
import type { AnyRules, Refusal } from "@interchange/tabletop";

export type Foretold =
  /** Everything the moves change, cost and score: equal texts mean that they do the same. */
  { readonly ok: true; readonly ledger: string } | { readonly ok: false; readonly refusal: Refusal };

/** `view` belongs to the seat that plans. The moves are played in it as if it were that seat's turn. */
export type Foretell = (rules: AnyRules, view: unknown, moves: readonly string[]) => Foretold;

export function refused(code: string): Foretold {
  return { ok: false, refusal: { code, rule: "table" } };
}
