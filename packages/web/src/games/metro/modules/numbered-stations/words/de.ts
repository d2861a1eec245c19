import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, points, signed } from "../../../../../words/de/grammar.ts";

export const about: ModuleAbout = {
  title: "Nummerierte Bahnhöfe",
  short: "geheime Nummern",
  pieces: ["32 Nummern"],
  about: [
    "Du hast geheime Bahnhofsnummern.",
    "Am Ende bringt jede Linie, die an einem dieser Bahnhöfe endete, auch dir Punkte.",
  ],
  options: {
    "numbers-each": {
      label: "Nummern pro Spieler",
      values: {
        "1": { label: "Eine von jeder Seite" },
        "2": { label: "Zwei von jeder Seite", about: "Bis zu vier Spieler." },
        "3": { label: "Drei von jeder Seite", about: "Nur zu zweit." },
        "4": { label: "Vier von jeder Seite", about: "Nur zu zweit." },
      },
      mix: {
        label: "Eigene Mischung",
        about: "Wähle eine Anzahl für jede Seite des Spielplans.",
        each: (side, count) => `Seite ${side}: ${count}`,
      },
    },
    "numbers-ownerless": {
      label: "Linien ohne Besitzer",
      values: {
        no: { label: "Bringen für Nummern nichts" },
        yes: { label: "Bringen auch für Nummern Punkte" },
        "centre-too": {
          label: "Auch aus dem Zentrum",
          about:
            "Gleise ohne Besitzer, die aus dem Zentrum führen, bringen ihre doppelte Länge für die Nummer, bei der sie enden.",
        },
      },
    },
    "numbers-open": {
      label: "Nummern",
      values: {
        no: { label: "Geheim" },
        yes: { label: "Offen", about: "Alle sehen alle Nummern." },
      },
    },
  },
  unprinted: {
    groups: "Wie die Nummern gruppiert sind",
  },
  box: {
    title: "Nummerierte Bahnhöfe: Nummern",
    about: "Die Nummern auf den Plättchen jeder Farbe. Jede Farbe wird getrennt verteilt.",
  },
};

export const terms: typeof en.terms = {
  "numbers-each":
    "Die Nummern jeder Seite des Spielplans werden getrennt verteilt. Mit mehr Nummern bringen dir mehr Linien Punkte, und es gibt mehr zu planen.",
  "numbers-ownerless":
    "Eine Nummer bringt dir, was die Linie wert war, die dort endete. Diese Option legt fest, ob diese Linie jemandem gehören muss.",
  "numbers-open":
    "Ob alle während der Partie alle Nummern sehen. Sind sie geheim, weiß niemand, warum du einer Linie hilfst.",
};

export const intro: typeof en.intro = {
  own: ({ line, points: paid }) => ({
    topic: "Deine Nummern",
    says: "Du hast vier geheime Bahnhofsnummern. Am Ende bringt dir jede Linie Punkte, die an einem dieser Bahnhöfe endete.",
    task: `Du hast die Nummer 7. Beende Linie ${line} an ihrem eigenen Bahnhof.`,
    done: `${points(paid)} jetzt, und am Ende noch einmal so viel.`,
    knows: "Linien, die an deinen Nummern enden, bringen dir Punkte",
    why: `Linie ${line} geht auf dem markierten Feld weiter.`,
  }),
  theirs: ({ line, theirs }) => ({
    topic: "Fremde Linien",
    says: "Es ist egal, wem die Linie gehört.",
    task: `Du hast die Nummer 31. Führe die blaue Linie ${line} dorthin.`,
    done: `Blau bekommt ${points(theirs)}, und du bekommst am Ende ebenso viel.`,
    knows: "Auch fremde Linien bringen dir für deine Nummern Punkte",
    why: `Linie ${line} verlässt ihren Bahnhof über das markierte Feld.`,
  }),
};

export const words: typeof en.words = {
  number: "Nummer",
  line: "Linie, die dort endete",
  pays: "Bringt",
  none: "noch keine",
  ended: (number, square, owner) =>
    `${number === undefined ? `aus dem Zentrum neben ${square}` : `Linie ${number}`}, ${owner?.name ?? "ohne Besitzer"}`,
  total: "Bisher",
  secret: "Nur du siehst sie. Der Spielplan zeigt einen Ring um ihre Bahnhöfe.",
  others: "Nummern der anderen",
  unknown: "eine Nummer, die du nicht kennst",
  card: (number, points) => `Nummer ${number}, ${count(points, "Punkt", "Punkte")}`,
  ledger: "Deine Nummern",
  signed,
  award: (number) => `Linie an Bahnhof ${number}`,
  refusals: { drawOwed: "Nummern werden vor der Partie zufällig verteilt." },
};
