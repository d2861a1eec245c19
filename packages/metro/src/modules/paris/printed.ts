/**
 * The landmark tiles of Paris. Four spaces each are the box's; the colours of the spaces are our own design, balanced
 * so that every colour comes six times, three of them at an end.
 */
import type { ColourName } from "../../companies.ts";

export interface ParisValues {
  /** The colours of the spaces of each landmark. */
  readonly landmarks: Readonly<Record<string, readonly ColourName[]>>;
}

export const PARIS_1: ParisValues = {
  landmarks: {
    concorde: ["purple", "yellow", "gray", "blue"],
    invalides: ["red", "orange", "brown", "green"],
    alexandre: ["brown", "red", "blue", "yellow"],
    eiffel: ["orange", "green", "gray", "purple"],
    "sacre-coeur": ["purple", "orange", "yellow", "red"],
    versailles: ["green", "blue", "brown", "gray"],
    arc: ["orange", "brown", "yellow", "gray"],
    "moulin-rouge": ["green", "purple", "red", "blue"],
    "notre-dame": ["yellow", "green", "purple", "brown"],
    louvre: ["blue", "gray", "orange", "red"],
    vuitton: ["gray", "red", "green", "yellow"],
    pantheon: ["brown", "purple", "blue", "orange"],
  },
};
