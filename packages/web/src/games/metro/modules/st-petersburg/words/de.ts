import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import type { Colour } from "@interchange/boards/palette";
import type { LandmarkName } from "@interchange/metro/modules/st-petersburg/data";
import { colours, count, does, hue, hued, inside, list, points } from "../../../../../words/de/grammar.ts";

export const about: ModuleAbout = {
  title: "St. Petersburg",
  short: "Prämien ziehen",
  pieces: ["8 Sehenswürdigkeiten", "32 Prämien"],
  about: [
    "Lege ein Plättchen auf eine Sehenswürdigkeit und stelle einen Touristen deiner Wahl auf dieses Plättchen.",
    "Führen deine Linien an einem Touristen vorbei, ziehst du Prämien seiner Farbe.",
  ],
  options: {
    "st-petersburg-choice": {
      label: "Welcher Tourist",
      values: {
        any: { label: "Jeder, der noch übrig ist" },
        "own-first": {
          label: "Zuerst der eigene",
          about: "Du nimmst den Touristen deiner Farbe, solange er noch da ist.",
        },
      },
    },
  },
  unprinted: {
    values: "Die Punkte auf den Prämien",
    squares: "Wo die Sehenswürdigkeiten stehen",
  },
  box: {
    title: "St. Petersburg: Prämien",
    about: "Die Zahlen auf den Prämien jeder Farbe und die Felder der acht Sehenswürdigkeiten.",
  },
};

export const terms: typeof en.terms = {
  "st-petersburg-choice":
    "Auf einer Sehenswürdigkeit stellst du einen Touristen auf. Seine Farbe entscheidet, welche Prämien Linien dort ziehen. Diese Option legt fest, welche Touristen du wählen darfst.",
};

export const intro: typeof en.intro = {
  landmark: ({ place }) => ({
    topic: "Sehenswürdigkeiten",
    says: "Auf dem Spielplan stehen acht Sehenswürdigkeiten. Legst du ein Plättchen auf eine, stellst du einen Touristen auf dieses Plättchen.",
    task: `Lege dein Plättchen auf ${place}.`,
    done: "Jetzt wähle einen Touristen dafür.",
    knows: "Lege ein Plättchen auf eine Sehenswürdigkeit, um einen Touristen aufzustellen",
    why: `Die Sehenswürdigkeit steht auf ${place}.`,
  }),
  tourist: () => ({
    topic: "Der Tourist",
    says: "Jede Farbe hat vier Prämien, die Punkte bringen. Gelb hat die besten: 3, 3, 4 und 4.",
    task: "Wähle Gelb.",
    done: "Die gelben Prämien werden umgedreht und gemischt.",
    knows: "Die Farbe des Touristen entscheidet über die Prämien",
    why: "Gelb hat die höchsten Prämien.",
  }),
  won: ({ line, place, points: paid }) => ({
    topic: "An Touristen vorbei",
    says: "Eine gewertete Linie zieht jedes Mal eine Prämie, wenn sie an einem Touristen vorbeiführt.",
    task: `Beende Linie ${line}, die über ${place} führt.`,
    done: `${points(paid)} für die Linie und eine gelbe Prämie, die am Ende zählt.`,
    knows: "Linien ziehen Prämien, wenn sie an Touristen vorbeiführen",
    why: `Linie ${line} geht auf dem markierten Feld weiter.`,
  }),
};

const tiles = (n: number): string => count(n, "Prämie", "Prämien");
const ofColour = (n: number, colour: Colour): string =>
  count(n, `${hued(colour, "e")} Prämie`, `${hued(colour, "e")} Prämien`);

const LANDMARKS: Readonly<Record<LandmarkName, string>> = {
  "Church of the Savior on Spilled Blood": "Auferstehungskirche",
  "Bronze Horseman": "Eherner Reiter",
  "Winter Palace": "Winterpalast",
  "Peter and Paul Fortress": "Peter-und-Paul-Festung",
  "Fabergé Museum": "Fabergé-Museum",
  "Kazan Cathedral": "Kasaner Kathedrale",
  "Catherine Palace": "Katharinenpalast",
  "Peterhof Palace": "Schloss Peterhof",
};

export const words: typeof en.words = {
  group: "Tourist",
  values: "Prämien",
  where: "Wo",
  beside: "wartet",
  at: (square) => `auf ${square}`,
  left: (n) => `${n} verdeckt`,
  pick: (colour, values) => `Den ${hued(colour, "en")} Touristen dorthin stellen, Prämien ${list(values.map(String))}`,
  say: (colour, values) => `${hue(colour)}: ${values.join(" ")}`,
  won: "Bisher gezogen",
  total: (points) => count(points, "Punkt", "Punkte"),
  tiles,
  hidden: (backs) => backs.map(([n, colour]) => `${n} ${colours[colour]}`).join(", "),
  none: "noch keine Prämien",
  ask: (square) => `wähle einen Touristen für ${square}`,
  tells: {
    tourist: (colour, square) => `der ${hued(colour, "e")} Tourist kommt auf ${square}`,
    choose: "du wählst einen Touristen für dieses Plättchen",
    won: (who, colour, n, isSure) =>
      isSure
        ? `${does(who, "ziehst", "zieht")} ${ofColour(n, colour)}`
        : `${ofColour(n, colour)} für ${who.isYou ? "dich" : inside(who)}`,
  },
  award: "Prämien",
  note: tiles,
  landmark: (name) => `Sehenswürdigkeit: ${LANDMARKS[name as LandmarkName]}`,
  tourist: (colour) => `hier steht der ${hued(colour, "e")} Tourist`,
  refusals: {
    notNow:
      "Einen Touristen wählst du nur, wenn du gerade ein Plättchen auf eine Sehenswürdigkeit gelegt hast. Lege zuerst ein Plättchen.",
    touristGone: "Dieser Tourist steht schon auf dem Spielplan. Wähle einen anderen.",
  },
};
