import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import { count } from "../../../../../parts/words/en/plural.ts";
import type { IntroStep } from "../intro.ts";

const points = (n: number): string => count(n, "point", "points");

export const intro: LessonTexts<IntroStep> = {
  build: ({ place, other }) => ({
    topic: "Two actions",
    says: "Nobody begins with points. In the first round the first seat has two actions, the last has four, all others three.",
    task: `Use both for the red line by ${place} to ${other}.`,
    done: "That was your building. Who comes later has more of it.",
    knows: "In the first round the first seat has two actions",
    why: `The passenger wants to go to ${place} and ${other}.`,
  }),
  ride: ({ points: paid }) => ({
    topic: "A short start",
    says: "The passenger travels after every turn, however short it was.",
    task: "Send him on both trips.",
    done: `${points(paid)} with two pieces of track. From the second round on everybody has four actions.`,
    knows: "Later everybody has four actions",
    why: "Your actions are used up: let him travel.",
  }),
};
