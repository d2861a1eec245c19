/** Rate limits. */
export interface Limit {
  /** This many at once, then this many more every `every` milliseconds. */
  readonly burst: number;
  readonly every: number;
}

export interface Limits {
  readonly socketMessages: Limit;
  readonly sayings: Limit;
  /** HTTP requests from one address. */
  readonly requests: Limit;
  readonly newTables: Limit;
  readonly newIdentities: Limit;
  readonly recoveries: Limit;
  /** Uploads of synced tables. */
  readonly syncedTables: Limit;
  /** Preview pictures, each of which keeps a core busy for a while. */
  readonly pictures: Limit;
  readonly socketsPerAddress: number;
}

export const LIMITS: Limits = {
  socketMessages: { burst: 60, every: 333 },
  sayings: { burst: 3, every: 2_000 },
  requests: { burst: 40, every: 200 },
  newTables: { burst: 5, every: 12_000 },
  newIdentities: { burst: 10, every: 30_000 },
  recoveries: { burst: 3, every: 1_200_000 },
  syncedTables: { burst: 120, every: 1_000 },
  pictures: { burst: 15, every: 4_000 },
  socketsPerAddress: 100,
};

/** For tests and benchmarks, where all clients have the same address. */
export const NO_LIMITS: Limits = Object.fromEntries(
  Object.entries(LIMITS).map(([name, limit]) => [
    name,
    typeof limit === "number" ? Infinity : { burst: 1e9, every: 1 },
  ]),
) as unknown as Limits;

/** A token bucket. */
export class Bucket {
  private readonly limit: Limit;
  private left: number;
  private at: number;

  constructor(limit: Limit, now: number) {
    this.limit = limit;
    this.left = limit.burst;
    this.at = now;
  }

  /** Whether one more is allowed. */
  take(now: number): boolean {
    this.left = Math.min(this.limit.burst, this.left + (now - this.at) / this.limit.every);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  isFull(now: number): boolean {
    return this.left + (now - this.at) / this.limit.every >= this.limit.burst;
  }
}

/** A bucket per address or identity. Full ones are dropped. */
export class Buckets {
  private readonly limit: Limit;
  private readonly buckets = new Map<string, Bucket>();

  constructor(limit: Limit) {
    this.limit = limit;
  }

  take(whose: string, now: number): boolean {
    let bucket = this.buckets.get(whose);
    if (!bucket) {
      if (this.buckets.size > 10_000) this.tidy(now);
      bucket = new Bucket(this.limit, now);
      this.buckets.set(whose, bucket);
    }
    return bucket.take(now);
  }

  private tidy(now: number): void {
    for (const [whose, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(whose);
  }
}
