/** Tourists on the inner squares, as three cities have them: alone in a corner of the square, or in a small crowd. */
import { cornerOf } from "@interchange/metro/core";
import type { Cell, Scene } from "@interchange/metro/core";
import { INNER_SQUARES, innerPlace } from "@interchange/metro/tourists";
import type { Setup } from "@interchange/tabletop";
import { TouristMark } from "./pieces.tsx";

type Board = readonly (readonly number[])[];

/** The tourists on a square, by the list of all inner squares. */
export function touristsOn(board: Board, cell: Cell): readonly number[] {
  return board[innerPlace(cell)] ?? [];
}

/** One tourist on each inner square, as long as no tile lies there. */
export function uncovered(tourists: readonly number[], scene: Pick<Scene, "faceOn">): Board {
  return INNER_SQUARES.map((cell, place) => {
    const colour = tourists[place];
    return colour === undefined || scene.faceOn(cell) >= 0 ? [] : [colour];
  });
}

interface TouristsProps {
  readonly setup: Setup;
  readonly board: Board;
}

export function TouristsOnBoard({ setup, board }: TouristsProps) {
  return (
    <>
      {INNER_SQUARES.map((cell) => (
        <Crowd key={cell} setup={setup} cell={cell} tourists={touristsOn(board, cell)} />
      ))}
    </>
  );
}

interface CrowdProps {
  readonly setup: Setup;
  readonly cell: Cell;
  readonly tourists: readonly number[];
}

/** Alone a tourist is large; together they stand in rows. */
export function Crowd({ setup, cell, tourists }: CrowdProps) {
  const [x, y] = cornerOf(cell);
  const [only] = tourists;
  if (only !== undefined && tourists.length === 1)
    return <TouristMark setup={setup} colour={only} x={x + 73} y={y + 27} r={19} />;
  const across = tourists.length > 4 ? 3 : 2;
  const apart = across > 2 ? 29 : 44;
  const r = across > 2 ? 13 : 17;
  return (
    <>
      {tourists.map((colour, at) => (
        <TouristMark
          key={at}
          setup={setup}
          colour={colour}
          x={x + 50 + apart * ((at % across) - (across - 1) / 2)}
          y={y + 27 + apart * Math.floor(at / across)}
          r={r}
        />
      ))}
    </>
  );
}
