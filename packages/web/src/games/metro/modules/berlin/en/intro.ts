import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import { count } from "../../../../../parts/words/en/plural.ts";
import type { IntroStep } from "../intro.ts";

const points = (n: number): string => count(n, "point", "points");

export const intro: LessonTexts<IntroStep> = {
  tourist: ({ place }) => ({
    topic: "Tourists",
    says: "A tourist on whom you build stays on the tile for the rest of the game.",
    task: `Build on ${place}.`,
    done: "The blue tourist stands there now, for everybody’s lines.",
    knows: "Tourists stay on the tile that is built under them",
    why: `The tourist in question stands on ${place}.`,
  }),
  ticket: ({ line, points: paid }) => ({
    topic: "Tickets",
    says: "A scored line brings a ticket of the tourist’s colour for each time it passes one.",
    task: `Finish line ${line}.`,
    done: `${points(paid)} and a blue ticket. Most and second most tickets of a colour win prizes at the end.`,
    knows: "Most tickets of a colour win its prize",
    why: `Line ${line} waits at the marked square.`,
  }),
};
