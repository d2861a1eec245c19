import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { colours, count, hued, inside, points } from "../../../../../words/de/grammar.ts";

export const about: ModuleAbout = {
  title: "New York",
  short: "Treffen am Rand",
  pieces: ["8 Tafeln", "32 Touristen"],
  about:
    "An jedem Bahnhof am Rand wartet ein Tourist. Wessen Linie dort endet, nimmt ihn mit, und deine Tafel sagt, was dir jede Farbe am Ende wert ist.",
  unprinted: {
    values: "Die Punkte auf den Tafeln",
    tourists: "Vier Touristen jeder Farbe",
  },
  box: { title: "New York: Tafeln", about: "Was ein Tourist jeder Farbe auf jeder Tafel wert ist." },
};

export const intro: typeof en.intro = {
  took: ({ line, points: paid }) => ({
    topic: "Touristen an Bahnhöfen",
    says: "Wessen Linie in einem Bahnhof endet, nimmt den Touristen mit, der dort wartet.",
    task: `Führe Linie ${line} zum Nachbarn: Dieser Tourist ist dir 3 wert.`,
    done: `${points(paid)} für die Linie und am Ende 3 dazu.`,
    knows: "Eine Linie nimmt den Touristen am Ende mit",
    why: `Linie ${line} wartet am markierten Feld.`,
  }),
  poor: ({ line, theirs }) => ({
    topic: "Verschiedene Tafeln",
    says: "Jede Tafel bewertet die Farben anders. Was dir viel bringt, bringt anderen vielleicht nichts.",
    task: `Beende die blaue Linie ${line} dort, wo der Tourist für Blau nichts wert ist.`,
    done: `Blau bekommt ${points(theirs)} für die Linie, und der Tourist bringt nichts.`,
    knows: "Jede Tafel hat eigene Werte",
    why: `Linie ${line} wartet am markierten Feld.`,
  }),
};

export const words: typeof en.words = {
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
