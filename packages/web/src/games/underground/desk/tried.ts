/** Works out what a piece would do: its cost, its points, and what changes for the passenger. */
import { known } from "@interchange/tabletop";
import { buildable, builtBy, cityOf, tracksOf } from "@interchange/underground";
import type { Built, View } from "@interchange/underground";
import type { Candidate } from "@interchange/boards/map";
import { forecastOf } from "./forecast.ts";
import type { Leg } from "./forecast.ts";
import { betweenAt } from "./stations.ts";

/** A piece that is being tried: its line, and the index of its block. */
export interface Ghost {
  readonly block: number;
  readonly line: string;
}

export interface Tried extends Ghost {
  readonly built: Built;
  /** Where the passenger would go after it. */
  readonly forecast: Leg | undefined;
}

export function triedOn(view: View, { block, line }: Ghost): Tried {
  const between = betweenAt(view, block);
  const built = builtBy(view, view.turn, { line, between });
  return { block, line, built, forecast: forecastOf({ ...view, pieces: built.pieces }) };
}

export function pointsOf({ rewards }: Built): number {
  return rewards.reduce((sum, { award }) => sum + award.points, 0);
}

/** Every block where one of the lines may be built. */
export function candidatesOf(view: View, lines: readonly string[]): readonly Candidate[] {
  const tracks = tracksOf(view);
  return lines.flatMap((line) =>
    buildable(tracks, known(cityOf(view.setup).line(line)), view.tokens[view.turn] ?? 0).map(
      ({ block, cost }): Candidate => ({ block, line, cost }),
    ),
  );
}
