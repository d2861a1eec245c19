import { describe, expect, it } from "vitest";
import { metro } from "../../metro.ts";
import type { Scene } from "../../module.ts";
import type { Line } from "../../position.ts";
import { stationOfNumber } from "../../stations.ts";
import { lay, playedOut, readyFor } from "../../testing/cities.ts";
import { moveOf, NUMBERS, refusalOf, tableOf } from "../../testing/tables.ts";
import type { MetroTable } from "../../testing/tables.ts";
import { numberedStations } from "./module.ts";
import type { NumbersSlice } from "./module.ts";

const MODULES = { modules: ["numbered-stations"] };

/** Seat 1 holds 28 and three others, seat 2 holds 7 and three others; then the tiles. */
const DEAL = `=numbers.1 =numbers.9 =numbers.17 =numbers.28 =numbers.7 =numbers.16 =numbers.24 =numbers.25
  =aaaa =aaaa`;

function sliceOf(table: MetroTable, viewer?: number | "spectator"): NumbersSlice {
  const { slices } = viewer === undefined ? table.position : table.view(viewer);
  return slices["numbered-stations"] as NumbersSlice;
}

function heldBy(seat: number, slice: NumbersSlice): readonly number[] {
  return slice.groups.flatMap(({ held }) => held[seat]!);
}

const at = (number: number): number => stationOfNumber(number, NUMBERS.metro);

/** What the numbers pay at the end for some lines: points by reason. */
function paid(lines: readonly Line[], options: Readonly<Record<string, string>> = {}): Record<string, number> {
  const table = tableOf({ ...MODULES, options }, DEAL);
  const scene = {
    layout: metro.layoutOf(table.setup),
    network: metro.sceneOf(table.position).network,
    lines,
    slice: () => sliceOf(table),
  } as unknown as Scene;
  return Object.fromEntries(
    numberedStations.finalAwards!([], scene).map(({ to, points, reason }) => [
      `${to.kind === "seat" ? to.seat : "company"} ${reason}`,
      points,
    ]),
  );
}

function line(from: number, to: number, points: number, seat?: number): Line {
  return { from, to, length: points, points, ...(seat !== undefined && { earner: { kind: "seat", seat } }) };
}

