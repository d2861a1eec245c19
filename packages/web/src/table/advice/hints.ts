import type { ComponentType } from "preact";

/** Help next to the board: advice at a table, nothing where only the board is marked. */
export interface Hints {
  /** The panel shows the best few moves with reasons, the sheet everything. */
  readonly Panel: ComponentType;
  readonly Sheet: ComponentType;
  readonly Chip: ComponentType;
  /** Stops the calculation. */
  close?(): void;
}

export const Nothing = (): undefined => undefined;

/** For lessons, puzzles and reviews, which only mark the board. */
export const NO_PANELS: Hints = { Panel: Nothing, Sheet: Nothing, Chip: Nothing };
