/** The part of a game that the form for component values needs. */
import type { AnyPart, Json } from "@interchange/tabletop";
import type { ComponentType } from "preact";

export interface GameBox {
  readonly game: string;
  readonly parts: readonly AnyPart[];
  /** A part's title, and what to enter. */
  readonly about: (part: string) => { readonly title: string; readonly about: string };
  /** A field's label, by its path. */
  readonly label: (path: readonly string[]) => string;
  /** What a word stands for. */
  readonly word: (path: readonly string[], word: string) => string;
  /** A picture of a part with these values, showing what goes where. */
  readonly Picture: ComponentType<{ readonly part: string; readonly values: Json }>;
  /** A small picture of a word beside its field. */
  readonly Sign: ComponentType<{ readonly path: readonly string[]; readonly word: string }>;
}
