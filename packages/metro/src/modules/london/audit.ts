/** Invariants of London in every position. For tests. */
import { addTo, known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { Position } from "../../position.ts";
import { TOURISTS } from "../../components/tourists.ts";
import type { Scene } from "../../module.ts";
import { INNER_SQUARES } from "../../tourists.ts";
import { ARROWS, drive, onArrow } from "./circuit.ts";
import { LONDON_PARTS } from "./components.ts";
import { LANDMARKS } from "./data.ts";
import type { LondonSlice } from "./module.ts";
import { LONDON } from "./module.ts";

export function audit(
  { row, taxi, tourists }: LondonSlice,
  { setup, stage, laid, awards, points }: Position,
  { layout: { printed } }: Scene,
): string | undefined {
  if (stage === "setup") return undefined;
  if (new Set(row).size !== LANDMARKS.length) return `the row is ${row.join()}`;
  for (const colour of COLOURS.keys())
    if (tourists.filter((each) => each === colour).length > known(printed(TOURISTS)[colour]))
      return `there are too many ${known(COLOURS[colour])} tourists`;
  if (tourists.length !== INNER_SQUARES.length) return `${tourists.length} tourists`;
  // From either arrow, all drives so far must lead to where the taxi is, and pay what was paid.
  const paid = points.map((_, seat) =>
    awards.reduce((sum, { module, to, points: won }) => (isTo(to, seat) && module === LONDON ? sum + won : sum), 0),
  );
  const tables = printed(LONDON_PARTS);
  const fits = ARROWS.some((_, arrow) => {
    let at = onArrow(arrow, tables);
    const owed = points.map(() => 0);
    for (const { cell, seat } of laid) {
      const colour = tourists[INNER_SQUARES.indexOf(cell)];
      if (colour === undefined) continue;
      const { to, count, isReached } = drive(row, at, colour, tables);
      if (isReached) addTo(owed, seat, count);
      if (isReached || setup.options["london-failed-drive"] === "4") at = to;
    }
    return at === taxi && owed.join() === paid.join();
  });
  return fits ? undefined : `the taxi is at ${taxi}, and ${paid.join()} were paid`;
}

function isTo(to: Position["awards"][number]["to"], seat: number): boolean {
  return to.kind === "seat" && to.seat === seat;
}
