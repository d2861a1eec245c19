import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";
import { colours, count } from "../../../../../words/en/grammar.ts";

export const about: ModuleAbout = {
  title: "Stockholm",
  short: "for your secret colours",
  pieces: ["8 landmarks", "32 tourists"],
  about:
    "A tourist waits on every inner square. Build over one and they take the next free space in a row of landmarks. At the end you are paid for your secret colours.",
  options: {
    "stockholm-variant": {
      label: "Colours",
      values: {
        secret: { label: "Secret", about: "Everybody has colours of their own and shows them at the end." },
        open: {
          label: "Open",
          about: "Each landmark takes one colour, and whoever sends a tourist there is paid at once.",
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
    about: "What the spaces of each landmark are worth, from the left, with spaces between the numbers.",
  },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "stockholm-variant":
    "Whether you are paid at the end for colours that only you know, or at once for every tourist whom you send to a landmark.",
};

export const intro: LessonTexts<IntroStep> = {
  own: ({ place }) => ({
    topic: "To the sights",
    says: "You hold secret colours. Tourists of these colours are worth points to you at the end.",
    task: `Build over the tourist on ${place}: orange is yours.`,
    done: "The tourist takes the leftmost free space of the row, here one of 4 points.",
    knows: "Tourists of your colours pay you at the end",
    why: `Orange is one of your colours, and stands on ${place}.`,
  }),
  other: ({ place }) => ({
    topic: "The next space",
    says: "Every tourist fills the next space, whoever has the colour. So poor spaces can be given away.",
    task: "The next one is worth only 2. Send gray there, which is not yours.",
    done: "Watch the row: who goes when decides what they are worth.",
    knows: "Give poor spaces to colours of others",
    why: `Gray stands on ${place}.`,
  }),
};

/** The texts at the table. */

export const words = {
  row: "The row",
  rowAbout: "Tourists fill the spaces from the first to the last. A number is what the space is worth.",
  openAbout: "A tourist goes to the landmark of its colour. Whoever built there gets what the space is worth.",
  space: (worth: number, visitor: Colour | undefined) =>
    `space worth ${worth}, ${visitor === undefined ? "free" : `${colours[visitor]} tourist`}`,
  next: (worth: number) => `space worth ${worth}, the next to be taken`,
  tried: (worth: number, colour: Colour) => `space worth ${worth}, where the ${colours[colour]} tourist would go`,
  marker: (colour: Colour) => `for ${colours[colour]} tourists`,
  colours: "Secret colours",
  hidden: "a colour that you do not know",
  points: (points: number) => count(points, "point", "points"),
  note: (points: number) => `colours ${points}`,
  square: (colour: Colour) => `a ${colours[colour]} tourist`,
  tells: {
    log: (colour: Colour, landmark: string, worth: number) =>
      `the ${colours[colour]} tourist went to ${landmark}, worth ${worth}`,
    ledger: (colour: Colour, landmark: string, worth: number) =>
      `the ${colours[colour]} tourist goes to ${landmark}, worth ${worth}`,
  },
  left: {
    log: (colour: Colour) => `no space was free for the ${colours[colour]} tourist, who went home`,
    ledger: (colour: Colour) => `no space is free for the ${colours[colour]} tourist, who goes home`,
  },
  awards: {
    visit: "tourists sent to landmarks",
    markers: "tourists of the secret colours",
  } as Readonly<Record<string, string>>,
  refusals: {
    notNow: "Landmarks, colours and tourists are laid out before the game and stay as they are.",
  },
};
