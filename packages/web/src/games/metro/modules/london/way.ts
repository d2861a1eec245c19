/** Finds the spaces ahead of the taxi, and how a tile would move it. */
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

/** How far a tried tile would move the taxi; undefined if it would not drive at all. */
export function triedDrive(preview: Preview | undefined): number | undefined {
  const tell = preview?.reactions.find(({ module }) => module === LONDON)?.tells[0];
  return tell && (tell.count ?? 0);
}

/** The name of a space's landmark. */
export function landmarkOf(row: readonly number[], space: number, tables: LondonTables): string {
  return known(LANDMARKS[known(row[placeOf(row, space, tables)])]).name;
}
