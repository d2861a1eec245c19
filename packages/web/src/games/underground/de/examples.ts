import type { examples as source } from "../en/examples.ts";

/** What is said of the examples in the rules; what comes of them is asked of the rules and said as at a table. */
export const examples: typeof source = {
  titles: {
    map: "Die Karte",
    extending: "Eine Linie wächst an ihren Enden",
    branching: "Mit zwei Marken zweigt sie überall ab",
    terminus: "Eine Linie erreicht eine Endstation",
    symbols: "Zwei Stationen mit einem Symbol",
    loop: "Ein Ring wird geschlossen",
    "goldhawk-road": "Wohin der Fahrgast zuerst geht",
    onward: "Und wohin er weitergeht",
  },
  player: (n) => `Spieler ${n}`,
  look: "Wähle eine Station, um zu sehen, was sie ist.",
  build: (line) => `Wähle, wo Linie ${line} gebaut wird.`,
  offer: (station, effort, isTaken) => (isTaken ? `${station}: ${effort}. Dorthin geht er.` : `${station}: ${effort}.`),
  equal: "Gleich gut: Es wählt, wer ihn schickt.",
};
