/** Explains why something is not allowed, with the rule. */

import type { TableDesk } from "../desk/desk.ts";
import { t } from "../../words/index.ts";

export interface RefusedProps {
  readonly desk: TableDesk;
  /** "Why not c4?" */
  readonly title: string;
  readonly reason: string;
  readonly rule: string;
  /** The table's setting, if the rule depends on it. */
  readonly here?: string | undefined;
}

export function Refused({ desk, title, reason, rule, here }: RefusedProps) {
  return (
    <section class="panel info refused" role="alert">
      <header class="refused-head">
        <h2 class="info-head">{title}</h2>
        {/* What the table refuses has nothing to do with the rules of the game. */}
        {rule !== "table" && <RuleButton desk={desk} rule={rule} />}
      </header>
      <p>{reason}</p>
      {here !== undefined && <p class="quiet">{here}</p>}
    </section>
  );
}

/** Opens the rules at the table. */
export function RuleButton({ desk, rule }: Pick<RefusedProps, "desk" | "rule">) {
  return (
    <button type="button" class="link" onClick={() => (desk.sheet.value = "rules")}>
      {t.table.whyNot(rule)}
    </button>
  );
}
