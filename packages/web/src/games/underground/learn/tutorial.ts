/**
 * The lessons about On the Underground: three turns of a two-player game. The first lesson is enough to play; the second
 * has the rest. They refer to stations by id.
 */
import type { LessonScript } from "../../../table/learn/lesson.ts";
import { lessonSetup } from "./lessonSetup.ts";

const ENTRIES =
  "=dining|=dining|=culture|=shopping|=shopping|=culture|=parks|=parks|" +
  "=bank|=moorgate|=piccadilly-circus|=leicester-square|" +
  "red:kings-cross-st-pancras/moorgate|red:euston/kings-cross-st-pancras|red:bank/moorgate|token|" +
  "trip:bank:red|trip:moorgate:red|=tottenham-court-road|=finchley-road|" +
  "blue:bank/holborn|blue:holborn/leicester-square|token|token|trip:leicester-square:red+blue|=marble-arch|" +
  "red:bank/blackfriars|black:finchley/high-barnet|red:holborn/kings-cross-st-pancras|red:blackfriars/charing-cross|" +
  "trip:tottenham-court-road|=holborn|" +
  "blue:leicester-square/piccadilly-circus|token|token|token|trip:holborn|=angel|" +
  "red:charing-cross/piccadilly-circus|red:oxford-circus/piccadilly-circus|red:euston/oxford-circus|token|" +
  "trip:piccadilly-circus:red";

const GAME = { setup: lessonSetup(), seat: 0, entries: ENTRIES } as const;

export const TUTORIAL = {
  ...GAME,
  steps: [
    { id: "begin", at: 12, rule: "3.3", colour: "red", place: "kings-cross-st-pancras", other: "moorgate" },
    { id: "grow", at: 13, asks: 2, rule: "3.4", colour: "red", place: "bank", other: "euston" },
    { id: "ride", at: 15, asks: 3, rule: "4.5", colour: "red", place: "bank", other: "moorgate", points: 2 },
    { id: "rail", at: 26, rule: "3.6", colour: "red", place: "blackfriars", other: "leicester-square", points: 1 },
  ],
} as const satisfies LessonScript;

export const MORE = {
  ...GAME,
  steps: [
    { id: "terminus", at: 27, rule: "3.7", colour: "black", place: "high-barnet", points: 2 },
    { id: "branch", at: 28, rule: "3.5", colour: "red", place: "kings-cross-st-pancras", other: "holborn" },
    {
      id: "connection",
      at: 29,
      rule: "3.8",
      colour: "red",
      place: "charing-cross",
      other: "kings-cross-st-pancras",
      points: 3,
    },
    { id: "wanted", at: 38, asks: 2, rule: "4.3", colour: "red", place: "piccadilly-circus", other: "oxford-circus" },
    { id: "loop", at: 40, rule: "3.9", colour: "red", place: "euston", points: 3 },
    { id: "choice", at: 42, rule: "4.3", colour: "red", place: "piccadilly-circus", points: 1 },
  ],
} as const satisfies LessonScript;

export type TutorialStep = (typeof TUTORIAL | typeof MORE)["steps"][number]["id"];
