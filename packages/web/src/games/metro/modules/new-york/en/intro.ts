import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import { count } from "../../../../../parts/words/en/plural.ts";
import type { IntroStep } from "../intro.ts";

const points = (n: number): string => count(n, "point", "points");

export const intro: LessonTexts<IntroStep> = {
  took: ({ line, points: paid }) => ({
    topic: "A tourist at each station",
    says: "Whose line ends at a station takes the tourist who waits there.",
    task: `Lead line ${line} into its neighbour: that tourist is worth 3 to you.`,
    done: `${points(paid)} for the line, and 3 more at the end.`,
    knows: "A line takes the tourist of its last station",
    why: `Line ${line} waits at the marked square.`,
  }),
  poor: ({ line, theirs }) => ({
    topic: "Different boards",
    says: "Every board values the colours differently. What is worth much to you may be worth nothing to others.",
    task: `End blue’s line ${line} where the tourist is worth nothing to blue.`,
    done: `Blue gets ${points(theirs)} for the line, and the tourist brings nothing.`,
    knows: "Each board has values of its own",
    why: `Line ${line} waits at the marked square.`,
  }),
};
