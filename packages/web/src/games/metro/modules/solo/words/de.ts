import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, does, hue, number } from "../../../../../words/de/grammar.ts";

export const about: ModuleAbout = {
  title: "Solo",
  short: "für eine Person",
  about: [
    "Ein Spiel für dich allein.",
    "Karten zeigen, für welche von acht Gesellschaften du eine Linie verlängerst.",
    "Dein Ergebnis ist der Gewinn der schwächsten Gesellschaft.",
  ],
  options: {
    "solo-scoring": {
      label: "Wertung",
      values: {
        normal: { label: "Normal", about: "Der Gewinn der schwächsten Gesellschaft." },
        challenge: {
          label: "Herausforderung",
          about: "Der Gewinn der schwächsten Gesellschaft minus ihr Abstand zur stärksten.",
        },
      },
    },
    "solo-negative": {
      label: "Ergebnisse unter null",
      values: {
        yes: { label: "Möglich", about: "Nur in der Herausforderung." },
        no: { label: "Zählen als null" },
      },
    },
    "solo-reject-last": {
      label: "Ablehnen ist möglich",
      values: {
        no: { label: "Bis die letzte Karte aufgedeckt wird" },
        yes: { label: "Bis die letzte Karte gespielt ist" },
      },
    },
  },
  unprinted: {
    "rejected-kind": "Welche Art Plättchen du ablehnen kannst",
  },
  box: {
    title: "Solo: das Plättchen zum Ablehnen",
    about: "Die Art Plättchen, die du im Solospiel ablehnen kannst.",
  },
};

export const terms: typeof en.terms = {
  "solo-scoring":
    "Nur die Gesellschaft mit dem kleinsten Gewinn zählt. In der Herausforderung musst du außerdem alle Gesellschaften dicht beieinander halten.",
  "solo-negative":
    "In der Herausforderung kannst du mehr Punkte verlieren, als die schwächste Gesellschaft verdient hat. Diese Option legt fest, was du dann bekommst.",
  "solo-reject-last":
    "Das Plättchen, das jede Linie direkt zurückschickt, kannst du ablehnen, bis die Karten zum ersten Mal ausgehen. Diese Option legt fest, wann genau das ist.",
};

export const intro: typeof en.intro = {
  card: ({ place }) => ({
    topic: "Die Karte",
    says: "Du spielst allein für acht Gesellschaften. Die Karte zeigt, wessen Linie du mit einem deiner zwei Plättchen verlängern musst.",
    task: `Grau ist dran. Lege das passende Plättchen auf ${place}.`,
    done: "Die nächste Karte wird sofort aufgedeckt.",
    knows: "Die Karte zeigt, welche Gesellschaft dran ist",
    why: `Die graue Linie geht auf ${place} weiter.`,
  }),
  least: ({ place }) => ({
    topic: "Die schwächste zählt",
    says: "Am Ende ist dein Ergebnis der Gewinn der schwächsten Gesellschaft. Lass also keine zurück.",
    task: `Violett ist dran. Lege dein Plättchen auf ${place}.`,
    done: "Dein Plättchen hat auch die braune Linie beendet. Behalte die schwächste Gesellschaft im Auge.",
    knows: "Nur die schwächste Gesellschaft zählt",
    why: `Die violette Linie geht auf ${place} weiter.`,
  }),
};

export const words: typeof en.words = {
  goal: "Dein Ziel: Verschaffe der schwächsten Gesellschaft so viel Gewinn wie möglich. Ihr Gewinn ist dein Ergebnis.",
  goalChallenge:
    "Dein Ziel: Verschaffe der schwächsten Gesellschaft viel Gewinn und halte alle dicht beieinander. Dein Ergebnis ist der Gewinn der schwächsten minus ihr Abstand zur stärksten.",
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
    gone: "raus",
  },
  pile: (cards) => `${count(cards, "Karte", "Karten")} im Stapel, in zufälliger Reihenfolge.`,
  newPile: "Der Stapel ist leer. Alle Karten werden zu einem neuen gemischt.",
  score: "Ergebnis bisher",
  scoreOver: "Ergebnis",
  normal: "Der Gewinn der schwächsten Gesellschaft.",
  challenge: (lowest, distance) =>
    `${lowest} für die schwächste Gesellschaft, minus ${distance} Abstand zur stärksten.`,
  reject: "Plättchen ablehnen",
  rejectShort: "Ablehnen",
  rejecting: "Dieses Plättchen ablehnen: Es kommt zurück in die Mitte des Vorrats",
  mayReject: "Bis der Stapel zum ersten Mal leer ist, kannst du dieses Plättchen ablehnen:",
  ledger: "Ergebnis",
  change: (before, after) => `von ${before} auf ${count(after, "Punkt", "Punkte")}`,
  points: number,
  note: (points) => `Ergebnis jetzt ${number(points)}`,
  tells: {
    rejected: (who) => `${does(who, "lehnst", "lehnt")} ein Plättchen ab`,
    revealed: (colour) => `die nächste Karte ist ${hue(colour)}`,
    finished: (colour) => `alle Linien von ${hue(colour)} sind zu Ende, und die Karte ist aus dem Spiel`,
    finishes: (colour) => `die letzte Linie von ${hue(colour)} endet, und die Karte ist aus dem Spiel`,
  },
  awards: {
    lowest: "Gewinn der schwächsten Gesellschaft",
    spread: "Abstand zur stärksten Gesellschaft",
  },
  refusals: {
    otherLine:
      "Dein Plättchen muss eine noch nicht beendete Linie der Gesellschaft verlängern, die die Karte zeigt. Wähle ein anderes Feld.",
    drawOwed: "Warte, bis die nächste Karte aufgedeckt ist.",
    noMoreRejecting:
      "Der Stapel war schon einmal leer, deshalb kannst du kein Plättchen mehr ablehnen. Lege eins von deinen.",
    notRejectable:
      "Du kannst nur das Plättchen ablehnen, das jede Linie direkt zurückschickt. Lege eins von deinen Plättchen.",
  },
};
