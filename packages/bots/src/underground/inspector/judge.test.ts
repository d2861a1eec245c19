import { Random } from "@interchange/tabletop";
import { underground, undergroundSearch } from "@interchange/underground";
import type { UndergroundBoard } from "@interchange/underground";
import { describe, expect, it } from "vitest";
import { dealt } from "../../../training/undergroundArena.ts";
import { Judge } from "./judge.ts";
import { situationOf, stageOf } from "./situation.ts";
import { TUNED } from "./tuned.ts";

const start = dealt({ seats: 4 }, "judge");
const view = underground.view(start, start.turn);
const stage = stageOf(view);
const situation = situationOf(stage, view);
const { seat } = situation;
const [near = 0, far = 0] = [0, 1, 2, 3].filter((each) => each !== seat);

function boardWith(points: Readonly<Record<number, number>>): UndergroundBoard {
  const board = undergroundSearch.board(start);
  board.points.fill(30);
  for (const [each, amount] of Object.entries(points)) board.points[Number(each)] = amount;
  return board;
}

describe("the judge of tries at a table of four", () => {
  const before = boardWith({ [near]: 36, [far]: 10 });
  const judge = new Judge(TUNED, 64, { stage, board: before, situation, random: new Random(1) });
  const worth = (points: Readonly<Record<number, number>>): number =>
    judge.value(boardWith(points), situation, new Random(1));
  const now = worth({ [near]: 36, [far]: 10 });

  it("likes points of its own", () => {
    expect(worth({ [seat]: 36, [near]: 36, [far]: 10 })).toBeGreaterThan(now + 3);
  });

  it("would rather see the leader lose than somebody far behind", () => {
    const leader = worth({ [near]: 30, [far]: 10 }) - now;
    const last = worth({ [near]: 36, [far]: 4 }) - now;
    expect(leader).toBeGreaterThan(last * 1.3);
    expect(last).toBeGreaterThan(0);
  });

  it("knows who has won when the game is over", () => {
    const first = judge.final(boardWith({ [seat]: 37, [near]: 36, [far]: 10 }));
    const second = judge.final(boardWith({ [seat]: 35, [near]: 36, [far]: 10 }));
    expect(first - second).toBeGreaterThan(4);
  });
});
