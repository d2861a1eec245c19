/** Helpers that set up positions in tests. */
import { scriptedChance, Table } from "@interchange/tabletop";
import type { Refusal, Setup, SetupRequest } from "@interchange/tabletop";
import { NUMBERING_1 } from "../components/interchange-1/stations.ts";
import { NUMBERING } from "../components/stations.ts";
import { metro } from "../metro.ts";
import { cellAt } from "../geometry.ts";
import { squareNamed } from "../notation.ts";
import type { Spot } from "../placing.ts";
import type { Chance, Event, Laid, Line, Move, Position, View } from "../position.ts";
import { preview } from "../preview.ts";
import type { Preview } from "../preview.ts";
import type { TileCode } from "../tiles.ts";

/** The numbers of the stations as the first published set has them. */
export const NUMBERS: ReturnType<typeof NUMBERING.tables> = NUMBERING.tables(NUMBERING_1);

export type MetroTable = Table<Position, Move, Chance, Event, View>;

export function setupOf(request: SetupRequest = {}): Setup {
  const prepared = metro.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared.setup;
}

/** A table that plays a script: moves as written in records, draws with `=` before them. */
export function tableOf(request: SetupRequest, script = ""): MetroTable {
  const setup = setupOf(request);
  const table: MetroTable = new Table(
    metro,
    setup,
    Array.from({ length: setup.seats }, (_, seat) => `Seat ${seat + 1}`),
  );
  run(table, script);
  return table;
}

export function run(table: MetroTable, script: string): void {
  for (const word of script.split(/\s+/).filter(Boolean)) {
    const problem = word.startsWith("=") ? drawn(table, word.slice(1)) : refusalOf(table, word)?.code;
    if (problem) throw new Error(`${word}: ${problem}`);
    if (!word.startsWith("=")) table.play(table.position.turn, moveOf(word));
  }
}

function drawn(table: MetroTable, text: string): string | undefined {
  const chance = metro.notation.readChance(text);
  return chance && table.resolve(chance) ? undefined : "cannot be drawn here";
}

export function moveOf(text: string): Move {
  const move = metro.notation.readMove(text);
  if (!move) throw new Error(`${text} is no move`);
  return move;
}

/** Why the seat to act may not do this. */
export function refusalOf(table: MetroTable, text: string): Refusal | undefined {
  return metro.refusal(table.view(table.position.turn), moveOf(text));
}

/** Tiles on a board: `aacb@c4 bbbb@c5`. Laid by seat 0, in order, legal or not. */
export function board(text: string): readonly Laid[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word): Laid => {
      const [piece = "", square = ""] = word.split("@");
      const [tile, turn = "0"] = piece.split("^");
      return { cell: squareNamed(square) as number, tile: tile as TileCode, turn: Number(turn), seat: 0 };
    });
}

/** The position after these tiles lie, with points and lines as if they had been placed one by one. */
export function positionWith(request: SetupRequest, tiles: string, hand: TileCode): Position {
  const setup = setupOf(request);
  let position: Position = { ...metro.start(setup), stage: "turn" };
  for (const laid of board(tiles)) {
    position = { ...position, stage: "place", turn: laid.seat, drawn: [laid.tile] };
    position = metro.play(position, { type: "place", tile: laid.tile, turn: laid.turn, cell: laid.cell }).position;
  }
  return { ...position, stage: "turn", turn: 0, hands: position.hands.map(() => [hand]) };
}

/** The finished lines, by the number of their station. */
export function lineFrom(position: Position, station: number): Line | undefined {
  return position.lines.find((line) => line.from === station);
}

/** What a tile would do, as a viewer sees it. */
export function previewOf(view: View, tile: TileCode, spot: Spot): Preview {
  return preview(metro.sceneOf(view), view, tile, spot);
}

export function at(row: number, column: number): number {
  return cellAt(row, column);
}

export { scriptedChance };
