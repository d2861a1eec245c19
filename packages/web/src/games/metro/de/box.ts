/** What the form for the values of a box says of Metro. */
import { colours } from "../../../parts/words/de/colours.ts";
import type { box as source } from "../en/box.ts";

type Words = typeof source;

const parts: Words["parts"] = {
  numbering: {
    title: "Nummern der Bahnhöfe",
    about: "Die Nummern rund um den Plan, im Uhrzeigersinn, beginnend mit dem linken Bahnhof am oberen Rand.",
  },
  frames: {
    title: "Bahnhöfe der Plätze",
    about:
      "Welche Nummern wem gehören, für jede Zahl von Spielern. Nummern, die nirgends stehen, gehören niemandem. Das Bild zeigt den Tisch für vier.",
  },
  companies: {
    title: "Bahnhöfe der Gesellschaften",
    about: "Die Nummern der Bahnhöfe jeder Gesellschaft. Jede Nummer gehört einer von ihnen.",
  },
  tourists: {
    title: "Touristen",
    about: "Wie viele Touristen es von jeder Farbe gibt, in den Städten, die je einen auf 32 Stellen setzen.",
  },
  paris: {
    title: "Paris: Sehenswürdigkeiten",
    about: "Die Farben der vier Plätze jeder Sehenswürdigkeit, von links.",
  },
  stockholm: {
    title: "Stockholm: Sehenswürdigkeiten",
    about: "Was die Plätze jeder Sehenswürdigkeit wert sind, von links, mit Leerzeichen zwischen den Zahlen.",
  },
  london: {
    title: "London: Sehenswürdigkeiten",
    about:
      "Die Farben der Plätze an jeder Sehenswürdigkeit: die obere Spur von links nach rechts, die untere von rechts nach links.",
  },
  "new-york": { title: "New York: Tafeln", about: "Was ein Tourist jeder Farbe auf jeder Tafel wert ist." },
  "st-petersburg": {
    title: "St. Petersburg: Prämien",
    about: "Die Zahlen auf den Prämien jeder Farbe und die Felder, auf denen die acht Sehenswürdigkeiten stehen.",
  },
  berlin: {
    title: "Berlin: Sehenswürdigkeiten",
    about:
      "Auf beiden Seiten jeder Sehenswürdigkeit, was die meisten und was die zweitmeisten Tickets gewinnen, und die Felder der Gruppen.",
  },
  "numbered-stations": {
    title: "Nummerierte Bahnhöfe: Nummern",
    about: "Die Nummern auf den Plättchen jeder Farbe. Sie werden Farbe für Farbe verteilt.",
  },
  "center-rails": {
    title: "Zentrumsgleise: Plättchen",
    about: "Die Gleise der Plättchen für das Zentrum. Mehrere dürfen gleich aussehen.",
  },
  "stock-corporations": { title: "Aktiengesellschaften: Aktien", about: "Die Prozente der Aktienstapel." },
  solo: {
    title: "Solo: das Plättchen zum Ablehnen",
    about: "Die Art Plättchen, die man im Solospiel zurücklegen darf.",
  },
};

const fields: Words["fields"] = {
  metro: "Wie auf dem Plan von 2000",
  "cable-car": "Wie in Cable Car",
  upper: "Obere Spur",
  lower: "Untere Spur",
  a: "Seite A: meiste, zweitmeiste",
  b: "Seite B: meiste, zweitmeiste",
  landmarks: "Sehenswürdigkeiten",
  groups: "Gruppen",
  tiles: "Plättchen",
  squares: "Felder der Sehenswürdigkeiten",
  shares: "Prozente",
  rejectable: "Art des Plättchens",
  boards: "Tafeln",
};

export const box: Words = {
  parts,
  fields,
  colours,
  players: (seats) => `${seats} Spieler`,
  seat: (n) => `Platz ${n}`,
  group: (n) => `Gruppe ${n}`,
  board: (n) => `Tafel ${n}`,
  place: (where, n) => `${where}, ${n}`,
  tile: (code) => `Plättchen ${code}`,
};
