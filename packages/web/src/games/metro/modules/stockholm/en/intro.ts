import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import type { IntroStep } from "../intro.ts";

export const intro: LessonTexts<IntroStep> = {
  own: ({ place }) => ({
    topic: "To the sights",
    says: "You hold secret colours. Tourists of these colours are worth points to you at the end.",
    task: `Build over the tourist on ${place}: orange is yours.`,
    done: "The tourist takes the leftmost free space of the row, here one of 4 points.",
    knows: "Tourists of your colours pay you at the end",
    why: `Orange is one of your colours, and stands on ${place}.`,
  }),
  other: ({ place }) => ({
    topic: "The next space",
    says: "Every tourist fills the next space, whoever has the colour. So poor spaces can be given away.",
    task: "The next one is worth only 2. Send gray there, which is not yours.",
    done: "Watch the row: who goes when decides what they are worth.",
    knows: "Give poor spaces to colours of others",
    why: `Gray stands on ${place}.`,
  }),
};
