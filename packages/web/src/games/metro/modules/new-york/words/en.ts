import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import { colours, count, inside, points } from "../../../../../words/en/grammar.ts";
import type { IntroStep } from "../intro.ts";
import type { Colour } from "@interchange/boards/palette";
import type { Who } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "New York",
  short: "meet at the edge",
  pieces: ["8 boards", "32 tourists"],
  about:
    "A tourist waits at every station of the edge. Whoever owns a line that ends there takes them along, and your board says what each colour is worth to you at the end.",
  unprinted: {
    values: "The points on the boards",
    tourists: "Four tourists of each colour",
  },
  box: { title: "New York: boards", about: "What a tourist of each colour is worth on each board." },
};

export const intro: LessonTexts<IntroStep> = {
  took: ({ line, points: paid }) => ({
    topic: "A tourist at each station",
    says: "Whose line ends at a station takes the tourist who waits there.",
    task: `Lead line ${line} into its neighbour: that tourist is worth 3 to you.`,
    done: `${points(paid)} for the line, and 3 more at the end.`,
    knows: "A line takes the tourist of its last station",
    why: `Line ${line} waits at the marked square.`,
  }),
  poor: ({ line, theirs }) => ({
    topic: "Different boards",
    says: "Every board values the colours differently. What is worth much to you may be worth nothing to others.",
    task: `End blue’s line ${line} where the tourist is worth nothing to blue.`,
    done: `Blue gets ${points(theirs)} for the line, and the tourist brings nothing.`,
    knows: "Each board has values of its own",
    why: `Line ${line} waits at the marked square.`,
  }),
};

/** The texts at the table. */

export const words = {
  landmark: "Landmark",
  /** The colour of a landmark, before its name. */
  colourOf: (colour: Colour) => `${colours[colour]},`,
  caption: "What a tourist of each colour is worth on each board, and how many have come.",
  cell: (worth: number, taken: number) =>
    `worth ${worth} each, ${taken ? count(taken, "tourist", "tourists") : "none yet"}`,
  taken: (taken: number) => `×${taken}`,
  total: "As it stands",
  note: (points: number) => `tourists ${points}`,
  station: (colour: Colour, worth: number | undefined) =>
    `a ${colours[colour]} tourist waits${worth === undefined ? "" : `, worth ${worth} to you`}`,
  tells: {
    log: (who: Who, colour: Colour, landmark: string, worth: number) =>
      `${inside(who)} took the ${colours[colour]} tourist to ${landmark}, worth ${worth}`,
    ledger: (who: Who, colour: Colour, landmark: string, worth: number) =>
      `${inside(who)}: ${colours[colour]} tourist to ${landmark}, worth ${worth}`,
  },
  awards: { tourists: "tourists at landmarks" } as Readonly<Record<string, string>>,
  refusals: {
    notNow: "Boards and tourists are dealt before the game.",
  },
};
