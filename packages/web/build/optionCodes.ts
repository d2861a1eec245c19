/**
 * The last section of a rules text, which has the option codes for scripts: a table with a rule, an option and its
 * values in each row. Its heading is in the language of the text, so the section is known by its rows.
 */

export interface OptionCodes {
  readonly rule: string;
  readonly name: string;
  /** All codes of the last column, the default first. */
  readonly values: readonly string[];
}

const ROW = /^\| ((?:\d+|[A-Z]{2})\.\d+) +\| `([a-z\d-]+)` +\| (.*?) *\|$/gm;

interface Split {
  /** The text without the section. */
  readonly rules: string;
  readonly scripts: { readonly heading: string; readonly body: string } | undefined;
}

/** Splits a text into the rules and the section for scripts, if it has one. */
export function splitScripts(text: string): Split {
  const begins = text.lastIndexOf("\n## ");
  const [, heading = "", body = ""] = /^\n## ([^\n]*)\n([^]*)$/.exec(text.slice(begins)) ?? [];
  if (begins < 0 || body.search(ROW) < 0) return { rules: text, scripts: undefined };
  return { rules: text.slice(0, begins + 1), scripts: { heading, body } };
}

/** The options that the section for scripts lists; none if there is no section. */
export function optionCodesIn(text: string): readonly OptionCodes[] {
  return [...(splitScripts(text).scripts?.body ?? "").matchAll(ROW)].map(([, rule = "", name = "", values = ""]) => ({
    rule,
    name,
    values: [...values.matchAll(/`([^`]*)`/g)].map(([, value = ""]) => value),
  }));
}
