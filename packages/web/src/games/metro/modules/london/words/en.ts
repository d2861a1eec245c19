import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import { colours, count, points } from "../../../../../words/en/grammar.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";

export const about: ModuleAbout = {
  title: "London",
  short: "the taxi drives",
  pieces: ["8 roads", "a taxi", "32 tourists"],
  about:
    "A tourist waits on every inner square. Build over one and the taxi drives to the next space of its colour: you are paid for the distance, four at most.",
  options: {
    "london-start": {
      label: "Where the taxi starts",
      values: {
        random: { label: "Left to chance", about: "On the arrow at one end of the row or the other." },
        left: { label: "On the left" },
        right: { label: "On the right" },
      },
    },
    "london-failed-drive": {
      label: "When the colour is too far",
      values: {
        "4": { label: "The taxi drives four", about: "It drives four spaces, and nobody is paid." },
        "0": { label: "The taxi stays", about: "It stays where it is, and nobody is paid." },
      },
    },
  },
  unprinted: {
    colours: "The colours on the roads",
    tourists: "Four tourists of each colour",
  },
  box: {
    title: "London: landmarks",
    about:
      "The colours of the spaces on each landmark: the upper lane from left to right, the lower one from right to left.",
  },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "london-start":
    "The taxi drives round the row of landmarks: to the right in the upper lane, and back in the lower one. Its start says which lane comes first.",
  "london-failed-drive":
    "The taxi looks for the tourist's colour on the next four spaces. This says where it stands when none of them has it.",
};

export const intro: LessonTexts<IntroStep> = {
  taxi: ({ place, points: paid }) => ({
    topic: "The taxi",
    says: "Build over a tourist and the taxi drives on to the next space of that colour, four at most.",
    task: `Build on ${place} and count the spaces with it.`,
    done: `${points(paid)} at once: one for each space that it drove.`,
    knows: "The taxi pays a point for each space it drives",
    why: `The tourist of ${place} lets the taxi drive.`,
  }),
  far: ({ place, points: paid }) => ({
    topic: "How far",
    says: "Four spaces is the best there is. If the colour is not among the next four, he drives all the same and you get nothing.",
    task: `Yellow is exactly four away. Build on ${place}.`,
    done: `${points(paid)}. Look at the road before you choose a square.`,
    knows: "Four spaces at most, or nothing",
    why: `The tourist on ${place} is four spaces away.`,
  }),
};

/** The texts at the table. */

export const words = {
  /** Describes the taxi in sentences. */
  told: (sentences: readonly string[]) => sentences.join(" "),
  onSpace: (colour: Colour, landmark: string) => `The taxi stands on ${colours[colour]} at ${landmark}.`,
  onArrow: "The taxi stands on an arrow, before the first space of a lane.",
  notYet: "The taxi has no place yet.",
  ahead: (spaces: readonly Colour[]) =>
    `Ahead of it: ${spaces.map((colour, at) => `${at + 1} ${colours[colour]}`).join(", ")}.`,
  wouldReach: (space: number) => `It would drive ${space}.`,
  wouldStay: "It would stay.",
  circuitAbout: "The taxi goes round clockwise. The numbers are the points for a tourist of that colour.",
  arrow: (arrow: number): string => (arrow ? "On the right" : "On the left"),
  drive: "Taxi",
  step: (distance: number, colour: Colour, isReached: boolean) =>
    `${distance}: ${colours[colour]}${isReached ? ", here it stops" : ""}`,
  square: (colour: Colour) => `a ${colours[colour]} tourist`,
  tells: {
    drove: {
      log: (colour: Colour, spaces: number) =>
        `the taxi drove ${count(spaces, "space", "spaces")} to ${colours[colour]}`,
      ledger: (colour: Colour, spaces: number) =>
        `the taxi drives ${count(spaces, "space", "spaces")} to ${colours[colour]}: ${count(spaces, "point", "points")}`,
    },
    missed: {
      log: (colour: Colour, spaces: number) =>
        spaces
          ? `the taxi drove ${count(spaces, "space", "spaces")} without finding ${colours[colour]}`
          : `the taxi stayed: ${colours[colour]} is too far`,
      ledger: (colour: Colour, spaces: number) =>
        spaces
          ? `the taxi drives ${count(spaces, "space", "spaces")} without finding ${colours[colour]}: no points`
          : `the taxi stays, ${colours[colour]} is too far: no points`,
    },
  },
  awards: { taxi: "taxi drives" } as Readonly<Record<string, string>>,
  refusals: {
    notNow: "The row, the taxi and the tourists are laid out before the game.",
  },
};
