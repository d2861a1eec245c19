/** What the solo game says. */
import { hue } from "../../../../../parts/words/de/colours.ts";
import { count, does, number } from "../../../../../parts/words/de/plural.ts";
import type { words as source } from "../en/words.ts";

export const words: typeof source = {
  goal: "Dein Ziel: Die Gesellschaft, die am wenigsten verdient, soll so viel wie möglich verdienen. Ihr Gewinn ist dein Ergebnis.",
  goalChallenge:
    "Dein Ziel: Halte die Gesellschaften beieinander und die letzte reich. Du bekommst, was sie verdient, abzüglich ihres Abstands zur ersten.",
  placing: (colour) => `verlängere eine Linie von ${hue(colour)}`,
  extend: (colour) => `Verlängere eine Linie von ${hue(colour)}.`,
  over: "Alle Linien sind zu Ende.",
  company: "Gesellschaft",
  profit: "Gewinn",
  open: "Offen",
  where: "Karte",
  lowest: "am wenigsten",
  highest: "am meisten",
  cards: {
    now: "jetzt",
    pile: "im Stapel",
    revealed: "verbraucht",
    gone: "heraus",
  },
  pile: (cards) => `${count(cards, "Karte", "Karten")} im Stapel, Reihenfolge unbekannt.`,
  newPile: "Der Stapel ist verbraucht: Für den nächsten werden alle Karten gemischt.",
  score: "Ergebnis, Stand jetzt",
  scoreOver: "Ergebnis",
  normal: "Was die letzte Gesellschaft hat.",
  challenge: (lowest, distance) => `${lowest} der letzten Gesellschaft, weniger ${distance} zur ersten.`,
  reject: "Plättchen ablehnen",
  rejectShort: "Ablehnen",
  rejecting: "Dieses Plättchen ablehnen: Es kommt unter die Hälfte des Vorrats",
  mayReject: "Bis der Stapel einmal verbraucht ist, darfst du dieses Plättchen ablehnen:",
  ledger: "Ergebnis",
  change: (before, after) => `${before} auf ${count(after, "Punkt", "Punkte")}`,
  points: number,
  note: (points) => `Ergebnis jetzt ${number(points)}`,
  tells: {
    rejected: (who) => `${does(who, "lehnst", "lehnt")} ein Plättchen ab`,
    revealed: (colour) => `die nächste Karte ist ${hue(colour)}`,
    finished: (colour) => `alle Linien von ${hue(colour)} sind zu Ende, und die Karte kommt heraus`,
    finishes: (colour) => `die letzte Linie von ${hue(colour)} endet, und die Karte kommt heraus`,
  },
  awards: {
    lowest: "Gewinn der letzten Gesellschaft",
    spread: "Abstand zur ersten Gesellschaft",
  },
  refusals: {
    otherLine: "Das Plättchen muss eine offene Linie der Gesellschaft auf der Karte verlängern.",
    drawOwed: "Zuerst muss die nächste Karte aufgedeckt werden.",
    noMoreRejecting: "Der Stapel war einmal verbraucht: Jetzt wird kein Plättchen mehr abgelehnt.",
    notRejectable: "Nur das Plättchen, das jede Linie zurückschickt, darf abgelehnt werden.",
  },
};
