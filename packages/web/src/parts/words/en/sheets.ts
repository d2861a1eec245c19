import { count, list } from "./plural.ts";
import type { LineName } from "./table.ts";

const tiles = (n: number): string => count(n, "tile", "tiles");

/** Words of the panels that open over a table. */
export const sheets = {
  takeBack: {
    title: "Take back?",
    body: (decisions: number) =>
      decisions > 1
        ? `This undoes ${count(decisions, "decision", "decisions")}, back to before your last one.`
        : "This undoes your last decision.",
    comesAgain: "Tiles that were drawn come again in the same order.",
    consent: (names: readonly string[]) => `${list(names)} must agree, since something has happened since.`,
    yes: "Take it back",
    yesAll: "Everybody agrees",
    no: "Leave it",
  },
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
  shortcuts: "Keyboard",
  keys: [
    ["Arrow keys", "move over the board"],
    ["Enter or Space", "choose the square, then place the tile"],
    ["Escape", "step back before placing"],
    ["R", "turn the tile, where the table allows"],
    ["D", "draw another tile"],
    ["1 2 3", "choose a tile of your hand"],
    ["U", "take back"],
    ["L", "go to the last tile placed"],
    ["T", "trace the lines of this square, one after the other"],
    ["M", "show only your own lines, or all"],
    ["Home  ,  .  End", "first position, back, forward, live"],
    ["?", "this list"],
  ] as readonly (readonly [string, string])[],
  export: {
    title: "Export",
    about: "The record of this game: everything needed to play it through again.",
    running: "While the game runs, the record has question marks for what you may not know.",
    text: "As text",
    json: "As JSON",
    whole: "The whole table",
    wholeAbout: "To go on in another browser. It holds everybody's tiles: no peeking.",
    copy: "Copy the text",
    copied: "Copied.",
    notCopied: "The browser did not allow copying. Save the file instead.",
  },
};
