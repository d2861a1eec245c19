import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import { a, colours, count, inside, landmark, points } from "../../../../../words/en/grammar.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";
import type { LandmarkName } from "@interchange/metro/modules/new-york/data";
import type { Landmark, Who } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "New York",
  short: "pick up tourists",
  pieces: ["8 boards", "32 tourists"],
  about: [
    "There's a tourist at every station on the edge.",
    "If your line ends there, you take the tourist.",
    "Your board shows what each colour is worth to you at the end.",
  ],
  unprinted: {
    values: "The points on the boards",
    tourists: "Four tourists of each colour",
  },
  box: { title: "New York: boards", about: "What a tourist of each colour is worth on each board." },
};

export const intro: LessonTexts<IntroStep> = {
  took: ({ line, points: paid }) => ({
    topic: "A tourist at each station",
    says: "When your line ends at a station, you take the tourist who's waiting there.",
    task: `Lead line ${line} into the station next to its own. That tourist is worth 3 points to you.`,
    done: `${points(paid)} for the line, and 3 more at the end.`,
    knows: "A line takes the tourist from its last station",
    why: `Line ${line} continues on the marked square.`,
  }),
  poor: ({ line, theirs }) => ({
    topic: "Different boards",
    says: "Every board has different values for the colours. A tourist worth a lot to you may be worth nothing to others.",
    task: `End blue's line ${line} where the tourist is worth nothing to blue.`,
    done: `Blue gets ${points(theirs)} for the line, and nothing for the tourist.`,
    knows: "Each board has its own values",
    why: `Line ${line} continues on the marked square.`,
  }),
};

const LANDMARKS: Readonly<Record<LandmarkName, Landmark>> = {
  "Empire State Building": landmark("Empire State Building", "the"),
  "Times Square": landmark("Times Square"),
  "Yankee Stadium": landmark("Yankee Stadium"),
  "Statue of Liberty": landmark("Statue of Liberty", "the"),
  "Central Park": landmark("Central Park"),
  "St. Patrick's Cathedral": landmark("St. Patrick's Cathedral"),
  "Brooklyn Bridge": landmark("Brooklyn Bridge", "the"),
  "Rockefeller Center": landmark("Rockefeller Center"),
};

/** A landmark; the parameter is its name in the box. */
const called = (name: string): Landmark => LANDMARKS[name as LandmarkName];

/** The texts at the table. Landmarks come by their name in the box. */
export const words = {
  named: (name: string) => called(name).name,
  landmark: "Landmark",
  /** The colour of a landmark, before its name. */
  colourOf: (colour: Colour) => `${colours[colour]},`,
  caption: "What a tourist of each colour is worth on each board, and how many tourists it has.",
  cell: (worth: number, taken: number) =>
    `worth ${worth} each, ${taken ? count(taken, "tourist", "tourists") : "none yet"}`,
  taken: (taken: number) => `×${taken}`,
  total: "So far",
  note: (points: number) => `tourists ${points}`,
  station: (colour: Colour, worth: number | undefined) =>
    `${a(colours[colour])} tourist is waiting${worth === undefined ? "" : `, worth ${worth} to you`}`,
  tells: {
    log: (who: Who, colour: Colour, name: string, worth: number) =>
      `${inside(who)} took the ${colours[colour]} tourist ${called(name).to}, worth ${worth}`,
    ledger: (who: Who, colour: Colour, name: string, worth: number) =>
      `${inside(who)}: ${colours[colour]} tourist ${called(name).to}, worth ${worth}`,
  },
  awards: { tourists: "tourists at landmarks" } as Readonly<Record<string, string>>,
  refusals: {
    notNow: "Boards and tourists are dealt before the game.",
  },
};
