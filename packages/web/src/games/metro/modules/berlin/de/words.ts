/** What Berlin says. */
import type { Colour } from "@interchange/boards/palette";
import { colours, hued } from "../../../../../parts/words/de/colours.ts";
import { count, inside } from "../../../../../parts/words/de/plural.ts";
import type { words as source } from "../en/words.ts";

const tickets = (n: number, colour: Colour): string =>
  count(n, `${hued(colour, "es")} Ticket`, `${hued(colour, "e")} Tickets`);

const NAMES: Readonly<Record<string, string>> = {
  "Berlin Cathedral": "Berliner Dom",
  "Museum Island": "Museumsinsel",
  "Victory Column": "Siegessäule",
  "Kaiser Wilhelm Memorial Church": "Gedächtniskirche",
  "Brandenburg Gate": "Brandenburger Tor",
};

export const words: typeof source = {
  named: (name) => NAMES[name] ?? name,
  landmark: "Meiste / zweite",
  prizes: (higher, lower) => `${higher} / ${lower}`,
  prizesFor: (higher, lower) => `${higher} für die meisten, ${lower} für die zweitmeisten`,
  side: (side) => `Seite ${side ? "B" : "A"}`,
  left: "Frei",
  leftFor: "Tickets, die niemand hat",
  colourOf: (colour) => `${colours[colour]},`,
  caption: "Die Tickets aller an jeder Sehenswürdigkeit; mit +, was sie gewännen, wenn die Partie jetzt endete.",
  virtual: "Übrige Tickets zählen wie die eines weiteren Spielers, dessen Preise verfallen.",
  noVirtual: "Übrige Tickets zählen nicht.",
  cell: (n, prize) => `${n ? count(n, "Ticket", "Tickets") : "keine Tickets"}${prize ? `, brächte ${prize}` : ""}`,
  none: "–",
  wins: (prize) => `+${prize}`,
  total: "Stand jetzt",
  note: (points) => `Tickets ${points}`,
  yours: "Deine Preise",
  change: (before, after) => `${before} auf ${count(after, "Punkt", "Punkte")}`,
  square: (colour) => `ein ${hued(colour, "er")} Tourist`,
  tells: {
    tickets: {
      log: (who, colour, n) => `${inside(who)} ${who.isYou ? "bekommst" : "bekommt"} ${tickets(n, colour)}`,
      ledger: (who, colour, n) => `${inside(who)}: ${tickets(n, colour)}`,
    },
    tourist: {
      log: (colour) => `der ${hued(colour, "e")} Tourist steht auf dem Plättchen`,
      ledger: (colour) => `der ${hued(colour, "e")} Tourist steht dann auf diesem Plättchen`,
    },
  },
  awards: { tickets: (colour) => `${hued(colour, "e")} Tickets` },
  refusals: {
    notNow: "Sehenswürdigkeiten und Touristen werden vor der Partie ausgelegt.",
  },
};
