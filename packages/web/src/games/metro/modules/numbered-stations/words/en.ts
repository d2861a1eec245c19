import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import { count, points, signed } from "../../../../../words/en/grammar.ts";
import type { IntroStep } from "../intro.ts";
import type { Who } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Numbered stations",
  short: "secret numbers score",
  pieces: ["32 numbers"],
  about: [
    "You have secret station numbers.",
    "At the end, every line that ended at one of those stations scores for you too.",
  ],
  options: {
    "numbers-each": {
      label: "Numbers per player",
      values: {
        "1": { label: "One from each side" },
        "2": { label: "Two from each side", about: "Up to four players." },
        "3": { label: "Three from each side", about: "Two players only." },
        "4": { label: "Four from each side", about: "Two players only." },
      },
      mix: {
        label: "Your own mix",
        about: "Choose a number for each side of the board.",
        each: (side, count) => `Side ${side}: ${count}`,
      },
    },
    "numbers-ownerless": {
      label: "Lines that nobody owns",
      values: {
        no: { label: "Don't score for numbers" },
        yes: { label: "Score for numbers too" },
        "centre-too": {
          label: "From the centre too",
          about: "Ownerless track from the centre scores twice its length for the number where it ends.",
        },
      },
    },
    "numbers-open": {
      label: "Numbers",
      values: {
        no: { label: "Secret" },
        yes: { label: "Open", about: "Everybody sees all numbers." },
      },
    },
  },
  unprinted: {
    groups: "How the numbers are grouped",
  },
  box: {
    title: "Numbered stations: number tiles",
    about: "The numbers on the tiles of each colour. Each colour is dealt separately.",
  },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "numbers-each":
    "The numbers for each side of the board are dealt separately. With more numbers, more lines score for you and there's more to plan.",
  "numbers-ownerless":
    "A number scores what the line that ended there was worth. This option decides whether that line must have an owner.",
  "numbers-open":
    "Whether everybody sees all numbers during the game. If they're secret, nobody knows why you help a line.",
};

export const intro: LessonTexts<IntroStep> = {
  own: ({ line, points: paid }) => ({
    topic: "Your numbers",
    says: "You have four secret station numbers. At the end, you score every line that ended at one of those stations.",
    task: `You have number 7. End line ${line} at its own station.`,
    done: `${points(paid)} now, and the same again at the end.`,
    knows: "Lines that end at your numbers score for you",
    why: `Line ${line} continues on the marked square.`,
  }),
  theirs: ({ line, theirs }) => ({
    topic: "Other players' lines",
    says: "It doesn't matter who owns the line.",
    task: `You have number 31. Lead blue's line ${line} there.`,
    done: `Blue gets ${points(theirs)}, and you get the same at the end.`,
    knows: "Other players' lines score for your numbers too",
    why: `Line ${line} leaves its station on the marked square.`,
  }),
};

/** The texts at the table. */

export const words = {
  number: "Number",
  line: "Line that ended there",
  pays: "Scores",
  none: "none yet",
  /** A line that ended: by its edge station's number, or by the square beside the centre. */
  ended: (number: number | undefined, square: string, owner: Who | undefined) =>
    `${number === undefined ? `from the centre beside ${square}` : `line ${number}`}, ${owner?.name ?? "nobody's"}`,
  total: "So far",
  secret: "Only you see these. The board shows a ring around their stations.",
  others: "Other players' numbers",
  unknown: "a number you don't know",
  card: (number: number, points: number) => `number ${number}, ${count(points, "point", "points")}`,
  ledger: "Your numbers",
  signed,
  award: (number: string) => `line into station ${number}`,
  refusals: { drawOwed: "Numbers are dealt at random before the game." },
};
