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
  /** All exchanges that there are with these: two for each. */
  readonly exchanges: readonly Exchange[];
}

export const SHARE_PARTS: Part<StockValues, StockTables> = {
  id: "stock-corporations",
  published: { 1: STOCK_CORPORATIONS_1 },
  shape: fields({ shares: setOf(whole(TENTH, MOST_PERCENT, TENTH), 1, 6) }),
  tables: ({ shares }) => ({
    shares,
    streams: shares.map((percent) => `stock/${percent}`),
    exchanges: shares.flatMap(exchangesOf),
  }),
};
