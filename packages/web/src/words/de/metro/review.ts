import type * as en from "../../en/metro/review.ts";
import type { LineEffect } from "../../en/metro/review.ts";
import { count, genitive, list, points, tiles, withPoints } from "../grammar.ts";
import type { LineName } from "../../types.ts";

const line = ({ whose, line: name }: LineEffect): string =>
  whose === undefined
    ? `Linie ${name} ohne Besitzer`
    : whose.company
      ? `Linie ${name} von ${whose.name}`
      : `${whose.isYou ? "deine" : genitive(whose.name)} Linie ${name}`;

/** Moves are described in the present tense, played or not: the text says what the move does. */
export const review: typeof en.review = {
  title: (edition, modules) => ["Metro", edition, ...modules].join(", "),
  board: "Der Spielplan vor dem Zug",
  turnedTo: (square, turns) => `${square}, um ${count(turns, "Vierteldrehung", "Vierteldrehungen")} gedreht`,
  drawn: (square) => `${square}, mit gezogenem Plättchen`,
  draw: "ein anderes Plättchen",
  pass: "kein Plättchen",
  takes: (_, n) => `bringt sofort ${points(n)}`,
  ends: (_, effect) =>
    `beendet ${line(effect)} ${effect.isDoubled ? "im Zentrum mit" : "mit"} ${withPoints(effect.points ?? 0)}`,
  grows: (_, effect) =>
    effect.before === 0
      ? `beginnt ${line(effect)} mit ${tiles(effect.after)}`
      : `verlängert ${line(effect)} von ${effect.before} auf ${effect.after}`,
  takesMore: (n, played) => `bringt sofort ${points(n)} statt ${played}`,
  keeps: (effect, played) =>
    `hält ${line(effect)} offen (${played} beendete sie mit ${withPoints(effect.points ?? 0)})`,
  spares: (effect, played) =>
    effect.points === undefined
      ? `lässt ${line(effect)} bei ${tiles(effect.before)} (${played} verlängerte sie auf ${effect.after})`
      : `hält ${line(effect)} vom Zentrum fern (${played} beendete sie dort mit ${withPoints(effect.points)})`,
  changesNothing: () => "ändert keine Linie",
  sentence: (when, square, isSameTile, good, bad) => {
    const begins =
      when === "played" ? "Der Zug" : isSameTile ? `Dasselbe Plättchen auf ${square}` : `Das Plättchen auf ${square}`;
    const all = good.length && bad.length ? `${list(good)}, aber ${list(bad)}` : list([...good, ...bad]);
    return `${begins} ${all}.`;
  },
  drew: (when, mine) =>
    when === "played"
      ? `${mine.isYou ? "Du hast" : `${mine.name} hat`} ein anderes Plättchen gezogen und ${mine.isYou ? "musstest" : "musste"} es legen.`
      : "Du ziehst ein anderes Plättchen und musst es legen.",
  drawing: (good) => `Ein anderes Plättchen zu ziehen ${list(good)}.`,
  passed: "Es war kein Plättchen zum Legen da.",
  own: (when, says, brings) =>
    `${when === "played" ? "Gespielt" : when === "best" ? "Besser" : "Probiert"}: ${says}${brings ? ` (${brings})` : ""}.`,
  facts: { points: "Sofortige Punkte", open: "Offene Linien", openOf: (n) => String(n), none: "–" },
};

const resultLine = (name: LineName): string => (typeof name === "number" ? `Nummer ${name}` : name);

export const result: typeof en.result = {
  longestLine: (label, { name }, length) => `Längste Linie: ${resultLine(label)}, ${name}, ${tiles(length)}`,
  best: (label, { name }, n) => `Beste Linie: ${resultLine(label)}, ${name}, ${points(n)}`,
  tilesLaid: (n) => `${tiles(n)} gelegt`,
  sources: {
    title: "Punkte nach Herkunft",
    centre: "Zentrum ×2",
    long: (from) => `Linien ab ${from} Plättchen`,
    short: "kürzere Linien",
    piece: (label, n) => `${label}: ${points(n)}`,
  },
  drawn: "Plättchen",
  toCentre: (line) => `${line} ins Zentrum`,
  home: (line) => `${line}, hin und zurück`,
  to: (line, end) => `${line} bis ${typeof end === "number" ? `Bahnhof ${end}` : end}`,
  length: (n, isDoubled) => `${tiles(n)}${isDoubled ? ", verdoppelt" : ""}.`,
  half: ({ isYou }, isMore) => `${isMore ? "Mehr als die Hälfte" : "Die Hälfte"} ${isYou ? "deiner" : "aller"} Punkte.`,
  same: (line) => `${line} brachte genauso viel.`,
  poster: {
    about: (all, lines) => `${tiles(all)}, ${count(lines, "Linie", "Linien")}`,
    longest: (label, length, isCentre, n) =>
      `Längste Linie: ${label}, über ${tiles(length)}${isCentre ? " ins Zentrum" : ""} für ${points(n)}`,
  },
  board: "Alle Linien in voller Farbe. Zeig auf eine, um ihr zu folgen.",
  each: "Punkte pro Linie",
  /** Terms with an explanation, before the points. */
  terms: { ended: "Was eine Linie wert ist", doubled: "Warum das Zentrum ×2 zählt", value: "Was Aktien wert sind" },
  eachSource: "Woher die Punkte kamen",
};

export const achievements: typeof en.achievements = {
  sources: { centre: "Zentrum ×2", long: "Linien ab 8 Plättchen", short: "Kürzere Linien", modules: "Module" },
  longest: (length) => count(length, "Plättchen", "Plättchen"),
  achievements: {
    longLine: { title: "Der lange Weg", about: "Baue eine Linie mit mindestens 20 Plättchen." },
    withoutCentre: { title: "Am Zentrum vorbei", about: "Gewinne, ohne eine Linie ins Zentrum zu führen." },
    threeToCentre: { title: "Alle Wege führen hin", about: "Führe in einer Partie drei Linien ins Zentrum." },
    noStubs: {
      title: "Keine Stummel",
      about: "Beende eine Partie, in der jede deiner Linien mindestens drei Plättchen hat.",
    },
  },
};
