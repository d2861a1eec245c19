/** The printed landmark tiles of Paris. */
import type { Part } from "@interchange/tabletop";
import { each, fields, known, listOf } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";
import { PARIS_1 } from "./printed.ts";
import { COLOUR, colourNumber } from "../../components/values.ts";
import { LANDMARKS, SPACES_OF_A_LANDMARK } from "./data.ts";
import type { ParisValues } from "./printed.ts";

export interface ParisTables {
  readonly landmarks: readonly (readonly ColourIndex[])[];
  /** By colour: the spaces of each landmark that have it. */
  readonly spacesOf: readonly (readonly (readonly number[])[])[];
}

export const PARIS_PARTS: Part<ParisValues, ParisTables> = {
  id: "paris",
  published: { 1: PARIS_1 },
  shape: fields({
    landmarks: each(
      LANDMARKS.map(({ word }) => word),
      listOf(COLOUR, SPACES_OF_A_LANDMARK),
    ),
  }),
  tables(values) {
    const landmarks = LANDMARKS.map(({ word }) => known(values.landmarks[word]).map(colourNumber));
    const spacesOf = COLOURS.map((_, colour) =>
      landmarks.map((spaces) => spaces.flatMap((each, space) => (each === colour ? [space] : []))),
    );
    return { landmarks, spacesOf };
  },
};
