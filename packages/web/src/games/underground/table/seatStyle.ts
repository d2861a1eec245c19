import { lineStyle } from "@interchange/boards/map";
import type { Seat } from "@interchange/tabletop";
import type { View } from "@interchange/underground";

/** The colours of a seat's first line, for places with room for only one. */
export function seatStyle({ lines }: Pick<View, "lines">, seat: Seat): Readonly<Record<string, string>> {
  return {
    ...lineStyle(lines[seat]?.[0] ?? ""),
    "--seat": "var(--line)",
    "--seat-edge": "var(--line-edge)",
    "--seat-on": "var(--line-on)",
  };
}
