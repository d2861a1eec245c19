/** Checks the slice of each module in every position: nothing is lost or made. */
import type { Scene } from "../module.ts";
import type { Position } from "../position.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- each audit knows its own slice
type Audit = (slice: any, position: Position, scene: Scene) => string | undefined;

const AUDITS = import.meta.glob<Audit>("../modules/*/audit.ts", { eager: true, import: "audit" });

export function audit(position: Position, scene: Scene): string | undefined {
  // Before the lot has fallen nothing has been laid out.
  if (position.stage === "lot") return undefined;
  for (const [id, slice] of Object.entries(position.slices)) {
    const problem = AUDITS[`../modules/${id}/audit.ts`]?.(slice, position, scene);
    if (problem) return `${id}: ${problem}`;
  }
  return undefined;
}
