/**
 * The landmarks of London. Names, number and the taxi are the box's; two lanes of spaces are inferred from its
 * direction tiles. The colours are our own design: four different ones on a landmark, and each of its four places has
 * every colour once over the eight landmarks. An owner of the box corrects them here.
 */
import { COLOURS } from "../../companies.ts";
import type { ColourIndex, ColourName } from "../../companies.ts";

export interface Landmark {
  /** The word for it in records. */
  readonly word: string;
  readonly name: string;
  /** Two spaces of the upper lane and two of the lower one, both in the order in which the taxi passes them. */
  readonly upper: readonly ColourIndex[];
  readonly lower: readonly ColourIndex[];
}

type Lane = readonly [ColourName, ColourName];

function landmark(word: string, name: string, upper: Lane, lower: Lane): Landmark {
  const indices = (lane: Lane): readonly ColourIndex[] => lane.map((colour) => COLOURS.indexOf(colour));
  return { word, name, upper: indices(upper), lower: indices(lower) };
}

export const LANDMARKS: readonly Landmark[] = [
  landmark("tower-bridge", "Tower Bridge", ["gray", "red"], ["green", "orange"]),
  landmark("tower", "Tower of London", ["brown", "gray"], ["red", "purple"]),
  landmark("trafalgar", "Trafalgar Square", ["red", "green"], ["brown", "blue"]),
  landmark("westminster", "Palace of Westminster", ["orange", "blue"], ["yellow", "brown"]),
  landmark("big-ben", "Big Ben", ["purple", "orange"], ["blue", "gray"]),
  landmark("buckingham", "Buckingham Palace", ["yellow", "purple"], ["orange", "red"]),
  landmark("eye", "London Eye", ["green", "brown"], ["gray", "yellow"]),
  landmark("st-pauls", "St. Paul's Cathedral", ["blue", "yellow"], ["purple", "green"]),
];

/** How far the taxi drives at most. */
export const LONGEST_DRIVE = 4;
