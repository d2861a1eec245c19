/** Center rails: if the centre's tiles do not score, every pass over them is a point less than it seems. */
import { addTo } from "@interchange/tabletop";
import { CELLS, isCentre } from "@interchange/metro";
import type { RailsSlice } from "@interchange/metro/modules/center-rails/module";
import type { Sensing } from "../sense.ts";

export const centerRails: Sensing<RailsSlice> = ({ layout }) => {
  if (layout.setup.options["center-rails-score"] !== "no") return {};
  return {
    pay(tables) {
      const pays = tables.ofPasses;
      for (let at = 0; at < pays.length; at++) if (isCentre(at % CELLS)) addTo(pays, at, -1);
    },
  };
};
