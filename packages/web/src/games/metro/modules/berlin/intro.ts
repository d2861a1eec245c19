/** A short introduction: a random game of the module up to its key moments. */
import type { LessonScript } from "../../../../table/learn/lesson.ts";
import { lessonSetup } from "../../learn/lessonSetup.ts";

const ENTRIES =
  "=berlin.blue|=berlin.green|=berlin.orange|=berlin.red|=berlin.red|=berlin.green|=berlin.orange|" +
  "=berlin.gray|=berlin.purple|=berlin.yellow|=berlin.blue|=berlin.brown|=berlin.brown|=berlin.gray|" +
  "=berlin.yellow|=berlin.purple|=berlin.landmark-orange|=berlin.landmark-gray|=berlin.landmark-blue|" +
  "=berlin.landmark-red|=berlin.landmark-purple|=berlin.landmark-green|=berlin.landmark-yellow|" +
  "=berlin.landmark-brown|=bcdd|=bcdd|bcdd@d1|=dbba|bcdd@h4|=cddb|dbba@g8|=acba|cddb@g7|=baac|acba@c8|" +
  "=ccda|baac@a7|=cdac|ccda@b7|=dbba|cdac@f7|=cccc|dbba@h5|=acba|cccc@a4|=cbcb|acba@b8|=bcbc";

export const INTRO = {
  setup: lessonSetup(["berlin"], { "berlin-sides": "a", "berlin-virtual": "yes", "berlin-ties": "shared" }),
  seat: 0,
  entries: ENTRIES,
  steps: [
    { id: "tourist", at: 38, rule: "BE.3", place: "b7" },
    { id: "ticket", at: 46, rule: "BE.4", line: 19, before: 1, tiles: 4, points: 4 },
  ],
} as const satisfies LessonScript;

export type IntroStep = (typeof INTRO)["steps"][number]["id"];
