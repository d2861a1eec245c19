/** Where the result leads to rules: what lines and shares are worth, and what modules paid for. */
import { metroEntry } from "@interchange/games";
import type { Award } from "@interchange/metro/core";
import { RuleLink } from "../../../kit/rules/ruleLink.tsx";
import { ruleOfAward } from "../rulesBehind.ts";
import { MetroTerm } from "../desk/terms.tsx";
import { t } from "../../../words/index.ts";

export function ResultTerms({ hasCompanies }: { readonly hasCompanies: boolean }) {
  const { terms } = t.metro.result;
  return (
    <>
      <MetroTerm id="ended">{terms.ended}</MetroTerm>
      <MetroTerm id="doubled">{terms.doubled}</MetroTerm>
      {hasCompanies && <MetroTerm id="value">{terms.value}</MetroTerm>}
    </>
  );
}

/** The rule that a module paid by. */
export function AwardRule({ award }: { readonly award: Pick<Award, "module" | "reason"> }) {
  const rule = ruleOfAward(award);
  if (rule === undefined) return undefined;
  return (
    <RuleLink game={metroEntry.id} rule={rule} module={award.module}>
      {t.setup.rule(rule)}
    </RuleLink>
  );
}
