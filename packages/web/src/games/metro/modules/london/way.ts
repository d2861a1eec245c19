/** What lies ahead of the taxi, and what a tile would make it do. */
import { COLOURS } from "@interchange/metro/core";
import type { Preview } from "@interchange/metro/core";
import { colourOf, drive, placeOf } from "@interchange/metro/modules/london/circuit";
import type { LondonTables } from "@interchange/metro/modules/london/components";
import { LANDMARKS, LONGEST_DRIVE } from "@interchange/metro/modules/london/data";
import { LONDON } from "@interchange/metro/modules/london/module";
import type { LondonSlice } from "@interchange/metro/modules/london/module";
import { known } from "@interchange/tabletop";

export interface Ahead {
  readonly space: number;
  readonly colour: number;
}

/** The spaces that the taxi can reach, the nearest first; none before it has a place. */
export function aheadOf({ row, taxi }: LondonSlice, tables: LondonTables): readonly Ahead[] {
  if (taxi === null || row.length < LANDMARKS.length) return [];
  // From an arrow, too, any drive tells where its first space is.
  const { to, count } = drive(row, taxi, 0, tables);
  return Array.from({ length: LONGEST_DRIVE }, (_, at) => {
    const space = (to - count + 1 + at + tables.spaces) % tables.spaces;
    return { space, colour: colourOf(row, space, tables) };
  });
}

/** How far the taxi would drive for the tile that is tried, and whether it would get there. */
export interface Trial {
  readonly colour: number;
  readonly count: number;
  readonly isReached: boolean;
}

export function trialOf(preview: Preview | undefined): Trial | undefined {
  const tell = preview?.reactions.find(({ module }) => module === LONDON)?.tells[0];
  return (
    tell && {
      colour: COLOURS.findIndex((each) => each === tell.colour),
      count: tell.count ?? 0,
      isReached: tell.what === "drove",
    }
  );
}

/** The name of the landmark that a space belongs to. */
export function landmarkOf(row: readonly number[], space: number, tables: LondonTables): string {
  return known(LANDMARKS[known(row[placeOf(row, space, tables)])]).name;
}
