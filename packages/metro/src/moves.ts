/** Legal moves, computed from a view, and why others are refused. */
import type { Refusal } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import type { Layout, Offers, Scene } from "./module.ts";
import { placementRefusal, spots } from "./placing.ts";
import type { Move, OwnAction, View } from "./position.ts";
import { owedIn, sceneOf, wordFor } from "./scene.ts";
import type { Owed } from "./scene.ts";
import { isTileCode } from "./tiles.ts";
import type { TileCode } from "./tiles.ts";

export function moves(layout: Layout, view: View): readonly Move[] {
  if (view.stage === "over") return [];
  const scene = sceneOf(layout, view);
  const owed = owedIn(scene);
  if (owed) return decisions(owed, scene, view);
  if (view.viewer !== view.turn || (view.stage !== "turn" && view.stage !== "place")) return [];
  const placements = placeable(view).flatMap((tile) =>
    spots(scene, view.laid, tile, exceptionHolds(layout, view)).map((spot): Move => ({ type: "place", tile, ...spot })),
  );
  return [
    ...placements,
    ...(canDraw(layout, view) ? [{ type: "draw" } as const] : []),
    ...(view.stage === "turn" ? alternatives(scene) : []),
    ...(mayPass(view) ? [{ type: "pass" } as const] : []),
  ];
}

export function refusal(layout: Layout, view: View, move: Move): Refusal | undefined {
  if (view.stage === "over") return { code: "gameOver", rule: "5.1" };
  const scene = sceneOf(layout, view);
  const owed = owedIn(scene);
  if (owed) return refusalWhileOwed(owed, scene, view, move);
  if (view.viewer !== view.turn) return { code: "notYourTurn", rule: "2.1" };
  if (view.stage !== "turn" && view.stage !== "place") return { code: "drawOwed", rule: "2.5" };
  switch (move.type) {
    case "draw":
      if (view.stage === "place") return { code: "mustPlaceDrawn", rule: "2.3" };
      if (!layout.terms.drawAnother) return { code: "noDraw", rule: "9.3" };
      return canDraw(layout, view) ? undefined : { code: "supplyEmpty", rule: "2.4" };
    case "pass":
      return mayPass(view) ? undefined : { code: "mustPlace", rule: "2.7" };
    case "own":
      if (view.stage === "place") return { code: "mustPlaceDrawn", rule: "2.3" };
      return includes(alternatives(scene), move) ? undefined : ownRefusal(scene, move);
    case "place":
      if (!placeable(view).includes(move.tile))
        return view.stage === "place" ? { code: "mustPlaceDrawn", rule: "2.3" } : { code: "notInHand", rule: "2.2" };
      return placementRefusal(scene, view.laid, move.tile, move, exceptionHolds(layout, view));
  }
}

/** The choices of the seat that has to decide for a module. */
function decisions(owed: Owed, scene: Scene, { viewer }: View): readonly Move[] {
  const { module, own, actor } = owed;
  if (actor.kind !== "seat" || actor.seat !== viewer) return [];
  return (own.choices?.(scene.slice(module.id), scene) ?? []).map((action) => wordFor(owed, action));
}

function refusalWhileOwed(owed: Owed, scene: Scene, view: View, move: Move): Refusal | undefined {
  const { actor, module } = owed;
  if (actor.kind !== "seat") return { code: "drawOwed", rule: "2.5" };
  if (actor.seat !== view.viewer) return { code: "notYourTurn", rule: "2.1" };
  if (move.type !== "own" || move.module !== module.id) return { code: "decisionOwed", rule: "9.2" };
  return includes(decisions(owed, scene, view), move) ? undefined : ownRefusal(scene, move);
}

/** What modules offer instead of placing a tile. */
export function alternatives(scene: Scene): readonly OwnAction[] {
  return scene.layout.ruled.flatMap((ruled) => {
    const offers: Offers<unknown> = ruled.own.instead?.(scene.slice(ruled.module.id), scene) ?? [];
    return Array.from({ length: offers.length }, (_, index) => wordFor(ruled, offers.at(index)));
  });
}

function includes(offered: readonly Move[], { module, word }: OwnAction): boolean {
  return offered.some((each) => each.type === "own" && each.module === module && each.word === word);
}

function ownRefusal(scene: Scene, { module: id, word }: OwnAction): Refusal {
  const ruled = scene.layout.ruled.find(({ module }) => module.id === id);
  const action: unknown = ruled?.own.lexicon.read(word);
  return ruled && action !== undefined
    ? ruled.own.refusal(scene.slice(ruled.module.id), action, scene)
    : { code: "noSuchModule", rule: "9.2" };
}

/** The different tiles that may be placed now: the one just drawn, or any of the hand. */
function placeable(view: View): readonly TileCode[] {
  const tiles = view.stage === "place" ? view.drawn : known(view.hands[view.turn]);
  return [...new Set(tiles)].filter(isTileCode);
}

function canDraw({ terms }: Layout, view: View): boolean {
  return view.stage === "turn" && view.supply > 0 && terms.drawAnother;
}

/** Rule 2.7: only for want of a tile. */
function mayPass(view: View): boolean {
  return view.stage === "turn" && view.supply === 0 && known(view.hands[view.turn]).length === 0;
}

/** Rule 7.3: by one reading, a hand tile must give way to a draw before it may make a one-tile line. */
function exceptionHolds(layout: Layout, view: View): boolean {
  return layout.terms.exceptionAlways || !canDraw(layout, view);
}
