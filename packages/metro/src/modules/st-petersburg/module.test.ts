import { describe, expect, it } from "vitest";
import { COLOURS } from "../../companies.ts";
import { metro } from "../../metro.ts";
import { toldBy } from "../../module.ts";
import { squareName, squareNamed } from "../../notation.ts";
import type { Position } from "../../position.ts";
import { stationOfNumber } from "../../stations.ts";
import { awardsOf, lay, playedOut, pointsOf, readyFor, sharesOf, told } from "../../testing/cities.ts";
import { NUMBERS, lineFrom, moveOf, refusalOf, run, tableOf } from "../../testing/tables.ts";
import { ST_PETERSBURG_1 } from "./printed.ts";
import { ST_PETERSBURG_PARTS } from "./components.ts";
import { stPetersburg, UNKNOWN } from "./module.ts";
import type { StPetersburgSlice } from "./module.ts";

const MODULES = { modules: ["st-petersburg"] };

/** The rulebook's line from station 32, up to its last tile; it passes three times over the landmark's square g2. */
const BEGUN = `=aaaa =bbbb  aaaa@h1 =acba  bbbb@g1 =aaaa  acba@g2 petersburg.blue =dddd  aaaa@g3 =ddbc  dddd@g4 =dacc
  ddbc@f2 =baac  dacc@h2 =aaaa`;
const blue = COLOURS.indexOf("blue");
const VP_TILES = ST_PETERSBURG_PARTS.tables(ST_PETERSBURG_1).tiles;
const station = (number: number): number => stationOfNumber(number, NUMBERS.metro);

function sliceOf({ slices }: Pick<Position, "slices">): StPetersburgSlice {
  return slices["st-petersburg"] as StPetersburgSlice;
}

function choicesOf(position: Position, seat = 0): readonly string[] {
  return metro.moves(metro.view(position, seat)).map((move) => metro.notation.writeMove(move));
}

function choose(position: Position, colour: string): Position {
  return metro.play(position, moveOf(`petersburg.${colour}`)).position;
}

describe("setting up", () => {
  it("rule SP.1: landmarks on the eight inner squares of the diagonals", () => {
    const { landmarks } = sliceOf(tableOf(MODULES).position);
    expect(landmarks.map(squareName)).toEqual(["b2", "c3", "g2", "f3", "b7", "c6", "g7", "f6"]);
  });

  it("rule SP.2: four VP tiles of each colour, open to everybody, and a tourist beside each group", () => {
    const view = metro.view(tableOf(MODULES).position, "spectator");
    expect(sliceOf(view).heaps).toEqual(VP_TILES);
    expect(VP_TILES.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4, 4, 4, 4]);
    expect(VP_TILES.flat().reduce((sum, value) => sum + value) / 32).toBe(2.5);
    expect(sliceOf(view).tourists.every((cell) => cell < 0)).toBe(true);
  });
});

