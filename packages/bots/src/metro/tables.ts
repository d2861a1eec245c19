/** The stakes of a seat at a table with modules, recomputed from the board. */
import { CELLS, COMPANIES, EDGE_STATIONS, earnerNumber, ownerNow, STATIONS } from "@interchange/metro";
import type { Cell, Earner, Layout, Scene } from "@interchange/metro";
import type { Stakes } from "./stakes.ts";

/** A row of the tables for every earner's lines from the edge, and one for those from the centre. */
export const EARNERS = COMPANIES;
const ROWS = EARNERS * 2;
const NOBODY_EARNS = -1;

export class Tables implements Stakes {
  readonly share: Float64Array = new Float64Array(STATIONS);
  readonly owners: Int8Array = new Int8Array(STATIONS);
  readonly rows: Uint8Array = new Uint8Array(STATIONS);
  readonly factors: Float64Array = new Float64Array(ROWS * STATIONS);
  extra?: { readonly factors: Float64Array; readonly bonuses: Float64Array };
  passes?: Float64Array;
  visits?: Float64Array;
  /** The seat or company that earns each line, by the station it leaves; -1 for nobody. */
  readonly earners: Int8Array = new Int8Array(STATIONS);
  private readonly layout: Layout;
  /** The factors with modules, for lines from the edge and from the centre. */
  private readonly fromEdge: Float64Array;
  private readonly fromCentre: Float64Array;

  constructor(layout: Layout, scene: Scene) {
    this.layout = layout;
    this.fromEdge = factorsFrom(0, layout, scene);
    this.fromCentre = factorsFrom(EDGE_STATIONS, layout, scene);
  }

  /** Reads from a scene who earns which line, and what lines score without modules. */
  reset(scene: Scene): void {
    const { layout, earners, owners, rows, factors } = this;
    const last = layout.terms.centreDeparts ? STATIONS : EDGE_STATIONS;
    const isSeats = layout.terms.ownedBy === "seat";
    earners.fill(NOBODY_EARNS);
    for (let station = 0; station < last; station++) {
      const earner = station < EDGE_STATIONS ? layout.owners[station]! : numberOf(ownerNow(scene, station));
      earners[station] = earner;
      owners[station] = isSeats ? earner : NOBODY_EARNS;
      rows[station] = earner < 0 ? 0 : rowOf(earner, station);
    }
    for (let earner = 0; earner < EARNERS; earner++) {
      factors.set(this.fromEdge, earner * STATIONS);
      factors.set(this.fromCentre, (EARNERS + earner) * STATIONS);
    }
    this.extra?.factors.fill(0);
    this.extra?.bonuses.fill(0);
    this.passes?.fill(0);
    this.visits?.fill(0);
  }

  /** Sets how much a point of each earner counts. */
  setShares(countOf: (earner: number) => number): void {
    for (let station = 0; station < STATIONS; station++) {
      const earner = this.earners[station]!;
      this.share[station] = earner < 0 ? 0 : countOf(earner);
    }
  }

  /** What the end of a line at a station is worth besides to its owner, a seat or a company. */
  setEnd(owner: number, station: number, value: number): void {
    const { bonuses } = this.ofEnds;
    bonuses[owner * STATIONS + station] = value;
    bonuses[(EARNERS + owner) * STATIONS + station] = value;
  }

  /** What every pass of an owner's line over a square is worth besides. */
  setPass(owner: number, cell: Cell, value: number): void {
    setBoth(this.ofPasses, owner, cell, value);
  }

  /** What an owner's line gets for a square, however often it passes there. */
  setVisit(owner: number, cell: Cell, value: number): void {
    setBoth(this.ofVisits, owner, cell, value);
  }

  /** What modules add at the ends of lines; all 0 at first. */
  get ofEnds(): NonNullable<Stakes["extra"]> {
    return (this.extra ??= {
      factors: new Float64Array(ROWS * STATIONS),
      bonuses: new Float64Array(ROWS * STATIONS),
    });
  }

  /** The table of passes; all 0 at first. */
  get ofPasses(): Float64Array {
    return (this.passes ??= new Float64Array(ROWS * CELLS));
  }

  /** The table of what a line gets once per square; all 0 at first. */
  get ofVisits(): Float64Array {
    return (this.visits ??= new Float64Array(ROWS * CELLS));
  }
}

/** Lines from the edge and from the centre have a row each. */
function setBoth(table: Float64Array, owner: number, cell: Cell, value: number): void {
  table[owner * CELLS + cell] = value;
  table[(EARNERS + owner) * CELLS + cell] = value;
}

/** The row of an earner's lines from a station. */
function rowOf(earner: number, station: number): number {
  return station < EDGE_STATIONS ? earner : EARNERS + earner;
}

function numberOf(earner: Earner | undefined): number {
  return earner ? earnerNumber(earner) : NOBODY_EARNS;
}

function factorsFrom(from: number, { factors, modules }: Layout, scene: Scene): Float64Array {
  return Float64Array.from(factors, (factor, to) =>
    modules.reduce((sofar, module) => module.factor?.(sofar, { from, to, length: 1 }, scene) ?? sofar, factor),
  );
}
