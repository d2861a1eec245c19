/** A short introduction: the first turn of a game with this option. It refers to stations by id. */
import type { LessonScript } from "../../../../../table/learn/lesson.ts";
import { lessonSetup } from "../../lessonSetup.ts";

const ENTRIES =
  "=dining|=dining|=culture|=culture|=shopping|=shopping|=parks|=parks|=oxford-circus|=green-park|=acton|" +
  "=angel|red:euston/oxford-circus|red:green-park/oxford-circus|trip:oxford-circus:red|trip:green-park:red";

export const INTRO = {
  setup: lessonSetup({ "first-round": "designer" }),
  seat: 0,
  entries: ENTRIES,
  steps: [
    { id: "build", at: 12, asks: 2, rule: "6.2", colour: "red", place: "oxford-circus", other: "green-park" },
    { id: "ride", at: 14, asks: 2, rule: "6.2", colour: "red", place: "oxford-circus", other: "green-park", points: 2 },
  ],
} as const satisfies LessonScript;

export type IntroStep = (typeof INTRO)["steps"][number]["id"];
