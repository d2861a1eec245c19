/** What must hold of each module's slice in every position: nothing is lost or made. One line for each module. */
import { auditStock } from "../modules/stock-corporations/audit.ts";
import type { Position } from "../position.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- each audit knows its own slice
const AUDITS: Readonly<Record<string, (slice: any, position: Position) => string | undefined>> = {
  "stock-corporations": auditStock,
};

export function audit(position: Position): string | undefined {
  for (const [id, slice] of Object.entries(position.slices)) {
    const problem = AUDITS[id]?.(slice, position);
    if (problem) return `${id}: ${problem}`;
  }
  return undefined;
}
