import { expect, test } from "vitest";
import type { Weighed } from "../bot.ts";
import { assemble } from "./assemble.ts";
import { choicesIn } from "./choices.ts";
import type { Decisions } from "./decisions.ts";

/** One decision of the first of two seats. */
const played = (notation: string): Decisions<object, string> => ({
  game: "metro",
  decisions: [{ entry: 0, seat: 0, view: {}, move: notation, notation, isForced: false }],
  points: [0, 0],
  isOver: false,
  termination: undefined,
  lastDrawn: 0,
  write: (move) => move,
});

const weighing = (...moves: readonly Weighed<string>[]) => [
  { moves, points: [10, 8], range: [-5, 9], work: 1 } as const,
];

test("a move that is as good as the first of the list is the best itself, with its own chance", () => {
  const moves = weighing(
    { move: "a", margin: 4, error: 1, win: 0.7 },
    { move: "b", margin: 4, error: 1, win: 0.6 },
    { move: "c", margin: 3.9, error: 1, win: 0.5 },
  );
  const [b, c] = ["b", "c"].map((move) => choicesIn(played(move), moves).get(0));
  expect(b).toMatchObject({ best: "b", margin: 4, bestMargin: 4, win: 0.6, bestWin: 0.6 });
  expect(c).toMatchObject({ best: "a", margin: 3.9, bestMargin: 4, win: 0.5, bestWin: 0.7 });
  const [reviewed] = assemble(played("b"), moves, { bot: "x" }).moves;
  expect(reviewed).toMatchObject({ move: "b", best: "b", loss: 0, mark: "best" });
});

test("where the best move is uncertain, so is what another one lost", () => {
  const of = (bestError: number, ownError: number) =>
    weighing({ move: "a", margin: 4, error: bestError, win: 0.7 }, { move: "b", margin: 1, error: ownError, win: 0.5 });
  const markWith = (bestError: number, ownError: number) =>
    assemble(played("b"), of(bestError, ownError), { bot: "x" }).moves[0];
  // A loss of 3 that is sure, and two that are within the noise of either move.
  expect(markWith(0.5, 0.5)).toMatchObject({ error: 0.5, mark: "inaccuracy" });
  expect(markWith(3.5, 0.5)).toMatchObject({ error: 3.5, mark: "good" });
  expect(markWith(0.5, 3.5)).toMatchObject({ error: 3.5, mark: "good" });
});
