/** Every puzzle can be played, the best answer comes first, and trying all moves confirms the certain ones. */
import { lastWord, metroBot, turnPoints, undergroundBot } from "@interchange/bots";
import type { Weigher } from "@interchange/bots";
import { metro } from "@interchange/metro";
import { Random, Table } from "@interchange/tabletop";
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
  // Certain answers come first, and the easier ones of each kind.
  const certain = puzzles.filter(({ goal }) => goal);
  const expected = puzzles.filter(({ goal }) => !goal);
  expect(certain.length).toBeGreaterThanOrEqual(8);
  expect(puzzles).toEqual([...certain, ...expected]);
  for (const some of [certain, expected])
    expect(some.every(({ level }, at) => level >= (some[at - 1]?.level ?? 0))).toBe(true);
  for (const puzzle of puzzles) {
    const replayed = Table.replay(game, puzzle.record);
    if (!replayed.ok) throw new Error(`${puzzle.id}: ${replayed.reason}`);
    const { table } = replayed;
    expect(table.actor).toEqual({ kind: "seat", seat: puzzle.seat });
    const legal = game.moves(table.view(puzzle.seat)).map((move) => game.notation.writeMove(move));
    expect(puzzle.worths.filter(([move]) => !legal.includes(move))).toEqual([]);
    expect(leadOf(puzzle)).toBeGreaterThan(puzzle.error);
    if (puzzle.goal) {
      const { goal } = puzzle;
      const counts = (move: Move): boolean => goal !== "ride" || game.notation.writeMove(move).startsWith("trip:");
      const tried = turnPoints(game, table.position, puzzle.seat, counts);
      const points = tried
        .map((each) => [game.notation.writeMove(each.move), each.points] as const)
        .toSorted(([, one], [, other]) => other - one);
      expect(points[0]).toEqual(puzzle.worths[0]);
      expect(points[1]?.[1]).toBe(puzzle.worths[1]?.[1]);
      // What the page says to play next brings those points, and there is something to say if the turn goes on.
      const [best] = puzzle.worths;
      const next = tried.find(({ move }) => game.notation.writeMove(move) === best?.[0])?.next ?? [];
      expect(next.map((move) => game.notation.writeMove(move))).toEqual(expect.arrayContaining([...puzzle.next]));
    }
    expect(puzzle.worths.every(([, margin]) => margin <= (puzzle.worths[0]?.[1] ?? 0))).toBe(true);
  }
}

test("puzzles of Metro", () => {
  check(metro, metroMined);
});

test("puzzles of On the Underground", () => {
  check(underground, undergroundMined);
});

/** The bot that found the puzzles learns more with time, and may then disagree with what it said of them. */
function weighAgain<Position, Move, Chance, Event, View>(
  game: Game<Position, Move, Chance, Event, View>,
  bot: unknown,
  work: number,
  text: string,
): void {
  const puzzles = readPuzzles(game.id, text).filter(({ goal }) => !goal);
  const inspector = bot as Weigher<View, Move>;
  const told = puzzles.map((puzzle) => {
    const replayed = Table.replay(game, puzzle.record);
    if (!replayed.ok) throw new Error(`${puzzle.id}: ${replayed.reason}`);
    const view = replayed.table.view(puzzle.seat);
    const [best, next] = lastWord(inspector, view, new Random("again"), { work }).moves;
    return {
      isSame: game.notation.writeMove(best!.move) === puzzle.worths[0]?.[0],
      change: Math.abs(best!.margin - next!.margin - leadOf(puzzle)),
    };
  });
  expect(told.length).toBeGreaterThanOrEqual(24);
  expect(told.filter(({ isSame }) => isSame).length / told.length).toBeGreaterThanOrEqual(0.9);
  expect(told.reduce((sum, { change }) => sum + change, 0) / told.length).toBeLessThan(1.5);
}

test("the bot that gives advice still finds the best moves of Metro's puzzles about as much better", () => {
  weighAgain(metro, metroBot("inspector"), 150, metroMined);
});

test("the bot that gives advice still finds the best moves of On the Underground's puzzles about as much better", () => {
  weighAgain(underground, undergroundBot("inspector"), 500, undergroundMined);
});

test("some certain puzzles of On the Underground take two pieces, at each level, also for rides alone", () => {
  const long = readPuzzles(underground.id, undergroundMined).filter(({ record, next }) => {
    const replayed = Table.replay(underground, record);
    return replayed.ok && replayed.table.position.actions === 2 && next.length > 0;
  });
  expect(new Set(long.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
  expect(new Set(long.map(({ goal }) => goal))).toEqual(new Set(["score", "ride"]));
});
