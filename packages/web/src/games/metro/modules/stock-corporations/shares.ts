/** Computes what the viewer's shares are worth as things stand. */
import type { Preview } from "@interchange/metro/core";
import { SHARE_PARTS } from "@interchange/metro/modules/stock-corporations/components";
import { sharePoints, valuesOf } from "@interchange/metro/modules/stock-corporations/final";
import type { StockSlice } from "@interchange/metro/modules/stock-corporations/module";
import { holdings } from "@interchange/metro/modules/stock-corporations/shares";
import type { Seen } from "../moduleView.ts";

/** The viewer's percentage of each company; empty for spectators. */
export function ownHoldings({ view, slice, scene }: Seen<StockSlice>): readonly number[] {
  const { shares } = scene.layout.printed(SHARE_PARTS);
  return typeof view.viewer === "number" ? holdings(slice.cards, view.viewer, shares) : [];
}

/**
 * What the viewer's shares would pay if the game ended with these profits, without majorities, which are not known yet.
 */
export function worthOf(seen: Seen<StockSlice>, profits: readonly number[]): number {
  return sharePoints(ownHoldings(seen), valuesOf(profits, seen.view.setup)).reduce((sum, points) => sum + points, 0);
}

export function profitsAfter({ view }: Seen<StockSlice>, { profits }: Preview): readonly number[] {
  return view.profits.map((profit, company) => profit + (profits[company] ?? 0));
}
