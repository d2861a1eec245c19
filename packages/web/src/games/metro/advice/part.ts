import type { Cell, Place } from "@interchange/metro/core";
import type { ComponentType } from "preact";
import { NO_PANELS, Nothing } from "../../../table/advice/hints.ts";
import type { Hints } from "../../../table/advice/hints.ts";

/** What helps to choose, over the board and beside it: advice at a table, the marks of a lesson, the worths of a puzzle. */
export interface MetroHints extends Hints {
  /** What squares are worth, on the board. */
  readonly Heat: ComponentType;
  /** Something over all that modules have on the board. */
  readonly Over?: ComponentType;
  readonly Lines: ComponentType;
  /** What a square is worth, for those who hear the board. */
  says(cell: Cell): readonly string[];
  /** The squares to choose from: another set whenever something else is said of them. */
  targets(): ReadonlySet<Cell> | undefined;
  /** What a line may still become after the move that is tried. */
  may(from: Place): string | undefined;
}

/** Marks on the board bring what they have of it. */
export const NO_HINTS: Omit<MetroHints, "says"> = {
  ...NO_PANELS,
  Heat: Nothing,
  Lines: Nothing,
  targets: () => undefined,
  may: () => undefined,
};
