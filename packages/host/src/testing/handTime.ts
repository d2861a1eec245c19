/** A clock that only moves when a test says so. */
import type { Time } from "../needs.ts";

export class HandTime implements Time {
  private time: number;
  private readonly waiting = new Set<{ readonly due: number; readonly act: () => void }>();

  private readonly settled: () => Promise<void>;

  /** `settled` runs everything that does not wait for time. */
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

  /** Lets time pass and runs everything due in it. */
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
