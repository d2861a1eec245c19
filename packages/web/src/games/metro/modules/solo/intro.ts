/** A short introduction: a random game of the module up to its key moments. */
import type { LessonScript } from "../../../../table/learn/lesson.ts";
import { lessonSetup } from "../../learn/lessonSetup.ts";

const ENTRIES =
  "=adad|=bcdd|=solo.orange|bcdd@a4|=accd|=solo.green|adad@e1|=dada|=solo.blue|accd@h6|=bbad|" +
  "=solo.yellow|dada@a3|=dacc|=solo.purple|dacc@h1|=ddbc|=solo.brown|ddbc@a6|=adad|=solo.red|bbad@b1|" +
  "=dacc|=solo.gray|dacc@c1|=acba|=solo.gray|acba@a5|=aaaa|=solo.green|adad@a2|=dbba|=solo.purple|" +
  "dbba@a7|=cddb|=solo.red";

export const INTRO = {
  setup: lessonSetup(["solo"], { "solo-scoring": "normal", "solo-negative": "yes", "solo-reject-last": "no" }, 1),
  seat: 0,
  entries: ENTRIES,
  steps: [
    { id: "card", at: 27, rule: "SO.4", place: "a5" },
    { id: "least", at: 33, rule: "SO.9", place: "a7" },
  ],
} as const satisfies LessonScript;

export type IntroStep = (typeof INTRO)["steps"][number]["id"];
