/** The shortest scene of a table without modules: an example of how to make one. */
import { drawnLines, drawnStations, facesOn, metro, seatColours, turned } from "@interchange/metro/core";
import type { Cell, TileCode, View } from "@interchange/metro/core";
import type { BoardScene } from "../src/metro/scene.ts";

export interface Pointed extends Pick<BoardScene, "targets" | "lit"> {
  readonly ghost?:
    | { readonly cell: Cell; readonly tile: TileCode; readonly turn: number; readonly seat: number }
    | undefined;
}

export function plainScene({ setup, laid, viewer }: View, { ghost, ...pointed }: Pointed = {}): BoardScene {
  const layout = metro.layoutOf(setup);
  const faces = facesOn(laid);
  const lines = drawnLines(layout, faces);
  const colours = seatColours(setup);
  const last = laid.at(-1);
  const face = ghost && turned(ghost.tile, ghost.turn);
  return {
    faces,
    stations: drawnStations(layout, lines),
    lines: lines.filter(({ passes }) => passes.length),
    colours,
    owners: colours,
    isCentreOpen: false,
    last: last && [{ cell: last.cell, seat: last.seat, own: last.seat === viewer }],
    ghost: ghost &&
      face && {
        cell: ghost.cell,
        face,
        seat: ghost.seat,
        lines: drawnLines(layout, new Map(faces).set(ghost.cell, face)).filter(({ passes }) =>
          passes.some(({ cell }) => cell === ghost.cell),
        ),
      },
    ...pointed,
  };
}
