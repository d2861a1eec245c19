import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import { count } from "../../../../../parts/words/en/plural.ts";
import type { IntroStep } from "../intro.ts";

const points = (n: number): string => count(n, "point", "points");

export const intro: LessonTexts<IntroStep> = {
  build: ({ place, other }) => ({
    topic: "Three actions",
    says: "Nobody begins with points. In the first round the first seat has three actions, the last has five.",
    task: `Use two of your three: the red line by ${place} to ${other}.`,
    done: "One action is left in this short turn.",
    knows: "In the first round the first seat has three actions",
    why: `The passenger wants to go to ${place} and ${other}.`,
  }),
  ride: ({ points: paid }) => ({
    topic: "Going first",
    says: "Who begins sends the passenger first. The others make up for it with more track.",
    task: "End your turn.",
    done: `${points(paid)} already. From the second round on everybody has four actions.`,
    knows: "Later everybody has four actions",
    why: "Two pieces are enough: let him travel.",
  }),
};
