/** What a seat may do, asked of what it sees; and why it may not do something else. */
import type { Refusal } from "@interchange/tabletop";
import { layoutOf } from "./layout.ts";
import { placementRefusal, spots } from "./placing.ts";
import type { Move, View } from "./position.ts";
import { isTileCode } from "./tiles.ts";
import type { TileCode } from "./tiles.ts";

export function moves(view: View): readonly Move[] {
  if (view.viewer !== view.turn || (view.stage !== "turn" && view.stage !== "place")) return [];
  const layout = layoutOf(view.setup);
  const placements = placeable(view).flatMap((tile) =>
    spots(layout, view.laid, tile, exceptionHolds(view)).map((spot): Move => ({ type: "place", tile, ...spot })),
  );
  return canDraw(view) ? [...placements, { type: "draw" }] : placements;
}

export function refusal(view: View, move: Move): Refusal | undefined {
  if (view.stage === "over") return { code: "gameOver", rule: "5.1" };
  if (view.viewer !== view.turn) return { code: "notYourTurn", rule: "2.1" };
  if (view.stage !== "turn" && view.stage !== "place") return { code: "drawOwed", rule: "2.5" };
  if (move.type === "draw") {
    if (view.stage === "place") return { code: "mustPlaceDrawn", rule: "2.3" };
    return canDraw(view) ? undefined : { code: "supplyEmpty", rule: "2.4" };
  }
  if (!placeable(view).includes(move.tile))
    return view.stage === "place" ? { code: "mustPlaceDrawn", rule: "2.3" } : { code: "notInHand", rule: "2.2" };
  return placementRefusal(layoutOf(view.setup), view.laid, move.tile, move, exceptionHolds(view));
}

/** The different tiles that may be placed now: the one just drawn, or any of the hand. */
function placeable(view: View): readonly TileCode[] {
  const tiles = view.stage === "place" ? view.drawn : view.hands[view.turn]!;
  return [...new Set(tiles)].filter(isTileCode);
}

function canDraw(view: View): boolean {
  return view.stage === "turn" && view.supply > 0;
}

/** Rule 7.3: by one reading, a hand tile must give way to a draw before it may make a one-tile line. */
function exceptionHolds(view: View): boolean {
  return layoutOf(view.setup).terms.exceptionAlways || !canDraw(view);
}
