/**
 * Numbers and lists as a language writes them. A browser takes tens of milliseconds to begin with `Intl.NumberFormat`
 * and `Intl.ListFormat`, and every page would wait for that: so the one is asked for large numbers alone, and the other
 * is not needed for "Ada, Bo and Cy".
 */

/** Below this no language groups digits. */
const GROUPED = 1000;

/** Writes numbers, with a real minus. */
export function figuresIn(language: string): (n: number) => string {
  let grouping: Intl.NumberFormat | undefined;
  return (n) => {
    const isPlain = Number.isInteger(n) && Math.abs(n) < GROUPED;
    const text = isPlain ? `${n}` : (grouping ??= new Intl.NumberFormat(language)).format(n);
    return text.replace("-", "\u2212");
  };
}

/** "Ada", "Ada and Bo", "Ada, Bo and Cy", with the word that stands before the last. */
export function listed(items: readonly string[], and: string): string {
  const [last = "", ...others] = items.toReversed();
  return others.length ? `${others.toReversed().join(", ")} ${and} ${last}` : last;
}
