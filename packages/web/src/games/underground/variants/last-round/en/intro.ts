import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import { count } from "../../../../../parts/words/en/plural.ts";
import type { IntroStep } from "../intro.ts";

const points = (n: number): string => count(n, "point", "points");

export const intro: LessonTexts<IntroStep> = {
  build: ({ place }) => ({
    topic: "The pile is empty",
    says: "The last round. Usually the passenger would be gone by now; here he stays to its end.",
    task: `Build your blue line to ${place}: he still wants to go north.`,
    done: "So the last turns are worth building for him.",
    knows: "With an empty pile he stays to the end of the round",
    why: `From ${place} it is a short way to the express destination.`,
  }),
  ride: ({ points: paid, totals: [mine, theirs] }) => ({
    topic: "On to the end",
    says: "He travels on while destinations lie open. No new ones come.",
    task: "End your turn and watch.",
    done: `${points(paid)}, and ${mine} to ${theirs} in the very last turn.`,
    knows: "He travels on while destinations lie open",
    why: "Enough is built: let him travel.",
  }),
};
