/** Tests what modules change about turns and setups: rules 2.7 and 9.1 to 9.3. */
import { describe, expect, it } from "vitest";
import { EDGE_STATIONS } from "./geometry.ts";
import { metro } from "./metro.ts";
import type { Position } from "./position.ts";
import { PIECES } from "./tiles.ts";
import { playedOut, pointsOf } from "./testing/cities.ts";
import { moveOf, refusalOf, run, setupOf, tableOf } from "./testing/tables.ts";

const CITIES = ["paris", "stockholm", "london", "new-york", "st-petersburg", "berlin"];
const NO_TILES = PIECES.map(() => 0);

/** Stock corporations with two seats; each holds one card of each pile. */
const CORPORATIONS = tableOf(
  { modules: ["stock-corporations"] },
  `=stock.yellow =stock.orange =stock.green =stock.gray =stock.blue =stock.green =stock.purple =stock.red
   =stock.red =stock.yellow =stock.blue =stock.brown =aaaa =aaaa`,
).position;

/** The same at the end, when the supply is empty: hands as given. */
function late(hands: Position["hands"], profit = 0): Position {
  return { ...CORPORATIONS, bag: NO_TILES, hands, profits: CORPORATIONS.profits.with(0, profit) };
}

function allowed(position: Position): readonly string[] {
  return metro.moves(metro.view(position, position.turn)).map((move) => metro.notation.writeMove(move));
}

describe("a seat without a tile", () => {
  it("rule 2.7: does something else while that is allowed, or passes", () => {
    const empty = late([[], ["aaaa"]]);
    expect(allowed(empty)).toContain("stock.10-up");
    expect(allowed(empty)).toContain("pass");
    expect(allowed(empty).some((move) => move.includes("@") || move === "draw")).toBe(false);
    const { position, events } = metro.play(empty, { type: "pass" });
    expect(events[0]).toEqual({ type: "passed", seat: 0 });
    expect(position).toMatchObject({ stage: "turn", turn: 1 });
  });

  it("rule 2.7: is passed over when it can do nothing", () => {
    // From 25 profit on nobody exchanges, so the turn comes back to the first seat, which has two tiles left.
    const full = late([["aaaa", "aaaa"], []], 25);
    const { position } = metro.play(full, moveOf("aaaa@b1"));
    expect(position).toMatchObject({ stage: "turn", turn: 0 });
    const still = metro.play(late([["aaaa", "aaaa"], []], 0), moveOf("aaaa@b1")).position;
    expect(still.turn).toBe(1);
  });

  it("rule 2.7: may not pass while it has a tile, or can draw one", () => {
    const refusal = (position: Position): unknown => metro.refusal(metro.view(position, 0), { type: "pass" });
    expect(refusal(late([["aaaa"], []]))).toEqual({ code: "mustPlace", rule: "2.7" });
    expect(refusal({ ...CORPORATIONS, hands: [[], []] })).toEqual({ code: "mustPlace", rule: "2.7" });
  });
});

describe("choosing modules", () => {
  it.each([
    [["paris", "berlin"], /only one city/],
    [["solo", "center-rails"], /does not support other modules/],
    [["central-stations", "center-rails"], /cannot be combined: /],
  ])("rule 9.1: %j are refused, whatever their order", (modules, reason) => {
    for (const order of [modules, modules.toReversed()]) {
      const refused = metro.prepare({ modules: order });
      expect(refused).toMatchObject({ ok: false, refusal: { code: "combination", rule: "9.1" } });
      expect(!refused.ok && refused.reason).toMatch(reason);
    }
  });

  it("rule 9.1: everything else may be combined, in any edition, and is the same table in any order", () => {
    const modules = ["berlin", "central-stations", "stock-corporations"];
    for (const edition of metro.choices.editions)
      expect(setupOf({ edition, modules: modules.toReversed() })).toEqual(setupOf({ edition, modules }));
  });

  it("rule 9.1: corporations go with central stations or center rails, and each of these with any city", () => {
    for (const city of CITIES)
      for (const modules of [
        [city],
        ["stock-corporations", city],
        ["central-stations", city],
        ["center-rails", city],
        ["stock-corporations", "central-stations", city],
        ["stock-corporations", "center-rails", city],
      ])
        expect(metro.prepare({ modules, edition: "bigbox" })).toMatchObject({ ok: true });
  });

  it.each(CITIES)("rule 9.1: lines pay as in the game, and what %s pays is added", (city) => {
    const { points, lines, awards } = playedOut({ modules: [city], seats: 3 }, "added");
    for (const [seat, all] of points.entries()) {
      const own = lines.filter(({ earner }) => earner?.kind === "seat" && earner.seat === seat);
      for (const { length, to, points: paid } of own) expect(paid).toBe(to < EDGE_STATIONS ? length : 2 * length);
      expect(own.length).toBeGreaterThan(0);
      const paid = pointsOf(awards.filter(({ to }) => to.kind === "seat" && to.seat === seat));
      expect(all).toBe(own.reduce((sum, line) => sum + line.points, 0) + paid);
    }
    expect(pointsOf(awards)).not.toBe(0);
  });

  it("rule 9.1: a module named twice and an option of one that is not chosen are refused in words", () => {
    expect(metro.prepare({ modules: ["paris", "paris"] })).toMatchObject({ reason: 'module "paris" is listed twice' });
    expect(metro.prepare({ options: { "solo-scoring": "challenge" } })).toMatchObject({
      reason: 'option "solo-scoring" belongs to the module "solo", which is not selected',
    });
  });
});

describe("decisions of modules", () => {
  it("rule 9.2: the turn waits, and nothing else may be done", () => {
    const table = tableOf({ modules: ["st-petersburg"] }, "=aaaa =aaaa aaaa@b1 =aaaa aaaa@a2 =aaaa");
    // A landmark stands on b2.
    run(table, "aaaa@b2");
    expect(metro.actor(table.position)).toEqual({ kind: "seat", seat: 0 });
    expect(table.position.turn).toBe(0);
    expect(refusalOf(table, "aaaa@c1")).toEqual({ code: "decisionOwed", rule: "9.2" });
    expect(refusalOf(table, "draw")).toEqual({ code: "decisionOwed", rule: "9.2" });
    expect(metro.refusal(table.view(1), moveOf("aaaa@c1"))).toEqual({ code: "notYourTurn", rule: "2.1" });
    run(table, "petersburg.red =aacb");
    expect(table.position).toMatchObject({ stage: "turn", turn: 1 });
  });

  it("rule 9.3: where a module says so, no tile is drawn instead", () => {
    const table = tableOf({ modules: ["solo"] }, "=aaaa =aacb =solo.yellow");
    expect(refusalOf(table, "draw")).toEqual({ code: "noDraw", rule: "9.3" });
    expect(metro.moves(table.view(0)).every(({ type }) => type === "place")).toBe(true);
  });
});
