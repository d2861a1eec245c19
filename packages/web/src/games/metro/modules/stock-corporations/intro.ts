/** A short introduction: a random game of the module up to its key moments. */
import type { LessonScript } from "../../../../table/learn/lesson.ts";
import { lessonSetup } from "../../learn/lessonSetup.ts";

const ENTRIES =
  "=stock.yellow|=stock.green|=stock.yellow|=stock.orange|=stock.blue|=stock.orange|=stock.gray|" +
  "=stock.green|=stock.green|=stock.red|=stock.brown|=stock.yellow|=dbcd|=dada|dbcd@g8|=dada|dada@h3|" +
  "=cbcb|dada@a2|=ccda|cbcb@g1|=adbb|ccda@b2|=cdac|adbb@e1|=aaaa|cdac@c1|=cbaa|aaaa@a3|=dbcd|" +
  "stock.10-up|=stock.orange|dbcd@c8|=ccda|stock.10-top|=stock.purple|ccda@h5|=bcbc|cbaa@f8|=baac|" +
  "bcbc@g5|=cbcb|baac@a1|=badb";

export const INTRO = {
  setup: lessonSetup(["stock-corporations"], { "stock-city-rewards": "company" }),
  seat: 0,
  entries: ENTRIES,
  steps: [
    { id: "exchange", at: 30, rule: "SC.5" },
    { id: "profit", at: 42, rule: "SC.8", line: 9, tiles: 3 },
  ],
} as const satisfies LessonScript;

export type IntroStep = (typeof INTRO)["steps"][number]["id"];
