import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import { a, colours, count, landmark, points } from "../../../../../words/en/grammar.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";
import type { LandmarkName } from "@interchange/metro/modules/london/data";
import type { Landmark } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "London",
  short: "the taxi drives",
  pieces: ["8 landmarks", "a taxi", "32 tourists"],
  about: [
    "There's a tourist on every inner square.",
    "Place a tile on one, and the taxi drives to the next space of that colour.",
    "You score a point for each space, up to four.",
  ],
  options: {
    "london-start": {
      label: "Where the taxi starts",
      values: {
        random: { label: "Random", about: "On the arrow at either end of the row." },
        left: { label: "On the left" },
        right: { label: "On the right" },
      },
    },
    "london-failed-drive": {
      label: "If the colour is too far away",
      values: {
        "4": { label: "The taxi drives four", about: "It drives four spaces, and nobody scores." },
        "0": { label: "The taxi stays", about: "It stays where it is, and nobody scores." },
      },
    },
  },
  unprinted: {
    colours: "The colours on the landmarks",
    tourists: "Four tourists of each colour",
  },
  box: {
    title: "London: landmarks",
    about:
      "The colours of the spaces on each landmark: the upper lane from left to right, the lower lane from right to left.",
  },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "london-start":
    "The taxi circles the row of landmarks: to the right in the upper lane, back in the lower lane. Its start decides which lane it takes first.",
  "london-failed-drive":
    "The taxi looks for the tourist's colour on the next four spaces. This option decides where it goes if none of them has that colour.",
};

export const intro: LessonTexts<IntroStep> = {
  taxi: ({ place, points: paid }) => ({
    topic: "The taxi",
    says: "Place a tile on a tourist, and the taxi drives to the next space of that colour, at most four spaces away.",
    task: `Place your tile on ${place} and count the spaces.`,
    done: `You score ${points(paid)} right away: one for each space it drove.`,
    knows: "You score a point for each space the taxi drives",
    why: `The tourist on ${place} makes the taxi drive.`,
  }),
  far: ({ place, points: paid }) => ({
    topic: "How far",
    says: "Four spaces is the most you can get. If none of the next four has the colour, the taxi still drives four and you don't score.",
    task: `Yellow is exactly four spaces away. Place your tile on ${place}.`,
    done: `${points(paid)}. Look at the taxi's route before you choose a square.`,
    knows: "At most four spaces, or nothing",
    why: `The tourist on ${place} is worth four spaces.`,
  }),
};

const LANDMARKS: Readonly<Record<LandmarkName, Landmark>> = {
  "Tower Bridge": landmark("Tower Bridge"),
  "Tower of London": landmark("Tower of London", "the"),
  "Trafalgar Square": landmark("Trafalgar Square"),
  "Palace of Westminster": landmark("Palace of Westminster", "the"),
  "Big Ben": landmark("Big Ben"),
  "Buckingham Palace": landmark("Buckingham Palace"),
  "London Eye": landmark("London Eye", "the"),
  "St. Paul's Cathedral": landmark("St. Paul's Cathedral"),
};

/** A landmark; the parameter is its name in the box. */
const called = (name: string): Landmark => LANDMARKS[name as LandmarkName];

/** The texts at the table. Landmarks come by their name in the box. */
export const words = {
  named: (name: string) => called(name).name,
  /** Describes the taxi in sentences. */
  told: (sentences: readonly string[]) => sentences.join(" "),
  onSpace: (colour: Colour, name: string) => `The taxi is on ${a(colours[colour])} space ${called(name).at}.`,
  onArrow: "The taxi is on an arrow, before the first space of a lane.",
  notYet: "The taxi doesn't have a starting space yet.",
  ahead: (spaces: readonly Colour[]) =>
    `Ahead of it: ${spaces.map((colour, at) => `${at + 1} ${colours[colour]}`).join(", ")}.`,
  wouldReach: (spaces: number) => `It would drive ${count(spaces, "space", "spaces")}.`,
  wouldStay: "It would stay.",
  circuitAbout: "The taxi drives clockwise. The numbers are the points for a tourist of that colour.",
  arrow: (arrow: number): string => (arrow ? "On the right" : "On the left"),
  drive: "Taxi",
  step: (distance: number, colour: Colour, isReached: boolean) =>
    `${distance}: ${colours[colour]}${isReached ? ", the taxi stops here" : ""}`,
  square: (colour: Colour) => a(`${colours[colour]} tourist`),
  tells: {
    drove: {
      log: (colour: Colour, spaces: number) =>
        `the taxi drove ${count(spaces, "space", "spaces")} to ${colours[colour]}`,
      ledger: (colour: Colour, spaces: number) =>
        `the taxi drives ${count(spaces, "space", "spaces")} to ${colours[colour]}: ${count(spaces, "point", "points")}`,
    },
    missed: {
      log: (colour: Colour, spaces: number) =>
        spaces
          ? `the taxi drove ${count(spaces, "space", "spaces")} without reaching ${colours[colour]}`
          : `the taxi stayed because ${colours[colour]} was too far away`,
      ledger: (colour: Colour, spaces: number) =>
        spaces
          ? `the taxi drives ${count(spaces, "space", "spaces")} without reaching ${colours[colour]}: no points`
          : `the taxi stays because ${colours[colour]} is too far away: no points`,
    },
  },
  awards: { taxi: "taxi rides" } as Readonly<Record<string, string>>,
  refusals: {
    notNow: "The row, the taxi and the tourists are set up before the game.",
  },
};
