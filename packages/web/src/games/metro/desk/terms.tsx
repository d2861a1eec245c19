/** Terms of Metro that open an explanation. */
import type { ComponentChildren } from "preact";
import { Term } from "../../../kit/rules/term.tsx";
import type { terms } from "../../../words/en/metro/table.ts";
import { metroWords } from "../words.ts";

/** The rule that explains a term best, and its module. */
const RULES = {
  open: ["4.1"],
  ended: ["4.2"],
  doubled: ["4.5"],
  nobody: ["4.8"],
  short: ["4.3"],
  unseen: ["1.6"],
  shares: ["SC.3", "stock-corporations"],
  profit: ["SC.8", "stock-corporations"],
  value: ["SC.9", "stock-corporations"],
} as const satisfies Readonly<
  Record<Exclude<keyof typeof terms, "rule" | "options">, readonly [rule: string, module?: string]>
>;
export type MetroTermId = keyof typeof RULES;

export function MetroTerm({ id, children }: { readonly id: MetroTermId; readonly children: ComponentChildren }) {
  const [rule, module] = RULES[id] as readonly [string, string?];
  return (
    <Term
      game="metro"
      rule={rule}
      module={module}
      explain={() => ({ says: metroWords().terms[id], rule: metroWords().terms.rule(rule) })}
    >
      {children}
    </Term>
  );
}
