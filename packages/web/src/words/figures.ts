/**
 * Formats numbers and lists. `Intl.NumberFormat` and `Intl.ListFormat` take a browser tens of milliseconds to start,
 * and every page would wait for them. So the first is used only for large numbers, and the second not at all.
 */

/** No language groups digits below this. */
const GROUPED = 1000;

/** Formats numbers, with a real minus sign. */
export function figuresIn(language: string): (n: number) => string {
  let grouping: Intl.NumberFormat | undefined;
  return (n) => {
    const isPlain = Number.isInteger(n) && Math.abs(n) < GROUPED;
    const text = isPlain ? `${n}` : (grouping ??= new Intl.NumberFormat(language)).format(n);
    return text.replace("-", "\u2212");
  };
}

/** "Ada", "Ada and Bo", "Ada, Bo and Cy"; `and` goes before the last. */
export function listed(items: readonly string[], and: string): string {
  const [last = "", ...others] = items.toReversed();
  return others.length ? `${others.toReversed().join(", ")} ${and} ${last}` : last;
}
