/**
 * Computes what the passenger's routes cost and pay. He boards a line and reaches all its stations, so a route is a
 * list of lines with walks between them. The best connections between lines are found once for the current track, and
 * then every trip in a few steps. A price has the cost first (walks, then rides) and the value of the lines ridden
 * after it, so that the least price is both the best route and the best choice among ties: for the seat in question
 * (`most`), or against it (`least`).
 */
import type { Station, Topology, Tracks } from "@interchange/underground";

/** The value of a point in prices, so that thirds and quarters are whole. */
export const POINT = 12;
const RIDE = 512;
const WALK = 16 * RIDE;

export class Fares {
  /**
   * For the last trip asked for: walks times sixteen plus rides, and what it pays depending on the choice among ties.
   */
  cost = 0;
  most = 0;
  least = 0;

  private readonly topology: Topology;
  private readonly worth: Int32Array;
  /** The lines that have track, and where their distances are stored. */
  private readonly lines: Int32Array;
  private readonly rows: Int32Array;
  private steps: Uint8Array = new Uint8Array(0);
  private count = 0;
  /** The price from having boarded one line to having boarded another, by index in `lines`. */
  private readonly change: Int32Array;
  private readonly changeAgainst: Int32Array;
  /** The price of having boarded each line from where he sets out. */
  private readonly boarded: Int32Array;
  private readonly boardedAgainst: Int32Array;
  private source = 0;

  constructor(topology: Topology) {
    const { lines } = topology;
    this.topology = topology;
    this.worth = new Int32Array(lines);
    this.lines = new Int32Array(lines);
    this.rows = new Int32Array(lines);
    this.change = new Int32Array(lines * lines);
    this.changeAgainst = new Int32Array(lines * lines);
    this.boarded = new Int32Array(lines);
    this.boardedAgainst = new Int32Array(lines);
  }

  /** Sets the value of a ride on each line, in points. */
  value(worth: ArrayLike<number>): void {
    for (let line = 0; line < this.worth.length; line++) this.worth[line] = Math.round(worth[line]! * POINT);
  }

  /** Reads the current track. */
  survey({ distances }: Tracks): void {
    const { lines, rows, change, changeAgainst, worth } = this;
    distances.settle();
    const { steps, firstLine } = distances;
    this.steps = steps;
    let count = 0;
    for (let left = distances.begun; left !== 0; left &= left - 1) {
      const line = 31 - Math.clz32(left & -left);
      lines[count] = line;
      rows[count++] = distances.rows[line]!;
    }
    this.count = count;
    for (let one = 0, at = 0; one < count; one++)
      for (let other = 0; other < count; other++, at++) {
        const line = lines[other]!;
        const price = one === other ? 0 : steps[rows[one]! + firstLine + line]! * WALK + RIDE;
        const pay = one === other ? 0 : worth[line]!;
        change[at] = price - pay;
        changeAgainst[at] = price + pay;
      }
    shorten(change, count);
    shorten(changeAgainst, count);
  }

  /** Sets where he sets out. */
  from(station: Station): void {
    const { lines, rows, steps, change, changeAgainst, boarded, boardedAgainst, worth, count } = this;
    this.source = station * this.topology.walkWidth;
    boarded.fill(0x7fffffff, 0, count);
    boardedAgainst.fill(0x7fffffff, 0, count);
    for (let first = 0, at = 0; first < count; first++) {
      const price = steps[rows[first]! + station]! * WALK + RIDE;
      const pay = worth[lines[first]!]!;
      const most = price - pay;
      const least = price + pay;
      for (let last = 0; last < count; last++, at++) {
        const good = most + change[at]!;
        const bad = least + changeAgainst[at]!;
        if (good < boarded[last]!) boarded[last] = good;
        if (bad < boardedAgainst[last]!) boardedAgainst[last] = bad;
      }
    }
  }

  /** Finds his best way to there. */
  to(station: Station): void {
    const { rows, steps, boarded, boardedAgainst, count } = this;
    let most = this.topology.walks[this.source + station]! * WALK;
    let least = most;
    for (let last = 0; last < count; last++) {
      const walk = steps[rows[last]! + station]! * WALK;
      const good = boarded[last]! + walk;
      const bad = boardedAgainst[last]! + walk;
      if (good < most) most = good;
      if (bad < least) least = bad;
    }
    const cost = (most + RIDE / 2) >> 9;
    this.cost = cost;
    this.most = (cost * RIDE - most) / POINT;
    this.least = (least - cost * RIDE) / POINT;
  }
}

/** Reduces every price between lines to the cheapest way via any others. */
function shorten(prices: Int32Array, count: number): void {
  for (let by = 0; by < count; by++)
    for (let one = 0; one < count; one++) {
      if (one === by) continue;
      const first = prices[one * count + by]!;
      for (let other = 0; other < count; other++) {
        const price = first + prices[by * count + other]!;
        if (price < prices[one * count + other]!) prices[one * count + other] = price;
      }
    }
}
