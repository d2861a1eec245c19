import { describe, expect, it } from "vitest";
import { metro } from "../../metro.ts";
import { cellAt, STOPS } from "../../geometry.ts";
import { squareName } from "../../notation.ts";
import type { Line, Position } from "../../position.ts";
import { stationOfNumber } from "../../stations.ts";
import { lay, readyFor, told } from "../../testing/cities.ts";
import { NUMBERS, lineFrom, moveOf, previewOf, refusalOf, run, tableOf } from "../../testing/tables.ts";
import { stationOfSpace, spaceName, SPACES } from "./spaces.ts";
import type { CentralSlice } from "./spaces.ts";

const MODULES = { modules: ["central-stations"] };

/** A line from `c1` over d3, c3, d3, e3, f3 and e3 into the centre; it ends with the last tile. */
const LINE = "aaaa@d1 aaaa@d2 dbba@d3 dddd@c3 dbba@e3 bcdd@f3";
const C1 = stationOfSpace(0);
const C2 = stationOfSpace(1);

function sliceOf({ slices }: Pick<Position, "slices">): CentralSlice {
  return slices["central-stations"] as CentralSlice;
}

function ready(options: Readonly<Record<string, string>> = {}): Position {
  return readyFor({ ...MODULES, options }, "");
}

/** A seat sets its tile, in a turn of its own. */
function set(position: Position, word: string, seat = 0): Position {
  return metro.play({ ...position, stage: "turn", turn: seat }, moveOf(word)).position;
}

function refusal(position: Position, word: string, seat = 0): unknown {
  return metro.refusal(metro.view({ ...position, stage: "turn", turn: seat }, seat), moveOf(word));
}

/** Lines that leave from the centre. */
function centreLines({ lines }: Position): readonly Line[] {
  return lines.filter(({ from }) => from >= C1);
}

describe("setting a tile", () => {
  it("rule CS.1: each seat has one", () => {
    const table = tableOf(MODULES, "=aaaa =aaaa central.c1 central.c2 aaaa@a1 =aaaa aaaa@b1 =aaaa");
    expect(sliceOf(table.position).spaces.slice(0, 3)).toEqual([
      { kind: "seat", seat: 0 },
      { kind: "seat", seat: 1 },
      null,
    ]);
    expect(refusalOf(table, "central.c3")).toEqual({ code: "noTileLeft", rule: "CS.1" });
  });

  it("rule CS.2: on any of eight spaces, clockwise from the top left of the centre", () => {
    const squares = ["d3", "e3", "f4", "f5", "e6", "d6", "c5", "c4"];
    // Where departures enter the square: at the bottom, the left, the top and the right.
    const sides = [2, 2, 3, 3, 0, 0, 1, 1];
    for (const space of SPACES) {
      const { cell, side } = STOPS[stationOfSpace(space)]!;
      expect([spaceName(space), squareName(cell), side]).toEqual([`c${space + 1}`, squares[space], sides[space]]);
      expect(refusal(ready(), `central.c${space + 1}`)).toBeUndefined();
    }
  });

  it("rule CS.2: that has none, instead of placing a tile", () => {
    const table = tableOf(MODULES, "=aaaa =bbbb central.c4");
    expect(table.position.turn).toBe(1);
    expect(refusalOf(table, "central.c4")).toEqual({ code: "spaceTaken", rule: "CS.2" });
    run(table, "draw =cccc");
    expect(refusalOf(table, "central.c5")).toEqual({ code: "mustPlaceDrawn", rule: "2.3" });
    expect(told(table.history[2]!.events)).toEqual([{ what: "set", seat: 0, name: "c4" }]);
  });

  it("rule CS.2: the rulebook's example, green sets its tile instead of placing and scores another line", () => {
    // Green is the fourth of four seats. Its hand stays, and the next seat is on.
    const table = tableOf(
      { ...MODULES, seats: 4, edition: "bigbox" },
      "=aaaa =aaaa =aaaa =bbbb  aaaa@h8 =aacb  aaaa@g8 =aacb  aaaa@f8 =aacb  central.c1",
    );
    expect(sliceOf(table.position).spaces[0]).toEqual({ kind: "seat", seat: 3 });
    expect(table.position.hands[3]).toEqual(["bbbb"]);
    expect([table.position.stage, table.position.turn]).toEqual(["turn", 0]);
    const { position } = lay(table.position, LINE, 1);
    expect(centreLines(position)).toMatchObject([{ from: C1, points: 6, earner: { kind: "seat", seat: 3 } }]);
    const edge = position.lines.filter(({ from, earner }) => from < C1 && earner?.kind === "seat" && earner.seat === 3);
    expect(position.points[3]).toBe(edge.reduce((sum, { points }) => sum + points, 6));
  });

  it("rule CS.3: track may lead away from the space, but not as far as a station", () => {
    const begun = lay(ready(), LINE.replace(" bcdd@f3", "")).position;
    expect(refusal(begun, "central.c1")).toBeUndefined();
    const ended = lay(ready(), LINE).position;
    expect(refusal(ended, "central.c1")).toEqual({ code: "lineEnded", rule: "CS.3" });
    expect(refusal(ended, "central.c8")).toBeUndefined();
  });

  it("rule CS.3: the first station of the board, above a1, is one as well", () => {
    const ended = lay(ready(), "aaaa@d3 aaaa@d2 bbbb@d1 aaaa@c1 aaaa@b1 cccc@a1").position;
    expect(refusal(ended, "central.c1")).toEqual({ code: "lineEnded", rule: "CS.3" });
  });

  it("rule CS.3: by the other reading it may, and the line is scored at once", () => {
    const ended = lay(ready({ "central-on-finished": "yes" }), LINE).position;
    expect(centreLines(ended)).toEqual([]);
    expect(refusal(ended, "central.c1", 1)).toBeUndefined();
    const scored = set(ended, "central.c1", 1);
    expect(centreLines(scored)).toEqual([
      { from: C1, to: C2, length: 6, points: 6, earner: { kind: "seat", seat: 1 } },
    ]);
    expect(scored.points[1]! - ended.points[1]!).toBe(6);
    expect(scored.turn).toBe(0);
  });
});

