/** New York: a line's end is worth what its tourist is worth on the board of whoever owns the line. */
import { known } from "@interchange/tabletop";
import { earnerAt, earnerNumber, STATIONS } from "@interchange/metro";
import { BOARDS } from "@interchange/metro/modules/new-york/data";
import { boardPoints, TAKEN } from "@interchange/metro/modules/new-york/module";
import type { NewYorkSlice } from "@interchange/metro/modules/new-york/module";
import type { Sensing } from "../sense.ts";
import { EARNERS } from "../tables.ts";

/** What an end is worth on most boards. Every line ends somewhere, so only what an end brings more than this counts. */
const USUAL: number = BOARDS.flat().reduce((sum, value) => sum + value, 0) / BOARDS.flat().length;

export const newYork: Sensing<NewYorkSlice> = ({ layout, point }) => ({
  pay(tables, { boards, waiting }) {
    const { bonuses } = tables.ofEnds;
    for (const [owner, board] of boards.entries())
      for (let place = 0; place < STATIONS; place++) {
        const colour = waiting[place] ?? TAKEN;
        const more = (colour === TAKEN ? 0 : known(known(BOARDS[board])[colour])) - USUAL;
        bonuses[owner * STATIONS + place] = more;
        bonuses[(EARNERS + owner) * STATIONS + place] = more;
      }
  },
  worth({ boards, taken }, { lines }) {
    const counts = boards.map((_, owner) => point(earnerAt(owner, layout.terms)));
    const worth = boards.reduce(
      (sum, board, owner) => sum + known(counts[owner]) * boardPoints(board, known(taken[owner])),
      0,
    );
    return lines.reduce((sum, { earner }) => (earner ? sum - USUAL * known(counts[earnerNumber(earner)]) : sum), worth);
  },
});
