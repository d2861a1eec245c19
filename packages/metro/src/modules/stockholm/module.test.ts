import type { SetupRequest } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { COLOURS } from "../../companies.ts";
import { metro } from "../../metro.ts";
import { squareName } from "../../notation.ts";
import { awardsOf, lay, playedOut, pointsOf, told } from "../../testing/cities.ts";
import { setupOf, tableOf } from "../../testing/tables.ts";
import type { MetroTable } from "../../testing/tables.ts";
import { INNER_SQUARES } from "../../tourists.ts";
import { STOCKHOLM_1 } from "./printed.ts";
import { STOCKHOLM_PARTS } from "./components.ts";
import { LANDMARKS, MARKERS_EACH } from "./data.ts";
import { UNKNOWN } from "./markers.ts";
import { EMPTY, markerPoints } from "./module.ts";
import type { StockholmSlice } from "./module.ts";

const SECRET = { modules: ["stockholm"] };
const OPEN = { modules: ["stockholm"], options: { "stockholm-variant": "open" } };

const ROW = LANDMARKS.map(({ word }) => `=stockholm.${word}`).join(" ");
/** Yellow on b2, blue on c2 and so on, four times round the eight colours. */
const TOURISTS = INNER_SQUARES.map((_, place) => `=stockholm.${COLOURS[place % 8]!}`).join(" ");

function markers(...colours: readonly string[]): string {
  return colours.map((colour) => `=stockholm.marker-${colour}`).join(" ");
}

/** Seat 1 holds red, yellow, gray; seat 2 purple, blue, green. */
const DEAL = `${ROW} ${markers("red", "purple", "yellow", "blue", "gray", "green")} ${TOURISTS}`;
/** The markers on the landmarks from the left. */
const OPEN_DEAL = `${ROW} ${markers("gray", "yellow", "blue", "brown", "red", "orange", "green", "purple")} ${TOURISTS}`;

function sliceOf(table: MetroTable, viewer?: number | "spectator"): StockholmSlice {
  const { slices } = viewer === undefined ? table.position : table.view(viewer);
  return slices["stockholm"] as StockholmSlice;
}

const TABLES = STOCKHOLM_PARTS.tables(STOCKHOLM_1);
const index = (colour: string): number => COLOURS.indexOf(colour as (typeof COLOURS)[number]);

describe("setting up", () => {
  it("rule ST.1: eight landmarks come into the row, in any order, each worth 10", () => {
    const position = metro.start(setupOf(SECRET));
    expect(metro.draw(position).outcomes).toHaveLength(8);
    const table = tableOf(SECRET, "=stockholm.globen =stockholm.storkyrkan");
    expect(sliceOf(table).row).toEqual([2, 0]);
    expect(metro.draw(table.position).outcomes).toHaveLength(6);
    for (const values of TABLES.landmarks) expect(new Set(values)).toEqual(new Set([1, 2, 3, 4]));
  });

  it("rule ST.2: one tourist on each inner square, four of each colour, none on the edge", () => {
    const table = tableOf(SECRET, DEAL);
    const { tourists } = sliceOf(table);
    for (const colour of COLOURS.keys()) expect(tourists.filter((each) => each === colour)).toHaveLength(4);
    expect(table.position.stage).toBe("deal");
    expect(told(lay(table.position, "aaaa@b1 aaaa@h4").events)).toEqual([]);
    expect(told(lay(table.position, "aaaa@b1 aaaa@b2").events)).toHaveLength(1);
  });

  it("rules ST.3 and 10.1: markers go round from the starting seat; before number 3 from the first seat", () => {
    const deal = `${ROW} ${markers("red", "purple", "yellow", "blue")}`;
    const heldAt = (rules: number): unknown =>
      sliceOf(tableOf({ ...SECRET, seats: 3, options: { start: "3" }, rules }, deal)).markers.held;
    expect(heldAt(3)).toEqual([[index("purple")], [index("yellow")], [index("red"), index("blue")]]);
    expect(heldAt(2)).toEqual([[index("red"), index("blue")], [index("purple")], [index("yellow")]]);
  });

  it.each([
    [2, 3, 2],
    [3, 2, 2],
    [4, 2, 0],
    [5, 1, 3],
    [6, 1, 2],
  ])("rule ST.3: with %i seats everybody has %i markers, and %i are left over", (seats, each, unused) => {
    expect(MARKERS_EACH[seats]).toBe(each);
    const { slices } = playedOut({ ...SECRET, seats }, `markers ${seats}`);
    const { held, rest } = (slices["stockholm"] as StockholmSlice).markers;
    expect(held.map(({ length }) => length)).toEqual(Array.from({ length: seats }, () => each));
    expect(rest).toHaveLength(unused);
  });

  it("rule ST.3: only their owner sees markers, and nobody sees those that were put away", () => {
    const table = tableOf(SECRET, DEAL);
    expect(sliceOf(table, 0).markers.held).toEqual([["red", "yellow", "gray"].map(index), [UNKNOWN, UNKNOWN, UNKNOWN]]);
    expect(sliceOf(table, 0).markers.rest.map((colour) => COLOURS[colour])).toEqual([
      "blue",
      "orange",
      "green",
      "purple",
      "brown",
    ]);
    expect(sliceOf(table, "spectator").markers.held.flat()).toEqual(Array.from({ length: 6 }, () => UNKNOWN));
    const hidden = table.record(1).entries.map(({ text }) => text);
    expect(hidden).toContain("stockholm.marker-purple");
    expect(hidden).not.toContain("stockholm.marker-red");
  });
});

