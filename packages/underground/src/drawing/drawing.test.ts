import { Random, seededChance, Table } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import {
  drawnSpaces,
  layOut,
  LINE_LETTERS,
  lineStrokes,
  LONDON,
  LONDON_MAP,
  PATTERNS,
  renderSvg,
  STATION_SHAPES,
  stretchPath,
  SYMBOL_MARKS,
  underground,
} from "../index.ts";
import type { Position } from "../index.ts";
import { pieces, setupOf } from "../testing/tables.ts";

const drawn = (text: string) => drawnSpaces(LONDON, LONDON_MAP, pieces(text));

function played(seats: number): Position {
  const table = new Table(underground, setupOf({ seats }), Array<string>(seats).fill("seat"));
  const source = seededChance("drawing");
  const random = new Random("drawing");
  table.settle(source);
  for (;;) {
    const actor = underground.actor(table.position);
    if (actor.kind !== "seat") return table.position;
    const moves = underground.moves(table.view(actor.seat));
    table.play(actor.seat, moves[random.below(moves.length)]!);
    table.settle(source);
  }
}

describe("track spaces", () => {
  test("hold every piece once, and the others are free", () => {
    const { pieces } = played(5);
    const spaces = drawnSpaces(LONDON, LONDON_MAP, pieces);
    expect(spaces).toHaveLength(198);
    const held = spaces.flatMap(({ line, between }) => (line === undefined ? [] : [`${line} ${between.join("/")}`]));
    expect(held.toSorted()).toEqual(pieces.map(({ line, between }) => `${line} ${between.join("/")}`).toSorted());
  });

  test("keep their lines whatever is built later", () => {
    const { pieces } = played(4);
    const last = layOut(LONDON, LONDON_MAP, pieces).taken;
    const early = layOut(LONDON, LONDON_MAP, pieces.slice(0, 60)).taken;
    for (const [block, row] of early.entries())
      for (const [space, line] of row.entries()) if (line !== undefined) expect(last[block]![space]).toBe(line);
  });

  test("keep a line on its side of a street that goes straight on", () => {
    const spaces = drawn(
      "red: marylebone baker-street great-portland-street; blue: marylebone baker-street great-portland-street euston",
    );
    const heights = spaces.filter(({ line }) => line === "blue").map(({ segment }) => [segment.y1, segment.y2]);
    expect(new Set(heights.flat()).size).toBe(1);
  });
});

describe("strokes", () => {
  test("run straight through a station where line and side stay the same", () => {
    const [stroke] = lineStrokes(drawn("red: marylebone baker-street great-portland-street"));
    expect(stroke).toEqual({
      line: "red",
      path: "M970 490L730 490",
      ends: [
        { station: "great-portland-street", x: 940, y: 490 },
        { station: "marylebone", x: 760, y: 490 },
      ],
    });
  });

  test("bend in a curve, begin anew at a branch and close a ring", () => {
    const count = (text: string, sign: string): number => lineStrokes(drawn(text))[0]!.path.split(sign).length - 1;
    expect(count("red: bank holborn kings-cross-st-pancras", "Q")).toBe(1);
    expect(count("red: holborn bank moorgate,bank aldgate", "M")).toBe(2);
    const ring = "red: euston oxford-circus tottenham-court-road euston";
    expect([count(ring, "M"), count(ring, "Q")]).toEqual([1, 3]);
    expect(lineStrokes(drawn(ring))[0]!.ends).toEqual([]);
  });

  test("draw every piece of a whole game", () => {
    const spaces = drawnSpaces(LONDON, LONDON_MAP, played(3).pieces);
    const built = new Set(spaces.flatMap(({ line }) => (line === undefined ? [] : [line])));
    const strokes = lineStrokes(spaces);
    expect(strokes.map(({ line }) => line).toSorted()).toEqual([...built].toSorted());
    for (const { path } of strokes) expect(path).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("follow a trip on the line's own track and on foot along the middle", () => {
    const spaces = drawn("red: euston kings-cross-st-pancras; blue: euston kings-cross-st-pancras");
    const way = { stations: ["euston", "kings-cross-st-pancras"] };
    expect(stretchPath(LONDON_MAP, spaces, way)).toBe("M1090 490L1210 490");
    expect(stretchPath(LONDON_MAP, spaces, { ...way, line: "blue" })).toBe("M1090 478.8L1210 478.8");
    expect(stretchPath(LONDON_MAP, spaces, { stations: ["euston"] })).toBe("");
  });
});

test("every line has a letter, and a pattern unlike any other", () => {
  const ids = LONDON.lines.map(({ id }) => id);
  expect(new Set(ids.map((id) => LINE_LETTERS[id])).size).toBe(ids.length);
  expect(new Set(ids.map((id) => JSON.stringify(PATTERNS[id]))).size).toBe(ids.length);
  expect(LONDON.symbols.every((symbol) => SYMBOL_MARKS[symbol])).toBe(true);
});

test("a picture shows lines, stations and the passenger, in both themes", () => {
  const position = played(2);
  for (const theme of ["light", "dark"] as const) {
    const svg = renderSvg(position, { theme, title: "A & B" });
    expect(svg).toContain("<title>A &amp; B</title>");
    expect(svg).not.toMatch(/NaN|undefined/);
    for (const shape of Object.values(STATION_SHAPES)) expect(svg).toContain(`d="${shape}"`);
  }
});
