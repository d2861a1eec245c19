import type { Review, ReviewedMove } from "@interchange/bots/review";
import { markOf } from "@interchange/bots/review";
import { LADDER } from "@interchange/games";
import type { Sitter } from "@interchange/host";
import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import { causes } from "../../words/en/result.ts";
import { beforeOf, easier } from "./before.ts";
import { causesOf } from "./causes.ts";
import { gotAwayOf, largestLoss } from "./gotAway.ts";
import { rankingOf } from "./ranking.ts";

const person = (name: string): Sitter => ({ name, mind: { kind: "person" } });
const bot = (name: string, kind: string): Sitter => ({ name, mind: { kind: "bot", bot: kind } });

describe("the headline and the margin", () => {
  const of = (points: readonly number[], names = ["You", "Commuter", "Dana"].slice(0, points.length)) =>
    rankingOf(
      {
        sitters: names.map((name, seat) => (seat ? bot(name, "commuter") : person(name))),
        viewer: signal(0 as const),
        standings: signal(undefined),
        termination: signal(undefined),
      },
      points,
    );

  test("say who won and by how much", () => {
    expect(of([73, 74])).toMatchObject({ headline: "Commuter wins", margin: "by a single point.", isClose: true });
    expect(of([80, 68, 61])).toMatchObject({ headline: "You win", margin: "by 12 points", isClose: false });
  });

  test("name everybody who shares the win, the reader first", () => {
    expect(of([54, 30, 54])).toMatchObject({ headline: "You and Dana share the win", margin: "with 54 points each" });
  });

  test("of a solo game is the score alone", () => {
    expect(of([41])).toMatchObject({ headline: "You score 41 points", margin: "" });
  });
});

const move = (entry: number, seat: number, loss: number, error: number): ReviewedMove => ({
  entry,
  seat,
  move: "a",
  best: "b",
  margin: 0,
  bestMargin: loss,
  loss,
  error,
  win: 0.5,
  bestWin: 0.5,
  mark: markOf(loss, error),
  points: [0, 0],
  range: [0, 0],
  luck: 0,
});

const review = (more: Partial<Review>): Review => ({
  game: "metro",
  bot: "inspector",
  work: 60,
  start: 0,
  error: 5,
  seats: [],
  moves: [],
  isComplete: true,
  ...more,
});

describe("the one that got away", () => {
  const moves = [move(1, 0, 9, 8.5), move(3, 0, 7, 1), move(5, 1, 20, 1), move(7, 0, 4, 6)];
  const easily = () => true;

  test("is the own move with the largest loss beyond its error", () => {
    expect(gotAwayOf(review({ moves }), 0, easily)?.entry).toBe(3);
    expect(gotAwayOf(review({ moves }), 1, easily)?.entry).toBe(5);
  });

  test("is one whose better move is easily told, unless that lost less than half as much", () => {
    const told = (best: string) => best === "square";
    const [most, half, less] = [move(3, 0, 9, 1), move(9, 0, 6, 2), move(11, 0, 5, 2)];
    const of = (missed: ReviewedMove) => gotAwayOf(review({ moves: [most, { ...missed, best: "square" }] }), 0, told);
    expect(of(half)?.entry).toBe(9);
    expect(of(less)?.entry).toBe(3);
  });

  test("is none if no loss is certain", () => {
    const unsure = review({ moves: [move(1, 0, 2.2, 3), move(7, 0, 1, 2)] });
    expect(gotAwayOf(unsure, 0, easily)).toBeUndefined();
    expect(largestLoss(unsure, 0)).toBe(3);
  });
});

describe("luck and skill", () => {
  const duel = (error: number) =>
    review({
      error,
      start: 2,
      moves: [move(1, 0, 20, 1)],
      seats: [
        { luck: 17, decisions: -20, result: 73 },
        { luck: 0, decisions: 0, result: 74 },
      ],
    });

  test("add up to the margin of two players", () => {
    const told = causesOf(duel(5), 0);
    expect(told).toEqual({ luck: 1, skill: -1, duel: { luck: 19, skill: -20, margin: -1 } });
    expect(causesOf(duel(5), 1)).toEqual({ luck: -1, skill: 1, duel: { luck: -19, skill: 20, margin: 1 } });
  });

  test("are too close to call if the error is larger than both", () => {
    expect(causesOf(duel(20), 0)).toBeUndefined();
  });

  test("of more players are told without numbers", () => {
    const three = review({
      moves: [move(1, 0, 20, 1)],
      seats: [
        { luck: 0, decisions: -20, result: 50 },
        { luck: 0, decisions: 0, result: 60 },
        { luck: 0, decisions: 0, result: 61 },
      ],
    });
    expect(causesOf(three, 0)).toEqual({ luck: 0, skill: -1, duel: undefined });
  });

  test("are told in plain sentences", () => {
    const [you, other] = [
      { name: "You", isYou: true },
      { name: "Commuter", isYou: false },
    ];
    expect(causes("tiles", 1, -1, you, other)).toBe("You drew the better tiles. Commuter made more of worse ones.");
    expect(causes("tiles", 0, 1, you, other)).toBe("Even tiles. You played them better.");
    expect(causes("tiles", 1, 1, you, other)).toBe("Good tiles, well played.");
    expect(causes("tiles", -1, 0, you, other)).toBe("The tiles were against you.");
    expect(causes("tiles", 0, -1, you, undefined)).toBe("Even tiles. The others played them better.");
  });
});

describe("compared with earlier games", () => {
  const game = (at: number, points: readonly [number, number], kind = "commuter") => ({
    id: `t${at}`,
    game: "metro",
    modules: [],
    isImported: false,
    state: "over" as const,
    sitters: [person("You"), bot("Commuter", kind)],
    points,
    at,
  });

  test("a first win is told once, and a best score", () => {
    const all = [game(1, [50, 60]), game(2, [70, 60]), game(3, [65, 60])];
    expect(beforeOf(all, "t2")).toEqual({ firstWin: "Commuter", isBestYet: true, hasLostTwice: false });
    expect(beforeOf(all, "t3")).toEqual({ isBestYet: false, hasLostTwice: false });
  });

  test("after two losses in a row there is an easier bot, if there is one", () => {
    const all = [game(1, [50, 60]), game(2, [40, 60])];
    expect(beforeOf(all, "t1")?.hasLostTwice).toBe(false);
    expect(beforeOf(all, "t2")?.hasLostTwice).toBe(true);
    const first = LADDER[0];
    expect(beforeOf([game(1, [1, 2], first), game(2, [1, 2], first)], "t2")?.hasLostTwice).toBe(false);
    expect(easier([person("You"), bot("Commuter", "commuter"), bot("Commuter 2", "commuter")])).toEqual([
      person("You"),
      bot("Collector", "collector"),
      bot("Collector 2", "collector"),
    ]);
  });

  test("games of several people are not compared", () => {
    const shared = { ...game(1, [50, 60]), sitters: [person("Ada"), person("Bo")] };
    expect(beforeOf([shared], "t1")).toBeUndefined();
  });
});
