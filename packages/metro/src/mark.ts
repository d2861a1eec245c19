import type { ColourIndex } from "./companies.ts";

/** A small thing that a module has on the board, in the units of the board; a tourist's `r` is about half its height. */
export type Mark = TouristMark | LandmarkMark;

export interface TouristMark {
  readonly kind: "tourist";
  readonly colour: ColourIndex;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface LandmarkMark {
  readonly kind: "landmark";
  readonly x: number;
  readonly y: number;
}
