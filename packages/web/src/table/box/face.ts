/** What the form for the values of a box has to know of a game. */
import type { AnyPart, Json } from "@interchange/tabletop";
import type { ComponentType } from "preact";

export interface BoxFace {
  readonly game: string;
  readonly parts: readonly AnyPart[];
  /** What a part is, and what is to be put in. */
  readonly about: (part: string) => { readonly title: string; readonly about: string };
  /** What a field is called, by the keys that lead to it. */
  readonly label: (path: readonly string[]) => string;
  /** What a word stands for. */
  readonly word: (path: readonly string[], word: string) => string;
  /** A picture of a part with these values: what goes where. */
  readonly Picture: ComponentType<{ readonly part: string; readonly values: Json }>;
  /** A small picture of a word beside its field. */
  readonly Sign: ComponentType<{ readonly path: readonly string[]; readonly word: string }>;
}