describe("tourists", () => {
  it("rule SP.3: a tile on a landmark takes it away and gets a tourist, before lines are scored", () => {
    const begun = lay(readyFor(MODULES, ""), "aaaa@h1 bbbb@g1 aaaa@g3 dddd@g4 ddbc@f2 dacc@h2 baac@h3").position;
    const { position } = lay(begun, "acba@g2");
    expect(position.stage).toBe("react");
    expect(sliceOf(position).landmarks.map(squareName)).not.toContain("g2");
    expect(lineFrom(position, station(32))).toBeUndefined();
    const chosen = choose(position, "red");
    expect(sliceOf(chosen).tourists[COLOURS.indexOf("red")]).toBe(squareNamed("g2"));
    expect(lineFrom(chosen, station(32))?.points).toBe(11);
  });

  it("rule SP.3: nobody puts tourists on other squares, or at another time", () => {
    const table = tableOf(MODULES, "=aaaa =bbbb aaaa@h1 =acba");
    expect(sliceOf(table.position).choosing).toBeNull();
    expect(refusalOf(table, "petersburg.blue")).toEqual({ code: "notNow", rule: "SP.3" });
    expect(refusalOf(table, "petersburg.vp-2")).toEqual({ code: "notNow", rule: "SP.6" });
  });

  it("rule SP.4: any tourist that is left may be chosen", () => {
    const first = lay(readyFor(MODULES, ""), "aaaa@b2").position;
    expect(choicesOf(first)).toEqual(COLOURS.map((colour) => `petersburg.${colour}`));
    const second = lay(choose(first, "red"), "aaaa@c3").position;
    expect(choicesOf(second)).toHaveLength(7);
    expect(metro.refusal(metro.view(second, 0), moveOf("petersburg.red"))).toEqual({
      code: "touristGone",
      rule: "SP.4",
    });
  });

  it("rule SP.4: the last tourist comes by itself", () => {
    let { position } = lay(readyFor(MODULES, ""), "aaaa@b2");
    for (const [index, square] of ["c3", "g2", "f3", "b7", "c6", "g7"].entries())
      position = lay(choose(position, COLOURS[index]!), `aaaa@${square}`).position;
    const { position: placed, events } = lay(choose(position, "red"), "aaaa@f6");
    expect(told(events)).toEqual([{ what: "tourist", seat: 0, colour: "brown", cell: squareNamed("f6") }]);
    expect(sliceOf(placed).choosing).toBeNull();
  });

  it("rule SP.4: by the other reading one's own tourist comes first", () => {
    const own = { ...MODULES, options: { "st-petersburg-choice": "own-first" } };
    const { position } = lay(readyFor(own, ""), "aaaa@b2", 1);
    expect(sliceOf(position).tourists[1]).toBe(squareNamed("b2"));
    expect(choicesOf(lay(position, "aaaa@c3", 1).position, 1)).toHaveLength(7);
    const chosen = lay(readyFor({ ...own, colours: ["blue", "yellow"] }, ""), "aaaa@b2", 1);
    expect(sliceOf(chosen.position).tourists[0]).toBe(squareNamed("b2"));
    const companies = { ...own, modules: ["st-petersburg", "stock-corporations"] };
    expect(choicesOf(lay(readyFor(companies, ""), "aaaa@b2").position)).toHaveLength(8);
  });

  it("rule SP.5: the tiles of that colour are shuffled face down, so that each is as likely as the others", () => {
    const table = tableOf(MODULES, `${BEGUN} baac@h3`);
    const { stream, outcomes } = metro.draw(table.position);
    expect(stream).toBe("petersburg/blue");
    expect(outcomes.map(({ chance, weight }) => [metro.notation.writeChance(chance), weight])).toEqual([
      ["petersburg.vp-2", 1],
      ["petersburg.vp-3", 2],
      ["petersburg.vp-4", 1],
    ]);
  });
});

