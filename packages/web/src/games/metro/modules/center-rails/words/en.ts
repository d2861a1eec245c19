import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import { points } from "../../../../../words/en/grammar.ts";
import type { IntroStep } from "../intro.ts";

export const about: ModuleAbout = {
  title: "Centre rails",
  short: "lines run through",
  pieces: ["8 centre rails"],
  about: "Four tiles cover the centre. Lines no longer end there: they run through and come out somewhere else.",
  excludes: {
    "central-stations": "the rails cover the whole centre, so there is no room for stations",
  },
  options: {
    "center-rails-score": {
      label: "Tiles in the centre",
      values: {
        yes: { label: "Count like any other tile" },
        no: { label: "Don't count", about: "Only tiles that players placed count." },
      },
    },
    "center-rails-tiles": {
      label: "Tiles in the centre come",
      values: { random: { label: "At random" } },
      mix: {
        label: "Your choice",
        about: "Choose four of the eight tiles.",
        each: (tile, letter) => `Tile ${tile}: ${letter === "y" ? "in" : "out"}`,
        shown: (_tile, letter) => (letter === "y" ? "✓" : "–"),
      },
    },
  },
  unprinted: {
    faces: "The track on the centre rails",
  },
  box: {
    title: "Centre rails: tiles",
    about: "The track on each tile for the centre. Several tiles may be the same.",
  },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "center-rails-score":
    "A line that reaches the centre runs on over the tiles there. This option decides whether those tiles count.",
  "center-rails-tiles":
    "Four of the eight tiles cover the centre. They come at random, or you choose which four. Where each of them goes is always random.",
};

export const intro: LessonTexts<IntroStep> = {
  through: ({ place }) => ({
    topic: "Through the centre",
    says: "Track covers the centre. Lines no longer end there: they run through and come out somewhere else.",
    task: `Place your tile on ${place} and watch your line.`,
    done: "Every tile in the centre counts, but nothing is doubled.",
    knows: "Lines run through the centre",
    why: `On ${place} your line enters the centre.`,
  }),
  out: ({ line, points: paid }) => ({
    topic: "Longer lines",
    says: "This makes lines longer. They all end at stations on the edge.",
    task: `Finish line ${line}.`,
    done: `${points(paid)}, not doubled.`,
    knows: "All lines end at the edge",
    why: `Line ${line} continues at the marked square.`,
  }),
};

/** The texts at the table. */
export const words = {
  tile: (square: string, code: string) => `${square}: ${code}`,
  centre: "Tiles in the centre",
  count: "Lines run through the centre. Its tiles count like any other tile, and nothing is doubled.",
  countNot: "Lines run through the centre. Its tiles don't count, and nothing is doubled.",
  award: "centre rails",
  refusals: { notNow: "The tiles in the centre are placed at random before the game." },
};
