/** Tests the marks that modules put on the board. */
import { describe, expect, it } from "vitest";
import { COLOURS } from "../companies.ts";
import { metro } from "../metro.ts";
import type { Position } from "../position.ts";
import { lay, readyFor } from "../testing/cities.ts";
import { moveOf, tableOf } from "../testing/tables.ts";
import { INNER_SQUARES } from "../tourists.ts";
import { marksOn } from "./marks.ts";
import type { Mark } from "../mark.ts";

function marksIn(position: Position): readonly Mark[] {
  return marksOn(metro.layoutOf(position.setup), position);
}

/** A tourist as tests speak of one: the colour, and where it stands. */
function tourist(colour: (typeof COLOURS)[number], x: number, y: number, r: number): Mark {
  return { kind: "tourist", colour: COLOURS.indexOf(colour), x, y, r };
}

/** Four of each colour, round the eight of them: yellow comes first. */
const ROUND = (tag: string): string =>
  Array.from({ length: INNER_SQUARES.length }, (_, place) => `=${tag}.${COLOURS[place % 8]!}`).join(" ");

describe("tourists", () => {
  it("of Berlin stand on their squares, and aside on the tiles that cover these", () => {
    expect(marksIn(metro.start(tableOf({ modules: ["berlin"] }).setup))).toEqual([]);
    const script = "=berlin.yellow =berlin.blue =berlin.orange";
    expect(marksIn(tableOf({ modules: ["berlin"] }, script).position)).toEqual([
      tourist("yellow", 173, 127, 19),
      tourist("blue", 273, 127, 19),
      tourist("orange", 173, 227, 19),
    ]);
    const { position } = lay(readyFor({ modules: ["berlin"] }, script), "aaaa@c2");
    const marks = marksIn(position);
    expect(marks).toHaveLength(16);
    expect(marks.slice(0, 3)).toEqual([
      tourist("yellow", 173, 127, 19),
      tourist("blue", 283, 117, 15),
      tourist("orange", 173, 227, 19),
    ]);
  });

  it.each(["london", "stockholm"])("of %s leave when a tile comes", (city) => {
    const { position } = lay(readyFor({ modules: [city] }, ""), "aaaa@c2 aaaa@a1");
    const marks = marksIn(position);
    expect(marks).toHaveLength(31);
    expect(marks[0]).toMatchObject({ kind: "tourist", x: 173, y: 127, r: 19 });
    expect(marks[1]).toMatchObject({ kind: "tourist", x: 373, y: 127, r: 19 });
  });

  it("of New York wait inside the edge where lines arrive, until they are taken", () => {
    const boards = "=new-york.board-1 =new-york.board-5";
    const { position } = tableOf({ modules: ["new-york"] }, `${boards} ${ROUND("new-york")}`);
    const marks = marksIn(position);
    expect(marks).toHaveLength(32);
    // Above a1 and b1, right of h1, below h8, left of a8.
    expect([0, 1, 8, 16, 24].map((place) => marks[place])).toEqual([
      tourist("yellow", 65, 2, 16),
      tourist("blue", 165, 2, 16),
      tourist("yellow", 798, 65, 16),
      tourist("yellow", 735, 798, 16),
      tourist("yellow", 2, 735, 16),
    ]);
    // The line from station 4 ends above e1.
    expect(marksIn(lay(position, "aaaa@e1 dddd@e2").position)).toEqual(marks.toSpliced(4, 1));
  });

  it("of Paris stand in rows where they have joined others, and on the tile while they wait", () => {
    const { position } = tableOf(
      { modules: ["paris"] },
      `=paris.concorde =paris.invalides =paris.alexandre =paris.eiffel =paris.sacre-coeur =paris.versailles
       =paris.arc =paris.moulin-rouge =paris.notre-dame =paris.louvre =paris.vuitton =paris.pantheon ${ROUND("paris")}`,
    );
    const marks = marksIn(position);
    expect(marks).toHaveLength(32);
    expect(marks.slice(0, 2)).toEqual([tourist("yellow", 173, 127, 19), tourist("blue", 273, 127, 19)]);
    const crowded = (board: readonly number[], waiting: readonly number[] = []): readonly Mark[] => {
      const paris = position.slices["paris"] as object;
      const from = waiting.length ? 0 : null;
      return marksIn({ ...position, slices: { paris: { ...paris, board: [board], waiting, from } } });
    };
    expect(crowded([0, 1, 2])).toEqual([
      tourist("yellow", 128, 127, 17),
      tourist("blue", 172, 127, 17),
      tourist("orange", 128, 171, 17),
    ]);
    expect(crowded([0, 1, 2, 3, 4])).toEqual([
      tourist("yellow", 121, 127, 13),
      tourist("blue", 150, 127, 13),
      tourist("orange", 179, 127, 13),
      tourist("green", 121, 156, 13),
      tourist("purple", 150, 156, 13),
    ]);
    expect(crowded([], [2])).toEqual([tourist("orange", 73, 27, 19)]);
    expect(crowded([], [0, 1])).toEqual([tourist("yellow", 28, 27, 17), tourist("blue", 72, 27, 17)]);
  });
});

describe("landmarks", () => {
  it("of St. Petersburg stand on their squares, until a tile brings a tourist", () => {
    const table = tableOf({ modules: ["st-petersburg"] }, "=aaaa =aaaa aaaa@b1 =aaaa aaaa@a2 =aaaa");
    const before = marksIn(table.position);
    expect(before.every(({ kind }) => kind === "landmark")).toBe(true);
    expect(before).toContainEqual({ kind: "landmark", x: 173, y: 127 });
    const { position } = tableOf(
      { modules: ["st-petersburg"] },
      "=aaaa =aaaa aaaa@b1 =aaaa aaaa@a2 =aaaa aaaa@b2 petersburg.red",
    );
    expect(marksIn(position)).toEqual([
      ...before.filter(({ x, y }) => x !== 173 || y !== 127),
      tourist("red", 115, 115, 14),
    ]);
  });

  it("of St. Petersburg may stand in any corner of the board, by an owner's set", () => {
    const squares = ["a1", "b1", "c1", "h8", "g8", "d3", "e6", "b5"];
    const components = {
      name: "mine",
      version: "1",
      base: "interchange 1",
      values: { "st-petersburg": { squares } },
    };
    const { position } = lay(readyFor({ modules: ["st-petersburg"], components }, ""), "aaaa@a1");
    const marks = marksIn(metro.play(position, moveOf("petersburg.red")).position);
    expect(marks.map(({ kind }) => kind)).toEqual([...squares.slice(1).map(() => "landmark"), "tourist"]);
    expect(marks.at(-1)).toEqual(tourist("red", 15, 15, 14));
  });

  it("and tourists are not drawn where nothing is known of them", () => {
    const { position } = tableOf({ modules: ["st-petersburg"] });
    expect(marksOn(metro.layoutOf(position.setup), { laid: position.laid })).toEqual([]);
  });
});
