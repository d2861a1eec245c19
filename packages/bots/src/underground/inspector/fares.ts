/**
 * What the passenger's routes cost and pay. He boards a line and has all its stations, so a route is a list of lines
 * with the walks between them: what leads from line to line best is found once for the track that lies, and from there
 * every trip in a few steps. A price puts the cost first (walks, then rides) and what the lines ridden are worth after
 * it, so that the least of some prices is the best route and the best choice among ties at once: for the seat that is
 * looked for (`most`), or against it (`least`).
 */
import type { Station, Topology, Tracks } from "@interchange/underground";

/** What a point is worth in prices: thirds and quarters are whole. */
export const POINT = 12;
const RIDE = 512;
const WALK = 16 * RIDE;

export class Fares {
  /** Of the last trip asked for: walks times sixteen plus rides, and what it pays as the choice among ties goes. */
  cost = 0;
  most = 0;
  least = 0;

  private readonly topology: Topology;
  private readonly worth: Int32Array;
  /** The lines that are begun, and where their distances lie. */
  private readonly lines: Int32Array;
  private readonly rows: Int32Array;
  private steps: Uint8Array = new Uint8Array(0);
  private count = 0;
  /** The price from having boarded one line to having boarded another, by place in `lines`. */
  private readonly change: Int32Array;
  private readonly changeAgainst: Int32Array;
  /** The price of having boarded each line, from where he sets out. */
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

  /** What a ride on each line is worth, in points. */
  value(worth: ArrayLike<number>): void {
    for (let line = 0; line < this.worth.length; line++) this.worth[line] = Math.round(worth[line]! * POINT);
  }

  /** Looks at the track that lies. */
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

  /** He sets out from there. */
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

  /** Looks for his best way to there. */
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

/** Makes every price between lines the least by way of any others. */
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
