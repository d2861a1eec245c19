/** A short introduction: a random game of the module up to its key moments. */
import type { LessonScript } from "../../../../table/learn/lesson.ts";
import { lessonSetup } from "../../learn/lessonSetup.ts";

const ENTRIES =
  "=new-york.board-7|=new-york.board-8|=new-york.yellow|=new-york.yellow|=new-york.purple|" +
  "=new-york.red|=new-york.brown|=new-york.red|=new-york.purple|=new-york.yellow|=new-york.blue|" +
  "=new-york.blue|=new-york.orange|=new-york.green|=new-york.purple|=new-york.yellow|=new-york.green|" +
  "=new-york.blue|=new-york.orange|=new-york.blue|=new-york.green|=new-york.red|=new-york.orange|" +
  "=new-york.green|=new-york.orange|=new-york.red|=new-york.gray|=new-york.brown|=new-york.gray|" +
  "=new-york.purple|=new-york.brown|=new-york.gray|=new-york.gray|=new-york.brown|=bbad|=cbaa|bbad@g8|" +
  "=dbba|cbaa@d1|=baac|dbba@h4|=bcbc|baac@e1|=cbaa|bcbc@h5|=bbbb|cbaa@a6|=ccda|bbbb@f8|=bcdd|ccda@h2|" +
  "=adbb|bcdd@h3|=bcdd";

export const INTRO = {
  setup: lessonSetup(["new-york"]),
  seat: 0,
  entries: ENTRIES,
  steps: [
    { id: "took", at: 44, rule: "NY.3", line: 29, before: 1, tiles: 2, points: 2 },
    { id: "poor", at: 52, rule: "NY.5", line: 30, tiles: 3, theirs: 3 },
  ],
} as const satisfies LessonScript;

export type IntroStep = (typeof INTRO)["steps"][number]["id"];
