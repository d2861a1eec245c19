/** The map is data: this checks that it hangs together, and that its drawing says the same as its lists. */
import { describe, expect, it } from "vitest";
import { LONDON } from "./cities/london.ts";
import { LONDON_MAP } from "./drawing/london.ts";
import { LONDON_TOPOLOGY } from "./topology.ts";

const spotOf = (id: string): (typeof LONDON_MAP.stations)[string] => LONDON_MAP.stations[id]!;

describe("London", () => {
  it("has the components of the box", () => {
    const count = (category: string): number => LONDON.stations.filter((each) => each.category === category).length;
    expect(LONDON.stations.length).toBe(100);
    expect(["start", "express", "normal", "connection", "nationalRail", "terminus"].map(count)).toEqual([
      1, 22, 33, 8, 16, 20,
    ]);
    expect(LONDON.blocks.length).toBe(137);
    expect(LONDON.blocks.reduce((sum, { spaces }) => sum + spaces, 0)).toBe(198);
    expect([1, 2, 3, 4, 5].map((spaces) => LONDON.blocks.filter((block) => block.spaces === spaces).length)).toEqual([
      90, 36, 9, 1, 1,
    ]);
    expect(LONDON.lines.map(({ pieces }) => pieces).toSorted((a, b) => a - b)).toEqual([
      15, 15, 15, 15, 15, 15, 20, 20, 20, 20, 20,
    ]);
    expect(LONDON.lines.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(190);
  });

  it("deals markers with the right pieces, no colour twice", () => {
    const piecesOf = (id: string): number => LONDON.lines.find((line) => line.id === id)!.pieces;
    for (const [seats, sum] of [
      [2, 70],
      [3, 50],
      [4, 35],
      [5, 35],
    ] as const) {
      const markers = LONDON.markers[seats]!;
      expect(new Set(markers.flat()).size).toBe(markers.flat().length);
      for (const lines of markers) expect(lines.reduce((total, id) => total + piecesOf(id), 0)).toBe(sum);
    }
    expect([2, 3, 4, 5].map((seats) => LONDON.markers[seats]!.length)).toEqual([2, 3, 5, 5]);
  });

  it("is one network without blocks that repeat, and each terminus has one block", () => {
    const reached = new Set([LONDON.start]);
    for (let grown = true; grown;) {
      grown = false;
      for (const { between } of LONDON.blocks)
        if (between.some((id) => reached.has(id)) && !between.every((id) => reached.has(id))) {
          for (const id of between) reached.add(id);
          grown = true;
        }
    }
    expect(reached.size).toBe(100);
    expect(new Set(LONDON.blocks.map(({ between }) => [...between].toSorted().join("/"))).size).toBe(137);
    for (const { id, category } of LONDON.stations)
      if (category === "terminus") expect(LONDON.blocks.filter(({ between }) => between.includes(id)).length).toBe(1);
  });

  it("is planar as drawn: blocks meet at stations only, at multiples of 45 degrees", () => {
    const segments = LONDON.blocks.map(({ between }) => [spotOf(between[0]), spotOf(between[1])] as const);
    for (const [index, [a, b]] of segments.entries()) {
      const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
      expect(dx === 0 || dy === 0 || dx === dy).toBe(true);
      for (const [c, d] of segments.slice(index + 1)) {
        if ([c, d].includes(a) || [c, d].includes(b)) continue;
        expect(cross(a, b, c, d), `${a.x},${a.y} ${b.x},${b.y} and ${c.x},${c.y} ${d.x},${d.y}`).toBe(false);
      }
    }
  });

  it("has the faces that its drawing has", () => {
    // Faces by walking round: at every station turn to the next block clockwise.
    const { firstIncident, across, ends, blocks, stations } = LONDON_TOPOLOGY;
    const angle = (from: number, to: number): number => {
      const [a, b] = [spotOf(LONDON.stations[from]!.id), spotOf(LONDON.stations[to]!.id)];
      return Math.atan2(b.y - a.y, b.x - a.x);
    };
    const around = Array.from({ length: stations }, (_, station) =>
      Array.from(across.subarray(firstIncident[station], firstIncident[station + 1])).toSorted(
        (one, other) => angle(station, one) - angle(station, other),
      ),
    );
    const faceOfDart = new Map<string, number>();
    let faces = 0;
    for (let from = 0; from < stations; from++)
      for (const to of around[from]!) {
        if (faceOfDart.has(`${from} ${to}`)) continue;
        for (let [at, next] = [from, to]; !faceOfDart.has(`${at} ${next}`);) {
          faceOfDart.set(`${at} ${next}`, faces);
          const turn = around[next]!;
          const onward = turn[(turn.indexOf(at) + turn.length - 1) % turn.length]!;
          [at, next] = [next, onward];
        }
        faces++;
      }
    expect(faces).toBe(39);
    // Our numbers for faces and those of the data must correspond one to one.
    const pairs = new Set<string>();
    for (let block = 0; block < blocks; block++) {
      const [a, b] = [ends[block * 2]!, ends[block * 2 + 1]!];
      const drawn = new Set([faceOfDart.get(`${a} ${b}`)!, faceOfDart.get(`${b} ${a}`)!]);
      expect(drawn.size).toBe(LONDON.blocks[block]!.faces.length);
      pairs.add([...drawn].toSorted((x, y) => x - y).join("+"));
    }
    for (let station = 0; station < stations; station++) {
      const drawn = new Set(
        around[station]!.flatMap((to) => [faceOfDart.get(`${station} ${to}`)!, faceOfDart.get(`${to} ${station}`)!]),
      );
      expect(drawn.size).toBe(new Set(LONDON.stations[station]!.faces).size);
    }
    const same = new Map<number, number>();
    for (let block = 0; block < blocks; block++) {
      const [a, b] = [ends[block * 2]!, ends[block * 2 + 1]!];
      if (LONDON.blocks[block]!.faces.length === 1) {
        const [face] = LONDON.blocks[block]!.faces;
        expect(same.get(face!) ?? faceOfDart.get(`${a} ${b}`)).toBe(faceOfDart.get(`${a} ${b}`));
        same.set(face!, faceOfDart.get(`${a} ${b}`)!);
      }
    }
    expect(pairs.size).toBeGreaterThan(60);
  });

  it("has labels that do not lie on each other or on stations", () => {
    const boxes = LONDON.stations.map(({ id }) => labelBox(id));
    for (const [index, box] of boxes.entries()) {
      for (const [other, against] of boxes.entries())
        if (other > index)
          expect(overlaps(box, against), `${LONDON.stations[index]!.id} and ${LONDON.stations[other]!.id}`).toBe(false);
      for (const { id } of LONDON.stations) {
        const { x, y } = spotOf(id);
        const radius = LONDON_MAP.stationRadius * 0.7;
        const disc = { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
        expect(overlaps(box, disc), `${LONDON.stations[index]!.id} over ${id}`).toBe(false);
      }
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(LONDON_MAP.width);
    }
  });
});

interface Spot {
  readonly x: number;
  readonly y: number;
}

function cross(a: Spot, b: Spot, c: Spot, d: Spot): boolean {
  const side = (p: Spot, q: Spot, r: Spot): number => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  const isOn = (p: Spot, q: Spot, r: Spot): boolean =>
    side(p, q, r) === 0 &&
    Math.min(p.x, q.x) <= r.x &&
    r.x <= Math.max(p.x, q.x) &&
    Math.min(p.y, q.y) <= r.y &&
    r.y <= Math.max(p.y, q.y);
  if (isOn(a, b, c) || isOn(a, b, d) || isOn(c, d, a) || isOn(c, d, b)) return true;
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a label lies, with letters a little narrower than half their height. */
function labelBox(id: string): Box {
  const { lines, anchor, x, y, lineHeight } = spotOf(id).label;
  const width = Math.max(...lines.map((line) => line.length)) * LONDON_MAP.fontSize * 0.46;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return {
    left,
    right: left + width,
    top: y - LONDON_MAP.fontSize * 0.75,
    bottom: y + (lines.length - 1) * lineHeight,
  };
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
