/** Fills language and addresses into the compiled rules, which know neither. */

import { rulesAddress, rulesPath } from "../ruleLink.tsx";
import type { RulesSource } from "../source.ts";
import { t } from "../../../words/index.ts";

const SIGNS = { ruling: "◆", unprinted: "◇" } as const;
export type Mark = keyof typeof SIGNS;
export const MARKS = Object.keys(SIGNS) as readonly Mark[];

/** A sign for the eye. Its meaning stands beside it in words. */
export const signOf = (mark: Mark): string => SIGNS[mark];

const MARK = /<i data-mark="(\w+)"><\/i>/g;
const RULE = /<a( class="rule-no")? data-rule="([^"]+)">/g;
const MODULE = /<a data-module="([^"]+)">/g;

export function filled(
  html: string,
  { game, modules, moduleOf }: Pick<RulesSource, "game" | "modules" | "moduleOf">,
): string {
  const words = t.rules;
  return html
    .replaceAll(MARK, (_, mark: Mark) => {
      const said = escaped(words.marks[mark]);
      return `<b class="rule-mark"><span aria-hidden="true">${signOf(mark)} </span>${said}</b>`;
    })
    .replaceAll(RULE, (_, kind: string | undefined, rule: string) => {
      const address = rulesAddress(game, rule, moduleOf(rule));
      return `<a${kind ?? ""} href="${address}" data-rule="${rule}" aria-label="${escaped(words.rule(rule))}">`;
    })
    .replaceAll(MODULE, (whole, module: string) =>
      modules.includes(module) ? `<a href="${rulesPath(game, module)}" data-module="${module}">` : whole,
    );
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
