import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import { a, colours, count, inside, points } from "../../../../../words/en/grammar.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";
import type { LandmarkName } from "@interchange/metro/modules/berlin/data";
import type { Who } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Berlin",
  short: "collect tickets",
  pieces: ["8 landmarks", "64 tickets"],
  about: [
    "There's a tourist on each of sixteen squares.",
    "A scored line earns a ticket each time it passes one.",
    "At the end, the players with the most and second-most tickets of each colour win prizes.",
  ],
  options: {
    "berlin-sides": {
      label: "Prizes",
      values: {
        a: { label: "Side A", about: "All landmarks are worth about the same." },
        b: { label: "Side B", about: "Some landmarks are worth much more than others." },
        mixed: { label: "Mixed", about: "The side of each landmark is random." },
      },
      mix: {
        label: "Your own mix",
        about: "Choose a side for each landmark, in the order of the row.",
        each: (landmark, side) => `Landmark ${landmark}: side ${side.toUpperCase()}`,
      },
    },
    "berlin-virtual": {
      label: "Unclaimed tickets",
      values: {
        yes: { label: "Compete", about: "They count as the tickets of one more player, whose prizes are lost." },
        no: { label: "Don't count" },
      },
    },
    "berlin-ties": {
      label: "Ties, except two players for first",
      values: {
        shared: {
          label: "Shared",
          about:
            "Three or more players tied for first share both prizes. Players tied for second share the lower prize.",
        },
        "two-only": { label: "Don't win prizes", about: "Only two players tied for first share the prizes." },
      },
    },
  },
  unprinted: {
    prizes: "The prizes on the landmarks",
    squares: "Where the tourists start",
  },
  box: {
    title: "Berlin: landmarks",
    about:
      "The prizes on each side of every landmark, for the most and second-most tickets, and the squares where the tourists start.",
  },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "berlin-sides":
    "Each landmark has two prizes: one for the most tickets of its colour, one for the second most. The two sides have different prizes.",
  "berlin-virtual":
    "Closed loops and lines that nobody owns pass tourists too. This option decides whether the tickets they would earn still compete with yours.",
  "berlin-ties":
    "Two players tied for most tickets share both prizes. This option covers ties of three or more, and ties for second.",
};

export const intro: LessonTexts<IntroStep> = {
  tourist: ({ place }) => ({
    topic: "Tourists",
    says: "When you place a tile on a tourist, they stay on that tile for the rest of the game.",
    task: `Place your tile on ${place}.`,
    done: "The blue tourist is on the tile now, and counts for everybody's lines.",
    knows: "Tourists stay on the tile you place under them",
    why: `The blue tourist is on ${place}.`,
  }),
  ticket: ({ line, points: paid }) => ({
    topic: "Tickets",
    says: "A scored line earns a ticket in a tourist's colour each time it passes that tourist.",
    task: `End line ${line}.`,
    done: `${points(paid)} and a blue ticket. At the end, the players with the most and second-most tickets of each colour win prizes.`,
    knows: "Collect the most tickets of a colour to win a prize",
    why: `Line ${line} continues on the marked square.`,
  }),
};

const LANDMARKS: Readonly<Record<LandmarkName, string>> = {
  Alexanderplatz: "Alexanderplatz",
  "Rotes Rathaus": "Rotes Rathaus",
  "Berlin Cathedral": "Berlin Cathedral",
  Reichstag: "Reichstag",
  "Museum Island": "Museum Island",
  "Victory Column": "Victory Column",
  "Kaiser Wilhelm Memorial Church": "Kaiser Wilhelm Memorial Church",
  "Brandenburg Gate": "Brandenburg Gate",
};

/** The texts at the table. Landmarks come by their name in the box. */
export const words = {
  named: (name: string) => LANDMARKS[name as LandmarkName],
  landmark: "Most / second",
  prizes: (higher: number, lower: number) => `${higher} / ${lower}`,
  prizesFor: (higher: number, lower: number) => `${higher} for the most tickets, ${lower} for the second most`,
  side: (side: number) => `Side ${side ? "B" : "A"}`,
  left: "Left",
  leftFor: "tickets nobody has",
  /** The colour of a landmark, before its name. */
  colourOf: (colour: Colour) => `${colours[colour]},`,
  caption: "Everybody's tickets at each landmark. A number with + is the prize if the game ended now.",
  virtual: "Tickets nobody has count as those of one more player, whose prizes are lost.",
  noVirtual: "Tickets nobody has don't count.",
  cell: (tickets: number, prize: number) =>
    `${tickets ? count(tickets, "ticket", "tickets") : "no tickets"}${prize ? `, would win ${prize}` : ""}`,
  none: "–",
  wins: (prize: number) => `+${prize}`,
  total: "So far",
  note: (points: number) => `tickets ${points}`,
  yours: "Your prizes",
  change: (before: number, after: number) => `${before} to ${count(after, "point", "points")}`,
  square: (colour: Colour) => a(`${colours[colour]} tourist`),
  tells: {
    tickets: {
      log: (who: Who, colour: Colour, tickets: number) =>
        `${inside(who)} got ${count(tickets, `${colours[colour]} ticket`, `${colours[colour]} tickets`)}`,
      ledger: (who: Who, colour: Colour, tickets: number) =>
        `${inside(who)}: ${count(tickets, `${colours[colour]} ticket`, `${colours[colour]} tickets`)}`,
    },
    tourist: {
      log: (colour: Colour) => `the ${colours[colour]} tourist is on the tile now`,
      ledger: (colour: Colour) => `the ${colours[colour]} tourist stays on this tile`,
    },
  },
  awards: { tickets: (colour: Colour) => `${colours[colour]} tickets` },
  refusals: {
    notNow: "Landmarks and tourists are set up before the game.",
  },
};
