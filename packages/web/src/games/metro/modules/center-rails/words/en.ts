import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import { points } from "../../../../../words/en/grammar.ts";
import type { IntroStep } from "../intro.ts";

export const about: ModuleAbout = {
  title: "Centre rails",
  short: "lines run through",
  pieces: ["8 centre rails"],
  about: ["Four tiles cover the centre.", "Lines no longer end there: they run through and come out somewhere else."],
  excludes: {
    "central-stations": "the rails cover the whole centre, so there's no room for stations",
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
      label: "Which tiles cover the centre",
      values: { random: { label: "Random" } },
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
    "Four of the eight tiles cover the centre. They're chosen at random, or you choose them. Each goes on a random square of the centre either way.",
};

export const intro: LessonTexts<IntroStep> = {
  through: ({ place }) => ({
    topic: "Through the centre",
    says: "Track covers the centre. Lines no longer end there: they run through and come out somewhere else.",
    task: `Place your tile on ${place} and watch your line.`,
    done: "Every tile in the centre counts, but lines don't count double.",
    knows: "Lines run through the centre",
    why: `Your line enters the centre from ${place}.`,
  }),
  out: ({ line, points: paid }) => ({
    topic: "Longer lines",
    says: "This makes lines longer. They all end at stations on the edge.",
    task: `End line ${line}.`,
    done: `${points(paid)}. The line doesn't count double.`,
    knows: "All lines end at the edge",
    why: `Line ${line} continues on the marked square.`,
  }),
};

/** The texts at the table. */
export const words = {
  tile: (square: string, code: string) => `${square}: ${code}`,
  centre: "Tiles in the centre",
  count: "Lines run through the centre. Its tiles count like any other tile, and lines don't count double.",
  countNot: "Lines run through the centre. Its tiles don't count, and lines don't count double.",
  award: "centre rails",
  refusals: { notNow: "The tiles in the centre are placed at random before the game." },
};
