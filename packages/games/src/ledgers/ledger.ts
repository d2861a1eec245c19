/** What a turn that a seat plans would do, asked while another seat's turn may still go on. */
import type { AnyRules, Refusal } from "@interchange/tabletop";

export type Foretold =
  /** All that the moves change, cost and bring: equal texts mean that they do the same. */
  { readonly ok: true; readonly ledger: string } | { readonly ok: false; readonly refusal: Refusal };

/** `view` is what the seat sees that plans; the moves are played in it as if it were that seat's turn. */
export type Foretell = (rules: AnyRules, view: unknown, moves: readonly string[]) => Foretold;

export function refused(code: string): Foretold {
  return { ok: false, refusal: { code, rule: "table" } };
}
