/** What other programs see of numbered stations. */
import type { Fields } from "../../fields.ts";
import type { NumbersSlice } from "./module.ts";

export const FIELDS: Fields<NumbersSlice> = {
  groups: {
    means: "the numbers, by group",
    is: [
      {
        rest: { means: "the numbers that nobody is known to hold", is: ["number"] },
        held: { means: "the numbers by seat, 0 for one that you may not know", is: [["number"]] },
      },
    ],
  },
  owed: {
    means: "who gets the next number, and of which group; `null` when all have theirs",
    is: {
      orNull: {
        group: { means: "the group, from 0", is: "number" },
        seat: { means: "the seat, from 0", is: "number" },
      },
    },
  },
  isOpen: { means: "numbers are open to everybody", is: true, isOptional: true },
};
