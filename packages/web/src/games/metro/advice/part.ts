import type { Cell, Place } from "@interchange/metro/core";
import type { ComponentType } from "preact";

/** What a table with advice has besides; it is fetched for those tables alone. */
export interface MetroAdvicePart {
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
}
