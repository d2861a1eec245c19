/** Invariants of landmarks, tourists and VP tiles in every position. For tests. */
import { known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { Position } from "../../position.ts";
import type { Layout, Scene } from "../../module.ts";
import { ST_PETERSBURG_PARTS } from "./components.ts";
import type { StPetersburgSlice } from "./module.ts";

export function audit(slice: StPetersburgSlice, { laid }: Position, { layout }: Scene): string | undefined {
  const { landmarks, tourists, choosing } = slice;
  const placed = tourists.filter((cell) => cell >= 0);
  const squares = [...landmarks, ...placed, ...(choosing === null ? [] : [choosing])];
  const all = layout.printed(ST_PETERSBURG_PARTS).squares;
  if (squares.length !== all.length || all.some((cell) => !squares.includes(cell)))
    return `landmarks and tourists are on ${squares.join()}`;
  if (laid.some(({ cell }) => landmarks.includes(cell))) return "a landmark under a tile";
  return COLOURS.map((_, colour) => auditHeap(slice, colour, layout)).find(Boolean);
}

function auditHeap(
  { heaps, counts, won, owed, tourists }: StPetersburgSlice,
  colour: number,
  { printed }: Layout,
): string | undefined {
  const heap = known(heaps[colour]);
  const taken = won.filter((tile) => tile.colour === colour).map(({ value }) => value);
  const values = [...heap, ...taken].toSorted((one, other) => one - other);
  if (
    values.join() !==
    known(printed(ST_PETERSBURG_PARTS).tiles[colour])
      .toSorted((one, other) => one - other)
      .join()
  )
    return `VP tiles of ${known(COLOURS[colour])} are ${values.join()}`;
  if (heap.length !== counts[colour]) return `the heap of ${known(COLOURS[colour])} has ${counts[colour]} tiles`;
  if (owed.filter((tile) => tile.colour === colour).length > heap.length)
    return `${known(COLOURS[colour])} owes too much`;
  return taken.length && known(tourists[colour]) < 0 ? `${known(COLOURS[colour])} paid without a tourist` : undefined;
}
