import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import type { Colour } from "@interchange/boards/palette";
import type { LandmarkName } from "@interchange/metro/modules/stockholm/data";
import { count, hued, landmark } from "../../../../../words/de/grammar.ts";
import type { Landmark } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Stockholm",
  short: "geheime Farben",
  pieces: ["8 Sehenswürdigkeiten", "32 Touristen"],
  about: [
    "Auf jedem inneren Feld wartet ein Tourist.",
    "Legst du ein Plättchen auf ihn, geht er auf den nächsten freien Stellplatz in einer Reihe von Sehenswürdigkeiten.",
    "Am Ende bringen dir Touristen deiner geheimen Farben Punkte.",
  ],
  options: {
    "stockholm-variant": {
      label: "Farben",
      values: {
        secret: { label: "Geheim", about: "Du hast eigene Farben und zeigst sie am Ende." },
        open: {
          label: "Offen",
          about: "Jede Sehenswürdigkeit gehört zu einer Farbe. Du punktest, sobald du einen Touristen hinschickst.",
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
    about:
      "Was die Stellplätze jeder Sehenswürdigkeit wert sind, von links nach rechts. Trenne die Zahlen mit Leerzeichen.",
  },
};

export const terms: typeof en.terms = {
  "stockholm-variant":
    "Du punktest entweder am Ende für Farben, die nur du kennst, oder sofort für jeden Touristen, den du zu einer Sehenswürdigkeit schickst.",
};

export const intro: typeof en.intro = {
  own: ({ place }) => ({
    topic: "Zu den Sehenswürdigkeiten",
    says: "Du hast geheime Farben. Touristen dieser Farben bringen dir am Ende Punkte.",
    task: `Lege dein Plättchen auf ${place}. Der Tourist dort ist orange, eine deiner Farben.`,
    done: "Der Tourist geht auf den freien Stellplatz ganz links in der Reihe. Dieser ist 4 Punkte wert.",
    knows: "Touristen deiner Farben bringen dir am Ende Punkte",
    why: `Der Tourist auf ${place} ist orange, eine deiner Farben.`,
  }),
  other: ({ place }) => ({
    topic: "Der nächste Stellplatz",
    says: "Jeder Tourist geht auf den nächsten Stellplatz, egal wem die Farbe gehört. Schlechte Stellplätze kannst du also fremden Farben geben.",
    task: "Der nächste Stellplatz ist nur 2 wert. Schick Grau dorthin, das ist nicht deine Farbe.",
    done: "Behalte die Reihe im Blick: Was ein Tourist wert ist, hängt davon ab, wann er ankommt.",
    knows: "Gib schlechte Stellplätze fremden Farben",
    why: `Der graue Tourist steht auf ${place}.`,
  }),
};

const LANDMARKS: Readonly<Record<LandmarkName, Landmark>> = {
  Storkyrkan: landmark("Stockholmer Dom", "der"),
  Stadshuset: landmark("Stadthaus", "das"),
  Globen: landmark("Globen", "der"),
  Vasamuseet: landmark("Vasa-Museum", "das"),
  "Gröna Lund": landmark("Gröna Lund"),
  "Kungliga slottet": landmark("Stockholmer Schloss", "das"),
  Nobelmuseet: landmark("Nobelmuseum", "das"),
  "Drottningholms slott": landmark("Schloss Drottningholm", "das"),
};

const called = (name: string): Landmark => LANDMARKS[name as LandmarkName];

const goes = (colour: Colour, name: string, worth: number): string =>
  `der ${hued(colour, "e")} Tourist geht ${called(name).to}, ${worth} wert`;
const goesHome = (colour: Colour): string =>
  `für den ${hued(colour, "en")} Touristen ist kein Stellplatz frei, er geht nach Hause`;

export const words: typeof en.words = {
  named: (name) => called(name).name,
  row: "Die Reihe",
  rowAbout: "Touristen füllen die Stellplätze vom ersten bis zum letzten. Die Zahl ist der Wert des Stellplatzes.",
  openAbout:
    "Ein Tourist geht zur Sehenswürdigkeit seiner Farbe. Wer ein Plättchen auf ihn gelegt hat, bekommt, was der Stellplatz wert ist.",
  space: (worth, visitor) =>
    `Stellplatz, ${worth} wert, ${visitor === undefined ? "frei" : `${hued(visitor, "er")} Tourist`}`,
  next: (worth) => `nächster Stellplatz, ${worth} wert`,
  tried: (worth, colour) => `Stellplatz, ${worth} wert, hierher würde der ${hued(colour, "e")} Tourist gehen`,
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
    markers: "Touristen geheimer Farben",
  },
  refusals: {
    notNow: "Sehenswürdigkeiten, Farben und Touristen werden vor der Partie festgelegt und ändern sich nicht.",
  },
};
