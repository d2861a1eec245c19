const rules = new Intl.PluralRules("en");

/** "1 tile", "2 tiles". */
export function count(n: number, one: string, other: string): string {
  return `${n} ${rules.select(n) === "one" ? one : other}`;
}

/** "Ada", "Ada and Bo", "Ada, Bo and Cy". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(items).replace(/, and /, " and ");
}

/** With a capital to begin with. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A gain or loss, with a sign that is a real minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : "0";
}
