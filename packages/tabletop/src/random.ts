/** The number of values generated at a time. */
const AHEAD = 256;

/**
 * A small, fast, seeded generator (sfc32) that gives the same numbers on every machine, for games, bots and tests. A
 * server that deals for people seeds it from the system's entropy.
 */
export class Random {
  /** Three words of state and a counter. */
  private readonly state: Int32Array;
  /** Numbers generated in advance: many at a time is several times as fast as one by one. */
  private readonly ahead = new Uint32Array(AHEAD);
  private used = AHEAD;

  constructor(seed: number | string) {
    this.state = hash128(String(seed));
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 32 random bits as an unsigned integer. */
  next(): number {
    if (this.used === AHEAD) this.refill();
    return this.ahead[this.used++]!;
  }

  private refill(): void {
    const { state, ahead } = this;
    let a = state[0]!;
    let b = state[1]!;
    let c = state[2]!;
    let counter = state[3]!;
    for (let i = 0; i < AHEAD; i++) {
      const sum = (a + b + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + sum) | 0;
      ahead[i] = sum;
    }
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = counter;
    this.used = 0;
  }

  /**
   * An integer from 0 to n - 1, for n up to 2^21. Scaling random bits favours some values, but by less than n / 2^24,
   * far below anything a game could show.
   */
  below(n: number): number {
    // Integer arithmetic if the product fits into 32 bits: this is the inner loop of every playout.
    if (n <= 256) return Math.imul(this.next() >>> 8, n) >>> 24;
    return Math.floor((this.next() * n) / 4294967296);
  }

  /** A number from 0 up to, but not including, 1. */
  fraction(): number {
    return this.next() / 4294967296;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError("nothing to pick from");
    return item;
  }

  /** The index of one of the weights, chosen in proportion to it. */
  weighted(weights: readonly number[]): number {
    let total = 0;
    for (const weight of weights) total += weight;
    let left = this.below(total);
    for (const [index, weight] of weights.entries()) {
      if (left < weight) return index;
      left -= weight;
    }
    throw new RangeError("no weight to pick from");
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const moved = order[last] as Item;
      order[last] = order[other] as Item;
      order[other] = moved;
    }
    return order;
  }
}

/** Hashes a text to 128 bits: four FNV-like lanes, each finished with a strong integer mix. */
function hash128(text: string): Int32Array {
  const lanes = Int32Array.of(0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    for (let lane = 0; lane < 4; lane++) {
      const mixed = Math.imul(lanes[lane]! ^ (unit + lane * 0x10001), 0x01000193);
      lanes[lane] = mixed ^ (mixed >>> 15);
    }
  }
  for (let lane = 0; lane < 4; lane++) {
    let word = lanes[lane]!;
    word = Math.imul(word ^ (word >>> 16), 0x7feb352d);
    word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
    lanes[lane] = word ^ (word >>> 16);
  }
  // The counter may start anywhere; an odd start keeps the state from being all zero.
  lanes[3]! |= 1;
  return lanes;
}
