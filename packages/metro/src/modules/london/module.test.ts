import { describe, expect, it } from "vitest";
import { COLOURS } from "../../companies.ts";
import { metro } from "../../metro.ts";
import type { Position } from "../../position.ts";
import { awardsOf, lay, playedOut, told } from "../../testing/cities.ts";
import { at, previewOf, setupOf, tableOf } from "../../testing/tables.ts";
import { INNER_SQUARES } from "../../tourists.ts";
import { LONDON_1 } from "./printed.ts";
import { colourOf, drive, onArrow, placeOf } from "./circuit.ts";
import { LONDON_PARTS } from "./components.ts";
import { LANDMARKS } from "./data.ts";
import { london } from "./module.ts";
import type { LondonSlice } from "./module.ts";

const MODULES = { modules: ["london"] };
const TABLES = LONDON_PARTS.tables(LONDON_1);
const LEFT_ARROW = onArrow(0, TABLES);
const RIGHT_ARROW = onArrow(1, TABLES);
const STAYS = { ...MODULES, options: { "london-failed-drive": "0" } };

const ROW = LANDMARKS.map((_, landmark) => landmark);
const LANDMARK_SCRIPT = LANDMARKS.map(({ word }) => `=london.${word}`).join(" ");
/** Yellow on b2, blue on c2, orange on d2 and so on, four times round the eight colours; brown on c3. */
const TOURISTS = INNER_SQUARES.map((_, place) => `=london.${COLOURS[place % 8]!}`).join(" ");
/** The landmarks in the order of the list, the taxi on the left arrow. */
const LEFT = `${LANDMARK_SCRIPT} =london.taxi-left ${TOURISTS}`;
const RIGHT = `${LANDMARK_SCRIPT} =london.taxi-right ${TOURISTS}`;

const index = (colour: string): number => COLOURS.indexOf(colour as (typeof COLOURS)[number]);

function sliceOf({ slices }: Pick<Position, "slices">): LondonSlice {
  return slices["london"] as LondonSlice;
}

describe("setting up", () => {
  it("rule LO.1: the upper lane from the left, then the lower lane from the right", () => {
    const circuit = Array.from({ length: TABLES.spaces }, (_, space) => COLOURS[colourOf(ROW, space, TABLES)]);
    expect(circuit).toHaveLength(32);
    expect(circuit.slice(0, 4)).toEqual(["gray", "red", "brown", "gray"]);
    expect(circuit.slice(14, 18)).toEqual(["blue", "yellow", "purple", "green"]);
    expect(circuit.slice(28)).toEqual(["red", "purple", "green", "orange"]);
    for (const colour of COLOURS) expect(circuit.filter((each) => each === colour)).toHaveLength(4);
  });

  it("rule LO.1: a landmark has spaces in both lanes, however many", () => {
    const [one, two, three] = [5, 0, 2];
    const lanes = { ...TABLES, landmarks: TABLES.landmarks.with(one, { upper: [0, 1, 2], lower: [7] }), upper: 7 };
    // Three, two and two spaces from the left, then two, two and one back from the right.
    const places = Array.from({ length: 12 }, (_, space) => placeOf([one, two, three], space, lanes));
    expect(places).toEqual([0, 0, 0, 1, 1, 2, 2, 2, 2, 1, 1, 0]);
    expect([0, 1, 2, 11].map((space) => colourOf([one, two, three], space, lanes))).toEqual([0, 1, 2, 7]);
    expect(() => placeOf([one, two, three], 12, lanes)).toThrow();
  });

  it("rule LO.1: the landmarks come in random order", () => {
    expect(metro.draw(metro.start(setupOf(MODULES))).outcomes).toHaveLength(8);
    const table = tableOf(MODULES, "=london.eye =london.tower");
    expect(sliceOf(table.position).row).toEqual([6, 1]);
    expect(colourOf(sliceOf(table.position).row, 2, TABLES)).toBe(index("brown"));
  });

  it("rule LO.2: chance puts the taxi on an arrow, or it starts on the left", () => {
    expect(sliceOf(tableOf(MODULES, LEFT).position).taxi).toBe(LEFT_ARROW);
    expect(sliceOf(tableOf(MODULES, RIGHT).position).taxi).toBe(RIGHT_ARROW);
    const fixed = tableOf({ ...MODULES, options: { "london-start": "left" } }, `${LANDMARK_SCRIPT} ${TOURISTS}`);
    expect(sliceOf(fixed.position).taxi).toBe(LEFT_ARROW);
    expect(fixed.position.stage).toBe("deal");
  });

  it("rule LO.2: or on the right, where the lower lane lies ahead", () => {
    const fixed = tableOf({ ...MODULES, options: { "london-start": "right" } }, `${LANDMARK_SCRIPT} ${TOURISTS}`);
    expect(sliceOf(fixed.position).taxi).toBe(RIGHT_ARROW);
  });

  it("rule LO.3: one tourist on each inner square, four of each colour, none on the edge", () => {
    const { position } = tableOf(MODULES, LEFT);
    const { tourists } = sliceOf(position);
    for (const colour of COLOURS.keys()) expect(tourists.filter((each) => each === colour)).toHaveLength(4);
    expect(told(lay(position, "aaaa@b1 aaaa@h4").events)).toEqual([]);
    expect(told(lay(position, "aaaa@g7").events)).toHaveLength(1);
  });
});

