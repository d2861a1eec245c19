/** A short introduction: a random game of the module up to its key moments. */
import type { LessonScript } from "../../../../table/learn/lesson.ts";
import { lessonSetup } from "../../learn/lessonSetup.ts";

const ENTRIES =
  "=rails.cbcb^1|=rails.dbba^1|=rails.aacb^1|=rails.dacc|=cccc|=dddd|cccc@c8|=aacb|dddd@c7|=cbcb|" +
  "aacb@d7|=aacb|cbcb@a2|=dddd|aacb@d8|=cbcb|dddd@e7|=cccc|cbcb@f8|=bcbc|cccc@b1|=dada|bcbc@a5|=baac|" +
  "dada@b2|=cddb|baac@d6|=ddbc|cddb@c2|=dbcd|ddbc@f7|=cbcb|dbcd@b3|=cbaa|cbcb@e8|=bbad";

export const INTRO = {
  setup: lessonSetup(["center-rails"], { "center-rails-score": "yes" }),
  seat: 0,
  entries: ENTRIES,
  steps: [
    { id: "through", at: 26, rule: "CR.2", place: "d6" },
    { id: "out", at: 34, rule: "CR.4", line: 21, points: 7 },
  ],
} as const satisfies LessonScript;

export type IntroStep = (typeof INTRO)["steps"][number]["id"];
