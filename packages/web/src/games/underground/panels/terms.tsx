/** Terms of On the Underground that open an explanation. */
import type { ComponentChildren } from "preact";
import { Term } from "../../../kit/rules/term.tsx";
import type { Explanation } from "../../../kit/rules/term.tsx";
import { TERM_RULES } from "../desk/rulesBehind.ts";
import { undergroundWords } from "../words.ts";

export type UndergroundTermId = keyof typeof TERM_RULES;

export function UndergroundTerm(props: { readonly id: UndergroundTermId; readonly children: ComponentChildren }) {
  const { id, children } = props;
  return (
    <Term
      game="underground"
      rule={TERM_RULES[id]}
      explain={() => ({ says: undergroundWords().terms[id], rule: undergroundWords().terms.rule(TERM_RULES[id]) })}
    >
      {children}
    </Term>
  );
}

/** The explanation of an option; undefined if there is none. */
export function optionExplained(option: string): ((rule: string) => Explanation) | undefined {
  const options: Readonly<Record<string, string>> = undergroundWords().terms.options;
  const says = options[option];
  return says === undefined ? undefined : (rule) => ({ says, rule: undergroundWords().terms.rule(rule) });
}
