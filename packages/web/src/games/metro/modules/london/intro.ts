/** A short introduction: a random game of the module up to its key moments. */
import type { LessonScript } from "../../../../table/learn/lesson.ts";
import { lessonSetup } from "../../learn/lessonSetup.ts";

const ENTRIES =
  "=london.buckingham|=london.big-ben|=london.trafalgar|=london.tower|=london.eye|=london.westminster|" +
  "=london.st-pauls|=london.tower-bridge|=london.taxi-right|=london.yellow|=london.blue|=london.purple|" +
  "=london.brown|=london.gray|=london.yellow|=london.red|=london.green|=london.gray|=london.red|" +
  "=london.brown|=london.yellow|=london.gray|=london.blue|=london.purple|=london.red|=london.green|" +
  "=london.orange|=london.purple|=london.blue|=london.green|=london.brown|=london.green|=london.orange|" +
  "=london.orange|=london.brown|=london.gray|=london.yellow|=london.purple|=london.red|=london.blue|" +
  "=london.orange|=dbcd|=cddb|dbcd@d8|=aacb|cddb@c1|=dada|aacb@g1|=aaaa|dada@h5|=adbb|aaaa@d7|=bcbc|" +
  "adbb@g2|=cccc|bcbc@d6|=cbcb|cccc@f2|=cccc|cbcb@g3|=bcdd";

export const INTRO = {
  setup: lessonSetup(["london"], { "london-start": "random", "london-failed-drive": "4" }),
  seat: 0,
  entries: ENTRIES,
  steps: [
    { id: "taxi", at: 51, rule: "LO.4", place: "d7", points: 3 },
    { id: "far", at: 59, rule: "LO.5", place: "g3", points: 4 },
  ],
} as const satisfies LessonScript;

export type IntroStep = (typeof INTRO)["steps"][number]["id"];
