/** A clock that only moves when it is told to. */
import type { Time } from "../needs.ts";

export class HandTime implements Time {
  private time: number;
  private readonly waiting = new Set<{ readonly due: number; readonly act: () => void }>();

  constructor(start = 0) {
    this.time = start;
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
      await settled();
      const [next] = [...this.waiting].filter(({ due }) => due <= until).toSorted((one, other) => one.due - other.due);
      if (!next) break;
      this.waiting.delete(next);
      this.time = Math.max(this.time, next.due);
      next.act();
    }
    this.time = until;
    await settled();
  }
}

/** Lets everything happen that waits for nothing but its turn. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
}
