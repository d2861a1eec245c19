/** Finds what a line can still score for, and how many pieces that takes at least. */
import { cityOf, tracksOf } from "@interchange/underground";
import type { View } from "@interchange/underground";
import { pairsOf } from "./stations.ts";

export interface Goal {
  readonly kind: "terminus" | "connection";
  /** The terminus, or the symbol. */
  readonly id: string;
  readonly pieces: number;
}

/** Everything within reach of the remaining pieces, nearest first. Undefined if the line has not begun. */
export function goalsOf(view: View, line: string, left: number): readonly Goal[] | undefined {
  const tracks = tracksOf(view);
  const { city, lineOf, stationOf, blockOf } = cityOf(view.setup);
  const number = lineOf(line);
  if (!tracks.laid[number]) return undefined;
  const reached = (id: string): boolean => tracks.touches(number, stationOf(id));
  const room = city.blocks.filter(({ between }) => tracks.hasRoom(number, blockOf(between)));
  const from = city.stations.filter(({ id }) => reached(id)).map(({ id }) => id);
  const away = (starts: readonly string[]): ReadonlyMap<string, number> => {
    const steps = new Map(starts.map((id) => [id, 0]));
    for (let step = 1, grew = true; grew && step <= left; step++) {
      grew = false;
      for (const { between } of room)
        for (const [one, other] of [between, [between[1], between[0]] as const])
          if (steps.get(one) === step - 1 && !steps.has(other)) {
            steps.set(other, step);
            grew = true;
          }
    }
    return steps;
  };
  const steps = away(from);
  const termini = city.stations
    .filter(({ id, category }) => category === "terminus" && !reached(id))
    .map(({ id }): Goal => ({ kind: "terminus", id, pieces: steps.get(id) ?? Infinity }));
  const pairs = pairsOf(view).map(({ symbol, stations }): Goal => {
    // Two to reach: the way to some fork counts once, plus the way from there to each.
    const each = stations.filter((id) => !reached(id)).map((id) => away([id]));
    const forked = [...steps].map(([fork, there]) =>
      each.reduce((sum, from) => sum + (from.get(fork) ?? Infinity), there),
    );
    return { kind: "connection", id: symbol, pieces: Math.min(...forked) };
  });
  return [...termini, ...pairs]
    .filter(({ pieces }) => pieces > 0 && pieces <= left)
    .toSorted((one, other) => one.pieces - other.pieces);
}
