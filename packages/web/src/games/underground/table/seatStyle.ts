import { lineStyle } from "@interchange/boards/map";
import type { Seat } from "@interchange/tabletop";
import type { View } from "@interchange/underground";

/** A seat's colours where there is room for one alone: those of its first line. */
export function seatStyle({ lines }: Pick<View, "lines">, seat: Seat): Readonly<Record<string, string>> {
  return {
    ...lineStyle(lines[seat]?.[0] ?? ""),
    "--seat": "var(--line)",
    "--seat-edge": "var(--line-edge)",
    "--seat-on": "var(--line-on)",
  };
}
