/** Leads to a numbered rule: over the page where that is possible, so that nobody loses what they are at. */
import type { ComponentChildren } from "preact";
import { rulesAddress } from "./address.ts";
import { readRule } from "./door.ts";
import "./term.css";

interface RuleLinkProps {
  readonly game: string;
  readonly rule: string;
  readonly module?: string | undefined;
  /** What it is called where its number alone is shown. */
  readonly label?: string | undefined;
  readonly children: ComponentChildren;
}

export function RuleLink({ game, rule, module, label, children }: RuleLinkProps) {
  return (
    <a
      class="rule-link"
      href={rulesAddress(game, rule, module)}
      aria-label={label}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (readRule(rule)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
