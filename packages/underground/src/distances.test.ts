import { Random } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import type { Block, LineNumber } from "./indices.ts";
import { LONDON_TOPOLOGY, UNREACHED } from "./topology.ts";
import { Tracks } from "./tracks.ts";

const { stations, lines, allLines, allBlocks, ends, firstIncident, across, walks, walkWidth } = LONDON_TOPOLOGY;

/** By breadth, from all of some stations at once. */
function walksFrom(starts: readonly number[]): readonly number[] {
  const steps = Array.from({ length: stations }, () => UNREACHED);
  for (const start of starts) steps[start] = 0;
  const queue = [...starts];
  for (const station of queue)
    for (const next of across.subarray(firstIncident[station], firstIncident[station + 1])) {
      if (steps[next] !== UNREACHED) continue;
      steps[next] = steps[station]! + 1;
      queue.push(next);
    }
  return steps;
}

function membersOf(tracks: Tracks, line: number): readonly number[] {
  return Array.from(tracks.members.subarray(line * stations, line * stations + tracks.memberCount[line]!));
}

function expectTrue(tracks: Tracks): void {
  tracks.distances.settle();
  const { rows, steps, firstLine } = tracks.distances;
  for (let line = 0; line < lines; line++) {
    const members = membersOf(tracks, line);
    const known = steps.subarray(rows[line], rows[line]! + firstLine + lines);
    const expected = walksFrom(members);
    expect(Array.from(known.subarray(0, stations))).toEqual(expected);
    for (let other = 0; other < lines; other++) {
      if (other === line || !tracks.laid[line] || !tracks.laid[other]) continue;
      const nearest = Math.min(...membersOf(tracks, other).map((station) => expected[station]!));
      expect(known[firstLine + other]).toBe(nearest);
    }
  }
}

describe("distances on foot", () => {
  it("lead from every station to every other, and are the same both ways", () => {
    for (let from = 0; from < stations; from++) {
      expect(Array.from(walks.subarray(from * walkWidth, from * walkWidth + stations))).toEqual(walksFrom([from]));
      for (let to = 0; to < stations; to++) expect(walks[from * walkWidth + to]).toBe(walks[to * walkWidth + from]);
    }
  });

  it("are known after every piece that is built or taken up, and on a copy", () => {
    const random = new Random("distances");
    for (let network = 0; network < 12; network++) {
      const tracks = new Tracks(LONDON_TOPOLOGY);
      const built: [LineNumber, Block][] = [];
      for (let tries = 0; tries < 1_500; tries++) {
        const [line, block] = [random.pick(allLines), random.pick(allBlocks)];
        const touches = tracks.laid[line] === 0 || [0, 1].some((end) => tracks.touches(line, ends[block * 2 + end]!));
        if (!touches || !tracks.hasRoom(line, block)) continue;
        tracks.build(line, block);
        built.push([line, block]);
        if (random.below(4) === 0) tracks.distances.settle();
      }
      expectTrue(tracks);
      const copied = new Tracks(LONDON_TOPOLOGY);
      copied.copy(tracks);
      expectTrue(copied);
      while (built.length) {
        tracks.unbuild(...built.pop()!);
        if (random.below(3) === 0) expectTrue(tracks);
      }
    }
  });
});
