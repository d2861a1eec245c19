/**
 * Rules by language: English stands in `<name>.md`, every other language in `<name>.<language>.md` beside it. A text that
 * is not translated yet is shown in English, and says so.
 */
import { BRACKETS, language } from "../../words/index.ts";
import type { CompiledRules } from "./source.ts";

/** What loads each file of rules, by its path. */
export type RulesFiles = Readonly<Record<string, () => Promise<CompiledRules>>>;

/** The rules whose English file this is, in the language of the page if they are there. */
export async function rulesIn(files: RulesFiles, english: string): Promise<CompiledRules> {
  const load = files[english.replace(/md$/, `${language()}.md`)] ?? files[english];
  if (!load) throw new Error(`no rules: ${english}`);
  return load();
}

/** Whether rules are in another language than the page. */
export const isForeign = (rules: CompiledRules): boolean => language() !== BRACKETS && rules.language !== language();
