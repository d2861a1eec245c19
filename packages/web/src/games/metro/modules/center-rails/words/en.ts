import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import { points } from "../../../../../words/en/grammar.ts";
import type { IntroStep } from "../intro.ts";

export const about: ModuleAbout = {
  title: "Center rails",
  short: "lines run on through",
  pieces: ["8 center rails"],
  about: "Four tiles cover the centre. No line ends there any more: it runs on and comes out somewhere else.",
  excludes: {
    "central-stations": "the rails cover the whole centre, so that no station is left there",
  },
  options: {
    "center-rails-score": {
      label: "Tiles of the centre",
      values: {
        yes: { label: "Count like any other" },
        no: { label: "Do not count", about: "A line is worth the tiles that players have placed." },
      },
    },
  },
  unprinted: {
    faces: "The track on the center rails",
  },
  box: {
    title: "Center rails: tiles",
    about: "The tracks of the tiles for the centre. Several may look the same.",
  },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "center-rails-score":
    "A line that reaches the centre runs on over the tiles there. This says whether they make it worth more.",
};

export const intro: LessonTexts<IntroStep> = {
  through: ({ place }) => ({
    topic: "Through the centre",
    says: "Track covers the centre. Lines no longer end there: they run through and come out elsewhere.",
    task: `Lay your tile on ${place} and watch your line.`,
    done: "Every tile of the centre counts, but nothing is doubled.",
    knows: "Lines run through the centre",
    why: `On ${place} your line enters the centre.`,
  }),
  out: ({ line, points: paid }) => ({
    topic: "Long ways",
    says: "So lines become longer. They still end at stations of the edge.",
    task: `Finish line ${line}.`,
    done: `${points(paid)}, without any doubling.`,
    knows: "All lines end at the edge",
    why: `Line ${line} waits at the marked square.`,
  }),
};

/** The texts at the table. */
export const words = {
  tile: (square: string, code: string) => `${square}: ${code}`,
  centre: "The tiles of the centre",
  count: "Lines run through the centre. Its tiles count like any other, and nothing is doubled.",
  countNot: "Lines run through the centre. Its tiles do not count, and nothing is doubled.",
  award: "center rails",
  refusals: { notNow: "The tiles of the centre are laid before the game, by chance." },
};
