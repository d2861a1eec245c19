/** The seats' expected final points, by the fitted value of every open line. */
import { ARRIVALS, EDGE_STATIONS, STATIONS } from "@interchange/metro";
import type { Layout, MetroBoard } from "@interchange/metro";
import { NOBODY } from "@interchange/tabletop";
import { phaseOf } from "../lineValue.ts";
import type { LineValue } from "../lineValue.ts";

export class Leaf {
  private readonly isOfSeats: boolean;
  private readonly owners: Int8Array;
  private readonly places: number;
  private readonly lines: LineValue;
  private readonly factors: Float64Array;

  constructor({ owners, terms, factors }: Layout, lines: LineValue) {
    this.isOfSeats = terms.ownedBy === "seat";
    this.owners = owners;
    this.places = terms.centreDeparts ? STATIONS : EDGE_STATIONS;
    this.lines = lines;
    this.factors = Float64Array.from(factors);
  }

  /** Writes the points of every seat when `next` moves. */
  expect(board: MetroBoard, next: number, into: Float64Array): void {
    for (let seat = 0; seat < into.length; seat++) into[seat] = board.points[seat]!;
    if (this.isOfSeats) this.addLines(board, next, into);
  }

  /** Adds what the open lines will score, to the seats or companies that own them. */
  addLines(board: MetroBoard, next: number, into: Float64Array): void {
    const { owners, lines, places } = this;
    const { network } = board;
    if (board.toAct === NOBODY) return;
    lines.setPhase(phaseOf(board.tilesLaid));
    lines.setPay({ factors: this.factors });
    for (let place = 0; place < places; place++) {
      const owner = owners[place]!;
      const entry = network.trainAt(place);
      if (owner < 0 || entry >= ARRIVALS) continue;
      into[owner]! += lines.of(network, entry, network.lengthFrom(place), owner === next);
    }
  }
}
