/** What every placement would change in the worth of a position: own lines against the others'. */
import { ARRIVALS, CELLS, EDGE_STATIONS } from "@interchange/metro";
import type { Layout, Network } from "@interchange/metro";
import { EXITS } from "./exits.ts";
import { phaseOf } from "./lineValue.ts";
import type { LineValue } from "./lineValue.ts";

export class Appraisal {
  /** The worth of the position as it stands, points already won left out. */
  worth = 0;
  private readonly layout: Layout;
  private readonly lines: LineValue;
  /** How much a point of each line counts, by place: 1 for one's own. */
  private readonly share = new Float64Array(EDGE_STATIONS);
  /** What every line is worth as it stands. */
  private readonly values = new Float64Array(EDGE_STATIONS);
  /** The lines whose worth a tile on a square can change, as bits by place. */
  private readonly touched = new Uint32Array(CELLS);
  private seat = -1;
  private next = 0;

  constructor(layout: Layout, lines: LineValue) {
    this.layout = layout;
    this.lines = lines;
  }

  /** Looks through the eyes of a seat at a network to which a tile is about to be added, after which `next` moves. */
  look(network: Network, seat: number, next: number, tilesLaidThen: number): void {
    const { owners } = this.layout;
    const { share, values, touched, lines } = this;
    if (seat !== this.seat) this.setShares(seat);
    this.next = next;
    lines.setPhase(phaseOf(tilesLaidThen));
    touched.fill(0);
    this.worth = 0;
    for (let place = 0; place < EDGE_STATIONS; place++) {
      values[place] = 0;
      if (share[place] === 0) continue;
      const entry = network.trainAt(place);
      if (entry >= ARRIVALS) continue;
      const value = share[place]! * lines.of(network, entry, network.lengthFrom(place), owners[place] === next);
      values[place] = value;
      this.worth += value;
      const bit = 1 << place;
      touched[entry >>> 2]! |= bit;
      const square = entry & ~3;
      for (let exit = square; exit < square + 4; exit++) {
        const far = network.farEnd(EXITS[exit]!);
        if (far < ARRIVALS) touched[far >>> 2]! |= bit;
      }
    }
  }

  /** How much a tile changes the worth, points that it wins included. The network is given back as it was. */
  gain(network: Network, face: number, cell: number): number {
    const { share, values, lines, next } = this;
    const { owners, factors } = this.layout;
    network.lay(face, cell);
    let gain = 0;
    let left = this.touched[cell]!;
    while (left !== 0) {
      const place = 31 - Math.clz32(left);
      left ^= 1 << place;
      const entry = network.trainAt(place);
      const length = network.lengthFrom(place);
      const value =
        entry >= ARRIVALS
          ? length * factors[entry - ARRIVALS]!
          : lines.of(network, entry, length, owners[place] === next);
      gain += share[place]! * value - values[place]!;
    }
    network.unlay(face, cell);
    return gain;
  }

  private setShares(seat: number): void {
    const { owners, seats } = this.layout;
    this.seat = seat;
    for (let place = 0; place < EDGE_STATIONS; place++) {
      const owner = owners[place]!;
      this.share[place] = owner === seat ? 1 : owner < 0 ? 0 : -1 / (seats - 1);
    }
  }
}
