import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, does, hue, number } from "../../../../../words/de/grammar.ts";

export const about: ModuleAbout = {
  title: "Solo",
  short: "für eine Person",
  about:
    "Ein Spiel für dich allein. Karten sagen, von welcher der acht Gesellschaften du eine Linie verlängerst, und nur die schlechteste zählt.",
  options: {
    "solo-scoring": {
      label: "Wertung",
      values: {
        normal: { label: "Normal", about: "Der Gewinn der letzten Gesellschaft." },
        challenge: { label: "Herausforderung", about: "Abzüglich des Abstands zwischen erster und letzter." },
      },
    },
    "solo-negative": {
      label: "Ergebnisse unter null",
      values: {
        yes: { label: "Sind möglich", about: "In der Herausforderung." },
        no: { label: "Sind null" },
      },
    },
    "solo-reject-last": {
      label: "Ablehnen endet",
      values: {
        no: { label: "Wenn die letzte Karte aufgedeckt wird" },
        yes: { label: "Nach dem Zug der letzten Karte" },
      },
    },
  },
  unprinted: {
    "rejected-kind": "Welche Art Plättchen man zurücklegen darf",
  },
  box: {
    title: "Solo: das Plättchen zum Ablehnen",
    about: "Die Art Plättchen, die man im Solospiel zurücklegen darf.",
  },
};

export const terms: typeof en.terms = {
  "solo-scoring":
    "Nur die Gesellschaft, die am wenigsten hat, zählt. Die Herausforderung verlangt auch, dass alle dicht beieinander bleiben.",
  "solo-negative":
    "In der Herausforderung kann mehr abgezogen werden, als die letzte Gesellschaft verdient hat. Hier steht, was du dann bekommst.",
  "solo-reject-last":
    "Das Plättchen, das jede Linie dort enden lässt, wo sie begann, darfst du ablehnen, bis die Karten einmal aus sind. Hier steht, wann das ist.",
};

export const intro: typeof en.intro = {
  card: ({ place }) => ({
    topic: "Die Karte",
    says: "Du spielst allein für acht Gesellschaften. Die Karte sagt, wessen Linie du mit einem deiner zwei Plättchen verlängerst.",
    task: `Grau ist dran. Lege das passende auf ${place}.`,
    done: "Die nächste Karte kommt sofort.",
    knows: "Die Karte sagt, welche Gesellschaft dran ist",
    why: `Die graue Linie geht auf ${place} weiter.`,
  }),
  least: ({ place }) => ({
    topic: "Die schwächste zählt",
    says: "Am Ende zählt der Gewinn der Gesellschaft, die am wenigsten hat. Niemand darf also zurückbleiben.",
    task: `Violett ist dran. Lege dein Plättchen auf ${place}.`,
    done: "Nebenbei ist die braune Linie zu Ende. Behalte die schwächste im Auge.",
    knows: "Nur die ärmste Gesellschaft zählt",
    why: `Die violette Linie geht auf ${place} weiter.`,
  }),
};

export const words: typeof en.words = {
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
