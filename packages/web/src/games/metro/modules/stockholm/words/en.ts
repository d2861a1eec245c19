import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";
import type { LandmarkName } from "@interchange/metro/modules/stockholm/data";
import { a, colours, count, landmark } from "../../../../../words/en/grammar.ts";
import type { Landmark } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Stockholm",
  short: "score secret colours",
  pieces: ["8 landmarks", "32 tourists"],
  about: [
    "There's a tourist on every inner square.",
    "Place a tile on one, and they take the next free space in a row of landmarks.",
    "At the end, tourists of your secret colours score points for you.",
  ],
  options: {
    "stockholm-variant": {
      label: "Colours",
      values: {
        secret: { label: "Secret", about: "You have your own colours and show them at the end." },
        open: {
          label: "Open",
          about: "Each landmark takes one colour. You score as soon as you send a tourist there.",
        },
      },
    },
  },
  unprinted: {
    values: "The points on the landmarks",
    tourists: "Four tourists of each colour",
  },
  box: {
    title: "Stockholm: landmarks",
    about: "What the spaces on each landmark are worth, from left to right. Separate the numbers with spaces.",
  },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "stockholm-variant":
    "You score either at the end, for colours that only you know, or right away for every tourist you send to a landmark.",
};

export const intro: LessonTexts<IntroStep> = {
  own: ({ place }) => ({
    topic: "To the landmarks",
    says: "You have secret colours. Tourists of those colours score points for you at the end.",
    task: `Place your tile on ${place}. The tourist there is orange, one of your colours.`,
    done: "The tourist takes the leftmost free space in the row. This one is worth 4 points.",
    knows: "Tourists of your colours score for you at the end",
    why: `The tourist on ${place} is orange, one of your colours.`,
  }),
  other: ({ place }) => ({
    topic: "The next space",
    says: "Every tourist takes the next space, no matter whose colour it is. So you can give bad spaces to other players' colours.",
    task: "The next space is worth only 2. Send grey there, which isn't your colour.",
    done: "Watch the row: what a tourist is worth depends on when they get there.",
    knows: "Give bad spaces to other players' colours",
    why: `The grey tourist is on ${place}.`,
  }),
};

const LANDMARKS: Readonly<Record<LandmarkName, Landmark>> = {
  Storkyrkan: landmark("Stockholm Cathedral"),
  Stadshuset: landmark("City Hall"),
  Globen: landmark("Globe", "the"),
  Vasamuseet: landmark("Vasa Museum", "the"),
  "Gröna Lund": landmark("Gröna Lund"),
  "Kungliga slottet": landmark("Royal Palace", "the"),
  Nobelmuseet: landmark("Nobel Museum", "the"),
  "Drottningholms slott": landmark("Drottningholm Palace"),
};

/** A landmark; the parameter is its name in the box. */
const called = (name: string): Landmark => LANDMARKS[name as LandmarkName];

/** The texts at the table. Landmarks come by their name in the box. */
export const words = {
  named: (name: string) => called(name).name,
  row: "The row",
  rowAbout: "Tourists take the spaces from first to last. The number is what the space is worth.",
  openAbout:
    "A tourist goes to the landmark of their colour. The player who placed a tile on them scores what the space is worth.",
  space: (worth: number, visitor: Colour | undefined) =>
    `space worth ${worth}, ${visitor === undefined ? "free" : `${colours[visitor]} tourist`}`,
  next: (worth: number) => `next space, worth ${worth}`,
  tried: (worth: number, colour: Colour) => `space worth ${worth}, the ${colours[colour]} tourist would go here`,
  marker: (colour: Colour) => `for ${colours[colour]} tourists`,
  colours: "Secret colours",
  hidden: "a colour you don't know",
  points: (points: number) => count(points, "point", "points"),
  note: (points: number) => `colours ${points}`,
  square: (colour: Colour) => a(`${colours[colour]} tourist`),
  tells: {
    log: (colour: Colour, name: string, worth: number) =>
      `the ${colours[colour]} tourist went ${called(name).to}, worth ${worth}`,
    ledger: (colour: Colour, name: string, worth: number) =>
      `the ${colours[colour]} tourist goes ${called(name).to}, worth ${worth}`,
  },
  left: {
    log: (colour: Colour) => `there was no free space for the ${colours[colour]} tourist, who went home`,
    ledger: (colour: Colour) => `there's no free space for the ${colours[colour]} tourist, who goes home`,
  },
  awards: {
    visit: "tourists sent to landmarks",
    markers: "tourists of secret colours",
  } as Readonly<Record<string, string>>,
  refusals: {
    notNow: "Landmarks, colours and tourists are set up before the game and don't change.",
  },
};
