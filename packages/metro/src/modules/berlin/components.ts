/** The printed components of Berlin: prizes on both sides of the landmarks, and where tourists start. */
import type { Part } from "@interchange/tabletop";
import { each, fields, known, listOf, setOf } from "@interchange/tabletop";
import { BERLIN_1 } from "./printed.ts";
import { POINTS, SQUARE, squareAt } from "../../components/values.ts";
import { CELLS } from "../../geometry.ts";
import type { Cell } from "../../geometry.ts";
import { GROUPS, LANDMARKS, SIDE_NAMES, SQUARES_OF_A_GROUP } from "./data.ts";
import type { Prizes, BerlinValues } from "./printed.ts";

export interface BerlinTables {
  /** By landmark and side. */
  readonly prizes: readonly (readonly Prizes[])[];
  readonly squares: readonly Cell[];
  /** The place of each square of the board among `squares`, or -1. */
  readonly places: Int8Array;
}

export const BERLIN_PARTS: Part<BerlinValues, BerlinTables> = {
  id: "berlin",
  published: { 1: BERLIN_1 },
  shape: fields({
    landmarks: each(
      LANDMARKS.map(({ word }) => word),
      each(SIDE_NAMES, listOf(POINTS, 2)),
    ),
    groups: listOf(setOf(SQUARE, SQUARES_OF_A_GROUP), GROUPS),
  }),
  problem({ groups }) {
    const squares = groups.flat();
    const twice = squares.find((square, index) => squares.indexOf(square) < index);
    return twice === undefined ? undefined : { pointer: "/groups", reason: `${twice} appears twice` };
  },
  tables({ landmarks, groups }) {
    const squares = groups.flat().map(squareAt);
    return {
      prizes: LANDMARKS.map(({ word }) => SIDE_NAMES.map((side) => known(landmarks[word])[side])),
      squares,
      places: Int8Array.from({ length: CELLS }, (_, cell) => squares.indexOf(cell)),
    };
  },
};
