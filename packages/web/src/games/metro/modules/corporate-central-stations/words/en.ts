import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";
import { capital, colours } from "../../../../../words/en/grammar.ts";
import type { Who } from "../../../../../words/types.ts";
import { words as central } from "../../central-stations/words/en.ts";

export const about: ModuleAbout = {
  title: "Company central stations",
  short: "companies start there",
  about: [
    "The central stations belong to the companies.",
    "Show a share of a company to place its station instead of a tile.",
    "The line from there earns the company profit, so your shares of it are worth more.",
  ],
};

export const intro: LessonTexts<IntroStep> = {
  show: ({ other }) => ({
    topic: "Showing a share",
    says: "The central stations belong to the companies. Show a share of a company to place its station instead of a tile.",
    task: `Show your 20% share of yellow and choose the space beside ${other}.`,
    done: "That share stays face up, and you can't exchange it any more. It still counts at the end.",
    knows: "Show a share to place that company's station",
    why: `Most of your shares are yellow, and the way from the space beside ${other} is long.`,
  }),
  profit: ({ place, tiles }) => ({
    topic: "Profit from the centre",
    says: "The line from there belongs to the company. Its points are the company's profit, no matter who ends it.",
    task: `Place your tile on ${place}.`,
    done: `${tiles} profit for yellow. Now everybody knows why you like that.`,
    knows: "Lines from a company's station earn it profit",
    why: `Yellow's line from the centre continues on ${place}.`,
  }),
};

/** The texts at the table. */

export const words = {
  instead: "Place a station",
  insteadShort: "Station",
  share: (percent: number, colour: Colour) => `${percent}% of ${colours[colour]}`,
  set: (colour: Colour, square: string) => `${capital(colours[colour])} beside ${square}`,
  company: "Company",
  station: "Station",
  shown: "Share shown",
  beside: (square: string) => `beside ${square}`,
  notSet: "not placed",
  nothing: "–",
  shownBy: (percent: number, { name }: Who) => `${percent}%, ${name}`,
  may: "Instead of a tile, you can place a company's station by showing a share of that company. The line from there earns the company profit, so your shares of it are worth more. The share stays face up, and you can't exchange it any more.",
  tells: {
    showed: ({ name }: Who, percent: number, colour: Colour, square: string) =>
      `${name} showed ${percent}% of ${colours[colour]} and placed its central station beside ${square}`,
  },
  award: "central station",
  refusals: {
    ...central.refusals,
    notYourShare: "You don't have this share. Choose one of yours.",
  },
};
