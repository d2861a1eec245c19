import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import { count } from "../../../../../parts/words/en/plural.ts";
import type { IntroStep } from "../intro.ts";

const points = (n: number): string => count(n, "point", "points");

export const intro: LessonTexts<IntroStep> = {
  taxi: ({ place, points: paid }) => ({
    topic: "The taxi",
    says: "Build over a tourist and the taxi drives on to the next space of that colour, four at most.",
    task: `Build on ${place} and count the spaces with it.`,
    done: `${points(paid)} at once: one for each space that it drove.`,
    knows: "The taxi pays a point for each space it drives",
    why: `The tourist of ${place} lets the taxi drive.`,
  }),
  far: ({ place, points: paid }) => ({
    topic: "How far",
    says: "Four spaces is the best there is. If the colour is not among the next four, he drives all the same and you get nothing.",
    task: `Yellow is exactly four away. Build on ${place}.`,
    done: `${points(paid)}. Look at the road before you choose a square.`,
    knows: "Four spaces at most, or nothing",
    why: `The tourist on ${place} is four spaces away.`,
  }),
};
