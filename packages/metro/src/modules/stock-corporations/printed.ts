/** The percentages on the shares, a pile each: one share of every company. They are the box's. */

export interface StockValues {
  /** The percentages of the piles; each pile has a share of every company. */
  readonly shares: readonly number[];
}

export const STOCK_CORPORATIONS_1: StockValues = { shares: [10, 20, 30, 40] };
