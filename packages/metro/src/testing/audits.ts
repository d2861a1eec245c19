/** Invariants of each module's slice in every position: nothing is lost or made. One line per module. */
import { auditBerlin } from "../modules/berlin/audit.ts";
import { auditRails } from "../modules/center-rails/audit.ts";
import { auditCentral } from "../modules/central-stations/audit.ts";
import { auditShown } from "../modules/corporate-central-stations/audit.ts";
import { auditLondon } from "../modules/london/audit.ts";
import { auditNewYork } from "../modules/new-york/audit.ts";
import { auditNumbers } from "../modules/numbered-stations/audit.ts";
import { auditParis } from "../modules/paris/audit.ts";
import { auditSolo } from "../modules/solo/audit.ts";
import { auditStPetersburg } from "../modules/st-petersburg/audit.ts";
import { auditStock } from "../modules/stock-corporations/audit.ts";
import { auditStockholm } from "../modules/stockholm/audit.ts";
import type { Scene } from "../module.ts";
import type { Position } from "../position.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- each audit knows its own slice
const AUDITS: Readonly<Record<string, (slice: any, position: Position, scene: Scene) => string | undefined>> = {
  berlin: auditBerlin,
  "center-rails": auditRails,
  "central-stations": auditCentral,
  "corporate-central-stations": auditShown,
  london: auditLondon,
  "new-york": auditNewYork,
  "numbered-stations": auditNumbers,
  paris: auditParis,
  solo: auditSolo,
  "st-petersburg": auditStPetersburg,
  "stock-corporations": auditStock,
  stockholm: auditStockholm,
};

export function audit(position: Position, scene: Scene): string | undefined {
  // Before the lot has fallen nothing has been laid out.
  if (position.stage === "lot") return undefined;
  for (const [id, slice] of Object.entries(position.slices)) {
    const problem = AUDITS[id]?.(slice, position, scene);
    if (problem) return `${id}: ${problem}`;
  }
  return undefined;
}
