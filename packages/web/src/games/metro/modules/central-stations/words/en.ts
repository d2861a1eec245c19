import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import { count, points } from "../../../../../words/en/grammar.ts";
import type { IntroStep } from "../intro.ts";
import type { Who } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Central stations",
  short: "begin lines in the centre",
  pieces: ["a central station each"],
  about:
    "Each player has one central station. Set at the centre instead of placing a tile, it makes the line that leaves from there yours.",
  options: {
    "central-on-finished": {
      label: "Where a line has already ended",
      values: {
        no: { label: "No central station", about: "It is set only where the line is still open." },
        yes: { label: "It may be set", about: "The line is scored at once." },
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
    "Track may lead out of the centre before a central station is set there. This says whether it is too late once that track has reached a station.",
  "central-doubled":
    "Lines that end in the centre are worth double. This says whether that goes for a line that began there, too.",
  "central-arrivals":
    "A line may end in the centre where somebody has set a central station. This says whether it is worth double there, too.",
};

export const intro: LessonTexts<IntroStep> = {
  set: () => ({
    topic: "Your tile",
    says: "You have one central station tile. Set it on the centre instead of placing a tile: the line that leaves there is yours.",
    task: "Choose the space beside c5, or let it be shown.",
    done: "A ninth line of yours, from the middle of the board.",
    knows: "Once a game you open a line from the centre",
    why: "The space beside c5 has track to leave by.",
  }),
  line: ({ place, points: paid }) => ({
    topic: "From the centre",
    says: "It is scored when it reaches a station. Coming from the centre it is not doubled.",
    task: `Place your tile on ${place}.`,
    done: `${points(paid)} for the line from the centre.`,
    knows: "Lines from the centre are not doubled",
    why: `The line from your tile leaves over ${place}.`,
  }),
};

/** The texts at the table. A space is named after the square beside it, since no square has two. */

export const words = {
  instead: "Set your station",
  insteadShort: "Station",
  set: (square: string) => `Set it beside ${square}`,
  /** The line that the player would get. */
  brings: {
    fresh: "line not begun",
    line: (tiles: number, open: string | undefined) =>
      `line of ${count(tiles, "tile", "tiles")}, ${open ?? "has ended"}`,
  },
  centre: "The eight spaces of the centre",
  free: (square: string) => `beside ${square}: free`,
  ended: (square: string) => `beside ${square}: its line has ended`,
  taken: (square: string, whose: string) => `beside ${square}: ${whose}`,
  take: (square: string) => `Set your central station beside ${square}`,
  whose: ({ name, isYou }: Who) => (isYou ? "your station" : `station of ${name}`),
  left: "to set",
  tilesLeft: (left: number) => `${left} to set`,
  isSet: "is set",
  stations: "Stations of the players",
  beside: (square: string) => `beside ${square}`,
  notSet: "not set yet",
  here: (whose: string) => `${whose} beside it`,
  may: "Instead of placing a tile, you may set your station on a free space: here, or on the board.",
  tells: {
    set: ({ name, isYou }: Who, square: string) =>
      `${name} set ${isYou ? "your" : "a"} central station beside ${square}`,
  },
  lines: "central station",
  refusals: {
    showShare: "Companies own the lines here: show a share to set the station of its company.",
    noTileLeft: "This station lies on the board already.",
    lineEnded: "The line from this space has ended, and this table does not let stations be set there.",
    shortLine: "The line from this space is one tile long, and nobody gets such a line.",
    notNow: "A central station is set instead of placing a tile, in your own turn.",
    spaceTaken: "A station lies on this space already.",
  },
};
