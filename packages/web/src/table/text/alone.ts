import type { Command } from "./textFace.ts";

/** Replaces a table's log, history and sheets in puzzles, lessons and reviews, where a decision stands alone. */
export interface Alone {
  readonly commands?: readonly Command[];
  /** A remark about the last command, shown instead of its answer. */
  readonly remark?: () => string | undefined;
}
