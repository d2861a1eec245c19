/** A short introduction: a random game of both modules up to its key moments. */
import type { LessonScript } from "../../../../table/learn/lesson.ts";
import { lessonSetup } from "../../learn/lessonSetup.ts";

const ENTRIES =
  "=stock.blue|=stock.yellow|=stock.yellow|=stock.yellow|=stock.purple|=stock.green|=stock.red|=stock.red|" +
  "=stock.orange|=stock.gray|=stock.purple|=stock.purple|=adbb|=dbcd|adbb@a4|=dddd|dbcd@c8|=accd|dddd@c7|=aacb|" +
  "accd@g8|=ddbc|aacb@b1|=baac|ddbc@a5|=baac|baac@c1|=aaaa|baac@h5|=aaaa|aaaa@f1|=ccda|aaaa@b7|=cccc|ccda@c2|" +
  "=dbcd|cccc@g5|=cbcb|dbcd@f2|=dbba|cbcb@g1|=dacc|dbba@c6|=bbbb|dacc@g6|=cbaa|show.yellow-20-c4|cbaa@f5|=bbad|" +
  "bbbb@h6|=dada";

export const INTRO = {
  setup: lessonSetup(["central-stations", "stock-corporations"], {
    "stock-city-rewards": "company",
    "central-on-finished": "no",
    "central-doubled": "no",
    "central-arrivals": "doubled",
  }),
  seat: 0,
  entries: ENTRIES,
  steps: [
    { id: "show", at: 46, rule: "CC.2", colour: "yellow", other: "f5" },
    { id: "profit", at: 49, rule: "CC.4", colour: "yellow", place: "h6", tiles: 6 },
  ],
} as const satisfies LessonScript;

export type IntroStep = (typeof INTRO)["steps"][number]["id"];
