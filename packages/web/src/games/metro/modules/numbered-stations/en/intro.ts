import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import { count } from "../../../../../parts/words/en/plural.ts";
import type { IntroStep } from "../intro.ts";

const points = (n: number): string => count(n, "point", "points");

export const intro: LessonTexts<IntroStep> = {
  own: ({ line, points: paid }) => ({
    topic: "Your numbers",
    says: "You hold four secret numbers of stations. A line that ends at one of them pays you once more at the end.",
    task: `You hold 7. End line ${line} at its own station.`,
    done: `${points(paid)} now, and the same again at the end.`,
    knows: "Lines that end at your numbers pay you again",
    why: `Line ${line} waits at the marked square.`,
  }),
  theirs: ({ line, theirs }) => ({
    topic: "Others’ lines",
    says: "It does not matter whose line it is.",
    task: `You hold 31. Lead blue’s line ${line} there.`,
    done: `Blue gets ${points(theirs)}, and you get as much at the end.`,
    knows: "Others’ lines pay your numbers too",
    why: `Line ${line} leaves its station at the marked square.`,
  }),
};
