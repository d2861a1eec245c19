import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import type { IntroStep } from "../intro.ts";

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
