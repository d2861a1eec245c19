/** Words of On the Underground that explain themselves. */
import type { ComponentChildren } from "preact";
import { Term } from "../../parts/rules/term.tsx";
import type { Explanation } from "../../parts/rules/term.tsx";
import type { terms } from "../../words/en/underground/table.ts";
import { t } from "../../words/index.ts";

/** The rule that says most about it. */
export const TERM_RULES = {
  start: "1.5",
  nationalRail: "3.6",
  terminus: "3.7",
  connection: "3.8",
  loop: "3.9",
  passenger: "4.5",
  token: "2.2",
  end: "3.4",
} as const satisfies Readonly<Record<Exclude<keyof typeof terms, "rule" | "options">, string>>;
export type UndergroundTermId = keyof typeof TERM_RULES;

export function UndergroundTerm(props: { readonly id: UndergroundTermId; readonly children: ComponentChildren }) {
  const { id, children } = props;
  return (
    <Term
      game="underground"
      rule={TERM_RULES[id]}
      explain={() => ({ says: t.underground.terms[id], rule: t.underground.terms.rule(TERM_RULES[id]) })}
    >
      {children}
    </Term>
  );
}

/** What an option is about; undefined for one that nothing is said of. */
export function optionExplained(option: string): ((rule: string) => Explanation) | undefined {
  const options: Readonly<Record<string, string>> = t.underground.terms.options;
  const says = options[option];
  return says === undefined ? undefined : (rule) => ({ says, rule: t.underground.terms.rule(rule) });
}
