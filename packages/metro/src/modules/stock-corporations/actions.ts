/** The actions and draws with shares, and the words for them. */
import { known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import { STOCK_CORPORATIONS_1 } from "./printed.ts";
import { Lexicon } from "../../lexicon.ts";
import type { Company } from "../../position.ts";
import { MOST_PERCENT, TENTH } from "./shares.ts";

export interface Exchange {
  readonly type: "exchange";
  readonly percent: number;
  readonly take: "up" | "top";
}

export type StockAction = Exchange | { readonly type: "card"; readonly company: Company };

/** All percentages that shares may have, those of the first published set first. */
export const PERCENTAGES: readonly number[] = [
  ...new Set([
    ...STOCK_CORPORATIONS_1.shares,
    ...Array.from({ length: MOST_PERCENT / TENTH }, (_, before) => (before + 1) * TENTH),
  ]),
];

/** How many of them the first published set has. */
const FIRST: number = STOCK_CORPORATIONS_1.shares.length;

/** Those of the first published set, and those that others may have, which came later. */
export function inTwoParts<Action>(
  make: (percent: number) => readonly Action[],
): readonly [readonly Action[], readonly Action[]] {
  return [PERCENTAGES.slice(0, FIRST).flatMap(make), PERCENTAGES.slice(FIRST).flatMap(make)];
}

const EXCHANGES: ReadonlyMap<number, readonly Exchange[]> = new Map(
  PERCENTAGES.map((percent) => [
    percent,
    [
      { type: "exchange", percent, take: "up" },
      { type: "exchange", percent, take: "top" },
    ],
  ]),
);

/** The exchanges of shares of a percentage. */
export function exchangesOf(percent: number): readonly Exchange[] {
  return known(EXCHANGES.get(percent));
}

export const CARD_ACTIONS: readonly StockAction[] = COLOURS.map((_, company) => ({ type: "card", company }));

const [first, others] = inTwoParts<StockAction>(exchangesOf);

export const lexicon: Lexicon<StockAction> = new Lexicon<StockAction>(
  [...first, ...CARD_ACTIONS, ...others],
  (action) => (action.type === "exchange" ? `${action.percent}-${action.take}` : known(COLOURS[action.company])),
);
