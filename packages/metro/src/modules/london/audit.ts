/** What must hold of London in every position. For tests. */
import { addTo, known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { Position } from "../../position.ts";
import { INNER_SQUARES, TOURISTS_OF_A_COLOUR } from "../../tourists.ts";
import { drive, LEFT_ARROW, RIGHT_ARROW } from "./circuit.ts";
import { LANDMARKS } from "./data.ts";
import type { LondonSlice } from "./module.ts";
import { LONDON } from "./module.ts";

export function auditLondon(
  { row, taxi, tourists }: LondonSlice,
  { setup, stage, laid, awards, points }: Position,
): string | undefined {
  if (stage === "setup") return undefined;
  if (new Set(row).size !== LANDMARKS.length) return `the row is ${row.join()}`;
  for (const colour of COLOURS.keys())
    if (tourists.filter((each) => each === colour).length !== TOURISTS_OF_A_COLOUR)
      return `there are not four ${known(COLOURS[colour])} tourists`;
  // From either arrow, all drives so far must lead to where the taxi is, and pay what was paid.
  const paid = points.map((_, seat) =>
    awards.reduce((sum, { module, to, points: won }) => (isTo(to, seat) && module === LONDON ? sum + won : sum), 0),
  );
  const fits = [LEFT_ARROW, RIGHT_ARROW].some((arrow) => {
    let at = arrow;
    const owed = points.map(() => 0);
    for (const { cell, seat } of laid) {
      const colour = tourists[INNER_SQUARES.indexOf(cell)];
      if (colour === undefined) continue;
      const { to, count, isReached } = drive(row, at, colour);
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
