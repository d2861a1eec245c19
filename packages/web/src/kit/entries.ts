/** Entries of a game in one line: as records write them, with `=` before what was drawn and `|` between. */
import type { Entry } from "@interchange/tabletop";

export function readEntries(text: string): readonly Entry[] {
  return text.split("|").map((entry): Entry => {
    const isDraw = entry.startsWith("=");
    return { by: isDraw ? "chance" : "seat", text: isDraw ? entry.slice(1) : entry };
  });
}
