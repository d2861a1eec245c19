/** Makes positions that are possible given a view. */
import type { Random } from "@interchange/tabletop";
import { addTo, known } from "@interchange/tabletop";
import type { Layout } from "./module.ts";
import type { Position, SeenTile, View } from "./position.ts";
import { kindOf, PIECES, TILE_CODES } from "./tiles.ts";
import type { TileCode } from "./tiles.ts";
import { eachSlice } from "./view.ts";

/** Deals the tiles that the viewer has not seen to the hands that the viewer cannot see; the rest is the supply. */
export function imagine(layout: Layout, view: View, random: Random): Position {
  const pool = random.shuffled(
    view.unseen.flatMap((count, kind) => Array.from({ length: count }, () => known(TILE_CODES[kind]))),
  );
  const real = (tile: SeenTile): TileCode => (tile === "?" ? (pool.pop() as TileCode) : tile);
  const hands = view.hands.map((hand) => hand.map(real));
  const drawn = view.drawn.map(real);
  const bag = PIECES.map(() => 0);
  for (const tile of pool) addTo(bag, kindOf(tile), 1);
  const { setup, stage, turn, laid, sunk, lines, awards, points, profits, viewer } = view;
  const slices =
    stage === "over"
      ? view.slices
      : eachSlice(layout, view.slices, (own, slice) => own.imagine?.(slice, viewer, random) ?? slice);
  return { setup, stage, turn, laid, bag, sunk, hands, drawn, lines, awards, points, profits, slices };
}