describe("VP tiles", () => {
  it("rule SP.6: the rulebook's line of 11 points draws three blue ones, which only their owner sees", () => {
    const table = tableOf(MODULES, BEGUN);
    run(table, "baac@h3 =petersburg.vp-3 =petersburg.vp-2 =petersburg.vp-3");
    expect(lineFrom(table.position, station(32))).toMatchObject({ to: station(30), length: 11, points: 11 });
    const values = (viewer: number | "spectator"): readonly number[] =>
      sliceOf(table.view(viewer)).won.map(({ value }) => value);
    expect(sliceOf(table.position).won.map(({ to, colour }) => ({ to, colour }))).toEqual(
      Array.from({ length: 3 }, () => ({ to: { kind: "seat", seat: 1 }, colour: blue })),
    );
    expect(values(1)).toEqual([3, 2, 3]);
    expect(values(0)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
    expect(values("spectator")).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
    expect(sliceOf(table.view(1)).heaps[blue]).toEqual([4]);
    expect(sliceOf(table.view(0)).heaps[blue]).toEqual([2, 3, 3, 4]);
    expect(sliceOf(table.view(0)).counts[blue]).toBe(1);
    const drawn = (viewer: number | "spectator"): readonly string[] =>
      table
        .record(viewer)
        .entries.slice(-3)
        .map(({ text }) => text);
    expect(drawn(1)).toEqual(["petersburg.vp-3", "petersburg.vp-2", "petersburg.vp-3"]);
    expect([drawn(0), drawn("spectator")]).toEqual([
      ["?", "?", "?"],
      ["?", "?", "?"],
    ]);
  });

  it("rule SP.6: two lines that one tile finishes draw no more than the heap has", () => {
    // The line passes the tourist three times; of four blue tiles two are gone, and another line is owed one.
    const begun = lay(readyFor(MODULES, ""), "aaaa@h1 bbbb@g1 aaaa@g3 dddd@g4 ddbc@f2 dacc@h2 baac@h3").position;
    const position = choose(lay(begun, "acba@g2").position, "blue");
    const line = lineFrom(position, station(32))!;
    const slice = sliceOf(position);
    const owed = slice.owed.slice(0, 1);
    const counts = slice.counts.with(blue, 2);
    const step = stPetersburg.own!.afterLine!({ ...slice, counts, owed }, line, metro.sceneOf(position))!;
    expect(toldBy(step)).toEqual([{ what: "won", seat: 1, colour: "blue", count: 1 }]);
    expect((step.slice as StPetersburgSlice).owed).toEqual([...owed, ...owed]);
  });

  it("rule SP.6: a line that nobody owns draws none", () => {
    // From station 16 over a8, a7, the landmark b7, a7 again and a6.
    const tiles = "bbbb@a8 cccc@a7 bbbb@a6 adad@b7";
    const line = (seats: number): Position => choose(lay(readyFor({ ...MODULES, seats }, ""), tiles).position, "gray");
    expect(lineFrom(line(3), station(16))).toEqual({ from: station(16), to: station(14), length: 5, points: 5 });
    expect(sliceOf(line(3)).owed).toEqual([]);
    expect(sliceOf(line(2)).owed).toEqual([{ to: { kind: "seat", seat: 1 }, colour: COLOURS.indexOf("gray") }]);
  });

  it("rule SP.7: at the end all are turned up and pay their values", () => {
    const position = playedOut({ ...MODULES, seats: 3 }, "values");
    const { won } = sliceOf(metro.view(position, "spectator"));
    expect(won.length).toBeGreaterThan(10);
    expect(won.every(({ value }) => value > UNKNOWN)).toBe(true);
    for (const seat of [0, 1, 2]) {
      const isOurs = ({ to }: { readonly to: (typeof won)[number]["to"] }): boolean =>
        to.kind === "seat" && to.seat === seat;
      const values = won.filter(isOurs).reduce((sum, { value }) => sum + value, 0);
      expect(pointsOf(awardsOf(position, "st-petersburg").filter(isOurs))).toBe(values);
    }
  });

  it("rule SP.8: with companies they are hidden from everybody, and profit before the companies are ranked", () => {
    const request = { modules: ["st-petersburg", "stock-corporations"], seats: 4 };
    const begun = lay(readyFor(request, ""), "aaaa@h1 bbbb@g1 aaaa@g3 dddd@g4 ddbc@f2 dacc@h2 baac@h3").position;
    let position = choose(lay(begun, "acba@g2", 3).position, "blue");
    while (sliceOf(position).owed.length)
      position = metro.resolve(position, metro.draw(position).outcomes[0]!.chance).position;
    expect(sliceOf(position).won).toHaveLength(3);
    for (const viewer of [0, 1, 2, 3, "spectator"] as const)
      expect(sliceOf(metro.view(position, viewer)).won.map(({ value }) => value)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
    const over = playedOut(request, "companies");
    expect(awardsOf(over, "st-petersburg").every(({ to }) => to.kind === "company")).toBe(true);
    expect(awardsOf(over, "st-petersburg").length).toBeGreaterThan(3);
    expect(sharesOf(over).paid).toEqual(sharesOf(over).worth);
  });
});
