import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import { colours, count, inside, points } from "../../../../../words/en/grammar.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";
import type { Who } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Berlin",
  short: "most tickets win",
  pieces: ["8 landmarks", "64 tickets"],
  about:
    "Tourists stand on sixteen squares. A line that is scored brings a ticket for every time it passes one, and at the end most and second most tickets of a colour win prizes.",
  options: {
    "berlin-sides": {
      label: "Prizes",
      values: {
        a: { label: "Side A", about: "All landmarks are worth about the same." },
        b: { label: "Side B", about: "Some landmarks are worth much more than others." },
        mixed: { label: "Mixed", about: "Chance turns each landmark to one side or the other." },
      },
      mix: {
        label: "Your own mix",
        about: "One side for each landmark, in the order in which they stand.",
        each: (landmark, side) => `Landmark ${landmark}: side ${side.toUpperCase()}`,
      },
    },
    "berlin-virtual": {
      label: "Tickets that nobody gets",
      values: {
        yes: { label: "Compete", about: "They rank like those of one more player, whose prizes are lost." },
        no: { label: "Do not count" },
      },
    },
    "berlin-ties": {
      label: "Other ties than two for most",
      values: {
        shared: {
          label: "Shared",
          about: "Three who are tied for most share both prizes, those tied for second the lower one.",
        },
        "two-only": { label: "Pay nobody", about: "Only two who are tied for most share the prizes." },
      },
    },
  },
  unprinted: {
    prizes: "The prizes of the landmarks",
    squares: "Where the tourists stand",
  },
  box: {
    title: "Berlin: landmarks",
    about:
      "On both sides of each landmark what most tickets win and what second most win, and the squares of the groups.",
  },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "berlin-sides":
    "Each landmark has two prizes, for most and for second most tickets of its colour. How much they are differs between its sides.",
  "berlin-virtual":
    "Circles of track and lines that nobody owns pass tourists too. This says whether tickets that were lost that way still compete with yours.",
  "berlin-ties":
    "Two who are tied for most tickets share both prizes. This says what goes for more than two, and for ties for second most.",
};

export const intro: LessonTexts<IntroStep> = {
  tourist: ({ place }) => ({
    topic: "Tourists",
    says: "A tourist on whom you build stays on the tile for the rest of the game.",
    task: `Build on ${place}.`,
    done: "The blue tourist stands there now, for everybody’s lines.",
    knows: "Tourists stay on the tile that is built under them",
    why: `The tourist in question stands on ${place}.`,
  }),
  ticket: ({ line, points: paid }) => ({
    topic: "Tickets",
    says: "A scored line brings a ticket of the tourist’s colour for each time it passes one.",
    task: `Finish line ${line}.`,
    done: `${points(paid)} and a blue ticket. Most and second most tickets of a colour win prizes at the end.`,
    knows: "Most tickets of a colour win its prize",
    why: `Line ${line} waits at the marked square.`,
  }),
};

/** The texts at the table. */

export const words = {
  /** A landmark; the parameter is its name in the box. */
  named: (name: string): string => name,
  landmark: "Most / second",
  prizes: (higher: number, lower: number) => `${higher} / ${lower}`,
  prizesFor: (higher: number, lower: number) => `${higher} for most, ${lower} for second most`,
  side: (side: number) => `Side ${side ? "B" : "A"}`,
  left: "Free",
  leftFor: "tickets that nobody has",
  /** The colour of a landmark, before its name. */
  colourOf: (colour: Colour) => `${colours[colour]},`,
  caption: "Tickets of everybody at each landmark; with +, what they would win if the game ended now.",
  virtual: "Tickets that are left rank like those of one more player, whose prizes are lost.",
  noVirtual: "Tickets that are left do not count.",
  cell: (tickets: number, prize: number) =>
    `${tickets ? count(tickets, "ticket", "tickets") : "no tickets"}${prize ? `, would win ${prize}` : ""}`,
  none: "–",
  wins: (prize: number) => `+${prize}`,
  total: "As it stands",
  note: (points: number) => `tickets ${points}`,
  yours: "Your prizes",
  change: (before: number, after: number) => `${before} to ${count(after, "point", "points")}`,
  square: (colour: Colour) => `a ${colours[colour]} tourist`,
  tells: {
    tickets: {
      log: (who: Who, colour: Colour, tickets: number) =>
        `${inside(who)} got ${count(tickets, `${colours[colour]} ticket`, `${colours[colour]} tickets`)}`,
      ledger: (who: Who, colour: Colour, tickets: number) =>
        `${inside(who)}: ${count(tickets, `${colours[colour]} ticket`, `${colours[colour]} tickets`)}`,
    },
    tourist: {
      log: (colour: Colour) => `the ${colours[colour]} tourist stands on the tile`,
      ledger: (colour: Colour) => `the ${colours[colour]} tourist will stand on this tile`,
    },
  },
  awards: { tickets: (colour: Colour) => `${colours[colour]} tickets` },
  refusals: {
    notNow: "Landmarks and tourists are laid out before the game.",
  },
};
