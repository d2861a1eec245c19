import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import { count, points, signed } from "../../../../../words/en/grammar.ts";
import type { IntroStep } from "../intro.ts";
import type { Who } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Numbered stations",
  short: "secret numbers pay you",
  pieces: ["32 numbers"],
  about: "You hold numbers of stations, in secret. At the end, every line that ended at one of them pays you too.",
  options: {
    "numbers-each": {
      label: "Numbers for each player",
      values: {
        "1": { label: "One of each side" },
        "2": { label: "Two of each side", about: "For up to four players." },
        "3": { label: "Three of each side", about: "For two players." },
        "4": { label: "Four of each side", about: "For two players." },
      },
    },
    "numbers-ownerless": {
      label: "Lines that nobody owns",
      values: {
        no: { label: "Pay no number" },
        yes: { label: "Pay numbers too" },
        "centre-too": {
          label: "Also from the centre",
          about: "Track that leads out of the centre pays twice its length, although nobody owns it.",
        },
      },
    },
    "numbers-open": {
      label: "Numbers",
      values: {
        no: { label: "Secret" },
        yes: { label: "Open", about: "Everybody sees everybody's numbers." },
      },
    },
  },
  unprinted: {
    groups: "How the numbers are put into groups",
  },
  box: {
    title: "Numbered stations: number tiles",
    about: "The numbers on the tiles of each colour. They are dealt colour by colour.",
  },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "numbers-each":
    "The stations of each side of the board are dealt by themselves. With more numbers more lines pay you, and there is more to plan.",
  "numbers-ownerless":
    "A number pays you what the line was worth that ended there. This says whether that line has to be somebody's.",
  "numbers-open":
    "Whether everybody sees everybody's numbers during the game. In secret you can help a line that seems to be no affair of yours.",
};

export const intro: LessonTexts<IntroStep> = {
  own: ({ line, points: paid }) => ({
    topic: "Your numbers",
    says: "You hold four secret numbers of stations. A line that ends at one of them pays you once more at the end.",
    task: `You hold 7. End line ${line} at its own station.`,
    done: `${points(paid)} now, and the same again at the end.`,
    knows: "Lines that end at your numbers pay you again",
    why: `Line ${line} waits at the marked square.`,
  }),
  theirs: ({ line, theirs }) => ({
    topic: "Others’ lines",
    says: "It does not matter whose line it is.",
    task: `You hold 31. Lead blue’s line ${line} there.`,
    done: `Blue gets ${points(theirs)}, and you get as much at the end.`,
    knows: "Others’ lines pay your numbers too",
    why: `Line ${line} leaves its station at the marked square.`,
  }),
};

/** The texts at the table. */

export const words = {
  number: "Number",
  line: "Line that ended there",
  pays: "Pays",
  none: "none yet",
  /** A line that ended: by its edge station's number, or by the square beside the centre. */
  ended: (number: number | undefined, square: string, owner: Who | undefined) =>
    `${number === undefined ? `from the centre beside ${square}` : `line ${number}`}, ${owner?.name ?? "nobody's"}`,
  total: "As lines stand",
  secret: "Only you know them. Their stations are ringed on the board.",
  others: "Numbers of the others",
  unknown: "a number that you do not know",
  card: (number: number, points: number) => `number ${number}, ${count(points, "point", "points")}`,
  ledger: "Your numbers",
  signed,
  award: (number: string) => `line into station ${number}`,
  refusals: { drawOwed: "Numbers are dealt before the game, by chance." },
};
