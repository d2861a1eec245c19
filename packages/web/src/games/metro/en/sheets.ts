import { count, list } from "../../../parts/words/en/plural.ts";
import type { LineName } from "../../../parts/words/types.ts";

const tiles = (n: number): string => count(n, "tile", "tiles");

/** Words of the panels that open over a table of Metro. */
export const sheets = {
  scores: {
    title: "Scores",
    line: "Line",
    tiles: "Tiles",
    end: "End",
    points: "Points",
    open: "open",
    notLeft: "not left yet",
    station: (number: number) => `station ${number}`,
    centre: "centre ×2",
    centreOnce: "centre",
    total: "Total",
    /** Beside somebody whose tiles everybody sees. */
    holds: (tiles: string) => `holds ${tiles}`,
    closed: (n: number) => `${count(n, "line", "lines")} ended`,
    trace: (name: LineName) => `Trace line ${name}`,
  },
  strips: {
    title: "All lines, untangled",
    about: "Each line as a strip, from its station to where it ends or waits; a mark for each tile it crosses.",
    seat: "Lines of",
    nobody: "Nobody",
    line: (name: LineName, length: number, end: string) => `Line ${name}: ${tiles(length)}, ${end}`,
    stop: (square: string, visit: number, crossed: readonly LineName[]) =>
      [
        square,
        ...(visit > 1 ? [`time ${visit}`] : []),
        ...(crossed.length ? [`crosses ${crossed.length > 1 ? "lines" : "line"} ${list(crossed.map(String))}`] : []),
      ].join(", "),
  },
  keys: [
    ["Arrow keys", "move over the board"],
    ["Enter or Space", "choose the square, then place the tile"],
    ["Escape", "step back before placing"],
    ["R", "turn the tile, where the table allows"],
    ["D", "draw another tile"],
    ["1 2 3", "choose a tile of your hand"],
    ["U", "take back"],
    ["Y", "do again what was taken back"],
    ["L", "go to the last tile placed"],
    ["T", "trace the lines of this square, one after the other"],
    ["M", "show only your own lines, or all"],
    ["Home  ,  .  End", "first position, back, forward, live"],
    ["← →  ↑ ↓", "while looking back: one step, one round"],
    ["?", "this list"],
  ] as readonly (readonly [string, string])[],
  /** Under a refusal whose rule depends on what the table has agreed to. */
  playedHere: (edition: string, terms: readonly (readonly [label: string, value: string])[]) =>
    `At this table: ${edition}. ${terms.map(([label, value]) => `${label}: ${value}.`).join(" ")}`,
  comesAgain: "Tiles that were drawn come again in the same order.",
  exportRunning:
    "While the game runs, the record has question marks for what you may not know: it can be read, but not opened again here. To go on elsewhere, take the whole table.",
  exportWhole: "To go on in another browser. It holds everybody's tiles: no peeking.",
};
