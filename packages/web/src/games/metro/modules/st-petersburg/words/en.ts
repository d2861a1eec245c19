import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import { colours, count, list, points } from "../../../../../words/en/grammar.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";
import type { LandmarkName } from "@interchange/metro/modules/st-petersburg/data";
import type { Who } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "St. Petersburg",
  short: "draw victory points",
  pieces: ["8 landmarks", "32 VP tiles"],
  about: [
    "Place a tile on a landmark and put a tourist of your choice on that tile.",
    "Your lines that pass a tourist draw victory point (VP) tiles of that colour.",
  ],
  options: {
    "st-petersburg-choice": {
      label: "Which tourist",
      values: {
        any: { label: "Any of those left" },
        "own-first": {
          label: "Your own first",
          about: "You take the tourist of your colour as long as they're available.",
        },
      },
    },
  },
  unprinted: {
    values: "The points on the VP tiles",
    squares: "Where the landmarks are",
  },
  box: {
    title: "St. Petersburg: VP tiles",
    about: "The numbers on the VP tiles of each colour, and the squares of the eight landmarks.",
  },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "st-petersburg-choice":
    "When you place a tile on a landmark, you put a tourist there. Their colour decides which VP tiles lines draw there. This option decides which tourists you may choose.",
};

export const intro: LessonTexts<IntroStep> = {
  landmark: ({ place }) => ({
    topic: "Landmarks",
    says: "There are eight landmarks on the board. When you place a tile on one, you put a tourist on that tile.",
    task: `Place your tile on ${place}.`,
    done: "Now choose a tourist for it.",
    knows: "Place a tile on a landmark to put a tourist there",
    why: `The landmark is on ${place}.`,
  }),
  tourist: () => ({
    topic: "The tourist",
    says: "Each colour has four victory point (VP) tiles. Yellow has the best: 3, 3, 4 and 4.",
    task: "Choose yellow.",
    done: "The yellow VP tiles are turned face down and shuffled.",
    knows: "The tourist's colour decides the VP tiles",
    why: "Yellow has the highest VP tiles.",
  }),
  won: ({ line, place, points: paid }) => ({
    topic: "Passing by",
    says: "A scored line draws a VP tile each time it passes a tourist.",
    task: `End line ${line}, which passes ${place}.`,
    done: `${points(paid)} for the line, and a yellow VP tile that counts at the end.`,
    knows: "Lines draw VP tiles when they pass tourists",
    why: `Line ${line} continues on the marked square.`,
  }),
};

const tiles = (n: number): string => count(n, "VP tile", "VP tiles");
const ofColour = (n: number, colour: Colour): string =>
  count(n, `${colours[colour]} VP tile`, `${colours[colour]} VP tiles`);

const LANDMARKS: Readonly<Record<LandmarkName, string>> = {
  "Church of the Savior on Spilled Blood": "Church of the Saviour on Spilled Blood",
  "Bronze Horseman": "Bronze Horseman",
  "Winter Palace": "Winter Palace",
  "Peter and Paul Fortress": "Peter and Paul Fortress",
  "Fabergé Museum": "Fabergé Museum",
  "Kazan Cathedral": "Kazan Cathedral",
  "Catherine Palace": "Catherine Palace",
  "Peterhof Palace": "Peterhof Palace",
};

/** The texts at the table. Landmarks come by their name in the box. */
export const words = {
  group: "Tourist",
  values: "VP tiles",
  where: "Where",
  beside: "waiting",
  at: (square: string) => `on ${square}`,
  left: (n: number) => `${n} face down`,
  pick: (colour: Colour, values: readonly number[]) =>
    `Put the ${colours[colour]} tourist there, VP tiles ${list(values.map(String))}`,
  say: (colour: Colour, values: readonly number[]) => `${colours[colour]}: ${values.join(" ")}`,
  won: "Drawn so far",
  total: (points: number) => count(points, "point", "points"),
  tiles,
  /** Face-down tiles. */
  hidden: (tiles: readonly (readonly [n: number, colour: Colour])[]) =>
    tiles.map(([n, colour]) => `${n} ${colours[colour]}`).join(", "),
  none: "no VP tiles yet",
  ask: (square: string) => `choose a tourist for ${square}`,
  tells: {
    tourist: (colour: Colour, square: string, isSure: boolean) =>
      `the ${colours[colour]} tourist ${isSure ? "came" : "comes"} to ${square}`,
    choose: "you choose a tourist for this tile",
    won: ({ name, isYou }: Who, colour: Colour, n: number, isSure: boolean) =>
      isSure ? `${name} drew ${ofColour(n, colour)}` : `${ofColour(n, colour)} for ${isYou ? "you" : name}`,
  },
  award: "VP tiles",
  note: (n: number) => tiles(n),
  landmark: (name: string) => `landmark: ${LANDMARKS[name as LandmarkName]}`,
  tourist: (colour: Colour) => `the ${colours[colour]} tourist is here`,
  refusals: {
    notNow: "You can only choose a tourist right after you place a tile on a landmark. Place a tile first.",
    touristGone: "This tourist is already on the board. Choose another.",
  },
};
