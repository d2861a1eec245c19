import { cellAt } from "../../geometry.ts";
import type { Cell } from "../../geometry.ts";

/** The squares of the centre, in the order in which they are covered. */
export const CENTRE_SQUARES: readonly Cell[] = [cellAt(3, 3), cellAt(3, 4), cellAt(4, 3), cellAt(4, 4)];
