/** What other programs see of the solo game. */
import type { Fields } from "../../fields.ts";
import type { Cards } from "./cards.ts";

export const FIELDS: Fields<Cards> = {
  pile: { means: "the companies of the cards that lie face down, in no order", is: ["number"] },
  revealed: { means: "those of the face-up cards, in order", is: ["number"] },
  card: {
    means: "the company that the next tile is placed for; `null` until it is turned up",
    is: { orNull: "number" },
  },
  hasRunOut: { means: "whether the pile has run out once", is: "boolean" },
};
