/** What the form for the values of a box says of On the Underground. */
import type { box as source } from "../en/box.ts";

export const box: typeof source = {
  parts: {
    lines: { title: "Gleise der Linien", about: "Wie viele Gleise jede Linie hat." },
    markers: {
      title: "Marker",
      about:
        "Welche Linien zusammen auf einem Marker sind, für jede Zahl von Spielern. Gibt es mehr Marker als Spieler, verteilt sie das Los.",
    },
    stations: {
      title: "Stationen und Symbole",
      about:
        "Welcher Art jede Station ist, und die Symbole der Umsteigestationen: zwei von jedem, also doppelt so viele Stationen wie Symbole.",
    },
  },
  kinds: "Arten der Stationen",
  symbols: "Symbole",
  players: (seats) => `${seats} Spieler`,
  marker: (n) => `Marker ${n}`,
  place: (where, n) => `${where}, ${n}`,
};
