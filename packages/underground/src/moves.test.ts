import { describe, expect, it } from "vitest";
import { builtBy } from "./building.ts";
import { moves, refusal } from "./moves.ts";
import { underground } from "./game.ts";
import type { Move } from "./position.ts";
import { blockOf, building } from "./testing/tables.ts";

const BUILDING = building("red: euston kings-cross-st-pancras");
const [one, other] = blockOf("euston", "kings-cross-st-pancras");

/** Builds in a block named this way, which need not be how the city names it. */
const build = (between: readonly [string, string], line = "red"): Move => ({ type: "build", line, between });

describe("moves", () => {
  it("belong to the seat whose turn it is", () => {
    expect(moves(underground.view(BUILDING, 0)).length).toBeGreaterThan(1);
    expect(moves(underground.view(BUILDING, 1))).toEqual([]);
    expect(refusal(underground.view(BUILDING, 1), { type: "token" })).toEqual({ code: "notYourTurn", rule: "2.1" });
  });

  it("are none while nobody has decided anything: cards are owed, or nobody travels", () => {
    const owed = { ...BUILDING, stage: "refill" as const };
    expect(moves(underground.view(owed, 0))).toEqual([]);
    expect(refusal(underground.view(owed, 0), { type: "token" })).toEqual({ code: "drawOwed", rule: "4.6" });
  });
});

describe("rule 1.1: a block", () => {
  it.each([
    ["that is none", build(["euston", "bank"])],
    ["of a station that there is not", build(["euston", "nowhere"])],
    ["named from its other end", build([other, one])],
  ])("%s is refused", (_, move) => {
    expect(refusal(underground.view(BUILDING, 0), move)).toEqual({ code: "noBlock", rule: "1.1" });
  });
});

it("rule 1.3: a line that there is not is nobody's", () => {
  expect(refusal(underground.view(BUILDING, 0), build([one, other], "plaid"))).toEqual({
    code: "notYourLine",
    rule: "1.3",
  });
});

it("what a piece would cost and bring is told without building it", () => {
  const empty = building("");
  const piece = { line: "red", between: blockOf("euston", "kings-cross-st-pancras") };
  const built = builtBy(empty, 0, piece);
  expect(built.pieces).toEqual([piece]);
  expect([built.paid, built.gained]).toEqual([0, 0]);
  expect(built.rewards.reduce((sum, { award }) => sum + award.points, 0)).toBe(
    underground.play(empty, build(piece.between)).position.points[0]! - empty.points[0]!,
  );
  expect(empty.pieces).toEqual([]);
});
