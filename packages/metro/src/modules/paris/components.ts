/** The printed landmark tiles of Paris. */
import type { Part } from "@interchange/tabletop";
import { addTo, each, fields, known, listOf } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";
import { PARIS_1 } from "./printed.ts";
import { COLOUR, colourNumber } from "../../components/values.ts";
import { LANDMARKS, SPACES_OF_A_LANDMARK } from "./data.ts";
import type { ParisValues } from "./printed.ts";

export interface ParisTables {
  readonly landmarks: readonly (readonly ColourIndex[])[];
  /** The spaces of a colour at each landmark, as bits, by `colour * LANDMARKS.length + landmark`. */
  readonly spacesOf: Uint8Array;
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
    const spacesOf = new Uint8Array(COLOURS.length * LANDMARKS.length);
    for (const [landmark, spaces] of landmarks.entries())
      for (const [space, colour] of spaces.entries()) addTo(spacesOf, colour * LANDMARKS.length + landmark, 1 << space);
    return { landmarks, spacesOf };
  },
};