describe("playing", () => {
  it("rule LO.4: the rulebook's example, brown is three spaces ahead and pays 3 at once", () => {
    const { position, events } = lay(tableOf(MODULES, LEFT).position, "aaaa@c3", 1);
    expect(sliceOf(position).taxi).toBe(2);
    expect(told(events)).toEqual([{ what: "drove", seat: 1, colour: "brown", count: 3 }]);
    expect(position.awards).toEqual([{ to: { kind: "seat", seat: 1 }, points: 3, module: "london", reason: "taxi" }]);
    expect(position.points).toEqual([0, 3]);
  });

  it("rule LO.4: the space where the taxi stands does not count", () => {
    expect(drive(ROW, 2, index("brown"), TABLES)).toEqual({ to: 6, count: 4, isReached: false });
  });

  it("rule LO.4: direction tiles are no spaces", () => {
    expect(drive(ROW, 15, index("purple"), TABLES)).toEqual({ to: 16, count: 1, isReached: true });
    expect(drive(ROW, 31, index("brown"), TABLES)).toEqual({ to: 2, count: 3, isReached: true });
    expect(drive(ROW, RIGHT_ARROW, index("gray"), TABLES)).toEqual({ to: 18, count: 3, isReached: true });
  });

  it("rule LO.4: the tourist is put aside, also when the taxi passes", () => {
    const { position } = tableOf(MODULES, LEFT);
    const standing = (at: Position): number => london.marks!(metro.sceneOf(at)).length;
    expect(standing(position)).toBe(32);
    expect(standing(lay(position, "aaaa@c3").position)).toBe(31);
    expect(standing(lay(position, "aaaa@c3 aaaa@d2").position)).toBe(30);
  });

  it("rule LO.4: what a tile would bring is known before it lies", () => {
    const view = { ...tableOf(MODULES, LEFT).view(0), stage: "turn" as const };
    const { gains, reactions } = previewOf(view, "aaaa", { cell: at(2, 2), turn: 0 });
    expect(gains).toEqual([3, 0]);
    expect(reactions).toEqual([{ module: "london", tells: [{ what: "drove", seat: 0, colour: "brown", count: 3 }] }]);
  });

  it("rule LO.5: the rulebook's example, no orange within four spaces", () => {
    const { position, events } = lay(tableOf(MODULES, LEFT).position, "aaaa@d2");
    expect(sliceOf(position).taxi).toBe(3);
    expect(told(events)).toEqual([{ what: "missed", seat: 0, colour: "orange", count: 4 }]);
    expect(position.points).toEqual([0, 0]);
  });

  it("rule LO.5: with the other ruling the taxi stays where it is", () => {
    const { position, events } = lay(tableOf(STAYS, LEFT).position, "aaaa@d2");
    expect(sliceOf(position).taxi).toBe(LEFT_ARROW);
    expect(told(events)).toEqual([{ what: "missed", seat: 0, colour: "orange", count: 0 }]);
  });
});