describe("setting up", () => {
  it("rule NS.1: four groups, one number of each for a seat", () => {
    const table = tableOf(MODULES, DEAL);
    expect(heldBy(0, sliceOf(table))).toEqual([1, 9, 17, 28]);
    expect(heldBy(1, sliceOf(table))).toEqual([7, 16, 24, 25]);
    expect(table.position.stage).toBe("turn");
  });

  it("rule NS.1: the table may choose a count for each group", () => {
    const options = { "numbers-each": "2010" };
    const table = tableOf(
      { ...MODULES, options },
      "=numbers.1 =numbers.2 =numbers.17 =numbers.3 =numbers.4 =numbers.18",
    );
    expect([heldBy(0, sliceOf(table)), heldBy(1, sliceOf(table))]).toEqual([
      [1, 2, 17],
      [3, 4, 18],
    ]);
    expect(sliceOf(table).owed).toBe(null);
    const asked = (each: string, seats = 3): unknown =>
      metro.prepare({ ...MODULES, seats, options: { "numbers-each": each } });
    expect(asked("2111")).toMatchObject({ ok: true });
    expect(asked("3111")).toMatchObject({ ok: false, reason: expect.stringContaining("at most 2 of group 1") });
    expect(asked("0000")).toMatchObject({ ok: false, reason: expect.stringContaining("at least one number") });
    expect(asked("5111")).toMatchObject({ ok: false, refusal: { code: "option" } });
  });

  it("rule NS.9: with corporations a number pays the player who holds it for a company's line", () => {
    const modules = ["stock-corporations", "numbered-stations"];
    expect(metro.prepare({ modules })).toMatchObject({ ok: true });
    const { awards, lines } = playedOut({ modules, seats: 2 }, "numbers and companies");
    const numbers = awards.filter(({ module }) => module === "numbered-stations");
    expect(numbers.length).toBeGreaterThan(0);
    for (const { to, points, reason } of numbers) {
      expect(to.kind).toBe("seat");
      const station = at(Number(reason.replace("number-", "")));
      expect(lines.find((each) => each.to === station)).toMatchObject({ points, earner: { kind: "company" } });
    }
  });

  it.each([
    [2, 4],
    [3, 2],
    [4, 2],
    [5, 1],
    [6, 1],
  ])("rule NS.1: at %i seats there are at most %i of each group", (seats, most) => {
    const allowed = ["1", "2", "3", "4"].filter(
      (each) => metro.prepare({ ...MODULES, seats, options: { "numbers-each": each } }).ok,
    );
    expect(allowed.map(Number)).toEqual(Array.from({ length: most }, (_, index) => index + 1));
  });

  it("rule NS.1: too many are refused in words", () => {
    const refused = metro.prepare({ ...MODULES, seats: 3, options: { "numbers-each": "3" } });
    expect(refused).toMatchObject({ ok: false, refusal: { code: "option", rule: "NS.1" } });
    expect(!refused.ok && refused.reason).toBe(
      "option numbers-each cannot be 3: with 3 players there are at most 2 of group 1 for each",
    );
  });

  it("rule NS.1: the smallest group says how many", () => {
    const components = {
      name: "mine",
      version: "1",
      base: "interchange 1",
      values: {
        "numbered-stations": {
          groups: [
            [1, 2, 3, 4, 5, 6, 7, 8],
            [9, 10, 11, 12, 13],
            [14, 15, 16],
          ],
        },
      },
    };
    expect(metro.prepare({ ...MODULES, components, options: { "numbers-each": "1" } }).ok).toBe(true);
    expect(metro.prepare({ ...MODULES, components, options: { "numbers-each": "2" } })).toMatchObject({
      reason: "option numbers-each cannot be 2: with 2 players there are at most 1 of group 3 for each",
    });
  });

  it("rule NS.2: groups are drawn apart, the starting seat first", () => {
    const table = tableOf({ ...MODULES, options: { start: "2", "numbers-each": "2" } }, "=numbers.3");
    expect(heldBy(1, sliceOf(table))).toEqual([3]);
    const { stream, outcomes } = metro.draw(table.position);
    expect(stream).toBe("numbers/1");
    expect(outcomes.map(({ chance }) => metro.notation.writeChance(chance))).toEqual(
      [1, 2, 4, 5, 6, 7, 8].map((number) => `numbers.${number}`),
    );
    expect(refusalOf(table, "numbers.1")).toEqual({ code: "drawOwed", rule: "2.5" });
  });

  it("rule NS.3: everybody sees the own numbers only, and the draws of those", () => {
    const table = tableOf(MODULES, DEAL);
    expect(heldBy(0, sliceOf(table, 0))).toEqual([1, 9, 17, 28]);
    expect(heldBy(0, sliceOf(table, 1))).toEqual([0, 0, 0, 0]);
    expect(heldBy(0, sliceOf(table, "spectator"))).toEqual([0, 0, 0, 0]);
    expect(sliceOf(table, 1).groups[0]!.rest).toEqual([1, 2, 3, 4, 5, 6, 8]);
    expect(
      table
        .record(1)
        .entries.slice(0, 8)
        .map(({ text }) => text),
    ).toEqual(["?", "?", "?", "?", "numbers.7", "numbers.16", "numbers.24", "numbers.25"]);
  });
});

describe("open numbers", () => {
  it("rule NS.3: where the table plays so, everybody sees all numbers and all draws", () => {
    const table = tableOf({ ...MODULES, options: { "numbers-open": "yes" } }, DEAL);
    for (const viewer of [0, 1, "spectator"] as const)
      expect(heldBy(0, sliceOf(table, viewer))).toEqual([1, 9, 17, 28]);
    expect(table.record("spectator").entries[0]!.text).toBe("numbers.1");
  });
});

