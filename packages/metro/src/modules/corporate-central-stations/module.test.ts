import { describe, expect, it } from "vitest";
import { COLOURS } from "../../companies.ts";
import { metro } from "../../metro.ts";
import { alternatives } from "../../moves.ts";
import type { Position } from "../../position.ts";
import { lay, readyFor, told } from "../../testing/cities.ts";
import { lineFrom, moveOf, refusalOf, run, tableOf } from "../../testing/tables.ts";
import { stationOfSpace } from "../central-stations/spaces.ts";
import type { CentralSlice } from "../central-stations/spaces.ts";
import { SHOW } from "./module.ts";
import type { StockSlice } from "../stock-corporations/module.ts";
import { EVERYBODY, holdings, UNKNOWN } from "../stock-corporations/shares.ts";

const BOTH = { modules: ["central-stations", "stock-corporations"] };

/** Seat 1 holds yellow 10, orange 20, green 30, gray 40; seat 2 blue 10, green 20, purple 30, red 40. */
const SHARES = `=stock.yellow =stock.orange =stock.green =stock.gray =stock.blue =stock.green =stock.purple =stock.red
  =stock.red =stock.yellow =stock.blue =stock.brown`;
const DEAL = `${SHARES} =aaaa =aaaa`;
/** A line from `c1` of 6 tiles, back into the centre. */
const LINE = "aaaa@d1 aaaa@d2 dbba@d3 dddd@c3 dbba@e3 bcdd@f3";

const company = (colour: string): number => COLOURS.findIndex((each) => each === colour);

function stockOf({ slices }: Pick<Position, "slices">): StockSlice {
  return slices["stock-corporations"] as StockSlice;
}

function centralOf({ slices }: Pick<Position, "slices">): CentralSlice {
  return slices["central-stations"] as CentralSlice;
}

