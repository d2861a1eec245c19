/** A square in words, for those who hear the board: what lies there, and which lines pass or wait. */
import { isCentre, squareName } from "@interchange/metro";
import type { Cell } from "@interchange/metro";
import type { Scene } from "../board/scene.ts";
import { text } from "../i18n/text.ts";

interface Known {
  readonly passing: ReadonlyMap<Cell, readonly number[]>;
  readonly waiting: ReadonlyMap<Cell, readonly number[]>;
}

/** Made once for each position: the board asks for all its squares at every change. */
const known = new WeakMap<Scene["lines"], Known>();

function linesOn(scene: Scene): Known {
  const found = known.get(scene.lines);
  if (found) return found;
  const passing = new Map<Cell, number[]>();
  const waiting = new Map<Cell, number[]>();
  const add = (to: Map<Cell, number[]>, cell: Cell, number: number): void => {
    const numbers = to.get(cell) ?? [];
    if (!numbers.includes(number)) to.set(cell, [...numbers, number]);
  };
  for (const { from, passes, waits } of scene.lines) {
    const number = scene.stations[from]?.number ?? 0;
    for (const { cell } of passes) add(passing, cell, number);
    if (waits) add(waiting, waits.cell, number);
  }
  const made = { passing, waiting };
  known.set(scene.lines, made);
  return made;
}

export function squareWords(scene: Scene, targets: ReadonlySet<Cell>, cell: Cell): string {
  const words = text.table.cell;
  const name = squareName(cell);
  if (isCentre(cell)) return `${name}, ${words.centre}`;
  const { passing, waiting } = linesOn(scene);
  if (scene.faces.has(cell)) return `${name}, ${words.tile(passing.get(cell) ?? [])}`;
  const state = targets.has(cell) ? words.legal : words.empty;
  const numbers = waiting.get(cell);
  return numbers ? `${name}, ${words.waits(numbers)}, ${state}` : `${name}, ${state}`;
}
