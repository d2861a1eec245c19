/** What New York says. */
import { colours, hued } from "../../../../../parts/words/de/colours.ts";
import { count, inside } from "../../../../../parts/words/de/plural.ts";
import type { words as source } from "../en/words.ts";

export const words: typeof source = {
  landmark: "Sehenswürdigkeit",
  colourOf: (colour) => `${colours[colour]},`,
  caption: "Was ein Tourist jeder Farbe auf jeder Tafel wert ist und wie viele gekommen sind.",
  cell: (worth, taken) => `je ${worth} wert, ${taken ? count(taken, "Tourist", "Touristen") : "noch keiner"}`,
  taken: (taken) => `×${taken}`,
  total: "Stand jetzt",
  note: (points) => `Touristen ${points}`,
  station: (colour, worth) =>
    `ein ${hued(colour, "er")} Tourist wartet${worth === undefined ? "" : `, dir ${worth} wert`}`,
  tells: {
    log: (who, colour, landmark, worth) =>
      `${inside(who)} ${who.isYou ? "bringst" : "bringt"} den ${hued(colour, "en")} Touristen zu ${landmark}, ${worth} wert`,
    ledger: (who, colour, landmark, worth) =>
      `${inside(who)}: ${hued(colour, "er")} Tourist zu ${landmark}, ${worth} wert`,
  },
  awards: { tourists: "Touristen an Sehenswürdigkeiten" },
  refusals: {
    notNow: "Tafeln und Touristen werden vor der Partie verteilt.",
  },
};
