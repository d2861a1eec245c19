import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import { count } from "../../../../../parts/words/en/plural.ts";
import type { IntroStep } from "../intro.ts";

const points = (n: number): string => count(n, "point", "points");

export const intro: LessonTexts<IntroStep> = {
  build: ({ place, other }) => ({
    topic: "A special card",
    says: `${other} lies among the last five cards of the pile. Now it is open, and you are ahead.`,
    task: `Build your red line on to ${place}, where he changes, and to ${other}.`,
    done: "Now it is the easiest destination of all.",
    knows: "That card is among the last five",
    why: `He is to get to ${other}, by your line.`,
  }),
  ride: ({ points: paid, place, totals: [mine, theirs] }) => ({
    topic: "The end of the line",
    says: `When he gets to ${place} he leaves the board at once. The rest of the round is building only.`,
    task: "End your turn and let him go.",
    done: `${points(paid)} each, ${mine} to ${theirs}, and no more trips: you chose when it ends.`,
    knows: "Who sends him there ends the game",
    why: "Nothing is left to build: let him travel.",
  }),
};
