import { count, genitive, list } from "../../../parts/words/de/plural.ts";
import type { LineEffect, review as source } from "../en/review.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");
const tiles = (n: number): string => count(n, "Plättchen");

const line = ({ whose, line: name }: LineEffect): string =>
  whose === undefined
    ? `die herrenlose Linie ${name}`
    : whose.company
      ? `Linie ${name} von ${whose.name}`
      : `${whose.isYou ? "deine" : genitive(whose.name)} Linie ${name}`;

/** What is said of a move stands in the present, whether it was played or not: it says what the move does. */
export const review: typeof source = {
  title: (edition, modules) => ["Metro", edition, ...modules].join(", "),
  board: "Der Plan vor dem Zug",
  at: (square) => square,
  turnedTo: (square, turns) => `${square}, um ${count(turns, "Viertel")} gedreht`,
  drawn: (square) => `${square}, nachgezogen`,
  draw: "zieht ein anderes Plättchen",
  pass: "passt",
  takes: (_, n) => `bringt sofort ${points(n)}`,
  gives: (_, who, n) => `gibt ${who.isYou ? "dir" : who.name} ${points(n)}`,
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
