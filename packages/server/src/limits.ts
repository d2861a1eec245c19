/** Everything that is limited, in one table. `docs/operating.md` shows the same one; a test compares them. */
import { isIPv6 } from "node:net";

/** Whom a limit counts for. An address is one of IPv4, or a /64 of IPv6, which is what one household gets. */
export type Per = "person" | "table" | "address" | "socket" | "server";

/** So many at once, then one more every `every` milliseconds. */
export interface Limit {
  readonly what: string;
  readonly per: Per;
  readonly burst: number;
  readonly every: number;
  /** Which requests count, if not all: those that were done, or those that were refused. */
  readonly counts?: "done" | "refused";
}

/** At most so many at a time. */
export interface Cap {
  readonly what: string;
  readonly per: Per;
  readonly most: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * A club evening is forty guests behind one address, each with a phone, and a projector: all of them get in within a
 * minute. What one person can do is limited per person.
 */
export const LIMITS = {
  requests: { what: "requests", per: "person", burst: 60, every: SECOND / 5 },
  requestsFrom: { what: "requests", per: "address", burst: 800, every: SECOND / 40 },
  sockets: { what: "open sockets", per: "person", most: 20 },
  socketsFrom: { what: "open sockets", per: "address", most: 200 },
  messages: { what: "messages, at most 4 kB each", per: "socket", burst: 60, every: SECOND / 3 },
  sayings: { what: "chat messages", per: "person", burst: 3, every: 2 * SECOND },
  sayingsAt: { what: "chat messages", per: "table", burst: 20, every: SECOND / 2 },
  newIdentities: { what: "new people", per: "address", burst: 60, every: 6 * SECOND, counts: "done" },
  renames: { what: "changes of name", per: "person", burst: 10, every: 30 * SECOND, counts: "done" },
  codes: { what: "recovery codes created", per: "person", burst: 3, every: 20 * MINUTE },
  guesses: { what: "wrong recovery codes", per: "address", burst: 10, every: 2 * MINUTE, counts: "refused" },
  deviceCodes: { what: "codes for adding a device", per: "person", burst: 10, every: 2 * MINUTE },
  deviceGuesses: {
    what: "wrong codes for adding a device",
    per: "address",
    burst: 10,
    every: MINUTE,
    counts: "refused",
  },
  passkeys: { what: "passkeys asked for", per: "address", burst: 60, every: 6 * SECOND },
  blocks: { what: "people muted or blocked", per: "person", burst: 20, every: 30 * SECOND },
  reports: { what: "reports", per: "person", burst: 5, every: 10 * MINUTE, counts: "done" },
  reportsFrom: { what: "reports", per: "address", burst: 30, every: 2 * MINUTE, counts: "done" },
  exports: { what: "downloads of personal data", per: "person", burst: 3, every: 10 * MINUTE },
  moderators: { what: "wrong moderators' tokens", per: "address", burst: 10, every: 2 * MINUTE, counts: "refused" },
  setups: { what: "tables asked for", per: "person", burst: 30, every: 2 * SECOND },
  newTables: { what: "new tables", per: "person", burst: 5, every: 12 * SECOND, counts: "done" },
  newTablesFrom: { what: "new tables", per: "address", burst: 60, every: 2 * SECOND, counts: "done" },
  publicTables: { what: "public tables in the lists", per: "person", most: 5 },
  publicTablesFrom: { what: "public tables in the lists", per: "address", most: 30 },
  newRooms: { what: "new rooms", per: "person", burst: 5, every: 12 * SECOND, counts: "done" },
  wrongCodes: { what: "wrong room codes", per: "person", burst: 5, every: 30 * SECOND, counts: "refused" },
  wrongCodesFrom: { what: "wrong room codes", per: "address", burst: 30, every: 20 * SECOND, counts: "refused" },
  wrongCodesAll: { what: "wrong room codes before answers take 2 s", per: "server", burst: 200, every: SECOND },
  syncedTables: { what: "uploads of local tables", per: "person", burst: 120, every: SECOND },
  sharedGames: { what: "games uploaded for links", per: "address", burst: 20, every: 2 * MINUTE },
  mails: { what: "e-mails that ask to confirm an address", per: "person", burst: 3, every: 20 * MINUTE },
  mailsFrom: { what: "e-mails that ask to confirm an address", per: "address", burst: 10, every: 6 * MINUTE },
  noticeTries: { what: "tests and changes of ways for notices", per: "person", burst: 10, every: 20 * SECOND },
  pictures: { what: "pictures of boards", per: "address", burst: 15, every: 4 * SECOND },
} satisfies Readonly<Record<string, Limit | Cap>>;

export type Limits = {
  readonly [Name in keyof typeof LIMITS]: (typeof LIMITS)[Name] extends { readonly most: number } ? Cap : Limit;
};

/** For tests and benchmarks, where all clients have the same address. */
export const NO_LIMITS = Object.fromEntries(
  Object.entries(LIMITS).map(([name, limit]) => [
    name,
    "most" in limit ? { ...limit, most: Infinity } : { ...limit, burst: 1e9, every: 1 },
  ]),
) as unknown as Limits;

/** What counts as one address. */
export function addressGroup(address: string): string {
  const [plain = ""] = address.replace(/^::ffff:(?=\d+\.)/i, "").split("%");
  if (!isIPv6(plain)) return plain;
  const [before = "", after] = plain.split("::");
  const groups = before.split(":").filter(Boolean);
  const rest = after?.split(":").filter(Boolean) ?? [];
  // An IPv4 address at the end takes the place of two groups.
  const missing = 8 - groups.length - rest.length - (plain.includes(".") ? 1 : 0);
  const all = after === undefined ? groups : [...groups, ...Array.from({ length: missing }, () => "0"), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

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

  /** What was taken did not count after all. */
  giveBack(): void {
    this.left = Math.min(this.limit.burst, this.left + 1);
  }

  isFull(now: number): boolean {
    return this.left + (now - this.at) / this.limit.every >= this.limit.burst;
  }
}

/** A bucket for everyone whom a limit counts for. Full ones are dropped. */
export class Buckets {
  readonly limit: Limit;
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

  giveBack(whose: string): void {
    this.buckets.get(whose)?.giveBack();
  }

  private tidy(now: number): void {
    for (const [whose, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(whose);
  }
}

/** Counts what is open at a time. */
export class Slots {
  private readonly cap: Cap;
  private readonly open = new Map<string, number>();

  constructor(cap: Cap) {
    this.cap = cap;
  }

  isFull(whose: string): boolean {
    return (this.open.get(whose) ?? 0) >= this.cap.most;
  }

  /** Returns how to leave again. */
  enter(whose: string): () => void {
    this.open.set(whose, (this.open.get(whose) ?? 0) + 1);
    return () => {
      const left = (this.open.get(whose) ?? 1) - 1;
      if (left > 0) this.open.set(whose, left);
      else this.open.delete(whose);
    };
  }
}
