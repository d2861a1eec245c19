import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import { count, points } from "../../../../../words/en/grammar.ts";
import type { IntroStep } from "../intro.ts";
import type { Who } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Central stations",
  short: "lines from the centre",
  pieces: ["one central station each"],
  about: [
    "Each player has one central station.",
    "Place it in the centre instead of a tile, and the line that leaves from there is yours.",
  ],
  options: {
    "central-on-finished": {
      label: "Placing it where a line has ended",
      values: {
        no: { label: "Not allowed", about: "You can only place it where the line is still open." },
        yes: { label: "Allowed", about: "The line is scored right away." },
      },
    },
    "central-doubled": {
      label: "Lines from the centre back into the centre",
      values: {
        no: { label: "Count once" },
        yes: { label: "Count double", about: "Like all lines that end in the centre." },
      },
    },
    "central-arrivals": {
      label: "Lines that end at a central station",
      values: {
        doubled: { label: "Count double", about: "Like all lines that end in the centre." },
        single: { label: "Count once", about: "Only spaces without a central station count double." },
      },
    },
  },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "central-on-finished":
    "Track may lead out of the centre before anybody places a central station there. This option decides whether you can still place one once that track has reached a station.",
  "central-doubled":
    "Lines that end in the centre count double. This option decides whether that includes lines that start there.",
  "central-arrivals":
    "A line may end in the centre where somebody has placed a central station. This option decides whether it still counts double.",
};

export const intro: LessonTexts<IntroStep> = {
  set: () => ({
    topic: "Your station",
    says: "You have one central station. Place it in the centre instead of a tile, and the line that leaves from there is yours.",
    task: "Choose the space beside c5, or let the lesson show you.",
    done: "Now you have one more line, from the middle of the board.",
    knows: "You can start a line in the centre once a game",
    why: "From the space beside c5, your line has a way out.",
  }),
  line: ({ place, points: paid }) => ({
    topic: "From the centre",
    says: "This line is scored when it reaches a station. Lines from the centre don't count double.",
    task: `Place your tile on ${place}.`,
    done: `${points(paid)} for the line from the centre.`,
    knows: "Lines from the centre don't count double",
    why: `The line from your station continues on ${place}.`,
  }),
};

/** The texts at the table. A space is named after the square beside it, since no square has two. */

export const words = {
  instead: "Place your station",
  insteadShort: "Station",
  set: (square: string) => `Place the station beside ${square}`,
  /** The line that the player would get. */
  brings: {
    fresh: "line not started",
    line: (tiles: number, open: string | undefined) =>
      `line of ${count(tiles, "tile", "tiles")}, ${open ?? "already ended"}`,
  },
  centre: "The eight spaces in the centre",
  free: (square: string) => `beside ${square}: free`,
  ended: (square: string) => `beside ${square}: its line has ended`,
  taken: (square: string, whose: string) => `beside ${square}: ${whose}`,
  take: (square: string) => `Place your central station beside ${square}`,
  whose: ({ name, isYou }: Who) => (isYou ? "your station" : `${name}'s station`),
  left: "not placed",
  tilesLeft: (left: number) => `${left} not placed`,
  isSet: "placed",
  stations: "Players' stations",
  beside: (square: string) => `beside ${square}`,
  notSet: "not placed yet",
  here: (whose: string) => `${whose} beside it`,
  may: "Instead of a tile, you can place your station on a free space: here or on the board.",
  tells: {
    set: ({ name, isYou }: Who, square: string) =>
      `${name} placed ${isYou ? "your" : "a"} central station beside ${square}`,
  },
  lines: "central station",
  refusals: {
    showShare: "Companies own the lines here. Show a share to place its company's station.",
    noTileLeft: "This station is already on the board. Place a tile instead.",
    lineEnded:
      "The line from this space has ended, so you can't place a station there at this table. Choose another space.",
    shortLine:
      "The line from this space is only one tile long, so you can't place a station there. Choose another space.",
    notNow: "You can only place a central station on your own turn, instead of a tile.",
    spaceTaken: "There's already a station on this space. Choose another.",
  },
};
