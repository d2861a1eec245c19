import { checkedMap, LONDON_FILE, MAPS } from "@interchange/underground";
import type { Category, MapFile, MapPoint } from "@interchange/underground";
import { expect, test } from "vitest";
import {
  bent,
  blockBetween,
  changed,
  copied,
  elbowed,
  GRID,
  newDraft,
  onGrid,
  pathIn,
  stationAt,
  suggestedLines,
  withBlock,
  withoutStation,
  withSpaces,
  withStation,
} from "./draft.ts";

const at = (column: number, row: number): MapPoint => [column * GRID, row * GRID];

const PLACES: readonly (readonly [kind: Category, column: number, row: number])[] = [
  ["start", 4, 4],
  ["express", 2, 2],
  ["express", 6, 2],
  ["express", 2, 6],
  ["express", 6, 6],
  ["normal", 4, 2],
  ["normal", 2, 4],
  ["normal", 6, 4],
  ["normal", 4, 6],
  ["connection", 2, 8],
  ["connection", 6, 8],
];
const WAYS = ["2-6", "6-3", "2-7", "7-4", "4-10", "3-8", "8-5", "5-11", "6-1", "1-9", "7-1", "1-8", "4-9", "9-5"];

function drawn(): MapFile {
  const stations = PLACES.reduce(
    (draft, [kind, column, row], index) => withStation(draft, at(column, row), kind, `Station ${index + 1}`),
    newDraft("My map"),
  );
  return WAYS.reduce((draft, way) => {
    const [one = "", other = ""] = way.split("-").map((number) => `station-${number}`);
    return withBlock(draft, one, other, []);
  }, stations);
}

test("a map drawn step by step is one that can be played on", () => {
  const checked = checkedMap(drawn());
  expect(checked.ok ? [] : checked.problems).toEqual([]);
});

test("symbols follow the connection stations, two to each", () => {
  const more = withStation(withStation(drawn(), at(10, 2), "connection", "A"), at(10, 4), "connection", "B");
  expect([drawn().symbols.length, more.symbols.length]).toEqual([1, 2]);
  expect(withoutStation(withoutStation(more, "a"), "b").symbols).toHaveLength(1);
});

test("a name becomes a word for records that is nobody else's", () => {
  const { draft, id } = changed(drawn(), "station-1", { name: "King's Cross É" });
  expect(id).toBe("kings-cross-e");
  expect(blockBetween(draft, "kings-cross-e", "station-6")).toBeGreaterThanOrEqual(0);
  expect(draft.blocks.some(({ between }) => between.includes("station-1"))).toBe(false);
  // Lines, and stations that are there, have their words already.
  expect(changed(draft, "station-2", { name: "Red" }).id).toBe("red-2");
  expect(changed(draft, "station-2", { name: "Kings Cross E" }).id).toBe("kings-cross-e-2");
  expect(changed(draft, "station-2", { name: "北" }).id).toBe("station");
});

test("blocks are straight or diagonal, also after a station has moved", () => {
  expect(elbowed([at(1, 1), at(4, 2)])).toEqual([at(1, 1), at(2, 2), at(4, 2)]);
  const { draft } = changed(drawn(), "station-10", { at: at(3, 9) });
  for (const block of draft.blocks) {
    const path = pathIn(draft, block);
    for (const [index, [x, y]] of path.slice(1).entries()) {
      const [dx, dy] = [x - path[index]![0], y - path[index]![1]];
      expect(dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy), block.between.join()).toBe(true);
    }
  }
});

test("a block that is drawn again keeps its track spaces", () => {
  const wide = withSpaces(drawn(), blockBetween(drawn(), "station-1", "station-6"), 3);
  const again = withBlock(wide, "station-6", "station-1", []);
  expect(again.blocks).toHaveLength(wide.blocks.length);
  expect(again.blocks[blockBetween(again, "station-1", "station-6")]?.spaces).toBe(3);
});

test("a dragged block goes by way of where it was dropped, and straight again", () => {
  const before = drawn();
  const index = blockBetween(before, "station-1", "station-6");
  const [one, other] = pathIn(before, before.blocks[index]!);
  const away = bent(before, index, at(5, 3));
  expect(away.blocks.map(({ between }) => [...between].toSorted())).toEqual(
    before.blocks.map(({ between }) => [...between].toSorted()),
  );
  expect(pathIn(away, away.blocks[index]!)).toContainEqual(at(5, 3));
  const middle = at((one![0] + other![0]) / 2 / GRID, (one![1] + other![1]) / 2 / GRID);
  expect(bent(away, index, middle).blocks[index]).not.toHaveProperty("bends");
  // Where a station is, no block can bend.
  expect(bent(before, index, at(6, 2))).toBe(before);
});

test("a copy of a map of the game can be drawn on, on its own grid", () => {
  for (const map of MAPS) {
    const copy = copied(map, `${map.name} 2`);
    expect(checkedMap(copy).ok, map.name).toBe(true);
    const first = copy.stations[0]!;
    expect(onGrid(copy, first.at)).toEqual(first.at);
    expect(stationAt(copy, first.at)).toBe(first);
  }
});

test("suggested pieces grow with the network, up to London's", () => {
  expect(suggestedLines(LONDON_FILE)).toEqual(LONDON_FILE.lines);
  expect(Math.max(...Object.values(suggestedLines(drawn())))).toBeLessThan(LONDON_FILE.lines["red"]!);
});