describe("a whole ride", () => {
  // By the table of LO.1 with St. Paul's at the left end and Tower Bridge at the right:
  // blue yellow green brown yellow purple purple orange orange blue red green brown grey grey red, right arrow,
  // green orange red purple brown blue yellow brown blue grey orange red grey yellow purple green, left arrow.
  const REVERSED = LANDMARKS.toReversed()
    .map(({ word }) => `=london.${word}`)
    .join(" ");
  const squareOf = {
    yellow: "b2 d3 b5",
    blue: "c2 e3",
    orange: "d2 f3",
    green: "e2 g3 g5",
    purple: "f2",
    gray: "g2 c4",
    red: "b3",
    brown: "c3 g4 e6",
  };

  function rides(
    options: Readonly<Record<string, string>>,
    arrow: string,
    colours: readonly (keyof typeof squareOf)[],
  ) {
    let { position } = tableOf({ ...MODULES, options }, `${REVERSED} =london.taxi-${arrow} ${TOURISTS}`);
    const left = Object.fromEntries(Object.entries(squareOf).map(([colour, squares]) => [colour, squares.split(" ")]));
    return colours.map((colour) => {
      const before = position.points[1]!;
      ({ position } = lay(position, `aaaa@${left[colour]!.shift()!}`, 1));
      return [sliceOf(position).taxi, position.points[1]! - before];
    });
  }

  it("rules LO.1 to LO.5: from the right arrow, over both ends of the row", () => {
    const colours = [
      "orange",
      "brown",
      "green",
      "red",
      "green",
      "brown",
      "brown",
      "orange",
      "blue",
      "gray",
      "gray",
      "purple",
    ] as const;
    expect(rides({}, "right", colours)).toEqual([
      [17, 2],
      [20, 3],
      // No green among blue, yellow, brown and blue.
      [24, 0],
      [27, 3],
      // Exactly four spaces.
      [31, 4],
      // Over the left arrow, which is no space.
      [3, 4],
      // The brown space that it stands on does not count.
      [7, 0],
      [8, 1],
      [9, 1],
      [13, 4],
      [14, 1],
      // Over the right arrow: red, green, orange, red.
      [18, 0],
    ]);
  });

  it("rules LO.2 and LO.4: from the left arrow into the upper lane", () => {
    expect(rides({}, "left", ["brown", "yellow", "green"])).toEqual([
      [3, 4],
      [4, 1],
      [8, 0],
    ]);
  });

  it("rule LO.5: with the other ruling it goes on from where it stayed", () => {
    expect(rides({ "london-failed-drive": "0" }, "right", ["orange", "green", "brown"])).toEqual([
      [17, 2],
      [17, 0],
      [20, 3],
    ]);
  });
});

describe("the end", () => {
  it("rule LO.6: only drives are paid, each with 1 to 4", () => {
    const awards = awardsOf(playedOut({ ...MODULES, seats: 3 }, "a whole game"), "london");
    expect(awards.length).toBeGreaterThan(0);
    for (const { points, reason } of awards) {
      expect(reason).toBe("taxi");
      expect([1, 2, 3, 4]).toContain(points);
    }
  });
});

describe("with corporations", () => {
  it("rule LO.7: the seat that placed the tile is paid, no company", () => {
    const position = playedOut({ seats: 4, modules: ["london", "stock-corporations"] }, "companies");
    const awards = awardsOf(position, "london");
    expect(awards.length).toBeGreaterThan(0);
    expect(awards.every(({ to }) => to.kind === "seat")).toBe(true);
    const lines = position.lines.reduce((sum, { points }) => sum + points, 0);
    expect(position.profits.reduce((sum, profit) => sum + profit, 0)).toBe(lines);
  });
});
