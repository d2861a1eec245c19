/** The lesson about Metro: a two-player game from its second tile to its last. */
import type { LessonScript } from "../../../table/learn/lesson.ts";
import { lessonSetup } from "./lessonSetup.ts";

const ENTRIES =
  "=cbcb|=badb|cbcb@a8|=adbb|badb@h6|=dada|adbb@a4|=cbcb|dada@g6|=cddb|cbcb@e1|=adbb|cddb@f1|=adad|" +
  "adbb@g7|=dacc|adad@b8|=bbbb|dacc@f7|=dacc|bbbb@f6|=dddd|dacc@g5|=badb|dddd@e7|=bbad|badb@h4|=cccc|" +
  "bbad@e6|=bbad|cccc@f2|=cbaa|bbad@f3|=bbbb|cbaa@b1|=cccc|bbbb@e2|=dddd|cccc@g3|=aacb|dddd@g4|=cbcb|" +
  "aacb@e3|=cdac|draw|=aaaa|aaaa@h3|cdac@f5|=ddbc|cbcb@h5|=ccda|ddbc@g2|=dbcd|ccda@d1|=accd|dbcd@h2|" +
  "=dbcd|accd@d6|=aacb|dbcd@e8|=cbaa|aacb@h7|=baac|cbaa@f4|=cdac|baac@h8|=cddb|cdac@f8|=cbaa|cddb@g1|" +
  "=bcdd|cbaa@g8|=bcbc|bcdd@b7|=adad|bcbc@a1|=cbaa|adad@b2|=aacb|cbaa@a2|=acba|aacb@c1|=aacb|acba@d3|" +
  "=baac|aacb@a7|=ddbc|baac@d8|=acba|ddbc@a3|=aaaa|acba@a6|=accd|aaaa@b4|=bcbc|accd@d7|=ccda|bcbc@b6|" +
  "=acba|ccda@a5|=baac|acba@d2|=aaaa|baac@b3|=dbba|aaaa@c3|=dada|dbba@c8|=bcdd|dada@c2|=bcbc|bcdd@c7|" +
  "=dbba|bcbc@c4|=acba|dbba@c6|=aaaa|acba@c5|=baac|aaaa@h1|baac@b5";

export const TUTORIAL = {
  setup: lessonSetup([], { start: "2" }),
  seat: 0,
  entries: ENTRIES,
  steps: [
    { id: "leave", at: 4, rule: "4.1", line: 27, tiles: 1 },
    { id: "grow", at: 8, rule: "4.3", line: 27, before: 1, tiles: 2 },
    { id: "station", at: 16, rule: "4.2", line: 17, before: 1, tiles: 3, points: 3 },
    { id: "twice", at: 20, rule: "4.3", line: 27, before: 2, tiles: 5, place: "f6" },
    { id: "centre", at: 28, rule: "4.5", line: 27, before: 5, tiles: 8, points: 16 },
    { id: "short", at: 36, rule: "3.4", line: 3, before: 2, tiles: 5, place: "a1" },
    { id: "two", at: 40, rule: "3.6", line: 3, before: 6, tiles: 8, other: "29" },
    { id: "another", at: 44, asks: 2, rule: "2.3", line: 3, before: 8, tiles: 9, points: 9 },
    { id: "block", at: 49, rule: "3.6", line: 28, tiles: 2, theirs: 2 },
    { id: "last", at: 120, rule: "5.2", line: 13, before: 1, tiles: 16, points: 16, totals: [105, 91] },
  ],
} as const satisfies LessonScript;

export type TutorialStep = (typeof TUTORIAL)["steps"][number]["id"];
