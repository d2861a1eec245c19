import { describe, expect, it } from "vitest";
import { facesOf } from "../../drawing/lines.ts";
import { metro } from "../../metro.ts";
import { cellAt, isCentre } from "../../geometry.ts";
import { squareName, squareNamed } from "../../notation.ts";
import type { Position } from "../../position.ts";
import { cellsOf } from "../../scene.ts";
import { stationOfNumber } from "../../stations.ts";
import { lay, playedOut, readyFor } from "../../testing/cities.ts";
import { NUMBERS, lineFrom, previewOf, refusalOf, setupOf, tableOf } from "../../testing/tables.ts";
import { traceFrom, traceInto } from "../../trace.ts";
import type { StPetersburgSlice } from "../st-petersburg/module.ts";
import { CENTER_RAILS_1 } from "./printed.ts";

function facesAt(position: Position): ReturnType<typeof facesOf> {
  return facesOf(metro.layoutOf(position.setup), position);
}

const MODULES = { modules: ["center-rails"] };
const UNCOUNTED = { ...MODULES, options: { "center-rails-score": "no" } };

/** The rulebook's line of ten tiles from station 2 to station 28; its sixth and seventh tile are in the centre. */
const RAILS = "=rails.aacb^1 =rails.cbcb =rails.aaaa =rails.bbbb";
const LINE = "accd@g1 adbb@g2 cdac@g3 dbba@f3 cbaa@f4 dada@f5 dada@g5 cbaa@h5";
const station = (number: number): number => stationOfNumber(number, NUMBERS.metro);

