import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import type { IntroStep } from "../intro.ts";

export const intro: LessonTexts<IntroStep> = {
  build: ({ place }) => ({
    topic: "Tourists",
    says: "A tourist stands on every inner square. Build over one and you take them along.",
    task: `Lay your tile on ${place}.`,
    done: "The tourist is yours. Now they want a seat.",
    knows: "Building over a tourist takes them along",
    why: `The tourist in question stands on ${place}.`,
  }),
  seat: ({ place }) => ({
    topic: "Your row",
    says: "Your landmarks are one row of seats, each of one colour. A long run without gaps pays 2 points a tourist at the end.",
    task: `Choose the seat at ${place}, or let it be shown.`,
    done: "Everybody outside your longest run costs a point, and a full landmark pays 3.",
    knows: "Tourists pay side by side, and cost alone",
    why: `Only at ${place} somebody sits nearby.`,
  }),
};
