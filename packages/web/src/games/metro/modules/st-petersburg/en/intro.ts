import type { LessonTexts } from "../../../../../parts/lessons/lesson.ts";
import { count } from "../../../../../parts/words/en/plural.ts";
import type { IntroStep } from "../intro.ts";

const points = (n: number): string => count(n, "point", "points");

export const intro: LessonTexts<IntroStep> = {
  landmark: ({ place }) => ({
    topic: "Landmarks",
    says: "Eight landmarks stand on the board. Whoever builds over one puts a tourist on that tile.",
    task: `Build on ${place}.`,
    done: "Now choose who stands there.",
    knows: "Building over a landmark brings a tourist",
    why: `The landmark in question stands on ${place}.`,
  }),
  tourist: () => ({
    topic: "The tourist",
    says: "Each colour has four tiles of points. Yellow has the best: 3, 3, 4 and 4.",
    task: "Choose yellow.",
    done: "The yellow tiles are turned over and shuffled.",
    knows: "You choose the colour, and so the tiles",
    why: "Yellow has the highest tiles.",
  }),
  won: ({ line, place, points: paid }) => ({
    topic: "Passing by",
    says: "A scored line draws a tile for each time it passes a tourist.",
    task: `Finish line ${line}, which passes ${place}.`,
    done: `${points(paid)} for the line, and a yellow tile that counts at the end.`,
    knows: "Lines draw tiles where tourists stand",
    why: `Line ${line} waits at the marked square.`,
  }),
};
