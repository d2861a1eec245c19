/** St. Petersburg: every pass of a line over a tourist's tile is worth a VP tile of its colour. */
import { known } from "@interchange/tabletop";
import { UNKNOWN } from "@interchange/metro/modules/st-petersburg/module";
import type { StPetersburgSlice } from "@interchange/metro/modules/st-petersburg/module";
import type { Sensing } from "../sense.ts";
import { EARNERS } from "../tables.ts";

function meanOf(values: readonly number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}

export const sense: Sensing<StPetersburgSlice> = ({ layout, point }) => ({
  pay(tables, { tourists, heaps, landmarks, choosing }) {
    // If the placer gets the VP tiles, no line is worth more to its owner.
    if (layout.terms.rewards === "placer") return;
    const means = heaps.map(meanOf);
    const waiting = means.filter((_, colour) => known(tourists[colour]) < 0);
    const set = (cell: number, value: number): void => {
      for (let owner = 0; owner < EARNERS; owner++) tables.setPass(owner, cell, value);
    };
    for (const [colour, cell] of tourists.entries()) if (cell >= 0) set(cell, known(means[colour]));
    // Whoever builds there chooses. The others get what is chosen.
    for (const cell of landmarks) set(cell, meanOf(waiting));
    if (choosing !== null) set(choosing, meanOf(waiting));
  },
  worth({ won, owed, heaps }) {
    let worth = 0;
    for (const { to, colour, value } of won)
      worth += point(to) * (value === UNKNOWN ? meanOf(known(heaps[colour])) : value);
    for (const { to, colour } of owed) worth += point(to) * meanOf(known(heaps[colour]));
    return worth;
  },
});
