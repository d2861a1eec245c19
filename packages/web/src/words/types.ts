/** The arguments of sentences. They say what there is to know, and each language decides how to put it. */
import type { Colour } from "@interchange/boards/palette";

/** A player or a company; `name` is what they are called on their own. */
export interface Who {
  readonly name: string;
  /** Whether it is the reader. */
  readonly isYou: boolean;
  /** The colour of a company; undefined for people. */
  readonly company?: Colour | undefined;
}

/** A line's name: the number of its station, or words for one from the centre. */
export type LineName = number | string;

/** The name of a landmark: on its own, and in a sentence with the words that it needs there. */
export interface Landmark {
  readonly name: string;
  /** "at the Louvre" */
  readonly at: string;
  /** "to the Louvre" */
  readonly to: string;
}

/** The two halves of a table's status line. */
export interface Status {
  readonly title: string;
  readonly prompt: string;
}

export interface Choice {
  readonly label: string;
  readonly about?: string;
}

export interface OptionText {
  readonly label: string;
  readonly values: Readonly<Record<string, Choice>>;
  /** A value that is composed letter by letter. */
  readonly mix?: Choice & {
    readonly each: (place: number, letter: string) => string;
    /** What its button shows, if not the letter. */
    readonly shown?: (place: number, letter: string) => string;
  };
}

/** The page's words about a game, before any of it is loaded. */
export interface GameAbout {
  readonly name: string;
  /** A short form for small spaces. */
  readonly shortName: string;
  readonly about: string;
  /** What it is about, in a few words and in a sentence, for those who come for the first time. */
  readonly promise: string;
  readonly pitch: string;
  /** The rules in thirty seconds. */
  readonly inShort: readonly string[];
  /** What an animated game shows: the name of a line or a station, and whether it leads to the centre. */
  readonly shown: (name: string, isCentre: boolean) => string;
  /** How far along a game is. */
  readonly progress: (placed: number) => string;
}
