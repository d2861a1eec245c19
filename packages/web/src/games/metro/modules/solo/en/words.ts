/** What the solo game says. */
import type { Colour } from "@interchange/boards/palette";
import { colours } from "../../../../../parts/words/en/colours.ts";
import { count, number } from "../../../../../parts/words/en/plural.ts";
import type { Who } from "../../../../../parts/words/types.ts";

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