describe("playing", () => {
  it("rule ST.4: tourists fill the row from the left, whatever their colour", () => {
    // Yellow stands on b2, brown, which nobody has, on c3, blue on c2.
    const { position, events } = lay(tableOf(SECRET, DEAL).position, "aaaa@b2 aaaa@c3 aaaa@c2", 1);
    const { spaces } = position.slices["stockholm"] as StockholmSlice;
    expect(spaces.slice(0, 4)).toEqual([index("yellow"), index("brown"), index("blue"), EMPTY]);
    expect(told(events)).toEqual([
      { what: "visited", seat: 1, colour: "yellow", name: "Storkyrkan", count: 1 },
      { what: "visited", seat: 1, colour: "brown", name: "Storkyrkan", count: 3 },
      { what: "visited", seat: 1, colour: "blue", name: "Storkyrkan", count: 2 },
    ]);
    expect(position.awards).toEqual([]);
  });
});

describe("the end", () => {
  it("rule ST.5: the rulebook's example, 3 for the red tourist and 4 for the purple one", () => {
    const spaces = [EMPTY, index("red"), EMPTY, index("purple")];
    const row = LANDMARKS.map((_, landmark) => landmark);
    expect(markerPoints({ row, spaces }, [index("red")], TABLES)).toBe(3);
    expect(markerPoints({ row, spaces }, [index("purple"), index("blue")], TABLES)).toBe(4);
  });

  it("rule ST.5: with four seats every tourist pays somebody, and all is shown", () => {
    const position = playedOut({ ...SECRET, seats: 4 }, "four seats");
    const awards = awardsOf(position, "stockholm");
    expect(awards.map(({ to, reason }) => [to, reason])).toEqual(
      [0, 1, 2, 3].map((seat) => [{ kind: "seat", seat }, "markers"]),
    );
    expect(pointsOf(awards)).toBe(80);
    const shown = metro.view(position, "spectator").slices["stockholm"] as StockholmSlice;
    expect(new Set(shown.markers.held.flat())).toEqual(new Set(COLOURS.keys()));
  });
});

