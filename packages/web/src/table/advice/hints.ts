import type { ComponentType } from "preact";

/** What helps to choose beside the board: advice at a table; none of it where only the board is marked. */
export interface Hints {
  /** The best few with their reasons; in a sheet, all there is to tell. */
  readonly Panel: ComponentType;
  readonly Sheet: ComponentType;
  readonly Chip: ComponentType;
  /** Stops what works it out. */
  close?(): void;
}

export const Nothing = (): undefined => undefined;

/** Of marks on the board, as in a lesson, a puzzle or a review. */
export const NO_PANELS: Hints = { Panel: Nothing, Sheet: Nothing, Chip: Nothing };
