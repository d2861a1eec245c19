import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import { colours, count, list, points } from "../../../../../words/en/grammar.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";
import type { Who } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "St. Petersburg",
  short: "draw prizes for visits",
  pieces: ["8 landmarks", "32 prizes"],
  about:
    "Build over a landmark and put a tourist of your choice on the tile. Lines that pass there draw VP tiles of that colour for their owner.",
  options: {
    "st-petersburg-choice": {
      label: "Which tourist",
      values: {
        any: { label: "Any that is left" },
        "own-first": { label: "Your own first", about: "The tourist of your colour, while that one is left." },
      },
    },
  },
  unprinted: {
    values: "The points on the VP tiles",
    squares: "Where the landmarks stand",
  },
  box: {
    title: "St. Petersburg: VP tiles",
    about: "The numbers on the VP tiles of each colour, and the squares on which the eight landmarks stand.",
  },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "st-petersburg-choice":
    "Whoever builds over a landmark puts a tourist there, whose colour says which VP tiles are drawn for visits. This says who may be put.",
};

export const intro: LessonTexts<IntroStep> = {
  landmark: ({ place }) => ({
    topic: "Landmarks",
    says: "Eight landmarks stand on the board. Whoever builds over one puts a tourist on that tile.",
    task: `Build on ${place}.`,
    done: "Now choose who stands there.",
    knows: "Building over a landmark brings a tourist",
    why: `The landmark in question stands on ${place}.`,
  }),
  tourist: () => ({
    topic: "The tourist",
    says: "Each colour has four tiles of points. Yellow has the best: 3, 3, 4 and 4.",
    task: "Choose yellow.",
    done: "The yellow tiles are turned over and shuffled.",
    knows: "You choose the colour, and so the tiles",
    why: "Yellow has the highest tiles.",
  }),
  won: ({ line, place, points: paid }) => ({
    topic: "Passing by",
    says: "A scored line draws a tile for each time it passes a tourist.",
    task: `Finish line ${line}, which passes ${place}.`,
    done: `${points(paid)} for the line, and a yellow tile that counts at the end.`,
    knows: "Lines draw tiles where tourists stand",
    why: `Line ${line} waits at the marked square.`,
  }),
};

/** The texts at the table. */

const tiles = (n: number): string => count(n, "VP tile", "VP tiles");

export const words = {
  /** A landmark; the parameter is its name in the box. */
  named: (name: string): string => name,
  group: "Tourist",
  values: "VP tiles",
  where: "Stands",
  beside: "waits",
  at: (square: string) => `at ${square}`,
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
    won: ({ name }: Who, colour: Colour, n: number, isSure: boolean) =>
      isSure ? `${name} drew ${tiles(n)} of ${colours[colour]}` : `${tiles(n)} of ${colours[colour]} for ${name}`,
  },
  award: "VP tiles",
  note: (n: number) => tiles(n),
  landmark: (name: string) => `landmark: ${name}`,
  tourist: (colour: Colour) => `the ${colours[colour]} tourist stands here`,
  refusals: {
    notNow: "A tourist is chosen when a landmark has just been built over.",
    touristGone: "This tourist already stands on the board.",
  },
};
