/** What sentences are about. A language says it as it must, so it is told what there is to know, not how to say it. */
import type { Colour } from "@interchange/boards/palette";

/** Somebody, or a company; `name` is what they are called by themselves. */
export interface Who {
  readonly name: string;
  /** Whether it is the one who reads this. */
  readonly isYou: boolean;
  /** The colour of a company; undefined for people. */
  readonly company?: Colour | undefined;
}

/** A line is called by the number of its station; one from the centre by words. */
export type LineName = number | string;

/** The two halves of the line that says how a table stands. */
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
  /** A value that is put together letter by letter. */
  readonly mix?: Choice & { readonly each: (place: number, letter: string) => string };
}

/** What the page says of a game before anything of it is fetched. */
export interface GameAbout {
  readonly name: string;
  /** The same where there is little room. */
  readonly shortName: string;
  readonly about: string;
  readonly tagline: string;
  /** How far a game is. */
  readonly progress: (placed: number) => string;
}
