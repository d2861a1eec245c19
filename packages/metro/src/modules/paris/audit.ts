/** Invariants of landmarks and tourists in every position. For tests. */
import { addTo, known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { Position } from "../../position.ts";
import { TOURISTS } from "../../components/tourists.ts";
import type { Layout, Scene } from "../../module.ts";
import { INNER_SQUARES, innerPlace } from "../../tourists.ts";
import { PARIS_PARTS } from "./components.ts";
import { SPACES_OF_A_LANDMARK } from "./data.ts";
import { colourOfSpace } from "./slice.ts";
import type { ParisSlice } from "./slice.ts";

export function audit(slice: ParisSlice, { stage, laid }: Position, { layout }: Scene): string | undefined {
  const { dealt, rows, loose, seated, board, waiting, from } = slice;
  const landmarks = [...rows, ...loose].flat();
  if (landmarks.length !== dealt || new Set(landmarks).size !== dealt) return `landmarks ${landmarks.join()}`;
  if (rows.some((row, seat) => known(seated[seat]).length !== row.length * SPACES_OF_A_LANDMARK))
    return "a row has other spaces than its landmarks";
  if (stage !== "setup" && loose.flat().length) return "a landmark stands in no row";
  const counts = tourists(slice, layout);
  for (const [colour, count] of counts.entries())
    if (count > known(layout.printed(TOURISTS)[colour])) return `${count} ${known(COLOURS[colour])} tourists`;
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (stage !== "setup" && all !== INNER_SQUARES.length) return `${all} tourists`;
  if (laid.some(({ cell }) => board[innerPlace(cell)]?.length)) return "a tourist under a tile";
  return (from === null) === (waiting.length === 0) ? undefined : `${waiting.length} wait from ${from}`;
}

/** All tourists wherever they are, by colour. */
function tourists(slice: ParisSlice, { printed }: Layout): readonly number[] {
  const counts = COLOURS.map(() => 0);
  const elsewhere = [...slice.board.flat(), ...slice.waiting, ...slice.gone];
  const seated = slice.seated.flatMap((row, seat) =>
    row.flatMap((isTaken, space) => (isTaken ? [colourOfSpace(printed(PARIS_PARTS), slice, seat, space)] : [])),
  );
  for (const colour of [...elsewhere, ...seated]) addTo(counts, colour, 1);
  return counts;
}
