import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";
import { colours, count, number } from "../../../../../words/en/grammar.ts";
import type { Who } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Solo",
  short: "for one player",
  about:
    "A game for one. Cards say which of eight companies' lines you extend next, and only the company that does worst counts.",
  options: {
    "solo-scoring": {
      label: "Score",
      values: {
        normal: { label: "Normal", about: "The profit of the last company." },
        challenge: { label: "Challenge", about: "Less the distance between the first company and the last." },
      },
    },
    "solo-negative": {
      label: "Scores below zero",
      values: {
        yes: { label: "May be", about: "In the challenge." },
        no: { label: "Are zero" },
      },
    },
    "solo-reject-last": {
      label: "Rejecting ends",
      values: {
        no: { label: "When the last card is turned up" },
        yes: { label: "After the turn of the last card" },
      },
    },
  },
  unprinted: {
    "rejected-kind": "Which kind of tile may be put back",
  },
  box: { title: "Solo: the tile to reject", about: "The kind of tile that the solo game lets you put back." },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "solo-scoring":
    "Only the company that has least counts. The challenge also asks you to keep all of them close together.",
  "solo-negative":
    "In the challenge more may be taken off than the last company has earned. This says what you score then.",
  "solo-reject-last":
    "The tile that ends every line where it began may be rejected until the cards have run out once. This says when that is.",
};

export const intro: LessonTexts<IntroStep> = {
  card: ({ place }) => ({
    topic: "The card",
    says: "You play alone for eight companies. The card says whose line you must extend, with one of your two tiles.",
    task: `Gray is up. Lay the tile that fits on ${place}.`,
    done: "The next card comes at once.",
    knows: "The card says which company comes next",
    why: `Gray’s line goes on at ${place}.`,
  }),
  least: ({ place }) => ({
    topic: "The weakest counts",
    says: "At the end you score the profit of the company that has least. So nobody may be left behind.",
    task: `Purple is up. Place your tile on ${place}.`,
    done: "Brown’s line ended along the way. Keep an eye on the weakest.",
    knows: "Only the poorest company counts",
    why: `Purple’s line goes on at ${place}.`,
  }),
};

/** The texts at the table. */

export const words = {
  goal: "Your goal: make the company that earns least earn as much as it can. Its profit is your score.",
  goalChallenge:
    "Your goal: keep the companies close together and the last of them rich. You score what it earns, less its distance to the first.",
  placing: (colour: Colour) => `extend a line of ${colours[colour]}`,
  extend: (colour: Colour) => `Extend a line of ${colours[colour]}.`,
  over: "All lines have ended.",
  company: "Company",
  profit: "Profit",
  open: "Open",
  where: "Card",
  lowest: "lowest",
  highest: "highest",
  cards: {
    now: "now",
    pile: "in the pile",
    revealed: "used",
    gone: "out",
  },
  pile: (cards: number) => `${count(cards, "card", "cards")} in the pile, in no known order.`,
  newPile: "The pile is used up: all cards are shuffled for the next one.",
  score: "Score as it stands",
  scoreOver: "Score",
  normal: "What the last company has.",
  challenge: (lowest: number, distance: number) => `${lowest} of the last company, less ${distance} to the first.`,
  reject: "Reject a tile",
  rejectShort: "Reject",
  rejecting: "Reject this tile: it goes under half of the supply",
  mayReject: "Until the pile has run out once, you may reject this tile:",
  ledger: "Score",
  change: (before: number, after: number) => `${before} to ${count(after, "point", "points")}`,
  points: number,
  note: (points: number) => `score now ${number(points)}`,
  tells: {
    rejected: ({ name }: Who) => `${name} rejected a tile`,
    revealed: (colour: Colour) => `the next card is ${colours[colour]}`,
    finished: (colour: Colour) => `all lines of ${colours[colour]} have ended, and its card leaves`,
    finishes: (colour: Colour) => `the last line of ${colours[colour]} ends, and its card leaves`,
  },
  awards: {
    lowest: "profit of the last company",
    spread: "distance to the first company",
  } as Readonly<Record<string, string>>,
  refusals: {
    otherLine: "The tile has to extend an open line of the company on the card.",
    drawOwed: "The next card has to be turned up first.",
    noMoreRejecting: "The pile has run out once: no tile is rejected any more.",
    notRejectable: "Only the tile that turns every line back may be rejected.",
  },
};
