import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import { count } from "../../../../../parts/words/en/plural.ts";
import type { IntroStep } from "../intro.ts";

const points = (n: number): string => count(n, "point", "points");

export const intro: LessonTexts<IntroStep> = {
  build: ({ place, other }) => ({
    topic: "Two cards",
    says: "One express and one normal destination lie face up, no more. So everybody knows where he goes.",
    task: `Build your red line by ${place} to ${other}: both cards in one line.`,
    done: "He goes to the express one first, then to the normal one.",
    knows: "One express and one normal destination lie open",
    why: `The cards show ${place} and ${other}.`,
  }),
  ride: ({ points: paid }) => ({
    topic: "No choice of card",
    says: "After each trip a card of the same kind takes the place of the old one.",
    task: "End your turn and watch.",
    done: `Two trips, ${points(paid)}. Plan for the two cards that come next.`,
    knows: "Each trip turns up a card of its kind",
    why: "Nothing is left to build: let him travel.",
  }),
};
