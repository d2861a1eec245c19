/** Why something may not be done, with the rule. */
import { tableWords } from "../parts/words/words.ts";
import type { TableDesk } from "./desk.ts";

export interface RefusedProps {
  readonly desk: TableDesk;
  /** "Why not c4?" */
  readonly title: string;
  readonly reason: string;
  readonly rule: string;
}

export function Refused({ desk, title, reason, rule }: RefusedProps) {
  return (
    <section class="panel info refused" role="alert">
      <h2 class="info-head">{title}</h2>
      <p>{reason}</p>
      <button
        type="button"
        class="link"
        onClick={() => {
          desk.sheet.value = "rules";
        }}
      >
        {tableWords().whyNot(rule)}
      </button>
    </section>
  );
}
