import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";
import { colours, count, list, number } from "../../../../../words/en/grammar.ts";
import type { Who } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Paris",
  short: "seat them in a row",
  pieces: ["12 landmarks", "32 tourists"],
  about:
    "A tourist waits on every inner square. Build over one and seat them at a landmark of yours: a long row without gaps pays.",
  options: {
    "paris-row": {
      label: "The row of landmarks",
      values: {
        dealt: { label: "As dealt", about: "Landmarks stand in the order in which they came." },
        arranged: { label: "Arranged", about: "Everybody puts their own landmarks into order before the game." },
      },
    },
    "paris-adjacent": {
      label: "Next to a square",
      values: {
        sides: { label: "Side by side" },
        corners: { label: "Corners too", about: "Squares that touch at a corner count as well." },
      },
    },
  },
  unprinted: {
    colours: "The colours on the landmarks",
    tourists: "Four tourists of each colour",
  },
  box: { title: "Paris: landmarks", about: "The colours of the four spaces of each landmark, from the left." },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "paris-row":
    "A run of tourists without a gap goes on from one landmark to the next. So it matters which of your landmarks stand side by side.",
  "paris-adjacent":
    "A tourist for whom you have no free space joins others next to the square that you built over. This says what is next to it.",
};

export const intro: LessonTexts<IntroStep> = {
  build: ({ place }) => ({
    topic: "Tourists",
    says: "A tourist stands on every inner square. Build over one and you take them along.",
    task: `Lay your tile on ${place}.`,
    done: "The tourist is yours. Now they want a seat.",
    knows: "Building over a tourist takes them along",
    why: `The tourist in question stands on ${place}.`,
  }),
  seat: ({ place }) => ({
    topic: "Your row",
    says: "Your landmarks are one row of seats, each of one colour. A long run without gaps pays 2 points a tourist at the end.",
    task: `Choose the seat at ${place}, or let it be shown.`,
    done: "Everybody outside your longest run costs a point, and a full landmark pays 3.",
    knows: "Tourists pay side by side, and cost alone",
    why: `Only at ${place} somebody sits nearby.`,
  }),
};

/** The texts at the table. */

export const words = {
  /** A landmark; the parameter is its name in the box. */
  named: (name: string): string => name,
  row: ({ name, isYou }: Who) => (isYou ? "Your row" : `${name}'s row`),
  yourRow: "Your row",
  points: (points: number) => `${count(points, "point", "points")} as it stands`,
  becomes: (now: number, later: number) => `${count(now, "point", "points")} as it stands → ${number(later)}`,
  grows: (before: number, after: number) => `longest row grows ${before} → ${after}`,
  outside: "outside of the longest row",
  joins: (tourists: number) => `joins ${count(tourists, "tourist", "tourists")}, and moves on with them`,
  note: (points: number) => `row ${points}`,
  space: (landmark: string, colour: Colour, isTaken: boolean) =>
    `${landmark}, ${colours[colour]} space, ${isTaken ? "taken" : "free"}`,
  pick: (landmark: string, colour: Colour) => `Seat the ${colours[colour]} tourist at ${landmark}`,
  loose: "Not in the row yet",
  seatAt: (colour: Colour, landmark: string) => `Seat ${colours[colour]} at ${landmark}`,
  join: (colour: Colour, square: string) => `${colours[colour]} joins those at ${square}`,
  next: (landmark: string) => `${landmark} comes next`,
  tourist: (colour: Colour) => `The ${colours[colour]} tourist`,
  ask: {
    seat: (colour: Colour) => `seat the ${colours[colour]} tourist`,
    join: (colour: Colour) => `no seat for the ${colours[colour]} tourist: choose whom to join`,
    several: "choose a tourist and where to go",
    landmark: "choose the next landmark of your row",
  },
  tells: {
    seated: (colour: Colour, landmark: string, isSure: boolean) =>
      `a ${colours[colour]} tourist ${isSure ? "sat down" : "sits down"} at ${landmark}`,
    joined: (colour: Colour, square: string, isSure: boolean) =>
      `a ${colours[colour]} tourist ${isSure ? "joined" : "joins"} those at ${square}`,
    left: (colour: Colour, isSure: boolean) => `a ${colours[colour]} tourist ${isSure ? "left" : "leaves"} the game`,
    choose: (colour: Colour) => `you choose where the ${colours[colour]} tourist goes`,
  },
  awards: {
    run: "the longest row of tourists",
    others: "tourists outside of it",
    full: "full landmarks",
  } as Readonly<Record<string, string>>,
  square: (tourists: readonly Colour[]) => {
    const named = tourists.map((colour) => colours[colour]);
    return named.length > 1 ? `tourists: ${list(named)}` : `a ${named[0] ?? ""} tourist`;
  },
  refusals: {
    notNow: "Tourists move when their square is built over.",
    notYourLandmark: "This landmark is not yours to put there.",
    noSuchSpace: "Your row has no such space.",
    spaceTaken: "A tourist already sits there.",
    otherColour: "This is for a tourist of another colour.",
    mustSeat: "Your row has a free space of this colour, so the tourist has to sit down there.",
    joinNearer: "There are tourists next to the square that was built over: it has to be one of those.",
    nobodyThere: "Nobody stands there to be joined.",
  },
};
