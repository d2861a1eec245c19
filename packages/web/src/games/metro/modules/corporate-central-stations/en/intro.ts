import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import type { IntroStep } from "../intro.ts";

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
