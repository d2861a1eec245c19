/** Parts of Metro that its core and its modules share. */
import * as v from "valibot";
import { means } from "../means.ts";
import { Count, SeatNumber } from "../words.ts";

export const Cell = means("the square, 8 × row + column, from 0 at the top left", Count);
export const Tile = means("the code of the tile (rule 1.5)", v.string());

/** Who gets points. */
export const Earner = v.variant("kind", [
  v.strictObject({ kind: v.literal("seat"), seat: means("the seat, from 0", SeatNumber) }),
  v.strictObject({ kind: v.literal("company"), company: means("the company, from 0", Count) }),
]);
