/** Marks that modules put on the board: tourists in their colours, and landmarks. */
import { known } from "@interchange/tabletop";
import type { ColourIndex } from "../companies.ts";
import type { Cell } from "../geometry.ts";
import type { Drawn, Layout } from "../module.ts";
import type { Mark } from "../mark.ts";
import { facesBy, readerOf } from "../scene.ts";
import { INNER_SQUARES } from "../tourists.ts";
import type { Drawable } from "./lines.ts";
import { cornerOf } from "./paths.ts";

/** A front with columns, about the origin. */
export const LANDMARK = "M-12 9h24v3h-24zM-10-3h4v10h-4zM-2-3h4v10h-4zM6-3h4v10h-4zM-13-5L0-13 13-5z";

/** Everything a table's modules have on the board. */
export function marksOn(layout: Layout, { laid, slices }: Drawable): readonly Mark[] {
  if (!slices) return [];
  const faces = facesBy(layout, slices, laid);
  const drawn: Drawn = { layout, ...readerOf(slices), faceOn: (cell) => known(faces[cell]) };
  return layout.modules.flatMap((module) => module.marks?.(drawn) ?? []);
}

export function touristMark(colour: ColourIndex, cell: Cell, x: number, y: number, r: number): Mark {
  const [left, top] = cornerOf(cell);
  return { kind: "tourist", colour, x: left + x, y: top + y, r };
}

/** The tourists of one square: alone one is large and stands in a corner, together they stand in rows. */
export function crowdOn(cell: Cell, tourists: readonly ColourIndex[]): readonly Mark[] {
  const [only] = tourists;
  if (only !== undefined && tourists.length === 1) return [touristMark(only, cell, 73, 27, 19)];
  const across = tourists.length > 4 ? 3 : 2;
  const apart = across > 2 ? 29 : 44;
  return tourists.map((colour, at) =>
    touristMark(
      colour,
      cell,
      50 + apart * ((at % across) - (across - 1) / 2),
      27 + apart * Math.floor(at / across),
      across > 2 ? 13 : 17,
    ),
  );
}

/** The tourists of all inner squares. */
export function crowdsOn(board: readonly (readonly ColourIndex[])[]): readonly Mark[] {
  return INNER_SQUARES.flatMap((cell, place) => crowdOn(cell, board[place] ?? []));
}

/** One tourist on each inner square, as long as no tile lies there. */
export function uncovered(
  tourists: readonly ColourIndex[],
  scene: Pick<Drawn, "faceOn">,
): readonly (readonly ColourIndex[])[] {
  return INNER_SQUARES.map((cell, place) => {
    const colour = tourists[place];
    return colour === undefined || scene.faceOn(cell) >= 0 ? [] : [colour];
  });
}
