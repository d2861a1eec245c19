/**
 * Lessons: positions of a real game, one after the other, each with a decision to make. What is asked for is what was
 * done in that game, so the engine judges it, and whatever the words claim can be checked against it.
 */
import type { Entry, GameRecord, Seat, Setup } from "@interchange/tabletop";
import type { ComponentType } from "preact";
import type { Commentator } from "./commentator.ts";

/** What words about a step may name. Numbers of a step are data, and a test holds them to the engine. */
export interface Facts {
  /** The line in question by the number of its station, and how many tiles it has before and afterwards. */
  readonly line: number;
  readonly before: number;
  readonly tiles: number;
  /** What it brings to whoever decides, and to all others. */
  readonly points: number;
  readonly theirs: number;
  /** Points of whoever decides and of the best of the others, afterwards. */
  readonly totals: readonly [mine: number, theirs: number];
  /** A square, a station or another thing that is spoken of by its name. */
  readonly place: string;
  readonly other: string;
  /** A line that is known by its colour. */
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

/** A decision that is asked for. */
export interface Step {
  /** Names its words. */
  readonly id: string;
  /** How many entries of the game lie before it, and how many decisions it is. */
  readonly at: number;
  readonly asks: number;
  /** The rule that it teaches; it answers those who try something else. */
  readonly rule: string;
  readonly facts: Facts;
}

/** A step as it is written down. */
export interface StepScript extends Partial<Facts>, Pick<Step, "id" | "at" | "rule"> {
  readonly asks?: number;
}

export interface StepWords {
  /** Two or three words about what it is about. */
  readonly topic: string;
  /** One sentence, in large type; then what to do, in one or two. */
  readonly says: string;
  readonly task: string;
  /** What came of it. */
  readonly done: string;
  /** What is known from then on. */
  readonly knows: string;
  /** Said to those who try something else: why it is the marked one. */
  readonly why: string;
}

/** How a lesson says what its steps are about. */
export type LessonTexts<Ids extends string = string> = Readonly<Record<Ids, (facts: Facts) => StepWords>>;

/** A lesson without its words. */
export interface LessonScript {
  readonly setup: Setup;
  readonly seat: Seat;
  /** The game, as `readEntries` takes it. */
  readonly entries: string;
  readonly steps: readonly StepScript[];
}

export interface Lesson {
  readonly game: string;
  /** The module that it introduces; undefined for the lesson about the game. */
  readonly module: string | undefined;
  /** The option that it introduces, if it is about one. */
  readonly option?: string | undefined;
  readonly title: string;
  readonly seat: Seat;
  readonly record: GameRecord;
  readonly steps: readonly Step[];
  readonly words: (step: Step) => StepWords;
  /** How many taps a decision takes, as records write it. */
  readonly taps: (move: string) => number;
}

export interface LessonNames extends Pick<Lesson, "game" | "module" | "option" | "title" | "taps"> {
  readonly texts: LessonTexts;
}

export function lessonOf({ setup, seat, entries, steps }: LessonScript, names: LessonNames): Lesson {
  const { game, module, option, title, taps, texts } = names;
  return {
    game,
    module,
    option,
    title,
    taps,
    seat,
    record: {
      game,
      setup,
      seats: Array.from({ length: setup.seats }, () => ""),
      tags: {},
      entries: readEntries(entries),
    },
    steps: steps.map(({ id, at, rule, asks = 1, ...facts }): Step => ({
      id,
      at,
      rule,
      asks,
      facts: { ...NO_FACTS, ...facts },
    })),
    words: ({ id, facts }) => {
      const said = texts[id]?.(facts);
      if (!said) throw new Error(`no words about the step "${id}" of ${game} ${module ?? ""}`);
      return said;
    },
  };
}

/** An introduction as lists name it. */
export interface Introduced {
  readonly id: string;
  readonly title: string;
}

export interface CommentedGame {
  readonly commentator: Commentator;
  /** Said before anything has happened. */
  readonly welcome: string;
}

/** What a game has to learn it by. */
export interface LessonSet {
  readonly tutorial: () => Lesson;
  /** Modules, cities and variants that have an introduction. */
  readonly introduced: () => readonly Introduced[];
  readonly introduction: (id: string) => Lesson | undefined;
  /** What is said of a first game. */
  readonly comments: () => CommentedGame;
  /** The step on the real board, for a game with these modules; fetched with the first of them. */
  readonly play: (modules: readonly string[]) => Promise<ComponentType<StepProps>>;
}

export interface StepProps {
  readonly lesson: Lesson;
  /** Which step, counted from 0. */
  readonly at: number;
  /** What is known from the steps before. */
  readonly known: readonly string[];
  /** How long the lesson takes. */
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
