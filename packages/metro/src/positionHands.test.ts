/** Tests the operations of a turn on positions, also in cases that no real game reaches. */
import { describe, expect, it } from "vitest";
import { metro } from "./metro.ts";
import { CENTRE_SQUARES } from "./modules/center-rails/data.ts";
import type { Position } from "./position.ts";
import { PositionHands } from "./positionHands.ts";
import { tableOf } from "./testing/tables.ts";

const handsOf = (position: Position): PositionHands => new PositionHands(metro.layoutOf(position.setup), position);

const PLAIN = tableOf({}, "=aaaa =bbbb").position;
const RAILS = tableOf({ modules: ["center-rails"] }, "").position;
const [FIRST] = CENTRE_SQUARES;

/** One rail on the first square of the centre; the module of the table has place 0. */
const oneRail = { slice: { rails: [{ tile: "aaaa", turn: 0 }] } } as const;

describe("a position in hands", () => {
  it("says what seats hold, and of seats that are not there nothing", () => {
    const hands = handsOf(PLAIN);
    expect([hands.holds(0, "aaaa"), hands.holds(0, "bbbb"), hands.holds(1, "bbbb")]).toEqual([true, false, true]);
    expect(hands.holds(9, "aaaa")).toBe(false);
    expect([hands.heldBy(0), hands.heldBy(9)]).toEqual([1, 0]);
  });

  it("has no face where there is no square, and no line that has just ended while no tile lies", () => {
    const hands = handsOf(PLAIN);
    expect(hands.faceOn(FIRST!)).toBe(-1);
    expect(hands.faceOn(99)).toBe(-1);
    expect(hands.pending()).toEqual([]);
  });

  it("sees track that is laid on the centre while the table is set up", () => {
    const hands = handsOf(RAILS);
    const before = hands.network;
    expect(hands.stage).toBe("setup");
    expect(hands.faceOn(FIRST!)).toBe(-1);
    hands.change(0, oneRail);
    expect(hands.faceOn(FIRST!)).not.toBe(-1);
    expect(hands.network).not.toBe(before);
  });

  it("keeps its track when a module changes later on", () => {
    const hands = handsOf({ ...RAILS, stage: "turn" });
    const before = hands.network;
    hands.change(0, oneRail);
    expect(hands.network).toBe(before);
  });

  it("tells of other modules only what has changed, and at the end of all without more words", () => {
    const others = { other: RAILS.slices["other"], changed: { count: 1 } };
    const hands = handsOf(RAILS);
    hands.change(0, { ...oneRail, others });
    hands.finish();
    const told = hands.step().events.filter((event) => event.type === "own");
    expect(told.map(({ module, tells }) => [module, tells])).toEqual([
      ["changed", []],
      ["center-rails", []],
      ["center-rails", []],
    ]);
  });
});
