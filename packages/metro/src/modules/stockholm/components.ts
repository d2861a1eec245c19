/** The printed landmark tiles of Stockholm. */
import type { Part } from "@interchange/tabletop";
import { each, fields, known, listOf } from "@interchange/tabletop";
import { STOCKHOLM_1 } from "./printed.ts";
import { POINTS } from "../../components/values.ts";
import { LANDMARKS } from "./data.ts";
import type { StockholmValues } from "./printed.ts";

export interface StockholmTables {
  readonly landmarks: readonly (readonly number[])[];
  /** How many spaces there are in all. */
  readonly spaces: number;
  /** The cached values of rows. */
  readonly rows: WeakMap<readonly number[], readonly number[]>;
}

const MOST_SPACES = 8;

export const STOCKHOLM_PARTS: Part<StockholmValues, StockholmTables> = {
  id: "stockholm",
  published: { 1: STOCKHOLM_1 },
  shape: fields({
    landmarks: each(
      LANDMARKS.map(({ word }) => word),
      listOf(POINTS, 1, MOST_SPACES),
    ),
  }),
  tables(values) {
    const landmarks = LANDMARKS.map(({ word }) => known(values.landmarks[word]));
    return { landmarks, spaces: landmarks.reduce((sum, { length }) => sum + length, 0), rows: new WeakMap() };
  },
};
