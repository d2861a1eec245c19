/** The languages of what the server words itself, such as previews of links, and which language somebody wants. */
export const LANGUAGES = ["en", "de", "pt-BR"] as const;
export type Language = (typeof LANGUAGES)[number];

const base = (tag: string): string =>
  tag
    .trim()
    .toLowerCase()
    .replace(/[-_].*/, "");

/**
 * The first of our languages in a list as browsers send it (`de-AT,de;q=0.9,en;q=0.8`), or in a single tag. Regions
 * don't matter.
 */
export function languageOf(wanted: string | undefined): Language | undefined;
export function languageOf(wanted: string | undefined, among: readonly string[]): string | undefined;
export function languageOf(wanted: string | undefined, among: readonly string[] = LANGUAGES): string | undefined {
  const ranked = (wanted ?? "")
    .split(",")
    .map((each) => {
      const [tag = "", ...terms] = each.split(";");
      const weight = terms.map((term) => /^\s*q=([\d.]+)\s*$/.exec(term)?.[1]).find(Boolean);
      return { tag: base(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { tag } of ranked) {
    const found = among.find((language) => base(language) === tag);
    if (found) return found;
  }
  return undefined;
}
