/** Maps other than London: their own bounds, labels, and blocks with bends. */
import { cityFrom, cityMapOf, mapNamed } from "@interchange/underground";
import type { MapFile } from "@interchange/underground";
import { describe, expect, test } from "vitest";
import { detailOf, fitted, isCornerFree, pixelAt } from "./camera.ts";
import { targetAt } from "./hit.ts";
import { clash } from "./labelBoxes.ts";
import { labelsAt } from "./labels.ts";
import { mapSceneOf } from "./mapScene.ts";
import { sheetOf } from "./sheet.ts";
import { stepped } from "./walk.ts";

const file = mapNamed("kestrel-bay")!;
/** The same map with one block that goes round a corner. */
const bent: MapFile = {
  ...file,
  blocks: file.blocks.map((block) =>
    block.between.join() === "eastgate,saltworks"
      ? {
          ...block,
          bends: [
            [1230, 500],
            [1230, 620],
          ],
        }
      : block,
  ),
};
const seen = (map: MapFile) => ({
  city: cityFrom(map),
  pieces: [],
  symbols: [],
  passenger: "old-market",
  open: ["windmill", "quay", "lido", "gasworks"],
  visited: [],
});

describe("Kestrel Bay", () => {
  const scene = mapSceneOf(seen(file));
  const pane = { width: 1104, height: 812, sheet: scene.sheet };

  test("fits its pane, with every station and no name on another", () => {
    const view = fitted(pane);
    for (const { x, y } of scene.stations) {
      const [left, top] = pixelAt(view, pane, [x, y]);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(pane.width);
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(pane.height);
    }
    const labels = labelsAt(scene.stations, detailOf(view.scale), scene.sheet);
    expect(labels).toHaveLength(42);
    for (const [at, one] of labels.entries())
      for (const other of labels.slice(at + 1)) expect(clash(one, other), `${one.id}, ${other.id}`).toBe(false);
  });

  test("leaves its corner to the legend only where no station lies there", () => {
    expect(isCornerFree(pane)).toBe(true);
    expect(isCornerFree({ ...pane, height: 700 })).toBe(false);
  });

  test("is walked with the keys", () => {
    expect(stepped({ kind: "station", id: "bell-lane" }, "ArrowRight", scene)).toEqual({
      kind: "station",
      id: "old-market",
    });
  });
});

describe("a block with bends", () => {
  const { city } = seen(bent);
  const block = city.blocks.findIndex(({ between }) => between.join() === "eastgate,saltworks");
  const piece = { line: "red", between: city.blocks[block]!.between };
  const scene = mapSceneOf({ ...seen(bent), pieces: [piece] });

  test("is drawn through its bends, and hit there", () => {
    expect(scene.lines[0]?.path).toMatch(/Q1230 500/);
    const reach = { scale: 1, isTouch: false };
    expect(targetAt(scene, [1230, 560], reach)).toEqual({ kind: "line", line: "red", block });
    expect(targetAt(scene, [1180, 560], reach)).toBeUndefined();
  });

  test("has a sheet of its own", () => {
    expect(scene.sheet).toBe(sheetOf(city));
    expect(scene.sheet.map).toBe(cityMapOf(bent));
    expect(scene.sheet.tracks[block]!.reach.right).toBe(1230);
  });
});
