/** On the Underground: what every action of the turn costs and scores, and the passenger's trips. */
import { Random } from "@interchange/tabletop";
import type { AnyRules } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import type { Event, View } from "@interchange/underground";
import { refused } from "./ledger.ts";
import type { Foretold } from "./ledger.ts";
import { undergroundOnTurn } from "./undergroundOnTurn.ts";

/** Nothing is hidden, so nothing has to be guessed. */
const NO_LUCK = new Random(0);
const TOLD: readonly Event["type"][] = ["built", "token", "scored", "travelled", "left"];

export function foretellUnderground(_rules: AnyRules, view: unknown, moves: readonly string[]): Foretold {
  let own = undergroundOnTurn(view as View);
  const happened: Event[] = [];
  for (const text of moves) {
    const move = underground.notation.readMove(text, own.setup);
    if (!move) return refused("unreadable");
    const refusal = underground.refusal(own, move);
    if (refusal) return { ok: false, refusal };
    const { position, events } = underground.play(underground.imagine(own, NO_LUCK), move);
    happened.push(...events.filter(({ type }) => TOLD.includes(type)));
    own = underground.view(position, own.viewer);
  }
  return { ok: true, ledger: JSON.stringify(happened) };
}