describe("center rails", () => {
  it("rule CR.1: four of eight tiles come, each in any of four turns, one to each square of the centre", () => {
    const start = metro.start(setupOf(MODULES));
    const { outcomes } = metro.draw(start);
    const weights = Object.fromEntries(
      outcomes.map(({ chance, weight }) => [metro.notation.writeChance(chance), weight]),
    );
    expect(weights).toMatchObject({ "rails.aaaa": 4, "rails.cbcb": 2, "rails.cbcb^1": 2, "rails.dacc^3": 1 });
    const whole = outcomes.reduce((sum, { weight }) => sum + weight, 0);
    expect(whole).toBe(CENTER_RAILS_1.tiles.length * 4);
    const one = tableOf(MODULES, "=rails.dacc^3");
    expect(metro.draw(one.position).outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBe(whole - 4);
    const faces = facesAt(readyFor(MODULES, RAILS));
    expect(["d4", "e4", "d5", "e5"].map((square) => faces.get(squareNamed(square)!))).toEqual([
      "baac",
      "cbcb",
      "aaaa",
      "bbbb",
    ]);
    expect(tableOf(MODULES, RAILS).position.stage).toBe("deal");
  });

  it("rule CR.2: lines run on through the centre and are not doubled", () => {
    const { position } = lay(readyFor(MODULES, RAILS), LINE);
    expect(lineFrom(position, station(2))).toEqual({
      from: station(2),
      to: station(28),
      length: 10,
      points: 10,
      earner: { kind: "seat", seat: 1 },
    });
    expect(cellsOf(metro.sceneOf(position), station(2)).slice(5, 7)).toEqual([cellAt(3, 4), cellAt(4, 4)]);
  });

  it("rule CR.2: every line of a game ends at the edge, where following its track leads", () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const position = playedOut({ ...MODULES, seats }, `rails ${seats}`);
      expect(position.lines).toHaveLength(32);
      const faces = facesAt(position);
      for (const { from, to, length, points } of position.lines) {
        const traced = traceFrom(faces, from);
        expect([to, length, points]).toEqual([traced.to, traced.passes.length, length]);
        expect(to).toBeLessThan(32);
      }
    }
  });

  it("rule CR.3: the tiles of the centre are no neighbours, and nothing is placed on them", () => {
    const table = tableOf(MODULES, `${RAILS} =aaaa =aaaa`);
    expect(refusalOf(table, "aaaa@d3")).toEqual({ code: "notAdjacent", rule: "3.2" });
    expect(refusalOf(table, "aaaa@d4")).toEqual({ code: "centre", rule: "3.1" });
    expect(refusalOf(table, "rails.aaaa")).toEqual({ code: "notNow", rule: "CR.1" });
  });

  it("rule CR.4: the tiles of the centre count, unless the table says otherwise", () => {
    expect(lineFrom(lay(readyFor(UNCOUNTED, RAILS), LINE).position, station(2))).toMatchObject({
      length: 8,
      points: 8,
    });
    const position = playedOut({ ...UNCOUNTED, seats: 4 }, "uncounted");
    const faces = facesAt(position);
    for (const { from, length } of position.lines)
      expect(length).toBe(traceFrom(faces, from).passes.filter(({ cell }) => !isCentre(cell)).length);
  });

  it("rule CR.4: and the ledger says so", () => {
    const begun = LINE.replace(" cbaa@h5", "");
    const change = (request: typeof UNCOUNTED | typeof MODULES) => {
      const view = metro.view(lay(readyFor(request, RAILS), begun).position, 0);
      return previewOf(view, "cbaa", { cell: squareNamed("h5")!, turn: 0 }).changes.find(
        ({ from }) => from === station(2),
      );
    };
    expect(change(MODULES)).toMatchObject({ before: 9, after: 10, points: 10 });
    expect(change(UNCOUNTED)).toMatchObject({ before: 7, after: 8, points: 8 });
  });

  it("rule CR.5: circles in the centre belong to nobody", () => {
    const circle = traceInto(
      facesAt(readyFor(MODULES, "=rails.aacb =rails.dacc =rails.cccc =rails.cbcb")),
      squareNamed("d4")!,
      2,
    );
    expect(circle.passes.map(({ cell }) => squareName(cell))).toEqual(["d4", "e4", "e5", "d5"]);
    expect([circle.to, circle.waits]).toEqual([undefined, undefined]);
  });

  it("rule CR.5: in a city only tiles outside the centre do anything", () => {
    const position = playedOut({ modules: ["center-rails", "st-petersburg"], seats: 4 }, "city");
    const { tourists, won } = position.slices["st-petersburg"] as StPetersburgSlice;
    const faces = facesAt(position);
    const passed = position.lines.flatMap(({ from }) => traceFrom(faces, from).passes.map(({ cell }) => cell));
    expect(passed.some(isCentre)).toBe(true);
    expect(won).toHaveLength(passed.filter((cell) => tourists.includes(cell)).length);
  });

  it("rule CR.1: the table may choose which four tiles come", () => {
    const asked = (tiles: string): unknown => metro.prepare({ ...MODULES, options: { "center-rails-tiles": tiles } });
    const start = metro.start(setupOf({ ...MODULES, options: { "center-rails-tiles": "ynynynyn" } }));
    const kinds = metro.draw(start).outcomes.map(({ chance }) => metro.notation.writeChance(chance).slice(6, 10));
    expect(new Set(kinds)).toEqual(new Set(CENTER_RAILS_1.tiles.filter((_, index) => index % 2 === 0)));
    expect(asked("yyyynnnn")).toMatchObject({ ok: true });
    expect(asked("yyyyynnn")).toMatchObject({ ok: false, reason: expect.stringContaining("takes four tiles") });
    expect(asked("yyyy")).toMatchObject({ ok: false, refusal: { code: "option" } });
  });

  it("rule CR.1: the rails leave no room for central stations", () => {
    const refused = metro.prepare({ modules: ["center-rails", "central-stations"] });
    expect(refused).toMatchObject({ ok: false, refusal: { rule: "9.1" } });
    expect(!refused.ok && refused.reason).toMatch(/no room for stations/);
  });
});
