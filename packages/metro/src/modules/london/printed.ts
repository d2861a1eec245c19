/**
 * The landmark tiles of London. Two lanes of spaces are inferred from the direction tiles. The colours are our own
 * design: four different ones on a landmark, and each of its four places has every colour once over the landmarks.
 */
import type { ColourName } from "../../companies.ts";

/** Both lanes, in the order in which the taxi passes their spaces. */
export interface Lanes<Colour> {
  readonly upper: readonly Colour[];
  readonly lower: readonly Colour[];
}

export interface LondonValues {
  readonly landmarks: Readonly<Record<string, Lanes<ColourName>>>;
}

export const LONDON_1: LondonValues = {
  landmarks: {
    "tower-bridge": { upper: ["gray", "red"], lower: ["green", "orange"] },
    tower: { upper: ["brown", "gray"], lower: ["red", "purple"] },
    trafalgar: { upper: ["red", "green"], lower: ["brown", "blue"] },
    westminster: { upper: ["orange", "blue"], lower: ["yellow", "brown"] },
    "big-ben": { upper: ["purple", "orange"], lower: ["blue", "gray"] },
    buckingham: { upper: ["yellow", "purple"], lower: ["orange", "red"] },
    eye: { upper: ["green", "brown"], lower: ["gray", "yellow"] },
    "st-pauls": { upper: ["blue", "yellow"], lower: ["purple", "green"] },
  },
};
