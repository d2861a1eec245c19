/** The colours of the seats as custom properties, for style sheets. */
import { paintOf } from "@interchange/metro/drawing";
import type { Colour } from "@interchange/metro/drawing";

export type { Colour };
export { DASHES, SYMBOLS, TICK } from "@interchange/metro/drawing";

/** Whoever has chosen other colours (`palettes.ts`) has put them down; `light-dark()` follows the `color-scheme` in force. */
function both(part: "fill" | "edge" | "dash" | "on", colour: Colour | undefined): string {
  return `var(--seat-${colour}-${part},light-dark(${paintOf(colour, "light")[part]}, ${paintOf(colour, "dark")[part]}))`;
}

export type SeatStyle = Readonly<Record<`--seat${"" | "-edge" | "-dash" | "-on"}`, string>>;

const styles = new Map<Colour | undefined, SeatStyle>();

/**
 * Properties for the `style` of an element: `--seat`, its thin `--seat-edge`, the `--seat-dash` on a line, and
 * `--seat-on` for text on the colour. Without a colour they are those of track that nobody owns.
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
