/** The printed landmark tiles of London: the colours of the spaces that the taxi drives over. */
import type { Part } from "@interchange/tabletop";
import { each, fields, known, listOf } from "@interchange/tabletop";
import type { ColourIndex } from "../../companies.ts";
import { LONDON_1 } from "./printed.ts";
import { COLOUR, colourNumber } from "../../components/values.ts";
import { LANDMARKS } from "./data.ts";
import type { Lanes, LondonValues } from "./printed.ts";

export interface LondonTables {
  readonly landmarks: readonly Lanes<ColourIndex>[];
  /** How many spaces the upper lane has over all landmarks, and both lanes. */
  readonly upper: number;
  readonly spaces: number;
}

const MOST_SPACES = 6;
const LANE = listOf(COLOUR, 1, MOST_SPACES);

export const LONDON_PARTS: Part<LondonValues, LondonTables> = {
  id: "london",
  published: { 1: LONDON_1 },
  shape: fields({
    landmarks: each(
      LANDMARKS.map(({ word }) => word),
      fields({ upper: LANE, lower: LANE }),
    ),
  }),
  tables({ landmarks }) {
    const lanes = LANDMARKS.map(({ word }) => {
      const { upper, lower } = known(landmarks[word]);
      return { upper: upper.map(colourNumber), lower: lower.map(colourNumber) };
    });
    const upper = lanes.reduce((sum, lane) => sum + lane.upper.length, 0);
    return { landmarks: lanes, upper, spaces: lanes.reduce((sum, lane) => sum + lane.lower.length, upper) };
  },
};
