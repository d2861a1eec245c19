import type { Cell, Place } from "@interchange/metro/core";
import type { ComponentType } from "preact";

/** What helps to choose, over the board and beside it: advice at a table, the marks of a lesson, the worths of a puzzle. */
export interface MetroHints {
  /** What squares are worth, on the board. */
  readonly Heat: ComponentType;
  /** Something over all that modules have on the board. */
  readonly Over?: ComponentType;
  /** The best few with their reasons; in a sheet, all there is to tell. */
  readonly Panel: ComponentType;
  readonly Sheet: ComponentType;
  readonly sheetTitle: () => string;
  readonly Lines: ComponentType;
  readonly Chip: ComponentType;
  /** What a square is worth, for those who hear the board. */
  says(cell: Cell): readonly string[];
  /** The squares to choose from: another set whenever something else is said of them. */
  targets(): ReadonlySet<Cell> | undefined;
  /** What a line may still become after the move that is tried. */
  may(from: Place): string | undefined;
  /** Stops what works it out. */
  close?(): void;
}
