import { Random } from "@interchange/tabletop";
import { LONDON_TOPOLOGY, Passenger, Tracks } from "@interchange/underground";
import type { IndexArray, Station } from "@interchange/underground";
import { expect, it } from "vitest";
import { Fares } from "./fares.ts";

const topology = LONDON_TOPOLOGY;

/** A few lines, each grown piece by piece from any block. */
function randomTracks(random: Random): Tracks {
  const tracks = new Tracks(topology);
  for (const line of topology.allLines)
    for (let piece = random.below(16); piece > 0; piece--) {
      const blocks = topology.allBlocks.filter(
        (block) => tracks.hasRoom(line, block) && (tracks.laid[line] === 0 || tracks.isBeside(line, block)),
      );
      if (blocks.length) tracks.build(line, random.pick(blocks));
    }
  return tracks;
}

it("fares agree with the passenger on every route's cost, and on the best and worst choice among its ties", () => {
  const random = new Random("fares");
  const fares = new Fares(topology);
  const passenger = new Passenger(topology);
  for (let network = 0; network < 40; network++) {
    const tracks = randomTracks(random);
    const worth = Float64Array.from({ length: topology.lines }, () => random.pick([1, -1, -0.5, -1 / 3, -0.25]));
    const from = random.pick(topology.allStations);
    fares.value(worth);
    fares.survey(tracks);
    fares.from(from);
    for (const to of topology.allStations) {
      if (to === from) continue;
      const count = passenger.solve(tracks, from, Uint8Array.of(to) as IndexArray<Station>, 1);
      const paid = Array.from({ length: count }, (_, option) =>
        worth.reduce((sum, each, line) => (passenger.optionLines[option]! & (1 << line) ? sum + each : sum), 0),
      );
      fares.to(to);
      expect(fares.cost).toBe(passenger.walks * 16 + passenger.rides);
      expect(fares.most).toBeCloseTo(Math.max(...paid));
      expect(fares.least).toBeCloseTo(Math.min(...paid));
    }
  }
});