describe("the end", () => {
  it("rule NS.4: the rulebook's example, a line of 12 that ends at 28", () => {
    // Seat 2 owns the line and has had its 12 points; seat 1 holds 28.
    expect(paid([line(at(4), at(28), 12, 1)])).toEqual({ "0 number-28": 12 });
  });

  it("rule NS.4: own lines pay too; numbers that nobody holds do not", () => {
    expect(paid([line(at(7), at(1), 5, 0), line(at(2), at(2), 3, 1)])).toEqual({ "0 number-1": 5 });
  });

  it("rule NS.5: lines that ended in the centre pay no number", () => {
    expect(paid([line(at(7), 32, 20, 0), line(at(8), 39, 20, 0)])).toEqual({});
  });

  it("rule NS.6: a line from a central station pays the holder double", () => {
    expect(paid([line(34, at(25), 6, 0)])).toEqual({ "1 number-25": 12 });
  });

  it("rule NS.7: lines that nobody owns pay only where the option says so", () => {
    const unowned = [line(at(16), at(24), 9)];
    expect(paid(unowned)).toEqual({});
    expect(paid(unowned, { "numbers-ownerless": "yes" })).toEqual({ "1 number-24": 9 });
  });

  /** From the centre up over d3, d2 and d1 to station 5, unless tiles lie otherwise. */
  function ends(
    options: Readonly<Record<string, string>>,
    modules: readonly string[] = [],
    { tiles = "aaaa@d1 aaaa@d2 aaaa@d3", first = "" } = {},
  ): readonly unknown[] {
    const setup = { modules: ["numbered-stations", ...modules], options: { "numbers-each": "4", ...options } };
    const ready = readyFor(setup, "");
    const { position } = lay(first ? metro.play(ready, moveOf(first)).position : ready, tiles);
    return numberedStations.finalAwards!([], metro.sceneOf(position)).map(({ points, reason }) => [reason, points]);
  }

  it("rule NS.8: track out of the centre pays twice its length where the option says so", () => {
    expect(ends({})).toEqual([]);
    expect(ends({ "numbers-ownerless": "yes" })).toEqual([]);
    expect(ends({ "numbers-ownerless": "centre-too" })).toEqual([["number-5", 6]]);
    expect(ends({ "numbers-ownerless": "centre-too" }, ["center-rails"])).toEqual([]);
  });

  it("rule NS.8: with central stations, a line from there pays once, whether a tile is set or not", () => {
    const modules = ["central-stations"];
    const too = { "numbers-ownerless": "centre-too" };
    expect(ends({ "numbers-ownerless": "yes" }, modules)).toEqual([]);
    expect(ends(too, modules)).toEqual([["number-5", 6]]);
    expect(ends({}, modules, { first: "central.c1" })).toEqual([["number-5", 6]]);
    expect(ends(too, modules, { first: "central.c1" })).toEqual([["number-5", 6]]);
  });

  it("rule NS.8: also where the track leads to the first station of the board, above a1", () => {
    const tiles = "aaaa@d3 aaaa@d2 bbbb@d1 aaaa@c1 aaaa@b1 cccc@a1";
    expect(ends({ "numbers-ownerless": "centre-too" }, [], { tiles })).toContainEqual(["number-8", 12]);
  });

  it("rule NS.8: and lines from stations that nobody owns pay too", () => {
    expect(paid([line(at(16), at(24), 9)], { "numbers-ownerless": "centre-too" })).toEqual({ "1 number-24": 9 });
  });

  it("rule NS.4: a whole game pays every line that somebody owns and that ends at a number somebody holds", () => {
    const setup = { ...MODULES, options: { "numbers-each": "4" } };
    const table = tableOf(setup);
    const first = { pick: () => 0 };
    for (table.settle(first); table.position.stage !== "over"; table.settle(first))
      table.play(table.position.turn, metro.moves(table.view(table.position.turn))[0]!);
    // At two seats with four each, every number is held and every line is owned.
    const edge = table.position.lines.filter(({ to }) => to < 32);
    const sum = (all: readonly { readonly points: number }[]): number =>
      all.reduce((total, { points }) => total + points, 0);
    expect(table.position.awards).toHaveLength(edge.length);
    expect(sum(table.position.awards)).toBe(sum(edge));
    expect(table.position.points[0]! + table.position.points[1]!).toBe(sum(edge) + sum(table.position.lines));
  });
});
