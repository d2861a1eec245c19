/** Reads game entries from one line: record notation, with `=` before draws and `|` between entries. */
import type { Entry } from "@interchange/tabletop";

export function readEntries(text: string): readonly Entry[] {
  return text.split("|").map((entry): Entry => {
    const isDraw = entry.startsWith("=");
    return { by: isDraw ? "chance" : "seat", text: isDraw ? entry.slice(1) : entry };
  });
}
