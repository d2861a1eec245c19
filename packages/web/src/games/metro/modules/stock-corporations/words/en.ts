import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";
import { colours, count } from "../../../../../words/en/grammar.ts";
import type { Who } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Stock corporations",
  short: "own shares, not lines",
  pieces: ["32 shares"],
  about:
    "Eight companies own the lines, and you hold shares of them. Instead of placing a tile you may exchange a share; at the end shares of the best companies are worth most.",
  options: {
    "stock-city-rewards": {
      label: "Tickets and VP tiles of Berlin and St. Petersburg",
      values: {
        company: { label: "For the company", about: "Whose line passes the tourist." },
        placer: { label: "For the player", about: "Whose tile finishes the line." },
      },
    },
  },
  excludes: {
    "numbered-stations": "the numbers pay seats for lines, and with corporations no seat owns a line",
  },
  unprinted: {
    "company-stations": "Which stations belong to which company",
  },
  box: { title: "Stock corporations: shares", about: "The percentages of the piles of shares." },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "stock-city-rewards":
    "In these cities whoever owns a line gets something when it is scored, and here no player owns one. This says who gets it.",
};

export const intro: LessonTexts<IntroStep> = {
  exchange: () => ({
    topic: "Shares",
    says: "Companies own the lines, you hold shares: one each of 10, 20, 30 and 40 percent. Instead of placing a tile you may exchange one.",
    task: "Exchange your 10 percent for the open card.",
    done: "Your old share went under the pile.",
    knows: "You may exchange a share instead of placing",
    why: "The open card of the 10 percent pile is meant.",
  }),
  profit: ({ line }) => ({
    topic: "Profit",
    says: "A finished line pays its company, whoever finished it. Ranks at the end say what shares are worth.",
    task: `Finish blue’s line ${line}.`,
    done: "3 profit for blue. Your points come from your shares, at the end.",
    knows: "Lines pay companies, companies pay shares",
    why: `Line ${line} waits at the marked square.`,
  }),
};

/** The texts at the table. */

export const words = {
  company: "Company",
  profit: "Profit",
  value: "10% is worth",
  yours: "You hold",
  percent: (percent: number) => `${percent}%`,
  nothing: "–",
  shares: "Shares",
  player: "Player",
  pile: "Pile",
  yourCard: "Yours",
  openCard: "Open",
  topCard: "Top",
  takeOpen: (percent: number, colour: Colour) => `Take the open ${percent}% share of ${colours[colour]} for yours`,
  takeTop: (percent: number, left: number) =>
    `Take the top ${percent}% card for yours, ${count(left, "card", "cards")} in the pile`,
  open: (percent: number, colour: Colour) => `open ${percent}% share: ${colours[colour]}`,
  top: (percent: number, left: number) => `${percent}% pile: ${count(left, "card", "cards")}`,
  share: (percent: number, colour: Colour) => `${percent}% of ${colours[colour]}`,
  unknown: (percent: number) => `a ${percent}% share that you do not know`,
  others: "What you know of the others",
  shown: (card: string) => `${card}, shown on the table`,
  barred: "A company has reached 25: nobody exchanges shares any more.",
  may: "Instead of placing a tile, you may give a share for the open card or for the top card of its pile.",
  instead: "Exchange a share",
  insteadShort: "Exchange",
  exchangeOpen: (percent: number, own: Colour, open: Colour) =>
    `Give ${percent}% of ${colours[own]} for the open ${colours[open]}`,
  exchangeTop: (percent: number, own: Colour) => `Give ${percent}% of ${colours[own]} for the top card`,
  worthNow: (points: number) => `shares ${points}`,
  worth: "Your shares",
  worthChange: (before: number, after: number) => `${before} to ${count(after, "point", "points")}`,
  tells: {
    "took-up": ({ name }: Who, percent: number, colour: Colour) =>
      `${name} exchanged a ${percent}% share for the open one of ${colours[colour]}`,
    "took-top": ({ name }: Who, percent: number) =>
      `${name} exchanged a ${percent}% share for the top card of the pile`,
    opened: (percent: number, colour: Colour) => `a ${percent}% share of ${colours[colour]} was turned up`,
  },
  awards: {
    shares: (colour: Colour) => `shares of ${colours[colour]}`,
    majority: (colour: Colour) => `most of ${colours[colour]}`,
  },
  refusals: {
    noMoreExchange: "A company has 25 profit or more, so shares are not exchanged any more.",
    exchangeRests: "The supply is empty and you have exchanged a share: somebody has to place a tile first.",
    shareShown: "This share was shown for a central station and stays where it is.",
    notNow: "Shares are exchanged instead of placing a tile, in your own turn.",
  },
};
