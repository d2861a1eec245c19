/** Invariants of the centre's tiles in every position. For tests. */
import type { Scene } from "../../module.ts";
import type { Position } from "../../position.ts";
import { RAIL_PARTS } from "./components.ts";
import { CENTRE_SQUARES } from "./data.ts";
import type { RailsSlice } from "./module.ts";

export function audit({ rails }: RailsSlice, { stage, lines }: Position, { layout }: Scene): string | undefined {
  const { tiles } = layout.printed(RAIL_PARTS);
  const countOf = (tile: string, list: readonly string[]): number => list.filter((each) => each === tile).length;
  const laid = rails.map(({ tile }) => tile);
  if (laid.some((tile) => countOf(tile, laid) > countOf(tile, tiles))) return `the centre has ${laid.join()}`;
  if (stage !== "setup" && rails.length !== CENTRE_SQUARES.length) return "a square of the centre is bare";
  return lines.some(({ to }) => to >= 32) ? "a line has ended in the centre" : undefined;
}
