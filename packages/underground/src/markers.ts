/** Who owns which lines, on a mutable board. */
import type { Seat, Setup } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import type { Position } from "./position.ts";
import { markersOf } from "./rulesOf.ts";
import type { LineNumber } from "./indices.ts";
import type { Topology } from "./topology.ts";

const NO_SEAT = 255;
const MAX_LINES_OF_SEAT = 4;

export class Markers {
  /** The lines of the seats, `MAX_LINES_OF_SEAT` entries each. */
  readonly lines: Uint8Array;
  private readonly topology: Topology;
  private readonly counts: Uint8Array;
  private readonly owners: Uint8Array;
  /** The lines of each marker. */
  private readonly markers: readonly (readonly LineNumber[])[];
  /** As bits. */
  private taken = 0;

  constructor(topology: Topology, setup: Setup) {
    this.topology = topology;
    this.lines = new Uint8Array(setup.seats * MAX_LINES_OF_SEAT);
    this.counts = new Uint8Array(setup.seats);
    this.owners = new Uint8Array(topology.lines);
    this.markers = markersOf(setup).map((lines) => lines.map(topology.lineOf));
  }

  set({ lines }: Position): void {
    this.owners.fill(NO_SEAT);
    this.counts.fill(0);
    this.taken = 0;
    for (const [seat, ids] of lines.entries()) {
      if (!ids.length) continue;
      const numbers = ids.map(this.topology.lineOf);
      this.own(seat, numbers);
      this.taken |= 1 << this.markers.findIndex((marker) => marker.join() === numbers.join());
    }
  }

  copy(from: Markers): void {
    this.lines.set(from.lines);
    this.counts.set(from.counts);
    this.owners.set(from.owners);
    this.taken = from.taken;
  }

  ownerOf(line: LineNumber): Seat {
    return this.owners[line]!;
  }

  /** Where the lines of a seat begin in `lines`, and how many it has. */
  firstOf(seat: Seat): number {
    return seat * MAX_LINES_OF_SEAT;
  }

  countOf(seat: Seat): number {
    return this.counts[seat]!;
  }

  /** Writes the remaining markers, numbered from `first`, and returns their number. */
  write(into: Uint16Array, first: number): number {
    let count = 0;
    for (let marker = 0; marker < this.markers.length; marker++)
      if ((this.taken & (1 << marker)) === 0) into[count++] = first + marker;
    return count;
  }

  give(seat: Seat, marker: number): void {
    this.taken |= 1 << marker;
    this.own(seat, this.linesOf(marker));
  }

  takeBack(seat: Seat, marker: number): void {
    this.taken &= ~(1 << marker);
    for (const line of this.linesOf(marker)) this.owners[line] = NO_SEAT;
    this.counts[seat] = 0;
  }

  private linesOf(marker: number): readonly LineNumber[] {
    return known(this.markers[marker], "marker", marker);
  }

  private own(seat: Seat, lines: readonly LineNumber[]): void {
    for (const [index, line] of lines.entries()) {
      this.lines[this.firstOf(seat) + index] = line;
      this.owners[line] = seat;
    }
    this.counts[seat] = lines.length;
  }
}
