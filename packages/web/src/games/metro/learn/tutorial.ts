/**
 * The lessons about Metro: a two-player game from its second tile to its last. The first lesson is enough to play;
 * the second has the rest.
 */
import type { LessonScript } from "../../../table/learn/lesson.ts";
import { lessonSetup } from "./lessonSetup.ts";

const ENTRIES =
  "=cbcb|=badb|cbcb@a8|=adbb|badb@h6|=dada|adbb@a4|=cbcb|dada@g6|=cddb|cbcb@e1|=adbb|cddb@f1|=adad|" +
  "adbb@g7|=dacc|adad@b8|=bbbb|dacc@f7|=dacc|bbbb@f6|=dddd|dacc@g5|=badb|dddd@e7|=bbad|badb@h4|=cccc|" +
  "bbad@e6|=bbad|cccc@f2|=cbaa|bbad@f3|=bbbb|cbaa@b1|=cccc|bbbb@e2|=dddd|cccc@g3|=aacb|dddd@g4|=cbcb|" +
  "aacb@e3|=cdac|draw|=aaaa|aaaa@h3|cdac@f5|=ddbc|cbcb@h5|=ccda|ddbc@g2|=cdac|ccda@d1|=bcdd|cdac@d6|" +
  "=aacb|bcdd@h7|=cddb|aacb@b7|=cbaa|cddb@a5|=ddbc|cbaa@b2|=cbaa|ddbc@d8|=baac|cbaa@c6|=acba|baac@b6|" +
  "=bcbc|acba@g8|=aacb|bcbc@d2|=accd|aacb@b3|=accd|accd@c5|=dada|accd@c8|=cbaa|dada@d7|=dbcd|cbaa@a3|" +
  "=bcbc|dbcd@b5|=baac|bcbc@f4|=dbba|baac@d3|=dbcd|dbba@b4|=aaaa|dbcd@c2|=baac|aaaa@h2|=adad|baac@c4|" +
  "=dbba|adad@c1|=acba|dbba@f8|=aaaa|acba@a7|=baac|aaaa@g1|=acba|baac@c7|=bcbc|acba@c3|=aacb|bcbc@a6|" +
  "=aaaa|aacb@a2|=bcdd|aaaa@h1|=acba|bcdd@e8|=ccda|acba@a1|ccda@h8";

const GAME = { setup: lessonSetup([], { start: "2" }), seat: 0, entries: ENTRIES } as const;

export const TUTORIAL = {
  ...GAME,
  steps: [
    { id: "leave", at: 4, rule: "4.1", line: 27, tiles: 1 },
    { id: "grow", at: 8, rule: "4.3", line: 27, before: 1, tiles: 2, other: "a4" },
    { id: "station", at: 16, rule: "4.2", line: 17, before: 1, tiles: 3, points: 3 },
    { id: "centre", at: 28, rule: "4.5", line: 27, before: 5, tiles: 8, points: 16 },
  ],
} as const satisfies LessonScript;

export const MORE = {
  ...GAME,
  steps: [
    { id: "twice", at: 20, rule: "4.3", line: 27, before: 2, tiles: 5, place: "f6" },
    { id: "short", at: 36, rule: "3.4", line: 3, before: 2, tiles: 5, place: "a1" },
    { id: "two", at: 40, rule: "3.6", line: 3, before: 6, tiles: 8, other: "29" },
    { id: "another", at: 44, asks: 2, rule: "2.3", line: 3, before: 8, tiles: 9, points: 9 },
    { id: "block", at: 49, rule: "3.6", line: 28, tiles: 2, theirs: 2 },
    { id: "exception", at: 117, rule: "3.5", line: 21, tiles: 1, points: 1 },
    { id: "last", at: 120, rule: "5.2", line: 25, before: 0, tiles: 14, points: 14, theirs: 8, totals: [100, 88] },
  ],
} as const satisfies LessonScript;

export type TutorialStep = (typeof TUTORIAL | typeof MORE)["steps"][number]["id"];
