import { Random } from "@interchange/tabletop";
import { LONDON_TOPOLOGY, Passenger, Tracks } from "@interchange/underground";
import type { IndexArray, Station } from "@interchange/underground";
import { describe, expect, it } from "vitest";
import { Reach } from "./reach.ts";

const topology = LONDON_TOPOLOGY;

/** A few lines, each grown piece by piece from any block. */
function randomTracks(random: Random): Tracks {
  const tracks = new Tracks(topology);
  for (const line of topology.allLines)
    for (let piece = random.below(16); piece > 0; piece--) {
      const blocks = topology.allBlocks.filter(
        (block) =>
          tracks.hasRoom(line, block) &&
          (tracks.laid[line] === 0 ||
            tracks.touches(line, topology.ends[block * 2]!) ||
            tracks.touches(line, topology.ends[block * 2 + 1]!)),
      );
      if (blocks.length) tracks.build(line, random.pick(blocks));
    }
  return tracks;
}

describe("reach", () => {
  it("agrees with the passenger on every route's cost, and on the best and worst choice among its ties", () => {
    const random = new Random("reach");
    const reach = new Reach(topology);
    const passenger = new Passenger(topology);
    for (let network = 0; network < 40; network++) {
      const tracks = randomTracks(random);
      const worth = Float64Array.from({ length: topology.lines }, () => (random.below(2) ? 1 : -0.5));
      const from = random.pick(topology.allStations);
      reach.search(tracks, from, worth);
      for (const to of topology.allStations) {
        if (to === from) continue;
        const count = passenger.solve(tracks, from, Uint8Array.of(to) as IndexArray<Station>, 1);
        const paid = Array.from({ length: count }, (_, option) =>
          worth.reduce((sum, each, line) => (passenger.optionLines[option]! & (1 << line) ? sum + each : sum), 0),
        );
        expect(reach.cost[to]).toBe(passenger.walks * 16 + passenger.rides);
        expect(reach.most[to]).toBe(Math.max(...paid));
        expect(reach.least[to]).toBe(Math.min(...paid));
      }
    }
  });
});
