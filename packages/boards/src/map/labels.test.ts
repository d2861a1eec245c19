import { Random } from "@interchange/tabletop";
import { LONDON, LONDON_MAP } from "@interchange/underground/drawing";
import { describe, expect, test } from "vitest";
import { detailOf, fitted, sightOf } from "./camera.ts";
import { boxOf, clash, isOutside, lineBoxes, overlap } from "./labelBoxes.ts";
import type { ShownLabel } from "./labelBoxes.ts";
import { labelsAt } from "./labels.ts";
import { mapSceneOf } from "./mapScene.ts";
import type { SceneStation } from "./scene.ts";
import { LONDON_SHEET } from "./sheet.ts";
import { isOnTrack, tracksUnder } from "./tracksUnder.ts";

/** The map's pane on a screen of 1440 by 900, and its scale step. */
const DESKTOP = detailOf(fitted({ width: 1104, height: 812 }).scale);
const DESTINATIONS = LONDON.stations.flatMap(({ id, category }) =>
  category === "express" || category === "normal" ? [id] : [],
);

function stationsWith(open: readonly string[], passenger: string): readonly SceneStation[] {
  return mapSceneOf({ pieces: [], symbols: [], passenger, open, visited: [] }).stations;
}

function clashes(shown: readonly ShownLabel[]): readonly string[] {
  return shown.flatMap((one, index) =>
    shown.slice(index + 1).flatMap((other) => (clash(one, other) ? [`${one.id} and ${other.id}`] : [])),
  );
}

describe("labels on a desktop", () => {
  const plain = labelsAt(stationsWith([], ""), DESKTOP);

  test("are all there, and none is too small to read", () => {
    expect(plain).toHaveLength(100);
    for (const { size } of plain) expect(size * DESKTOP).toBeGreaterThanOrEqual(11);
  });

  test("lie neither on track nor on each other nor on a station", () => {
    expect(clashes(plain)).toEqual([]);
    for (const label of plain)
      for (const box of lineBoxes(label)) {
        expect(
          tracksUnder(box).map((block) => LONDON.blocks[block]!.between.join("/")),
          label.id,
        ).toEqual([]);
        for (const [id, { x, y }] of Object.entries(LONDON_MAP.stations)) {
          const sign = { left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 };
          expect(overlap(box, sign), `${label.id} on ${id}`).toBe(false);
        }
      }
  });
});

/** The map's pane on a tablet of 820 by 1180. */
const TABLET = detailOf(fitted({ width: 794, height: 655 }).scale);

describe.each([
  ["a desktop", DESKTOP, 100, 0],
  ["a tablet", TABLET, 80, 0.01],
  ["a lesson", 0.5, 90, 0.02],
])("with four destinations face up on %s", (_, scale, least, share) => {
  const random = new Random("pills");
  const deals = Array.from({ length: 60 }, () => {
    const left = [...DESTINATIONS];
    const drawn = Array.from({ length: 5 }, () => left.splice(random.below(left.length), 1)[0]!);
    return { drawn, shown: labelsAt(stationsWith(drawn.slice(0, 4), drawn[4]!), scale) };
  });

  test("no name lies on another, and nearly all are there", () => {
    for (const { drawn, shown } of deals) {
      expect(clashes(shown)).toEqual([]);
      expect(shown.length).toBeGreaterThanOrEqual(least);
      expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining(drawn));
    }
  });

  test("no name lies on track, but for a few in the centre of a small map", () => {
    const covering = deals.flatMap(({ drawn, shown }) =>
      shown.filter((label) => isOnTrack(label)).map(({ id }) => drawn.includes(id)),
    );
    expect(covering).not.toContain(false);
    expect(covering.length).toBeLessThanOrEqual(deals.length * 5 * share);
  });
});

test("no name on a tablet stands so close under another that both read as one", () => {
  for (const drawn of [
    ["bank", "hampstead", "leytonstone", "westminster"],
    ["marylebone", "pimlico"],
  ]) {
    const plain = labelsAt(stationsWith(drawn, "bond-street"), TABLET).filter(({ hasPill }) => !hasPill);
    const shown = plain.map(boxOf);
    for (const [at, one] of shown.entries())
      for (const other of shown.slice(at + 1)) {
        const room = 1.5 / TABLET;
        const spread = { ...one, top: one.top - room, bottom: one.bottom + room };
        expect(overlap(spread, other)).toBe(false);
      }
  }
});

test.each(["euston", "kenton"])("the name of %s lies on no track with the passenger there, at any scale", (id) => {
  for (const scale of [0.35, TABLET, 0.46, 0.5, DESKTOP, 1]) {
    const label = labelsAt(stationsWith([], id), scale).find((each) => each.id === id)!;
    expect(isOnTrack(label), `at ${scale}`).toBe(false);
  }
});

describe("labels at any scale", () => {
  const open = ["bank", "holborn", "sudbury", "pimlico"];
  const stations = stationsWith(open, "euston");

  test("are all shown near by, within the room that they have from afar", () => {
    const shown = labelsAt(stationsWith([], ""), 1);
    expect(shown).toHaveLength(100);
    expect(clashes(shown)).toEqual([]);
  });

  test.each([0.19, 0.35, 0.5, 0.7])("never lie on each other and are never too small, at scale %d", (scale) => {
    const shown = labelsAt(stations, scale);
    for (const id of [...open, "euston"]) expect(shown.map((label) => label.id)).toContain(id);
    for (const [index, one] of shown.entries()) {
      expect(one.size * scale).toBeGreaterThanOrEqual(11);
      for (const other of shown.slice(index + 1))
        if (scale < 0.5) expect(overlap(boxOf(one), boxOf(other)), `${one.id} and ${other.id}`).toBe(false);
        else expect(clash(one, other), `${one.id} and ${other.id}`).toBe(false);
    }
  });
});

describe("names of destinations on a phone that shows a part of the map", () => {
  const pane = { width: 360, height: 300 };
  const scale = LONDON_SHEET.buildScale;

  /** The phone's view with a station at this pixel. */
  function viewWith(id: string, [x, y]: readonly [number, number]) {
    const spot = LONDON_MAP.stations[id]!;
    const view = { x: spot.x + (pane.width / 2 - x) / scale, y: spot.y + (pane.height / 2 - y) / scale, scale };
    const sight = sightOf(view, pane);
    const label = labelsAt(stationsWith([id], "euston"), scale, undefined, sight).find((each) => each.id === id);
    return { sight, box: label && boxOf(label) };
  }

  const ids = ["highbury-and-islington", "holborn", "hampstead", "great-portland-street"];

  test.each(ids)("are in view with their stations, and clear of the small map, or left out: %s", (id) => {
    const edges = [
      [30, 150],
      [330, 150],
      [180, 30],
      [180, 270],
      [100, 30],
    ] as const;
    const shown = edges.flatMap((at) => {
      const { sight, box } = viewWith(id, at);
      if (!box) return [];
      expect(isOutside(box, { bounds: sight.box }), `at ${at.join()}`).toBe(false);
      expect(overlap(box, sight.covered!), `at ${at.join()}`).toBe(false);
      return [at];
    });
    expect(shown).not.toEqual([]);
  });

  test.each(ids)("are not cut by the edge when their stations are out of view: %s", (id) => {
    const out = [-120, -80, -40, 400, 440, 480].map((x) => viewWith(id, [x, 150]));
    for (const { sight, box } of out) expect(box && overlap(box, sight.box)).toBeFalsy();
  });
});
