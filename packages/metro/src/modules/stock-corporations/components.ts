/** The printed shares. */
import type { Part } from "@interchange/tabletop";
import { fields, setOf, whole } from "@interchange/tabletop";
import { STOCK_CORPORATIONS_1 } from "./printed.ts";
import { exchangesOf } from "./actions.ts";
import type { Exchange } from "./actions.ts";
import { MOST_PERCENT, TENTH } from "./shares.ts";
import type { StockValues } from "./printed.ts";

export interface StockTables {
  readonly shares: readonly number[];
  /** The streams from which the cards of each pile come. */
  readonly streams: readonly string[];
  /** The exchanges of the shares that are left, by the bits of the piles whose shares are not. */
  readonly exchangesWithout: readonly (readonly Exchange[])[];
}

export const SHARE_PARTS: Part<StockValues, StockTables> = {
  id: "stock-corporations",
  published: { 1: STOCK_CORPORATIONS_1 },
  shape: fields({ shares: setOf(whole(TENTH, MOST_PERCENT, TENTH), 1, 6) }),
  tables: ({ shares }) => ({
    shares,
    streams: shares.map((percent) => `stock/${percent}`),
    exchangesWithout: Array.from({ length: 1 << shares.length }, (_, without) =>
      shares.filter((_percent, pile) => !((without >> pile) & 1)).flatMap(exchangesOf),
    ),
  }),
};
