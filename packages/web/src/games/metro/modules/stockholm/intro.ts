/** A short introduction: a random game of the module up to its key moments. */
import type { LessonScript } from "../../../../table/learn/lesson.ts";
import { lessonSetup } from "../../learn/lessonSetup.ts";

const ENTRIES =
  "=stockholm.stadshuset|=stockholm.grona-lund|=stockholm.drottningholm|=stockholm.storkyrkan|" +
  "=stockholm.kungliga-slottet|=stockholm.nobelmuseet|=stockholm.globen|=stockholm.vasamuseet|" +
  "=stockholm.marker-orange|=stockholm.marker-green|=stockholm.marker-purple|=stockholm.marker-brown|" +
  "=stockholm.marker-blue|=stockholm.marker-yellow|=stockholm.green|=stockholm.red|=stockholm.red|" +
  "=stockholm.purple|=stockholm.orange|=stockholm.yellow|=stockholm.brown|=stockholm.yellow|" +
  "=stockholm.purple|=stockholm.purple|=stockholm.orange|=stockholm.green|=stockholm.gray|" +
  "=stockholm.yellow|=stockholm.purple|=stockholm.orange|=stockholm.orange|=stockholm.yellow|" +
  "=stockholm.red|=stockholm.gray|=stockholm.green|=stockholm.blue|=stockholm.blue|=stockholm.green|" +
  "=stockholm.red|=stockholm.gray|=stockholm.gray|=stockholm.brown|=stockholm.blue|=stockholm.blue|" +
  "=stockholm.brown|=stockholm.brown|=cddb|=bbbb|cddb@a2|=dada|bbbb@g1|=bcdd|dada@a7|=badb|bcdd@h5|" +
  "=aacb|badb@b1|=cdac|aacb@h7|=dada|cdac@a6|=baac|dada@g2|=ddbc|baac@f2|=ddbc|ddbc@a4|=acba|ddbc@b4|" +
  "=bbad";

export const INTRO = {
  setup: lessonSetup(["stockholm"], { "stockholm-variant": "secret" }),
  seat: 0,
  entries: ENTRIES,
  steps: [
    { id: "own", at: 64, rule: "ST.4", place: "f2" },
    { id: "other", at: 68, rule: "ST.4", place: "b4" },
  ],
} as const satisfies LessonScript;

export type IntroStep = (typeof INTRO)["steps"][number]["id"];
