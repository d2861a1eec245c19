import { FACES, kindOf, metro, PlainBoard } from "@interchange/metro";
import type { Position } from "@interchange/metro";
import { Random } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { Endgame } from "./endgame.ts";

/** A position of a random game with this many tiles left, where a seat has to act. */
function lateIn(seats: number, left: number, seed: string): Position {
  const prepared = metro.prepare({ seats });
  if (!prepared.ok) throw new Error(prepared.reason);
  const random = new Random(seed);
  let position = metro.start(prepared.setup);
  for (;;) {
    const actor = metro.actor(position);
    if (actor.kind === "seat") {
      if (position.laid.length >= 60 - left && position.stage === "turn") return position;
      position = metro.play(position, random.pick(metro.moves(metro.view(position, actor.seat)))).position;
    } else {
      const { outcomes } = metro.draw(position);
      const at = random.weighted(outcomes.map(({ weight }) => weight));
      position = metro.resolve(position, outcomes[at]!.chance).position;
    }
  }
}

function endgameOf(position: Position): { endgame: Endgame; board: PlainBoard } {
  const layout = metro.layoutOf(position.setup);
  const board = new PlainBoard(layout);
  board.set(position);
  const endgame = new Endgame(layout, position.turn);
  const { unseen, supply } = metro.view(position, position.turn);
  endgame.set(board, kindOf(position.hands[position.turn]![0]!), unseen, supply);
  return { endgame, board };
}

const lead = (points: ArrayLike<number>, seat: number): number => points[seat]! - points[1 - seat]!;

/** By the rules alone, when nothing is left to draw and everyone knows everything. */
function bestLead(position: Position, seat: number): number {
  const actor = metro.actor(position);
  if (actor.kind !== "seat") return lead(position.points, seat);
  const leads = metro
    .moves(metro.view(position, actor.seat))
    .map((move) => bestLead(metro.play(position, move).position, seat));
  return actor.seat === seat ? Math.max(...leads) : Math.min(...leads);
}

describe("an endgame", () => {
  it("is what the rules make of it when nothing is left to draw", () => {
    for (let game = 0; game < 12; game++) {
      const position = lateIn(2, 2, `late ${game}`);
      const { endgame } = endgameOf(position);
      expect(lead(endgame.solve(position.turn), position.turn)).toBeCloseTo(bestLead(position, position.turn), 6);
    }
  });

  it.each([2, 3, 4])("leaves the board as it was, and gives what the best move gives, at %i seats", (seats) => {
    for (let game = 0; game < 4; game++) {
      const position = lateIn(seats, 4, `late ${seats} ${game}`);
      const seat = position.turn;
      const { endgame, board } = endgameOf(position);
      const before = [...board.network.ends];
      const best = Float64Array.from(endgame.solve(seat));
      const view = metro.view(position, seat);
      const margins = metro.moves(view).map((move) => {
        if (move.type === "draw") return endgame.marginIn(endgame.afterDrawing(), seat);
        if (move.type !== "place") throw new Error("no such move here");
        return endgame.marginIn(endgame.afterPlacing(FACES[kindOf(move.tile) * 4]!, move.cell, true), seat);
      });
      expect(Math.max(...margins)).toBeCloseTo(endgame.marginIn(best, seat), 6);
      expect([...board.network.ends]).toEqual(before);
      expect([...board.points]).toEqual([...position.points]);
      expect(board.laid).toBe(position.laid.length);
      expect(best[seats]).toBeGreaterThanOrEqual(0);
      expect(best[seats]).toBeLessThanOrEqual(1);
      const sum = best.subarray(0, seats).reduce((all, each) => all + each, 0);
      expect(sum).toBeGreaterThan(0);
      // The variance of the margin is never negative.
      expect(best[seats + 1]! - endgame.marginIn(best, seat) ** 2).toBeGreaterThanOrEqual(-1e-6);
    }
  });
});
