/** A clock that only moves when it is told to. */
import type { Time } from "../needs.ts";

export class HandTime implements Time {
  private time: number;
  private readonly waiting = new Set<{ readonly due: number; readonly act: () => void }>();

  private readonly settled: () => Promise<void>;

  /** `settled` lets everything happen that waits for nothing but its turn. */
  constructor(start: number, settled: () => Promise<void>) {
    this.time = start;
    this.settled = settled;
  }

  now(): number {
    return this.time;
  }

  after(milliseconds: number, act: () => void): () => void {
    const entry = { due: this.time + milliseconds, act };
    this.waiting.add(entry);
    return () => {
      this.waiting.delete(entry);
    };
  }

  /** Lets time pass, and everything happen that was due in it. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.time + milliseconds;
    for (;;) {
      await this.settled();
      const [next] = [...this.waiting].filter(({ due }) => due <= until).toSorted((one, other) => one.due - other.due);
      if (!next) break;
      this.waiting.delete(next);
      this.time = Math.max(this.time, next.due);
      next.act();
    }
    this.time = until;
    await this.settled();
  }
}
