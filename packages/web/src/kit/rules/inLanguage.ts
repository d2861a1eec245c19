/**
 * Finds rules in the page's language: English is `<name>.md`, others are `<name>.<language>.md` beside it. A text
 * without a translation is shown in English, with a note.
 */
import { BRACKETS, language } from "../../words/index.ts";
import type { CompiledRules } from "./source.ts";

/** Loads each rules file, by path. */
export type RulesFiles = Readonly<Record<string, () => Promise<CompiledRules>>>;

/** The rules with this English file, in the page's language if there is a translation. */
export async function rulesIn(files: RulesFiles, english: string): Promise<CompiledRules> {
  const load = files[english.replace(/md$/, `${language()}.md`)] ?? files[english];
  if (!load) throw new Error(`no rules: ${english}`);
  return load();
}

/** Whether rules are in a language other than the page's. */
export const isForeign = (rules: CompiledRules): boolean => language() !== BRACKETS && rules.language !== language();
