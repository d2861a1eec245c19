/** Virtual time and everything scheduled in it. The same seed gives the same world, step by step. */
import { Random } from "@interchange/tabletop";
import type { Time } from "@interchange/host";

interface Due {
  readonly at: number;
  readonly order: number;
  /** `time`: a timer of the table. `net`: anything that must happen before all is quiet. */
  readonly kind: "time" | "net";
  readonly act: () => void;
}

export class VirtualWorld {
  readonly random: Random;
  private time = 1_790_000_000_000;
  private order = 0;
  private readonly due: Due[] = [];
  /** How far the servers' clocks are off. */
  jumped = 0;

  constructor(seed: string) {
    this.random = new Random(seed);
  }

  /** What a server's clock shows. */
  readonly now = (): number => this.time + this.jumped;

  after(milliseconds: number, kind: Due["kind"], act: () => void): () => void {
    const entry: Due = { at: this.time + Math.max(0, milliseconds), order: this.order++, kind, act };
    this.due.push(entry);
    return () => {
      const index = this.due.indexOf(entry);
      if (index >= 0) this.due.splice(index, 1);
    };
  }

  /** The time that hosts get. */
  get hostTime(): Time {
    return { now: this.now, after: (milliseconds, act) => this.after(milliseconds, "time", act) };
  }

  /** How many messages are on their way. */
  get underWay(): number {
    return this.due.filter(({ kind }) => kind === "net").length;
  }

  /** Runs the next scheduled thing and all that follows without time passing; false if there is none. */
  async step(): Promise<boolean> {
    let next = 0;
    for (const [index, { at, order }] of this.due.entries()) {
      const first = this.due[next];
      if (first && (at < first.at || (at === first.at && order < first.order))) next = index;
    }
    const [entry] = this.due.splice(next, 1);
    if (!entry) return false;
    this.time = Math.max(this.time, entry.at);
    entry.act();
    await settled();
    return true;
  }

  isLucky(one: number): boolean {
    return this.random.below(one) === 0;
  }
}

/** Resolves after all pending microtasks and immediate callbacks. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
