/** Finds the spaces ahead of the taxi, and how a tile would move it. */
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

/** The spaces in reach of the taxi, nearest first; none before it is placed. */
export function aheadOf({ row, taxi }: LondonSlice, tables: LondonTables): readonly Ahead[] {
  if (taxi === null || row.length < LANDMARKS.length) return [];
  // A drive of any length tells where the first space is, even from an arrow.
  const { to, count } = drive(row, taxi, 0, tables);
  return Array.from({ length: LONGEST_DRIVE }, (_, at) => {
    const space = (to - count + 1 + at + tables.spaces) % tables.spaces;
    return { space, colour: colourOf(row, space, tables) };
  });
}

/** How far a tried tile would move the taxi, and whether it would reach the colour. */
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

/** The name of a space's landmark. */
export function landmarkOf(row: readonly number[], space: number, tables: LondonTables): string {
  return known(LANDMARKS[known(row[placeOf(row, space, tables)])]).name;
}
