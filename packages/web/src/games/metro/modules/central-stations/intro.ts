/** A short introduction: a random game of the module up to its key moments. */
import type { LessonScript } from "../../../../table/learn/lesson.ts";
import { lessonSetup } from "../../learn/lessonSetup.ts";

const ENTRIES =
  "=ccda|=cddb|ccda@a6|=dacc|cddb@e1|=cbcb|dacc@b8|=bbad|cbcb@e2|=dada|bbad@h6|=cccc|dada@e3|=aacb|" +
  "cccc@f1|=acba|aacb@h5|=dbba|acba@d3|=ddbc|dbba@a5|=cbcb|central.c7|cbcb@g6|=cddb|ddbc@b5|=aaaa|" +
  "cddb@b4|=bcdd|aaaa@c5|=adbb";

export const INTRO = {
  setup: lessonSetup(["central-stations"], {
    "central-on-finished": "no",
    "central-doubled": "no",
    "central-arrivals": "doubled",
  }),
  seat: 0,
  entries: ENTRIES,
  steps: [
    { id: "set", at: 22, rule: "CS.2" },
    { id: "line", at: 29, rule: "CS.6", place: "c5", points: 3 },
  ],
} as const satisfies LessonScript;

export type IntroStep = (typeof INTRO)["steps"][number]["id"];
