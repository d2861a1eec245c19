import type * as en from "../../en/metro/review.ts";
import type { LineEffect } from "../../en/metro/review.ts";
import { count, genitive, list, points, tiles } from "../grammar.ts";
import type { LineName } from "../../types.ts";

const line = ({ whose, line: name }: LineEffect): string =>
  whose === undefined
    ? `die herrenlose Linie ${name}`
    : whose.company
      ? `Linie ${name} von ${whose.name}`
      : `${whose.isYou ? "deine" : genitive(whose.name)} Linie ${name}`;

/** Moves are described in the present tense, played or not: the text says what the move does. */
export const review: typeof en.review = {
  title: (edition, modules) => ["Metro", edition, ...modules].join(", "),
  board: "Der Plan vor dem Zug",
  turnedTo: (square, turns) => `${square}, um ${count(turns, "Viertel")} gedreht`,
  drawn: (square) => `${square}, nachgezogen`,
  draw: "zieht ein anderes Plättchen",
  pass: "passt",
  takes: (_, n) => `bringt sofort ${points(n)}`,
  ends: (_, effect) =>
    `beendet ${line(effect)} ${effect.isDoubled ? "im Zentrum für" : "bei"} ${points(effect.points ?? 0)}`,
  grows: (_, effect) =>
    effect.before === 0
      ? `schickt ${line(effect)} über ${tiles(effect.after)} hinaus`
      : `verlängert ${line(effect)} von ${effect.before} auf ${effect.after}`,
  endsNothing: () => "beendet nichts",
  changesNothing: () => "ändert keine Linie",
  sentence: (when, square, isSameTile, good, bad) => {
    const begins =
      when === "played" ? "Der Zug" : isSameTile ? `Dasselbe Plättchen auf ${square}` : `Das Plättchen auf ${square}`;
    const all = good.length && bad.length ? `${list(good)}, aber ${list(bad)}` : list([...good, ...bad]);
    return `${begins} ${all}.`;
  },
  drew: (when, mine) =>
    when === "played"
      ? `${mine.isYou ? "Du hast" : `${mine.name} hat`} ein anderes Plättchen gezogen, das dann gelegt werden musste.`
      : when === "best"
        ? "Ein anderes Plättchen zu ziehen versprach mehr als jedes Feld für dieses."
        : "Ein anderes Plättchen wird gezogen und muss gelegt werden.",
  passed: "Es gab kein Plättchen zu legen.",
  own: (when, says, brings) =>
    `${when === "played" ? "Gespielt" : when === "best" ? "Besser" : "Probiert"}: ${says}${brings ? ` (${brings})` : ""}.`,
  facts: { points: "Punkte sofort", open: "Offene Linien", openOf: (n) => String(n), none: "–" },
};

const resultLine = (name: LineName): string => (typeof name === "number" ? `Nummer ${name}` : name);

export const result: typeof en.result = {
  longestLine: (label, { name }, length) => `Längste Linie: ${resultLine(label)}, ${name}, über ${tiles(length)}`,
  best: (label, { name }, n) => `Beste Linie: ${resultLine(label)}, ${name}, ${points(n)}`,
  tilesLaid: (n) => `${tiles(n)} gelegt`,
  sources: {
    title: "Punkte nach Herkunft",
    centre: "Zentrum ×2",
    long: (from) => `Linien ab ${from}`,
    short: "kürzere Linien",
    piece: (label, n) => `${label}: ${points(n)}`,
  },
  moment: (move) => `Schlüsselmoment · Zug ${move}`,
  board: "Jede Linie in voller Farbe. Zeig auf eine, um ihr zu folgen.",
  each: "Punkte pro Linie",
  /** Terms with an explanation, before the points. */
  terms: { ended: "Was eine Linie bringt", doubled: "Was das Zentrum verdoppelt", value: "Was Aktien wert sind" },
  eachSource: "Woher die Punkte kamen",
};

export const achievements: typeof en.achievements = {
  sources: { centre: "Zentrum ×2", long: "Linien ab 8", short: "Kürzere Linien", modules: "Module" },
  longest: (length) => count(length, "Plättchen", "Plättchen"),
  achievements: {
    longLine: { title: "Der lange Weg", about: "Eine Linie von 20 oder mehr Plättchen." },
    withoutCentre: { title: "Am Zentrum vorbei", about: "Gewinne ohne eine Linie ins Zentrum." },
    threeToCentre: { title: "Alle Wege führen hin", about: "Drei Linien ins Zentrum in einer Partie." },
    noStubs: { title: "Keine Stummel", about: "Jede deiner Linien hat drei oder mehr Plättchen." },
  },
};
