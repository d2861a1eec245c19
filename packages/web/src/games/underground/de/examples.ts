import type { examples as source } from "../en/examples.ts";

/** Was zu den Beispielen in den Regeln gesagt wird. */
export const examples: typeof source = {
  titles: {
    map: "Die Karte",
    extending: "Eine Linie wächst an ihren Enden",
    branching: "Mit zwei Marken zweigt sie überall ab",
    terminus: "Eine Linie erreicht eine Endstation",
    symbols: "Zwei Stationen mit demselben Symbol",
    loop: "Ein Ring wird geschlossen",
    "goldhawk-road": "Wohin der Fahrgast zuerst fährt",
    onward: "Und wohin er weiterfährt",
  } as Readonly<Record<string, string>>,
  player: (n) => `Platz ${n}`,
  look: "Wähle eine Station und sieh, was sie ist.",
  build: (line) => `Wähle, wo die Linie ${line} weitergebaut wird.`,
  offer: (station, effort, isTaken) =>
    isTaken ? `${station}: ${effort}. Hierhin fährt er.` : `${station}: ${effort}.`,
  equal: "Gleich gut: Wer ihn bewegt, wählt.",
};
