import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { colours, count, does, hue, hued, inside, list, points } from "../../../../../words/de/grammar.ts";

export const about: ModuleAbout = {
  title: "St. Petersburg",
  short: "Besuche bringen Prämien",
  pieces: ["8 Sehenswürdigkeiten", "32 Prämien"],
  about:
    "Überbaue eine Sehenswürdigkeit und stelle einen Touristen deiner Wahl auf das Plättchen. Wessen Linien dort vorbeifahren, zieht Prämien dieser Farbe.",
  options: {
    "st-petersburg-choice": {
      label: "Welcher Tourist",
      values: {
        any: { label: "Irgendein übriger" },
        "own-first": { label: "Zuerst der eigene", about: "Der Tourist deiner Farbe, solange er übrig ist." },
      },
    },
  },
  unprinted: {
    values: "Die Punkte auf den Prämien",
    squares: "Wo die Sehenswürdigkeiten stehen",
  },
  box: {
    title: "St. Petersburg: Prämien",
    about: "Die Zahlen auf den Prämien jeder Farbe und die Felder, auf denen die acht Sehenswürdigkeiten stehen.",
  },
};

export const terms: typeof en.terms = {
  "st-petersburg-choice":
    "Wer eine Sehenswürdigkeit überbaut, stellt dort einen Touristen auf; seine Farbe sagt, welche Prämien Besuche bringen. Hier steht, wer es sein darf.",
};

export const intro: typeof en.intro = {
  landmark: ({ place }) => ({
    topic: "Sehenswürdigkeiten",
    says: "Acht Sehenswürdigkeiten stehen auf dem Plan. Wer darüber baut, stellt einen Touristen auf das Plättchen.",
    task: `Baue auf ${place}.`,
    done: "Jetzt wähle, wer dort steht.",
    knows: "Über einer Sehenswürdigkeit steht bald ein Tourist",
    why: `Die Sehenswürdigkeit steht auf ${place}.`,
  }),
  tourist: () => ({
    topic: "Der Tourist",
    says: "Jede Farbe hat vier Prämien. Gelb hat die besten: 3, 3, 4 und 4.",
    task: "Wähle Gelb.",
    done: "Die gelben Prämien werden verdeckt und gemischt.",
    knows: "Du wählst die Farbe und damit die Prämien",
    why: "Gelb hat die höchsten Prämien.",
  }),
  won: ({ line, place, points: paid }) => ({
    topic: "Vorbeifahren",
    says: "Eine gewertete Linie zieht eine Prämie, sooft sie an einem Touristen vorbeikommt.",
    task: `Beende Linie ${line}, die über ${place} führt.`,
    done: `${points(paid)} für die Linie und eine gelbe Prämie, die am Ende zählt.`,
    knows: "Linien ziehen Prämien bei Touristen",
    why: `Linie ${line} wartet am markierten Feld.`,
  }),
};

const tiles = (n: number): string => count(n, "Prämie", "Prämien");

const NAMES: Readonly<Record<string, string>> = {
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
  named: (name) => NAMES[name] ?? name,
  group: "Tourist",
  values: "Prämien",
  where: "Steht",
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
    tourist: (colour, square) => `der ${hued(colour, "e")} Tourist kommt nach ${square}`,
    choose: "du wählst einen Touristen für dieses Plättchen",
    won: (who, colour, n, isSure) =>
      isSure
        ? `${does(who, "ziehst", "zieht")} ${tiles(n)} von ${hue(colour)}`
        : `${tiles(n)} von ${hue(colour)} für ${who.isYou ? "dich" : inside(who)}`,
  },
  award: "Prämien",
  note: tiles,
  landmark: (name) => `Sehenswürdigkeit: ${name}`,
  tourist: (colour) => `hier steht der ${hued(colour, "e")} Tourist`,
  refusals: {
    notNow: "Ein Tourist wird gewählt, wenn gerade eine Sehenswürdigkeit überbaut wurde.",
    touristGone: "Dieser Tourist steht schon auf dem Plan.",
  },
};
