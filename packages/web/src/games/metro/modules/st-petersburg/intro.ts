/** A short introduction: a random game of the module up to its key moments. */
import type { LessonScript } from "../../../../table/learn/lesson.ts";
import { lessonSetup } from "../../learn/lessonSetup.ts";

const ENTRIES =
  "=bbbb|=dacc|bbbb@a7|=cbaa|dacc@h4|=cccc|cbaa@d1|=dbba|cccc@e8|=bbad|dbba@h3|=cbaa|bbad@g1|=ccda|" +
  "cbaa@f1|=dbba|ccda@b1|=bcdd|dbba@g2|petersburg.yellow|=dada|bcdd@g3|=dacc|dada@h2|=petersburg.vp-4|" +
  "=dddd";

export const INTRO = {
  setup: lessonSetup(["st-petersburg"], { "st-petersburg-choice": "any" }),
  seat: 0,
  entries: ENTRIES,
  steps: [
    { id: "landmark", at: 18, rule: "SP.3", place: "g2" },
    { id: "tourist", at: 19, rule: "SP.4" },
    { id: "won", at: 23, rule: "SP.6", line: 31, tiles: 4, points: 4, place: "g2" },
  ],
} as const satisfies LessonScript;

export type IntroStep = (typeof INTRO)["steps"][number]["id"];
