/** The colours of the seats as custom properties, for style sheets. */
import { paintOf } from "@interchange/metro/drawing";
import type { Colour } from "@interchange/metro/drawing";

export type { Colour };
export { DASHES, SYMBOLS, TICK } from "@interchange/metro/drawing";

/** Chosen colours (`palettes.ts`) override it; `light-dark()` follows the `color-scheme`. */
function both(part: "fill" | "edge" | "dash" | "on", colour: Colour | undefined): string {
  return `var(--seat-${colour}-${part},light-dark(${paintOf(colour, "light")[part]}, ${paintOf(colour, "dark")[part]}))`;
}

export type SeatStyle = Readonly<Record<`--seat${"" | "-edge" | "-dash" | "-on"}`, string>>;

const styles = new Map<Colour | undefined, SeatStyle>();

/**
 * Properties for an element's `style`: `--seat`, its thin `--seat-edge`, the `--seat-dash` on a line, and `--seat-on`
 * for text on the colour. Without a colour: those of track that nobody owns.
 */
export function seatStyle(colour: Colour | undefined): SeatStyle {
  let style = styles.get(colour);
  if (!style) {
    style = {
      "--seat": both("fill", colour),
      "--seat-edge": both("edge", colour),
      "--seat-dash": both("dash", colour),
      "--seat-on": both("on", colour),
    };
    styles.set(colour, style);
  }
  return style;
}
