import { metro, stationOfNumber, squareName, squareNamed } from "@interchange/metro/core";
import type { Laid, View } from "@interchange/metro/core";
import { describe, expect, test } from "vitest";
import { targetAt } from "@interchange/boards/metro";
import { boardSceneOf } from "./scene.ts";
import { stripsOf } from "@interchange/boards/strips";

function viewOf(laid: readonly Laid[]): View {
  const prepared = metro.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  return { ...metro.view(metro.start(prepared.setup), 0), laid };
}

const tile = (name: string, code: Laid["tile"], seat = 0): Laid => ({
  cell: squareNamed(name)!,
  tile: code,
  turn: 0,
  seat,
});
const eight = stationOfNumber(8, metro.layoutOf(viewOf([]).setup).terms.numbering);

describe("a scene", () => {
  test("of an empty board has forty stations that wait", () => {
    const scene = boardSceneOf(viewOf([]));
    expect(scene.stations).toHaveLength(40);
    expect(scene.stations.every(({ state }) => state === "waiting")).toBe(true);
    expect(scene.lines).toEqual([]);
    expect(scene.last).toEqual([]);
  });

  test("shows open and finished lines, and the last tile", () => {
    const scene = boardSceneOf(viewOf([tile("a1", "dddd"), tile("b1", "aaaa", 1)]));
    expect(scene.stations[eight]).toMatchObject({ number: 8, owner: 1, state: "scored" });
    expect(scene.lines.find(({ from }) => from === 1)).toMatchObject({ waits: { cell: squareNamed("b2"), side: 0 } });
    expect(scene.last).toEqual([{ cell: squareNamed("b1"), seat: 1, own: false }]);
    expect(scene.colours.slice(0, 2)).toEqual(["yellow", "blue"]);
  });

  test("marks what others placed since the viewer did, the viewer's own tile until they have", () => {
    const laid = [tile("a1", "aaaa"), tile("b1", "aaaa", 1), tile("c1", "aaaa", 2), tile("d1", "aaaa", 0)];
    const marked = (count: number, viewer: View["viewer"]) =>
      boardSceneOf({ ...viewOf(laid.slice(0, count)), viewer }).last?.map(({ cell }) => squareName(cell));
    expect(marked(3, 0)).toEqual(["b1", "c1"]);
    expect(marked(4, 0)).toEqual(["d1"]);
    expect(marked(4, 1)).toEqual(["c1", "d1"]);
    // Also before their first tile.
    expect(marked(2, 2)).toEqual(["a1", "b1"]);
    expect(marked(4, "spectator")).toEqual(["d1"]);
    expect(marked(0, "spectator")).toEqual([]);
  });

  test("is the same object again where only the pointer moved", () => {
    const view = viewOf([tile("a1", "aaaa")]);
    expect(boardSceneOf(view, { lit: [3] }).lines).toBe(boardSceneOf(view).lines);
  });

  test("with a ghost has the changed lines with all their passes", () => {
    const view = viewOf([tile("a1", "aaaa")]);
    const { ghost } = boardSceneOf(view, { ghost: { cell: squareNamed("a2")!, tile: "aaaa", turn: 0, seat: 0 } });
    const line = ghost?.lines.find(({ from }) => from === eight);
    expect(line?.passes.map(({ cell }) => cell)).toEqual([squareNamed("a1"), squareNamed("a2")]);
    expect(line?.waits?.cell).toBe(squareNamed("a3"));
    expect(ghost?.lines).toHaveLength(2);
  });
});

test("pointing finds squares, stations and the nearest line", () => {
  const scene = boardSceneOf(viewOf([tile("a1", "aaaa")]));
  expect(targetAt(scene, [150, 50])).toEqual({ kind: "square", cell: squareNamed("b1") });
  expect(targetAt(scene, [38, 10])).toEqual({ kind: "line", station: eight, cell: squareNamed("a1") });
  expect(targetAt(scene, [65, 10])).toEqual({ kind: "square", cell: squareNamed("a1") });
  expect(targetAt(scene, [50, -30])).toEqual({ kind: "station", station: eight });
  expect(targetAt(scene, [830, 750])).toEqual({ kind: "station", station: 15 });
  expect(targetAt(scene, [-30, -30])).toBeUndefined();
});

test("strips tell where a line runs, what it crosses and where it ends", () => {
  const strips = stripsOf(boardSceneOf(viewOf([tile("a1", "aaaa"), tile("b1", "aaaa")])), 0);
  expect(strips).toHaveLength(16);
  const nine = strips.find(({ number }) => number === 9);
  expect(nine?.stops.map(({ name, visit, crosses }) => [name, visit, crosses])).toEqual([
    ["a1", 1, [eight]],
    ["b1", 1, [1]],
  ]);
  expect(nine?.end).toEqual({ kind: "open", name: "c1", side: 3 });
});
