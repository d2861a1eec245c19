/** Metro: the lines that a tile changes, where they end and what they score, as the ledger shows it. */
import { preview, sceneOf } from "@interchange/metro";
import type { MetroRules, View } from "@interchange/metro";
import type { AnyRules } from "@interchange/tabletop";
import { refused } from "./ledger.ts";
import type { Foretold } from "./ledger.ts";
import { metroOnTurn } from "./metroOnTurn.ts";

export function foretellMetro(rules: AnyRules, view: unknown, moves: readonly string[]): Foretold {
  const metro = rules as unknown as MetroRules;
  const [text = "", more] = moves;
  const move = metro.notation.readMove(text);
  // A tile to be drawn is not known yet, and modules' questions depend on the tile.
  if (move?.type !== "place" || more !== undefined) return refused("noPlan");
  const own = metroOnTurn(view as View);
  const refusal = metro.refusal(own, move);
  if (refusal) return { ok: false, refusal };
  const scene = sceneOf(metro.layoutOf(own.setup), own);
  return { ok: true, ledger: JSON.stringify(preview(scene, own, move.tile, move)) };
}
