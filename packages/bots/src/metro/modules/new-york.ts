/** New York: a line's end is worth what its tourist is worth on its owner's board. */
import { known } from "@interchange/tabletop";
import { earnerAt, earnerNumber, STATIONS } from "@interchange/metro";
import { NEW_YORK_PARTS } from "@interchange/metro/modules/new-york/components";
import type { Boards } from "@interchange/metro/modules/new-york/components";
import { boardPoints, TAKEN } from "@interchange/metro/modules/new-york/module";
import type { NewYorkSlice } from "@interchange/metro/modules/new-york/module";
import type { Sensing } from "../sense.ts";

/** The usual value of an end. Every line ends somewhere, so only what exceeds this counts. */
function usualOn(printed: Boards): number {
  const values = printed.flat();
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export const sense: Sensing<NewYorkSlice> = ({ layout, point }) => {
  const printed = layout.printed(NEW_YORK_PARTS);
  const usual = usualOn(printed);
  return {
    pay(tables, { boards, waiting }) {
      for (const [owner, board] of boards.entries())
        for (let station = 0; station < STATIONS; station++) {
          const colour = waiting[station] ?? TAKEN;
          const more = (colour === TAKEN ? 0 : known(known(printed[board])[colour])) - usual;
          tables.setEnd(owner, station, more);
        }
    },
    worth({ boards, taken }, { lines }) {
      const counts = boards.map((_, owner) => point(earnerAt(owner, layout.terms)));
      const worth = boards.reduce(
        (sum, board, owner) => sum + known(counts[owner]) * boardPoints(printed, board, known(taken[owner])),
        0,
      );
      return lines.reduce(
        (sum, { earner }) => (earner ? sum - usual * known(counts[earnerNumber(earner)]) : sum),
        worth,
      );
    },
  };
};
