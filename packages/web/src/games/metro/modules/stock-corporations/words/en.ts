import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";
import { colours, count } from "../../../../../words/en/grammar.ts";
import type { Who } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Stock corporations",
  short: "shares, not lines",
  pieces: ["32 shares"],
  about: [
    "Eight companies own the lines, and you have shares in them.",
    "Instead of placing a tile, you can exchange a share.",
    "At the end, shares in the best companies are worth the most.",
  ],
  options: {
    "stock-city-rewards": {
      label: "Tickets in Berlin, VP tiles in St. Petersburg",
      values: {
        company: { label: "For the company", about: "The company whose line passes the tourist gets them." },
        placer: { label: "For the player", about: "The player whose tile ends the line gets them." },
      },
    },
    "stock-last": {
      label: "Companies tied for last",
      values: {
        ranked: { label: "Take the better rank" },
        one: { label: "Are worth 1", about: "However many companies have the least profit." },
      },
    },
  },
  unprinted: {
    "company-stations": "Which stations belong to which company",
  },
  box: { title: "Stock corporations: shares", about: "The percentage of each pile of shares." },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "stock-city-rewards":
    "In these cities, the owner of a scored line gets a reward. With stock corporations, no player owns a line. This option decides who gets the reward.",
  "stock-last":
    "Companies with equal profit take the better rank. This option decides whether that includes the last ones, as the second edition can be read either way.",
};

export const intro: LessonTexts<IntroStep> = {
  exchange: () => ({
    topic: "Shares",
    says: "Companies own the lines, and you have four shares: 10, 20, 30 and 40 per cent. Instead of placing a tile, you can exchange a share.",
    task: "Exchange your 10% share for the face-up one.",
    done: "Your old share is now at the bottom of the pile.",
    knows: "You can exchange a share instead of placing a tile",
    why: "Take the face-up share of the 10% pile.",
  }),
  profit: ({ line }) => ({
    topic: "Profit",
    says: "A line that ends earns profit for its company, no matter who ended it. At the end, a company's rank decides what its shares are worth.",
    task: `End blue's line ${line}.`,
    done: "Blue earns 3 profit. You get your points from your shares at the end.",
    knows: "Lines earn profit, and profit makes shares valuable",
    why: `Line ${line} continues on the marked square.`,
  }),
};

/** The texts at the table. */

export const words = {
  company: "Company",
  profit: "Profit",
  value: "10% is worth",
  yours: "You have",
  percent: (percent: number) => `${percent}%`,
  nothing: "–",
  shares: "Shares",
  player: "Player",
  yourCard: "Yours",
  openCard: "Face up",
  topCard: "Top",
  takeOpen: (percent: number, colour: Colour) =>
    `Exchange your ${percent}% share for the face-up ${colours[colour]} one`,
  takeTop: (percent: number, left: number) =>
    `Exchange your ${percent}% share for the top one, ${count(left, "share", "shares")} in the pile`,
  open: (percent: number, colour: Colour) => `face-up ${percent}% share: ${colours[colour]}`,
  top: (percent: number, left: number) => `${percent}% pile: ${count(left, "share", "shares")}`,
  share: (percent: number, colour: Colour) => `${percent}% of ${colours[colour]}`,
  unknown: (percent: number) => `a ${percent}% share you don't know`,
  others: "What you know about the others",
  shown: (card: string) => `${card}, face up`,
  barred: "A company has reached 25 profit, so nobody can exchange shares any more.",
  may: "Instead of placing a tile, you can exchange a share for the face-up share or the top share of its pile.",
  instead: "Exchange a share",
  insteadShort: "Exchange",
  exchangeOpen: (percent: number, own: Colour, open: Colour) =>
    `Exchange ${percent}% of ${colours[own]} for the face-up ${colours[open]}`,
  exchangeTop: (percent: number, own: Colour) => `Exchange ${percent}% of ${colours[own]} for the top share`,
  worthNow: (points: number) => `shares ${points}`,
  worth: "Your shares",
  worthChange: (before: number, after: number) => `${before} to ${count(after, "point", "points")}`,
  tells: {
    "took-up": ({ name }: Who, percent: number, colour: Colour) =>
      `${name} exchanged a ${percent}% share for the face-up ${colours[colour]} one`,
    "took-top": ({ name }: Who, percent: number) => `${name} exchanged a ${percent}% share for the top one of the pile`,
    opened: (percent: number, colour: Colour) => `a ${percent}% share of ${colours[colour]} was turned up`,
  },
  awards: {
    shares: (colour: Colour) => `shares in ${colours[colour]}`,
    majority: (colour: Colour) => `the largest stake in ${colours[colour]}`,
  },
  refusals: {
    noMoreExchange: "A company has 25 profit or more, so nobody can exchange shares any more. Place a tile instead.",
    exchangeRests:
      "The supply is empty and you've already exchanged a share. Somebody must place a tile before you can exchange again. Place a tile, or pass if you have none.",
    shareShown: "You showed this share to place a central station, so you can't exchange it. Choose another.",
    notNow: "You can only exchange a share on your own turn, instead of placing a tile.",
  },
};
