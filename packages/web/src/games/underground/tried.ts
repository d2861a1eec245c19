/** What a piece would do before it is built: its cost, its points, and what changes for the passenger. */
import { known } from "@interchange/tabletop";
import { buildable, builtBy, cityOf, LONDON, tracksOf } from "@interchange/underground";
import type { Built, View } from "@interchange/underground";
import type { Candidate } from "@interchange/boards/map";
import { forecastOf, incomeOf } from "./forecast.ts";
import type { Leg } from "./forecast.ts";

/** A piece that is being tried: its line, and its block by its place in the city. */
export interface Ghost {
  readonly block: number;
  readonly line: string;
}

export interface Tried extends Ghost {
  readonly built: Built;
  /** Where the passenger would go then. */
  readonly forecast: Leg | undefined;
}

export function triedOn(view: View, { block, line }: Ghost): Tried {
  const { between } = known(LONDON.blocks[block]);
  const built = builtBy(view, view.turn, { line, between });
  return { block, line, built, forecast: forecastOf({ ...view, pieces: built.pieces }) };
}

export function pointsOf({ rewards }: Built): number {
  return rewards.reduce((sum, { award }) => sum + award.points, 0);
}

/** Every block where one of the lines may be built on. With hints, also what it would bring at once. */
export function candidatesOf(view: View, lines: readonly string[], hints: boolean): readonly Candidate[] {
  const tracks = tracksOf(view);
  const seat = view.turn;
  const now = hints ? incomeOf(forecastOf(view), seat).most : 0;
  return lines.flatMap((line) =>
    buildable(tracks, known(cityOf(view.setup).line(line)), view.tokens[seat] ?? 0).map(
      ({ block, cost }): Candidate => {
        if (!hints) return { block, line, cost };
        const tried = triedOn(view, { block, line });
        const points = pointsOf(tried.built) + incomeOf(tried.forecast, seat).most - now;
        return points === 0 ? { block, line, cost } : { block, line, cost, points };
      },
    ),
  );
}
