/**
 * Draws a finished game as one animated SVG without scripts or styles: the whole board, and over it what moves. The
 * element says in `data-show` what happens when. Where nothing moves, it shows the end.
 */
import { metro } from "@interchange/metro";
import { known, readRecord, Table } from "@interchange/tabletop";
import type { AnyGame } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import type { Drawing, PlayedTable } from "./drawing.ts";
import { metroShow } from "./metroShow.ts";
import { undergroundShow } from "./undergroundShow.ts";

const GAMES: Readonly<Record<string, readonly [rules: AnyGame, drawing: (table: PlayedTable) => Drawing]>> = {
  metro: [metro, metroShow],
  underground: [underground, undergroundShow],
};

export function showOf(text: string): string {
  const read = readRecord(text);
  if (!read.ok) throw new Error(read.problem.reason);
  const { record } = read;
  const [rules, drawing] = known(GAMES[record.game]);
  const replayed = Table.replay(rules, record);
  if (!replayed.ok) throw new Error(replayed.reason);
  const { show, box, style, parts } = drawing(replayed.table);
  const told = JSON.stringify(show).replaceAll('"', "&quot;");
  const drawn = inBothThemes(parts("light").join(""), parts("dark").join(""));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${style} data-show="${told}">${drawn}</svg>`;
}

const COLOUR = /(#[\da-f]{6})/;

/** One drawing that follows the page's theme. */
function inBothThemes(light: string, dark: string): string {
  const darks = dark.split(COLOUR);
  return light
    .split(COLOUR)
    .map((part, at) => (part === darks[at] ? part : `light-dark(${part},${darks[at]})`))
    .join("");
}
