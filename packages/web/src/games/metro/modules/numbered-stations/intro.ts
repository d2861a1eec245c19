/** A short introduction: a random game of the module up to its key moments. */
import type { LessonScript } from "../../../../table/learn/lesson.ts";
import { lessonSetup } from "../../learn/lessonSetup.ts";

const ENTRIES =
  "=numbers.7|=numbers.9|=numbers.18|=numbers.31|=numbers.3|=numbers.14|=numbers.24|=numbers.28|=cbaa|" +
  "=baac|cbaa@h7|=cddb|baac@h2|=adad|cddb@a7|=ddbc|adad@b1|=aaaa|ddbc@b2|=cddb|aaaa@f8|=cbcb|cddb@b7|" +
  "=cbcb|cbcb@f1|=aaaa|cbcb@h1|=badb";

export const INTRO = {
  setup: lessonSetup(["numbered-stations"], { "numbers-each": "1", "numbers-ownerless": "no", "numbers-open": "no" }),
  seat: 0,
  entries: ENTRIES,
  steps: [
    { id: "own", at: 18, rule: "NS.4", line: 7, before: 1, tiles: 3, points: 3 },
    { id: "theirs", at: 26, rule: "NS.4", line: 32, tiles: 2, theirs: 2 },
  ],
} as const satisfies LessonScript;

export type IntroStep = (typeof INTRO)["steps"][number]["id"];
