import type { Command } from "./textFace.ts";

/** What stands in place of a table's log, past and sheets beside a decision that stands by itself. */
export interface Alone {
  readonly commands?: readonly Command[];
  /** What is to be said of what was just typed, in place of its answer. */
  readonly remark?: () => string | undefined;
}
