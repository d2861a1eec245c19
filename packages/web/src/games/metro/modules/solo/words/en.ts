import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";
import { a, colours, count, number } from "../../../../../words/en/grammar.ts";
import type { Who } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Solo",
  short: "for one player",
  about: [
    "A game for one player.",
    "Cards tell you which of eight companies to extend a line for.",
    "Your score is the profit of the weakest company.",
  ],
  options: {
    "solo-scoring": {
      label: "Score",
      values: {
        normal: { label: "Normal", about: "The profit of the weakest company." },
        challenge: { label: "Challenge", about: "The profit of the weakest company, minus its gap to the strongest." },
      },
    },
    "solo-negative": {
      label: "Scores below zero",
      values: {
        yes: { label: "Possible", about: "Only in the challenge." },
        no: { label: "Count as zero" },
      },
    },
    "solo-reject-last": {
      label: "You can reject tiles",
      values: {
        no: { label: "Until the last card is turned up" },
        yes: { label: "Until the last card is played" },
      },
    },
  },
  unprinted: {
    "rejected-kind": "Which kind of tile you can reject",
  },
  box: { title: "Solo: the tile to reject", about: "The kind of tile that you can reject in the solo game." },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "solo-scoring":
    "Only the company with the least profit counts. In the challenge, you also have to keep all companies close together.",
  "solo-negative":
    "In the challenge, you can lose more points than the weakest company earned. This option decides what you score then.",
  "solo-reject-last":
    "You can reject the tile that sends every line straight back until the cards run out for the first time. This option decides when exactly they run out.",
};

export const intro: LessonTexts<IntroStep> = {
  card: ({ place }) => ({
    topic: "The card",
    says: "You play for eight companies on your own. The card shows whose line you must extend with one of your two tiles.",
    task: `It's grey's turn. Place the tile that fits on ${place}.`,
    done: "The next card is turned up right away.",
    knows: "The card shows which company is next",
    why: `Grey's line continues on ${place}.`,
  }),
  least: ({ place }) => ({
    topic: "The weakest counts",
    says: "At the end, your score is the profit of the weakest company. So don't leave any company behind.",
    task: `It's purple's turn. Place your tile on ${place}.`,
    done: "Your tile also ended brown's line. Keep an eye on the weakest company.",
    knows: "Only the weakest company counts",
    why: `Purple's line continues on ${place}.`,
  }),
};

/** The texts at the table. */

export const words = {
  goal: "Your goal: get the weakest company as much profit as possible. Its profit is your score.",
  goalChallenge:
    "Your goal: keep the companies close together and the weakest one rich. You score its profit minus its gap to the strongest.",
  placing: (colour: Colour) => `extend ${a(colours[colour])} line`,
  extend: (colour: Colour) => `Extend ${a(colours[colour])} line.`,
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
  pile: (cards: number) => `${count(cards, "card", "cards")} in the pile, in random order.`,
  newPile: "The pile is empty. All cards are shuffled into a new pile.",
  score: "Score so far",
  scoreOver: "Score",
  normal: "The profit of the weakest company.",
  challenge: (lowest: number, distance: number) =>
    `${lowest} for the weakest company, minus a gap of ${distance} to the strongest.`,
  reject: "Reject a tile",
  rejectShort: "Reject",
  rejecting: "Reject this tile: it goes back into the middle of the supply",
  mayReject: "Until the pile runs out for the first time, you can reject this tile:",
  ledger: "Score",
  change: (before: number, after: number) => `${before} to ${count(after, "point", "points")}`,
  points: number,
  note: (points: number) => `score now ${number(points)}`,
  tells: {
    rejected: ({ name }: Who) => `${name} rejected a tile`,
    revealed: (colour: Colour) => `the next card is ${colours[colour]}`,
    finished: (colour: Colour) =>
      `all ${colours[colour]} lines have ended, and the ${colours[colour]} card is out of the game`,
    finishes: (colour: Colour) =>
      `the last ${colours[colour]} line ends, and the ${colours[colour]} card is out of the game`,
  },
  awards: {
    lowest: "profit of the weakest company",
    spread: "gap to the strongest company",
  } as Readonly<Record<string, string>>,
  refusals: {
    otherLine: "Your tile must extend an unfinished line of the company on the card. Choose another square.",
    drawOwed: "Wait for the next card to be turned up.",
    noMoreRejecting: "The pile has run out once, so you can't reject tiles any more. Place one of yours.",
    notRejectable: "You can only reject the tile that sends every line straight back. Place one of your tiles.",
  },
};
