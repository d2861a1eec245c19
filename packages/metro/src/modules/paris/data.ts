/**
 * The landmarks of Paris. Number, names and four spaces each are the box's; the colours of the spaces are our own
 * design, balanced so that every colour comes six times, three of them at an end. An owner of the box corrects them here.
 */
import { COLOURS } from "../../companies.ts";
import type { ColourIndex, ColourName } from "../../companies.ts";

export interface Landmark {
  /** The word for it in records. */
  readonly word: string;
  readonly name: string;
  readonly spaces: readonly ColourIndex[];
}

function landmark(word: string, name: string, ...colours: readonly ColourName[]): Landmark {
  return { word, name, spaces: colours.map((colour) => COLOURS.indexOf(colour)) };
}

export const LANDMARKS: readonly Landmark[] = [
  landmark("concorde", "Place de la Concorde", "purple", "yellow", "gray", "blue"),
  landmark("invalides", "Dôme des Invalides", "red", "orange", "brown", "green"),
  landmark("alexandre", "Pont Alexandre III", "brown", "red", "blue", "yellow"),
  landmark("eiffel", "Eiffel Tower", "orange", "green", "gray", "purple"),
  landmark("sacre-coeur", "Sacré-Coeur", "purple", "orange", "yellow", "red"),
  landmark("versailles", "Versailles", "green", "blue", "brown", "gray"),
  landmark("arc", "Arc de Triomphe", "orange", "brown", "yellow", "gray"),
  landmark("moulin-rouge", "Moulin Rouge", "green", "purple", "red", "blue"),
  landmark("notre-dame", "Notre Dame", "yellow", "green", "purple", "brown"),
  landmark("louvre", "Louvre", "blue", "gray", "orange", "red"),
  landmark("vuitton", "Foundation Louis-Vuitton", "gray", "red", "green", "yellow"),
  landmark("pantheon", "Panthéon", "brown", "purple", "blue", "orange"),
];

export const SPACES_OF_A_LANDMARK = 4;

/** How many landmarks each seat is dealt, by seats; with five seats two are left over. */
export const LANDMARKS_EACH: Readonly<Record<number, number>> = { 2: 6, 3: 4, 4: 3, 5: 2, 6: 2 };