describe("central stations of companies", () => {
  it("rule CC.1: each company has one tile, and seats have none", () => {
    const table = tableOf(BOTH, DEAL);
    expect(refusalOf(table, "central.c1")).toEqual({ code: "showShare", rule: "CC.2" });
    run(table, "show.green-30-c1");
    expect(refusalOf(table, "show.green-20-c2")).toEqual({ code: "noTileLeft", rule: "CC.1" });
    expect(refusalOf(table, "show.red-40-c2")).toBeUndefined();
  });

  it("rule CC.2: who shows a share sets the tile of its company instead of placing or exchanging", () => {
    const table = tableOf(BOTH, DEAL);
    const before = table.position;
    run(table, "show.orange-20-c3");
    expect(centralOf(table.position).spaces[2]).toEqual({ kind: "company", company: company("orange") });
    expect(table.position.turn).toBe(1);
    expect(table.position.hands).toEqual(before.hands);
    expect(told(table.history.at(-1)!.events)).toEqual([
      { what: "showed", seat: 0, colour: "orange", count: 20, name: "c3" },
    ]);
  });

  it("rule CC.2: only for a share of one's own, and where a tile may go", () => {
    const table = tableOf(BOTH, `${DEAL} show.orange-20-c3`);
    expect(refusalOf(table, "show.red-10-c1")).toEqual({ code: "notYourShare", rule: "CC.2" });
    expect(refusalOf(table, "show.yellow-10-c1")).toEqual({ code: "notYourShare", rule: "CC.2" });
    // There are no shares of 50 percent in this box.
    expect(refusalOf(table, "show.blue-50-c1")).toEqual({ code: "notYourShare", rule: "CC.2" });
    expect(refusalOf(table, "show.blue-10-c3")).toEqual({ code: "spaceTaken", rule: "CS.2" });
    const offered = metro.moves(table.view(1)).map((move) => metro.notation.writeMove(move));
    expect(offered.filter((word) => word.startsWith("show"))).toHaveLength(4 * 7);
    const ended = lay(table.position, LINE).position;
    const view = metro.view({ ...ended, stage: "turn", turn: 1 }, 1);
    expect(metro.refusal(view, moveOf("show.red-40-c1"))).toEqual({ code: "lineEnded", rule: "CS.3" });
  });

  it("rule CC.2: the others know of no share that could be shown before it has been", () => {
    const table = tableOf(BOTH, DEAL);
    const offered = (viewer: number): number =>
      alternatives(metro.sceneOf(table.view(viewer))).filter(({ module }) => module === SHOW).length;
    expect([offered(0), offered(1)]).toEqual([4 * 8, 0]);
  });

  it("rule CC.3: the share lies open for everybody and is not exchanged, but counts", () => {
    const table = tableOf(BOTH, `${DEAL} show.orange-20-c3`);
    for (const viewer of [1, "spectator"] as const) {
      const held = stockOf(table.view(viewer)).cards.map((cards) => cards.held[0]!);
      expect(held.map((card) => card.company)).toEqual([UNKNOWN, company("orange"), UNKNOWN, UNKNOWN]);
      expect(held.map((card) => card.isShown === true)).toEqual([false, true, false, false]);
    }
    run(table, "aaaa@a1 =aaaa");
    expect(refusalOf(table, "stock.20-up")).toEqual({ code: "shareShown", rule: "CC.3" });
    expect(refusalOf(table, "stock.20-top")).toEqual({ code: "shareShown", rule: "CC.3" });
    expect(refusalOf(table, "stock.30-up")).toBeUndefined();
    expect(holdings(stockOf(table.position).cards, 0, [10, 20, 30, 40])[company("orange")]).toBe(20);
  });

  it("rule CC.4: the line is profit of the company, not doubled, and no seat's points", () => {
    const shown = tableOf(BOTH, `${DEAL} show.gray-40-c1`).position;
    const { position } = lay(shown, LINE, 1);
    expect(lineFrom(position, stationOfSpace(0))).toMatchObject({
      points: 6,
      earner: { kind: "company", company: company("gray") },
    });
    expect(position.profits[company("gray")]).toBe(6);
    expect(position.points).toEqual([0, 0]);
  });

  it("rule CC.4: a line that has ended already is profit at once, where that is allowed", () => {
    const request = { ...BOTH, options: { "central-on-finished": "yes" } };
    const ended = lay(readyFor(request, SHARES), LINE).position;
    const { position } = metro.play({ ...ended, stage: "turn", turn: 0 }, moveOf("show.gray-40-c1"));
    expect(position.profits[company("gray")]! - ended.profits[company("gray")]!).toBe(6);
  });

  it("rule CC.5: tiles are still set when shares are no longer exchanged", () => {
    const table = tableOf(BOTH, DEAL);
    const view = { ...table.view(0), profits: COLOURS.map(() => 25) };
    expect(metro.refusal(view, moveOf("stock.10-up"))).toEqual({ code: "noMoreExchange", rule: "SC.7" });
    expect(metro.refusal(view, moveOf("show.yellow-10-c8"))).toBeUndefined();
  });

  it("rule CC.6: without a tile a seat has its turn while it may have a share to show, or passes", () => {
    // Seat 1 has tiles left, seat 2 has none, and nobody exchanges any more.
    const late = (position: Position): Position => ({
      ...position,
      bag: position.bag.map(() => 0),
      hands: [["aaaa", "aaaa"], []],
      profits: COLOURS.map(() => 25),
    });
    const after = (script: string): Position =>
      metro.play(late(tableOf(BOTH, `${DEAL} ${script}`).position), moveOf("aaaa@h8")).position;
    const one = after("show.yellow-10-c1 show.blue-10-c2");
    expect(one.turn).toBe(1);
    // Blue, green, purple and red, which seat 2 holds, have set their tiles: only seat 2 knows that it can do nothing.
    const hidden = after(
      "show.green-30-c1 show.blue-10-c2 aaaa@a1 =aaaa show.purple-30-c3 aaaa@b1 =aaaa show.red-40-c4",
    );
    expect(metro.moves(metro.view(hidden, 1))).toEqual([{ type: "pass" }]);
    const full = after(
      "show.green-30-c1 show.blue-10-c2 show.gray-40-c5 show.purple-30-c3 show.yellow-10-c6 show.red-40-c4",
    );
    expect(full.turn).toBe(1);
    const shown = sharesKnown(full);
    expect(metro.play(late(shown), moveOf("aaaa@h7")).position.turn).toBe(0);
  });

  it("rule CC.6: nor has it a turn once no space is left, whatever shares it has", () => {
    // All tiles but brown's are set, and the line from the space that is left has ended.
    const table = tableOf(BOTH, DEAL);
    const spaces = COLOURS.map((_, space) => (space === 0 ? null : { kind: "company" as const, company: space - 1 }));
    const begun: Position = { ...table.position, slices: { ...table.position.slices, "central-stations": { spaces } } };
    const next = (position: Position, square: string): number =>
      metro.play(
        {
          ...position,
          stage: "turn",
          turn: 0,
          bag: position.bag.map(() => 0),
          hands: [["aaaa", "aaaa"], []],
          profits: COLOURS.map(() => 25),
        },
        moveOf(`aaaa@${square}`),
      ).position.turn;
    expect(next(begun, "h8")).toBe(1);
    expect(next(lay(begun, LINE).position, "h8")).toBe(0);
  });
});

/** The same when everybody has seen all shares. */
function sharesKnown(position: Position): Position {
  const cards = stockOf(position).cards.map((pile) => ({
    ...pile,
    held: pile.held.map((card) => card && { ...card, knownTo: EVERYBODY }),
  }));
  return {
    ...position,
    turn: 0,
    slices: { ...position.slices, "stock-corporations": { ...stockOf(position), cards } },
  };
}
