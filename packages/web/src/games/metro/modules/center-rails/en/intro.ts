import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import { count } from "../../../../../parts/words/en/plural.ts";
import type { IntroStep } from "../intro.ts";

const points = (n: number): string => count(n, "point", "points");

export const intro: LessonTexts<IntroStep> = {
  through: ({ place }) => ({
    topic: "Through the centre",
    says: "Track covers the centre. Lines no longer end there: they run through and come out elsewhere.",
    task: `Lay your tile on ${place} and watch your line.`,
    done: "Every tile of the centre counts, but nothing is doubled.",
    knows: "Lines run through the centre",
    why: `On ${place} your line enters the centre.`,
  }),
  out: ({ line, points: paid }) => ({
    topic: "Long ways",
    says: "So lines become longer. They still end at stations of the edge.",
    task: `Finish line ${line}.`,
    done: `${points(paid)}, without any doubling.`,
    knows: "All lines end at the edge",
    why: `Line ${line} waits at the marked square.`,
  }),
};