describe("the open variant", () => {
  it("rule ST.6: a tourist goes to the landmark of its colour and pays whoever placed the tile, at once", () => {
    // Yellow stands on b2 and, eight squares on, on d3; its landmark is the second one, worth 1 4 2 3.
    const table = tableOf(OPEN, OPEN_DEAL);
    expect(sliceOf(table, 1)).toEqual(sliceOf(table));
    const first = lay(table.position, "aaaa@b2", 1).position;
    const { position, events } = lay(first, "aaaa@d3", 0);
    expect((position.slices["stockholm"] as StockholmSlice).spaces.slice(4, 7)).toEqual([0, 0, EMPTY]);
    expect(position.points).toEqual([4, 1]);
    expect(told(events)).toEqual([{ what: "visited", seat: 0, colour: "yellow", name: "Stadshuset", count: 4 }]);
  });

  it("rule ST.6: all eight markers are used at any count of seats, and nothing is paid at the end", () => {
    for (const seats of [2, 5]) {
      const position = playedOut({ ...OPEN, seats }, `open ${seats}`);
      const awards = awardsOf(position, "stockholm");
      expect(awards.map(({ reason }) => reason)).toEqual(Array.from({ length: 32 }, () => "visit"));
      expect(pointsOf(awards)).toBe(80);
    }
  });
});

describe("landmarks of an owner's set", () => {
  /** One space at the first landmark, three at the second, and four at the others, as they are published. */
  const components = {
    name: "mine",
    version: "1",
    base: "interchange 1",
    values: { stockholm: { landmarks: { storkyrkan: [0], stadshuset: [12, 0, 5] } } },
  };
  const visits = (request: SetupRequest, script: string, tiles: string): readonly unknown[] =>
    told(lay(tableOf({ ...request, components }, script).position, tiles).events).map(({ what, name, count }) =>
      what === "visited" ? [name, count] : what,
    );
  const { landmarks } = TABLES;

  it("rule ST.4: are filled from the left, however many spaces they have; then tourists leave", () => {
    expect(visits(SECRET, DEAL, "aaaa@b2 aaaa@c2 aaaa@d2 aaaa@e2 aaaa@f2")).toEqual([
      ["Storkyrkan", 0],
      ["Stadshuset", 12],
      ["Stadshuset", 0],
      ["Stadshuset", 5],
      ["Globen", landmarks[2]![0]],
    ]);
    const all = visits(SECRET, DEAL, INNER_SQUARES.map((cell) => `aaaa@${squareName(cell)}`).join(" "));
    expect(all.slice(27)).toEqual([["Drottningholms slott", landmarks[7]![3]], "left", "left", "left", "left"]);
  });

  it("rule ST.6: take tourists of their colour while they have spaces, and no others", () => {
    // Gray is at the first landmark, yellow at the second, blue at the third.
    expect(visits(OPEN, OPEN_DEAL, "aaaa@g2 aaaa@c4 aaaa@b2 aaaa@d3 aaaa@b5 aaaa@f6 aaaa@c2")).toEqual([
      ["Storkyrkan", 0],
      "left",
      ["Stadshuset", 12],
      ["Stadshuset", 0],
      ["Stadshuset", 5],
      "left",
      ["Globen", landmarks[2]![0]],
    ]);
    const position = tableOf({ ...OPEN, components }, OPEN_DEAL).position;
    const left = lay(position, "aaaa@g2 aaaa@c4", 1);
    expect(told(left.events).at(-1)).toEqual({ what: "left", seat: 1, colour: "gray" });
    expect(awardsOf(left.position, "stockholm")).toEqual([
      { to: { kind: "seat", seat: 1 }, points: 0, module: "stockholm", reason: "visit" },
    ]);
  });
});

describe("with corporations", () => {
  it("rule ST.7: seats are paid, not companies", () => {
    for (const request of [SECRET, OPEN]) {
      const modules = ["stockholm", "stock-corporations"];
      const awards = awardsOf(playedOut({ ...request, modules, seats: 4 }, "companies"), "stockholm");
      expect(new Set(awards.map(({ to }) => to.kind))).toEqual(new Set(["seat"]));
      expect(pointsOf(awards)).toBe(80);
    }
  });
});