describe("its line", () => {
  it("rule CS.4: belongs to whoever set it, with the track that lies there", () => {
    const begun = lay(ready(), LINE.replace(" bcdd@f3", "")).position;
    const { position } = lay(set(begun, "central.c1", 1), "bcdd@f3", 0);
    expect(centreLines(position)).toEqual([
      { from: C1, to: C2, length: 6, points: 6, earner: { kind: "seat", seat: 1 } },
    ]);
    expect(position.points[1]! - begun.points[1]!).toBe(6);
  });

  it("rule CS.4: the ledger counts it", () => {
    const begun = lay(set(ready(), "central.c1", 1), LINE.replace(" bcdd@f3", "")).position;
    const { changes, gains } = previewOf(metro.view(begun, 0), "bcdd", { cell: cellAt(2, 5), turn: 0 });
    expect(changes.find(({ from }) => from === C1)).toMatchObject({
      to: C2,
      before: 4,
      after: 6,
      points: 6,
      factor: 1,
    });
    expect(gains[1]).toBe(6);
  });

  it("rule CS.4: from a space without a tile it is nobody's", () => {
    const { position } = lay(set(ready(), "central.c5"), LINE);
    expect(centreLines(position)).toEqual([]);
    const view = metro.view(lay(ready(), LINE.replace(" bcdd@f3", "")).position, 0);
    const { changes } = previewOf(view, "bcdd", { cell: cellAt(2, 5), turn: 0 });
    expect(changes.some(({ from }) => from >= C1)).toBe(false);
  });

  it("rule CS.5: may not run over one tile only, where another square takes the tile", () => {
    const hands = [["dddd"], ["dddd"]] as const;
    const begun = { ...lay(ready(), "aaaa@d1 aaaa@d2").position, hands };
    expect(refusal(begun, "dddd@d3")).toBeUndefined();
    expect(refusal(set(begun, "central.c1", 1), "dddd@d3")).toEqual({ code: "oneTile", rule: "3.4" });
    expect(refusal(set(begun, "central.c2", 1), "dddd@d3")).toBeUndefined();
  });

  it("rule CS.5: nor is a tile set where a line of one tile lies already", () => {
    const tiles = "aaaa@d1 aaaa@d2 dada@d3";
    const options = { "central-on-finished": "yes" };
    const short = lay(ready(options), tiles).position;
    expect(refusal(short, "central.c1")).toEqual({ code: "shortLine", rule: "CS.5" });
    expect(metro.moves(metro.view({ ...short, stage: "turn", turn: 0 }, 0))).not.toContainEqual(moveOf("central.c1"));
    // The first rules allowed it.
    const before = lay(readyFor({ ...MODULES, options, rules: 1 }, ""), tiles).position;
    expect(refusal(before, "central.c1")).toBeUndefined();
    expect(centreLines(set(before, "central.c1"))).toMatchObject([{ length: 1, points: 1 }]);
  });

  it("rule CS.5: and may where every other square breaks the rule as well", () => {
    // All squares but d3 have tiles: the one that is left takes anything.
    const full = Array.from({ length: 64 }, (_, cell) => squareName(cell)).filter(
      (square) => square !== "d3" && !["d4", "e4", "d5", "e5"].includes(square),
    );
    const { position } = lay(set(ready(), "central.c1"), full.map((square) => `aaaa@${square}`).join(" "));
    expect(refusal({ ...position, hands: [["dddd"], []] }, "dddd@d3")).toBeUndefined();
  });

  it("rule CS.6: is not doubled in the centre, unless the table says so", () => {
    const points = (options: Readonly<Record<string, string>>): number | undefined =>
      lineFrom(lay(set(ready(options), "central.c1"), LINE).position, C1)?.points;
    expect(points({})).toBe(6);
    expect(points({ "central-doubled": "yes" })).toBe(12);
  });

  it("rule CS.7: lines of others that arrive at a space with a tile are doubled as ever", () => {
    const { position } = lay(set(ready(), "central.c1", 1), "aaaa@d1 aaaa@d2 aaaa@d3");
    // Station 5 is above d1.
    expect(lineFrom(position, stationOfNumber(5, NUMBERS.metro))).toMatchObject({ to: C1, length: 3, points: 6 });
  });

  it("rule CS.7: by the other reading they count once", () => {
    const single = set(ready({ "central-arrivals": "single" }), "central.c1", 1);
    const { position } = lay(single, "aaaa@d1 aaaa@d2 aaaa@d3 aaaa@e1 aaaa@e2 aaaa@e3");
    expect(lineFrom(position, stationOfNumber(5, NUMBERS.metro))).toMatchObject({ to: C1, length: 3, points: 3 });
    expect(lineFrom(position, stationOfNumber(4, NUMBERS.metro))).toMatchObject({ to: C2, length: 3, points: 6 });
  });

  it("rule CS.8: the tile makes no neighbour, and takes no tile from the hand", () => {
    const table = tableOf(MODULES, "=aaaa =bbbb central.c1");
    expect(table.position.hands).toEqual([["aaaa"], ["bbbb"]]);
    expect(refusalOf(table, "bbbb@d3")).toEqual({ code: "notAdjacent", rule: "3.2" });
  });
});
