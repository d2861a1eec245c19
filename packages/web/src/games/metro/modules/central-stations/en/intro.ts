import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import { count } from "../../../../../parts/words/en/plural.ts";
import type { IntroStep } from "../intro.ts";

const points = (n: number): string => count(n, "point", "points");

export const intro: LessonTexts<IntroStep> = {
  set: () => ({
    topic: "Your tile",
    says: "You have one central station tile. Set it on the centre instead of placing a tile: the line that leaves there is yours.",
    task: "Choose the space beside c5, or let it be shown.",
    done: "A ninth line of yours, from the middle of the board.",
    knows: "Once a game you open a line from the centre",
    why: "The space beside c5 has track to leave by.",
  }),
  line: ({ place, points: paid }) => ({
    topic: "From the centre",
    says: "It is scored when it reaches a station. Coming from the centre it is not doubled.",
    task: `Place your tile on ${place}.`,
    done: `${points(paid)} for the line from the centre.`,
    knows: "Lines from the centre are not doubled",
    why: `The line from your tile leaves over ${place}.`,
  }),
};
