/** Describes a square for screen readers: its tile, and the lines that pass or wait there. */
import { isCentre, squareName } from "@interchange/metro/core";
import type { Cell } from "@interchange/metro/core";
import type { BoardScene } from "@interchange/boards/metro";
import type { LineName } from "../../../../words/types.ts";
import { lineName } from "../lines.ts";
import { metroWords } from "../../words.ts";
import { t } from "../../../../words/index.ts";

interface Known {
  readonly passing: ReadonlyMap<Cell, readonly LineName[]>;
  readonly waiting: ReadonlyMap<Cell, readonly LineName[]>;
}

/** Cached for each position: the board asks about all squares at every change. */
const known = new WeakMap<BoardScene["lines"], Known>();

function linesOn(scene: BoardScene): Known {
  const found = known.get(scene.lines);
  if (found) return found;
  const passing = new Map<Cell, LineName[]>();
  const waiting = new Map<Cell, LineName[]>();
  const add = (to: Map<Cell, LineName[]>, cell: Cell, name: LineName): void => {
    const names = to.get(cell) ?? [];
    if (!names.includes(name)) to.set(cell, [...names, name]);
  };
  for (const { from, passes, waits } of scene.lines) {
    const name = lineName(scene, from);
    for (const { cell } of passes) add(passing, cell, name);
    if (waits) add(waiting, waits.cell, name);
  }
  const made = { passing, waiting };
  known.set(scene.lines, made);
  return made;
}

/** What may be done with squares, and what else to say about one. */
export interface SquareNews {
  readonly targets: ReadonlySet<Cell>;
  /** Squares to choose for something other than a tile, while a module asks for one. */
  readonly choosable: ReadonlySet<Cell> | undefined;
  readonly more: readonly string[];
}

export function squareWords(scene: BoardScene, { targets, choosable, more }: SquareNews, cell: Cell): string {
  const words = metroWords().table.cell;
  const choice = choosable?.has(cell) ? [words.choosable] : [];
  const name = squareName(cell);
  const say = (...parts: readonly string[]): string => t.common.inTurn([name, ...parts]);
  if (isCentre(cell) && !scene.isCentreOpen) return say(words.centre, ...more, ...choice);
  const { passing, waiting } = linesOn(scene);
  if (scene.faces.has(cell)) return say(words.tile(passing.get(cell) ?? []), ...more, ...choice);
  const lines = waiting.get(cell);
  const state = choosable ? (choice[0] ?? words.empty) : targets.has(cell) ? words.legal : words.empty;
  return say(...(lines ? [words.waits(lines)] : []), ...more, state);
}
