/** Invariants of London in every position. For tests. */
import { addTo, known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { Position } from "../../position.ts";
import { TOURISTS } from "../../components/tourists.ts";
import type { Scene } from "../../module.ts";
import { INNER_SQUARES } from "../../tourists.ts";
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
  // Read afresh from the rules: the lanes one after the other, and the taxi before the first space of either.
  const { landmarks } = printed(LONDON_PARTS);
  const upper = row.flatMap((landmark) => known(landmarks[landmark]).upper);
  const circuit = [...upper, ...row.toReversed().flatMap((landmark) => known(landmarks[landmark]).lower)];
  const fits = [0, upper.length].some((first, arrow) => {
    let [next, at] = [first, circuit.length + arrow];
    const owed = points.map(() => 0);
    for (const { cell, seat } of laid) {
      const colour = tourists[INNER_SQUARES.indexOf(cell)];
      if (colour === undefined) continue;
      const ahead = [0, 1, 2, 3].map((step) => (next + step) % circuit.length);
      const driven = 1 + ahead.findIndex((space) => circuit[space] === colour);
      addTo(owed, seat, driven);
      if (!driven && setup.options["london-failed-drive"] !== "4") continue;
      at = known(ahead[(driven || 4) - 1]);
      next = (at + 1) % circuit.length;
    }
    return at === taxi && owed.join() === paid.join();
  });
  return fits ? undefined : `the taxi is at ${taxi}, and ${paid.join()} were paid`;
}

function isTo(to: Position["awards"][number]["to"], seat: number): boolean {
  return to.kind === "seat" && to.seat === seat;
}
