/** What options are about; those of a module are explained in the module's own words. */
import { metro } from "@interchange/metro";
import type { Explanation } from "../../../kit/rules/term.tsx";
import { t } from "../../../words/index.ts";

const MODULES = new Map(metro.catalog.flatMap(({ id, options = [] }) => options.map(({ name }) => [name, id])));

/** Undefined for an option that nothing is said of. */
export function optionExplained(option: string): ((rule: string) => Explanation) | undefined {
  const options: Readonly<Record<string, string>> = t.metro.terms.options;
  const says = options[option] ?? t.modules[MODULES.get(option) ?? ""]?.terms?.[option];
  return says === undefined ? undefined : (rule) => ({ says, rule: t.metro.terms.rule(rule) });
}
