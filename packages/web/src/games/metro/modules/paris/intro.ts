/** A short introduction: a random game of the module up to its key moments. */
import type { LessonScript } from "../../../../table/learn/lesson.ts";
import { lessonSetup } from "../../learn/lessonSetup.ts";

const ENTRIES =
  "=paris.louvre|=paris.concorde|=paris.arc|=paris.invalides|=paris.alexandre|=paris.sacre-coeur|" +
  "=paris.moulin-rouge|=paris.versailles|=paris.vuitton|=paris.pantheon|=paris.eiffel|" +
  "=paris.notre-dame|=paris.yellow|=paris.orange|=paris.brown|=paris.green|=paris.green|=paris.blue|" +
  "=paris.purple|=paris.red|=paris.green|=paris.red|=paris.blue|=paris.blue|=paris.brown|=paris.purple|" +
  "=paris.orange|=paris.purple|=paris.blue|=paris.orange|=paris.purple|=paris.green|=paris.gray|" +
  "=paris.yellow|=paris.red|=paris.gray|=paris.brown|=paris.yellow|=paris.gray|=paris.yellow|" +
  "=paris.gray|=paris.orange|=paris.brown|=paris.red|=cdac|=cddb|cdac@c8|=badb|cddb@a4|=ccda|badb@c7|" +
  "paris.seat-12|=bbad|ccda@a7|=cbcb|bbad@h7|=cdac|cbcb@h1|=dbcd|cdac@g8|=dbcd|dbcd@h5|=bcbc|dbcd@b4|" +
  "paris.seat-9|=dddd";

export const INTRO = {
  setup: lessonSetup(["paris"], { "paris-row": "dealt", "paris-adjacent": "sides" }),
  seat: 0,
  entries: ENTRIES,
  steps: [
    { id: "build", at: 63, rule: "PA.4", place: "b4" },
    { id: "seat", at: 64, rule: "PA.8", place: "Pont Alexandre III" },
  ],
} as const satisfies LessonScript;

export type IntroStep = (typeof INTRO)["steps"][number]["id"];
