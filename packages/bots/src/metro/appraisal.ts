/** Values every placement: how much it changes the position's worth, own lines against the others'. */
import { ARRIVALS, CELLS, EDGE_STATIONS, groundOf, STATIONS, STOPS } from "@interchange/metro";
import type { Layout, Network } from "@interchange/metro";
import { exitsOf } from "./exits.ts";
import { phaseOf } from "./lineValue.ts";
import type { LineValue } from "./lineValue.ts";
import { Journey } from "./passes.ts";
import type { Faces, Trial } from "./passes.ts";
import type { Stakes } from "./stakes.ts";

const NO_TILES: Faces = { faceOn: () => -1 };

export class Appraisal {
  /** The position's current worth, without points already scored. */
  worth = 0;
  /** Every line's current value, times how much it counts. */
  readonly values: Float64Array = new Float64Array(STATIONS);
  /** What open lines have already picked up on their way, times how much they count. */
  readonly picked: Float64Array = new Float64Array(STATIONS);
  private readonly journey = new Journey();
  private readonly lines: LineValue;
  private readonly places: number;
  private readonly exits: Uint16Array;
  /** The lines that a tile on a square can change, as bits by station: those from the edge, and from the centre. */
  private readonly touched = new Uint32Array(CELLS);
  private readonly touchedInCentre = new Uint32Array(CELLS);
  /** Where every line waits. */
  private readonly entries = new Uint16Array(STATIONS);
  private stakes: Stakes | undefined;
  private trial: Trial;
  private next = 0;

  constructor({ terms }: Layout, lines: LineValue) {
    this.lines = lines;
    this.places = terms.centreDeparts ? STATIONS : EDGE_STATIONS;
    this.exits = exitsOf(terms);
    this.trial = { ground: groundOf(terms), faces: NO_TILES };
  }

  /**
   * Looks at a network with someone's stakes before a tile is added, after which `next` moves. If squares pay for
   * passes, `faces` says what lies on them.
   */
  look(network: Network, stakes: Stakes, next: number, tilesLaidThen: number, faces: Faces = NO_TILES): void {
    const { values, picked, touched, touchedInCentre, lines, exits } = this;
    const { share } = stakes;
    this.stakes = stakes;
    this.next = next;
    if (faces !== this.trial.faces) this.trial = { ground: this.trial.ground, faces };
    lines.setPhase(phaseOf(tilesLaidThen));
    lines.setPay(stakes);
    touched.fill(0);
    touchedInCentre.fill(0);
    this.worth = 0;
    for (let station = 0; station < this.places; station++) {
      values[station] = 0;
      picked[station] = 0;
      if (share[station] === 0) continue;
      const entry = network.trainAt(station);
      if (entry >= ARRIVALS) continue;
      const onItsWay = stakes.passes || stakes.visits ? this.passed(station, stakes, -1, -1) : 0;
      const value = share[station]! * this.valueOf(network, stakes, station, entry);
      values[station] = value;
      this.entries[station] = entry;
      picked[station] = share[station]! * onItsWay;
      this.worth += value + picked[station]!;
      const bits = station < EDGE_STATIONS ? touched : touchedInCentre;
      const bit = 1 << station;
      bits[entry >>> 2]! |= bit;
      const square = entry & ~3;
      for (let exit = square; exit < square + 4; exit++) {
        const far = network.farEnd(exits[exit]!);
        if (far < ARRIVALS) bits[far >>> 2]! |= bit;
      }
    }
  }

  /** How much a tile changes the worth, including points it scores. The network is restored. */
  gain(network: Network, face: number, cell: number): number {
    network.lay(face, cell);
    let gain = 0;
    let left = this.touched[cell]!;
    while (left !== 0) {
      const station = 31 - Math.clz32(left);
      left ^= 1 << station;
      gain += this.change(network, station, face, cell);
    }
    left = this.touchedInCentre[cell]!;
    while (left !== 0) {
      const station = 31 - Math.clz32(left);
      left ^= 1 << station;
      gain += this.change(network, EDGE_STATIONS + station, face, cell);
    }
    network.unlay(face, cell);
    return gain;
  }

  /** How much the tile just laid changes the value of a line. */
  private change(network: Network, station: number, face: number, cell: number): number {
    const stakes = this.stakes!;
    const entry = network.trainAt(station);
    const row = stakes.rows[station]!;
    const more = stakes.passes || stakes.visits ? this.pickedUpBy(station, stakes, face, cell) : 0;
    let value: number;
    if (entry >= ARRIVALS) {
      const at = row * STATIONS + entry - ARRIVALS;
      const length = network.lengthFrom(station);
      value = length * stakes.factors[at]!;
      if (stakes.extra) value += length * stakes.extra.factors[at]! + stakes.extra.bonuses[at]!;
    } else value = this.valueOf(network, stakes, station, entry);
    return stakes.share[station]! * value - this.values[station]! + more;
  }

  /** What a tile lets a line pick up besides, times how much it counts. */
  private pickedUpBy(station: number, stakes: Stakes, face: number, cell: number): number {
    const share = stakes.share[station]!;
    // What pays only once depends on the whole way.
    if (stakes.visits) return share * this.passed(station, stakes, face, cell) - this.picked[station]!;
    const before = this.entries[station]!;
    // Only a line that waited here goes on. For the others only the way ahead changes.
    if (before >>> 2 !== cell) return 0;
    return share * this.journey.from(this.trial, before, face, cell, stakes, stakes.rows[station]!);
  }

  /** What an open line picks up on its way if `face` lay on `cell`. */
  private passed(station: number, stakes: Stakes, face: number, cell: number): number {
    const { cell: first, side } = STOPS[station]!;
    return this.journey.from(this.trial, first * 4 + side, face, cell, stakes, stakes.rows[station]!);
  }

  private valueOf(network: Network, stakes: Stakes, station: number, entry: number): number {
    const { owners, rows, passes, visits } = stakes;
    const row = rows[station]!;
    const value = this.lines.of(network, entry, network.lengthFrom(station), owners[station] === this.next, row);
    // Whatever tile comes, the line will pass over the square where it waits.
    return passes || visits ? value + this.journey.next(entry, stakes, row) : value;
  }
}
