/** Invariants of Stockholm in every position. For tests. */
import { known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { Position } from "../../position.ts";
import { INNER_SQUARES } from "../../tourists.ts";
import { TOURISTS } from "../../components/tourists.ts";
import type { Scene } from "../../module.ts";
import { STOCKHOLM_PARTS } from "./components.ts";
import { LANDMARKS } from "./data.ts";
import { EMPTY, firstSpaceOf } from "./module.ts";
import type { StockholmSlice } from "./module.ts";

export function audit(
  { row, markers, open, tourists, spaces }: StockholmSlice,
  { laid, stage }: Position,
  { layout: { printed } }: Scene,
): string | undefined {
  const colours = [...markers.held.flat(), ...markers.rest, ...open];
  if (new Set(colours).size !== COLOURS.length || colours.length !== COLOURS.length)
    return `markers are ${colours.join()}`;
  if (colours.some((colour) => COLOURS[colour] === undefined)) return "a marker has no colour";
  if (stage === "setup") return undefined;
  if (new Set(row).size !== LANDMARKS.length) return `the row is ${row.join()}`;
  for (const colour of COLOURS.keys())
    if (tourists.filter((each) => each === colour).length > known(printed(TOURISTS)[colour]))
      return `there are too many ${known(COLOURS[colour])} tourists`;
  if (tourists.length !== INNER_SQUARES.length) return `${tourists.length} tourists`;
  const tables = printed(STOCKHOLM_PARTS);
  const left = laid.flatMap(({ cell }) => tourists[INNER_SQUARES.indexOf(cell)] ?? []);
  if (!open.length) {
    const visitors = spaces.slice(0, left.length).join();
    return visitors === left.slice(0, spaces.length).join() && spaces.slice(left.length).every((each) => each === EMPTY)
      ? undefined
      : `the row has ${spaces.join()}, ${left.join()} have left`;
  }
  for (const [place, colour] of open.entries()) {
    const here = spaces.slice(firstSpaceOf(row, place, tables), firstSpaceOf(row, place + 1, tables));
    const count = left.filter((each) => each === colour).length;
    if (here.some((each, space) => each !== (space < count ? colour : EMPTY)))
      return `landmark ${place} has ${here.join()} for ${count} ${known(COLOURS[colour])} tourists`;
  }
  return undefined;
}
