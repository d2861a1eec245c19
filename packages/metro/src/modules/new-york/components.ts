/** The printed landmark boards of New York. */
import type { Part } from "@interchange/tabletop";
import { each, fields, known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import { NEW_YORK_1 } from "./printed.ts";
import { POINTS } from "../../components/values.ts";
import { BOARD_WORDS } from "./data.ts";
import type { NewYorkValues } from "./printed.ts";

/** The same by board and colour. */
export type Boards = readonly (readonly number[])[];

export const NEW_YORK_PARTS: Part<NewYorkValues, Boards> = {
  id: "new-york",
  published: { 1: NEW_YORK_1 },
  shape: fields({ boards: each(BOARD_WORDS, each(COLOURS, POINTS)) }),
  tables: ({ boards }) => BOARD_WORDS.map((word) => COLOURS.map((colour) => known(boards[word])[colour])),
};
