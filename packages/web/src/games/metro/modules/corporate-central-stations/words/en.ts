import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";
import { capital, colours } from "../../../../../words/en/grammar.ts";
import type { Who } from "../../../../../words/types.ts";
import { words as central } from "../../central-stations/words/en.ts";

export const about: ModuleAbout = {
  title: "Central stations of companies",
  short: "companies begin there",
  about: "Whoever shows a share of a company sets its central station.",
};

export const intro: LessonTexts<IntroStep> = {
  show: ({ other }) => ({
    topic: "Showing a share",
    says: "The central stations belong to the companies. Show a share of one, and you set its tile instead of placing.",
    task: `Show your 20 percent of yellow, and choose the space beside ${other}.`,
    done: "That share stays open and is never exchanged again. It still counts at the end.",
    knows: "Who shows a share sets that company’s tile",
    why: `Most of your shares are yellow, and the way from beside ${other} is long.`,
  }),
  profit: ({ place, tiles }) => ({
    topic: "Profit from the centre",
    says: "The line from there is the company’s. What it pays is profit, whoever finishes it.",
    task: `Place your tile on ${place}.`,
    done: `${tiles} profit for yellow. Everybody now knows one reason why you like that.`,
    knows: "Lines from there are profit of the company",
    why: `Yellow’s line from the centre waits at ${place}.`,
  }),
};

/** The texts at the table. */

export const words = {
  instead: "Show a share",
  insteadShort: "Share",
  share: (percent: number, colour: Colour) => `${percent}% of ${colours[colour]}`,
  set: (colour: Colour, square: string) => `${capital(colours[colour])} beside ${square}`,
  company: "Company",
  station: "Station",
  shown: "Share shown",
  beside: (square: string) => `beside ${square}`,
  notSet: "to set",
  nothing: "–",
  shownBy: (percent: number, { name }: Who) => `${percent}%, ${name}`,
  may: "Instead of placing a tile, you may show a share and set the station of its company. The share stays open and is not exchanged any more.",
  tells: {
    showed: ({ name }: Who, percent: number, colour: Colour, square: string) =>
      `${name} showed ${percent}% of ${colours[colour]} and set its central station beside ${square}`,
  },
  award: "central station",
  refusals: {
    ...central.refusals,
    notYourShare: "You do not hold this share.",
  },
};
