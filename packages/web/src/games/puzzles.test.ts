/** Every puzzle can be played: its game replays, its answers are legal, and the best comes first. */
import { metro } from "@interchange/metro";
import { Table } from "@interchange/tabletop";
import type { Game } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { expect, test } from "vitest";
import { leadOf, readPuzzles } from "../table/learn/puzzle.ts";
import metroMined from "./metro/learn/mined.txt?raw";
import undergroundMined from "./underground/learn/mined.txt?raw";

function check<Position, Move, Chance, Event, View>(
  game: Game<Position, Move, Chance, Event, View>,
  text: string,
): void {
  const puzzles = readPuzzles(game.id, text);
  expect(puzzles.length).toBeGreaterThanOrEqual(24);
  // Enough hard ones for people who have solved the easy ones.
  expect(puzzles.filter(({ level }) => level === 3).length).toBeGreaterThanOrEqual(10);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  expect(puzzles.every(({ level }, at) => level >= (puzzles[at - 1]?.level ?? 0))).toBe(true);
  for (const puzzle of puzzles) {
    const replayed = Table.replay(game, puzzle.record);
    if (!replayed.ok) throw new Error(`${puzzle.id}: ${replayed.reason}`);
    const { table } = replayed;
    expect(table.actor).toEqual({ kind: "seat", seat: puzzle.seat });
    const legal = game.moves(table.view(puzzle.seat)).map((move) => game.notation.writeMove(move));
    expect(puzzle.worths.filter(([move]) => !legal.includes(move))).toEqual([]);
    expect(leadOf(puzzle)).toBeGreaterThan(puzzle.error);
    expect(puzzle.worths.every(([, margin]) => margin <= (puzzle.worths[0]?.[1] ?? 0))).toBe(true);
  }
}

test("puzzles of Metro", () => {
  check(metro, metroMined);
});

test("puzzles of On the Underground", () => {
  check(underground, undergroundMined);
});
