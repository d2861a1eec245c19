/**
 * Lessons are positions from a real game, each with a decision. The expected answer is the move made in that game, so
 * the engine judges it, and tests check every claim of the text.
 */
import type { Entry, GameRecord, Seat, Setup } from "@interchange/tabletop";
import type { ComponentType } from "preact";
import type { Commentator, Hints } from "./commentator.ts";

/** Values that a step's text may mention. A test checks them against the engine. */
export interface Facts {
  /** The line by its station number, and its length in tiles before and after. */
  readonly line: number;
  readonly before: number;
  readonly tiles: number;
  /** Points for the player who decides, and for all others. */
  readonly points: number;
  readonly theirs: number;
  /** Total points afterwards: of the player who decides, and of the best opponent. */
  readonly totals: readonly [mine: number, theirs: number];
  /** A square, a station or another thing with a name. */
  readonly place: string;
  readonly other: string;
  readonly colour: string;
}

const NO_FACTS: Facts = {
  line: 0,
  before: 0,
  tiles: 0,
  points: 0,
  theirs: 0,
  totals: [0, 0],
  place: "",
  other: "",
  colour: "",
};

export interface Step {
  /** The key of its texts. */
  readonly id: string;
  /** How many entries come before it, and how many decisions it asks for. */
  readonly at: number;
  readonly asks: number;
  /** How many moves were made since the step before. */
  readonly since: number;
  /** The rule that it teaches. Wrong tries are answered with it. */
  readonly rule: string;
  readonly facts: Facts;
}

/** A step as authors write it. */
export interface StepScript extends Partial<Facts>, Pick<Step, "id" | "at" | "rule"> {
  readonly asks?: number;
}

export interface StepWords {
  /** The topic in two or three words. */
  readonly topic: string;
  /** What happened since the step before, unless counting the moves says enough. */
  readonly since?: string;
  /** One sentence in large type, then one or two with the task. */
  readonly says: string;
  readonly task: string;
  /** The outcome. */
  readonly done: string;
  /** What the player has learned. */
  readonly knows: string;
  /** The answer to a wrong try: why the marked move is right. */
  readonly why: string;
}

/** The texts of a lesson, by step. */
export type LessonTexts<Ids extends string = string> = Readonly<Record<Ids, (facts: Facts) => StepWords>>;

/** A lesson without its texts. */
export interface LessonScript {
  readonly setup: Setup;
  readonly seat: Seat;
  /** The game, in the format that `readEntries` reads. */
  readonly entries: string;
  readonly steps: readonly StepScript[];
}

/** Stands in the place of a module for the second lesson about a game. */
export const MORE = "more";

export interface Lesson {
  readonly game: string;
  /** The module that it introduces; undefined for the first lesson about the game. */
  readonly module: string | undefined;
  /** The option that it introduces, if any. */
  readonly option?: string | undefined;
  readonly title: string;
  readonly seat: Seat;
  readonly record: GameRecord;
  readonly steps: readonly Step[];
  readonly words: (step: Step) => StepWords;
  /** How many taps a decision takes, given in record notation. */
  readonly taps: (move: string) => number;
}

export interface LessonNames extends Pick<Lesson, "game" | "module" | "option" | "title" | "taps"> {
  readonly texts: LessonTexts;
}

export function lessonOf({ setup, seat, entries, steps }: LessonScript, names: LessonNames): Lesson {
  const { game, module, option, title, taps, texts } = names;
  const moves = readEntries(entries);
  return {
    game,
    module,
    option,
    title,
    taps,
    seat,
    record: { game, setup, seats: Array.from({ length: setup.seats }, () => ""), tags: {}, entries: moves },
    steps: steps.map(({ id, at, rule, asks = 1, ...facts }, index): Step => {
      const before = steps[index - 1];
      const made = before ? movesIn(moves, before.at, at) - (before.asks ?? 1) : 0;
      return { id, at, rule, asks, since: made, facts: { ...NO_FACTS, ...facts } };
    }),
    words: ({ id, facts }) => {
      const said = texts[id]?.(facts);
      if (!said) throw new Error(`no words about the step "${id}" of ${game} ${module ?? ""}`);
      return said;
    },
  };
}

const movesIn = (entries: readonly Entry[], from: number, to: number): number =>
  entries.slice(from, to).filter(({ by }) => by === "seat").length;

/** An introduction as lists show it. */
export interface Introduced {
  readonly id: string;
  readonly title: string;
}

export interface CommentedGame {
  readonly commentator: Commentator;
  readonly hints: Hints;
  /** The remark before the first move. */
  readonly welcome: string;
}

/** All lessons of a game. */
export interface LessonSet {
  /** Enough to play. */
  readonly tutorial: () => Lesson;
  /** The rest. */
  readonly more: () => Lesson;
  /** The modules, cities and variants that have an introduction. */
  readonly introduced: () => readonly Introduced[];
  readonly introduction: (id: string) => Lesson | undefined;
  /** The comments on a first game. */
  readonly comments: () => CommentedGame;
  /** Loads the component that shows a step on the real board, for a game with these modules. */
  readonly play: (modules: readonly string[]) => Promise<ComponentType<StepProps>>;
}

export interface StepProps {
  readonly lesson: Lesson;
  /** The step, counted from 0. */
  readonly at: number;
  /** What the player has learned in earlier steps. */
  readonly known: readonly string[];
  /** Minutes that the whole lesson takes. */
  readonly minutes: number;
  readonly onNext: () => void;
}

/** Reads game entries from one line: record notation, with `=` before draws and `|` between entries. */

export function readEntries(text: string): readonly Entry[] {
  return text.split("|").map((entry): Entry => {
    const isDraw = entry.startsWith("=");
    return { by: isDraw ? "chance" : "seat", text: isDraw ? entry.slice(1) : entry };
  });
}
