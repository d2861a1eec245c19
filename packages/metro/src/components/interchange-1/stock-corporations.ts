/** The percentages on the shares, a pile each: one share of every company. They are the box's. */
import type { StockValues } from "../parts.ts";

export const STOCK_CORPORATIONS_1: StockValues = { shares: [10, 20, 30, 40] };
