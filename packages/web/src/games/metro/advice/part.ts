import type { Cell, Station } from "@interchange/metro/core";
import type { ComponentType } from "preact";
import { NO_PANELS, Nothing } from "../../../table/advice/hints.ts";
import type { Hints } from "../../../table/advice/hints.ts";

/** Hints on and beside the board: advice at a table, the marks of a lesson, the solution of a puzzle. */
export interface MetroHints extends Hints {
  /** Colours squares on the board. */
  readonly Heat: ComponentType;
  /** Drawn above the marks of modules. */
  readonly Over?: ComponentType;
  readonly Lines: ComponentType;
  /** What a square is worth, for screen readers. */
  says(cell: Cell): readonly string[];
  /** The squares to choose from. A new set whenever their descriptions change. */
  targets(): ReadonlySet<Cell> | undefined;
  /** What a line may still become after the tried move. */
  may(from: Station): string | undefined;
}

/** For hints that only mark the board. */
export const NO_HINTS: Omit<MetroHints, "says"> = {
  ...NO_PANELS,
  Heat: Nothing,
  Lines: Nothing,
  targets: () => undefined,
  may: () => undefined,
};
