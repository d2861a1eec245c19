/** What other programs see of stock corporations. */
import type { Fields } from "../../fields.ts";
import type { StockSlice } from "./module.ts";
import type { Card } from "./shares.ts";

const CARD: Fields<Card> = {
  company: { means: "the company, -1 if you may not know it", is: "number" },
  knownTo: { means: "who knows it: a bit for each seat", is: "number" },
  isShown: { means: "it lies open for good, and cannot be exchanged", is: true, isOptional: true },
};

export const FIELDS: Fields<StockSlice> = {
  cards: {
    means: "the shares by percentage, 10 first",
    is: [
      {
        pile: {
          means:
            "the pile: companies that may be in its unordered part `rest`, how many those are (`count`), and the cards `under` them",
          is: {
            rest: { means: "companies that may be there", is: ["number"] },
            count: { means: "how many cards it has", is: "number" },
            under: { means: "cards below them that somebody has seen", is: [CARD] },
          },
        },
        up: { means: "the face-up card beside it, or `null`", is: { orNull: CARD } },
        held: { means: "the card of each seat; `null` before the deal", is: [{ orNull: CARD }] },
      },
    ],
  },
  owed: {
    means: "a card that is about to be drawn, or `null`",
    is: {
      orNull: {
        pile: { means: "the pile, from 0", is: "number" },
        to: { means: "the seat that gets it, or `up` for the place beside the pile", is: { numberOr: "up" } },
      },
    },
  },
  rests: { means: "seats that may not exchange again before a tile is placed", is: ["number"], isOptional: true },
};
