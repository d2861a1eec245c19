import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import type { Colour } from "@interchange/boards/palette";
import { count, hued } from "../../../../../words/de/grammar.ts";

export const about: ModuleAbout = {
  title: "Stockholm",
  short: "für geheime Farben",
  pieces: ["8 Sehenswürdigkeiten", "32 Touristen"],
  about:
    "Auf jedem inneren Feld wartet ein Tourist. Baust du darüber, nimmt er den nächsten freien Platz in einer Reihe von Sehenswürdigkeiten. Am Ende bringen dir deine geheimen Farben Punkte.",
  options: {
    "stockholm-variant": {
      label: "Farben",
      values: {
        secret: { label: "Geheim", about: "Alle haben eigene Farben und zeigen sie am Ende." },
        open: {
          label: "Offen",
          about: "Jede Sehenswürdigkeit nimmt eine Farbe, und wer einen Touristen hinschickt, bekommt sofort Punkte.",
        },
      },
    },
  },
  unprinted: {
    values: "Die Punkte auf den Sehenswürdigkeiten",
    tourists: "Vier Touristen jeder Farbe",
  },
  box: {
    title: "Stockholm: Sehenswürdigkeiten",
    about: "Was die Plätze jeder Sehenswürdigkeit wert sind, von links, mit Leerzeichen zwischen den Zahlen.",
  },
};

export const terms: typeof en.terms = {
  "stockholm-variant":
    "Ob du am Ende Punkte für Farben bekommst, die nur du kennst, oder sofort für jeden Touristen, den du zu einer Sehenswürdigkeit schickst.",
};

export const intro: typeof en.intro = {
  own: ({ place }) => ({
    topic: "Zu den Sehenswürdigkeiten",
    says: "Du hast geheime Farben. Touristen dieser Farben bringen dir am Ende Punkte.",
    task: `Baue über den Touristen auf ${place}: Orange gehört dir.`,
    done: "Er nimmt den freien Platz ganz links in der Reihe, hier einen mit 4 Punkten.",
    knows: "Touristen deiner Farben zahlen dir am Ende",
    why: `Orange ist eine deiner Farben und steht auf ${place}.`,
  }),
  other: ({ place }) => ({
    topic: "Der nächste Platz",
    says: "Jeder Tourist füllt den nächsten Platz, wem auch immer die Farbe gehört. Schlechte Plätze kann man also vergeben.",
    task: "Der nächste bringt nur 2. Schick Grau dorthin, das nicht dir gehört.",
    done: "Achte auf die Reihe: Wann jemand kommt, entscheidet, was er bringt.",
    knows: "Schlechte Plätze bekommen andere Farben",
    why: `Grau steht auf ${place}.`,
  }),
};

const goes = (colour: Colour, landmark: string, worth: number): string =>
  `der ${hued(colour, "e")} Tourist geht zu ${landmark}, ${worth} wert`;
const goesHome = (colour: Colour): string =>
  `für den ${hued(colour, "en")} Touristen ist kein Platz frei, er geht nach Hause`;

export const words: typeof en.words = {
  row: "Die Reihe",
  rowAbout: "Touristen füllen die Plätze vom ersten bis zum letzten. Eine Zahl ist, was der Platz wert ist.",
  openAbout:
    "Ein Tourist geht zur Sehenswürdigkeit seiner Farbe. Wer dort gebaut hat, bekommt, was der Platz wert ist.",
  space: (worth, visitor) =>
    `Platz, ${worth} wert, ${visitor === undefined ? "frei" : `${hued(visitor, "er")} Tourist`}`,
  next: (worth) => `Platz, ${worth} wert, der nächste`,
  tried: (worth, colour) => `Platz, ${worth} wert, hierher ginge der ${hued(colour, "e")} Tourist`,
  marker: (colour) => `für ${hued(colour, "e")} Touristen`,
  colours: "Geheime Farben",
  hidden: "eine Farbe, die du nicht kennst",
  points: (points) => count(points, "Punkt", "Punkte"),
  note: (points) => `Farben ${points}`,
  square: (colour) => `ein ${hued(colour, "er")} Tourist`,
  tells: { log: goes, ledger: goes },
  left: { log: goesHome, ledger: goesHome },
  awards: {
    visit: "Touristen an Sehenswürdigkeiten",
    markers: "Touristen der geheimen Farben",
  },
  refusals: {
    notNow: "Sehenswürdigkeiten, Farben und Touristen werden vor der Partie ausgelegt und bleiben so.",
  },
};
