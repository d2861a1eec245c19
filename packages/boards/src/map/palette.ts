/** The lines' colours as custom properties, so that style sheets need none of their own. */
import { linePaint, symbolTint } from "@interchange/underground/drawing";
import type { LinePaint } from "@interchange/underground/drawing";

export { PATTERNS } from "@interchange/underground/drawing";

/** Chosen colours (`palettes.ts`) override it; `light-dark()` follows the `color-scheme`. */
function both(part: keyof LinePaint, line: string): string {
  return `var(--line-${line}-${part}, light-dark(${linePaint(line, "light")[part]}, ${linePaint(line, "dark")[part]}))`;
}

export type LineStyle = Readonly<Record<`--line${"" | "-edge" | "-dash" | "-on"}`, string>>;

const styles = new Map<string, LineStyle>();

/**
 * Properties for an element's `style`: `--line`, its thin `--line-edge`, the `--line-dash` inside it, and `--line-on`
 * for text on the colour.
 */
export function lineStyle(line: string): LineStyle {
  let style = styles.get(line);
  if (!style) {
    style = {
      "--line": both("fill", line),
      "--line-edge": both("edge", line),
      "--line-dash": both("dash", line),
      "--line-on": both("on", line),
    };
    styles.set(line, style);
  }
  return style;
}

export function tintOf(symbol: string | undefined): string {
  return `light-dark(${symbolTint(symbol, "light")}, ${symbolTint(symbol, "dark")})`;
}
