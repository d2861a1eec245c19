/** Center rails: if the centre's tiles do not score, every pass over them is a point less than it seems. */
import { CELLS, isCentre } from "@interchange/metro";
import type { RailsSlice } from "@interchange/metro/modules/center-rails/module";
import type { Sensing } from "../sense.ts";
import { EARNERS } from "../tables.ts";

const CENTRE = Array.from({ length: CELLS }, (_, cell) => cell).filter(isCentre);

export const sense: Sensing<RailsSlice> = ({ layout }) => {
  if (layout.setup.options["center-rails-score"] !== "no") return {};
  return {
    pay(tables) {
      for (let owner = 0; owner < EARNERS; owner++) for (const cell of CENTRE) tables.setPass(owner, cell, -1);
    },
  };
};
