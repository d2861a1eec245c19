import type { Done } from "./history.ts";

/** A draw that was taken back and will come again. */
export interface SeenDraw {
  readonly stream: string;
  readonly text: string;
}

/** Draws that were taken back. They come again, in order, before any new ones of their stream. */
export class SeenDraws {
  private seen: readonly SeenDraw[];

  constructor(seen: readonly SeenDraw[] = []) {
    this.seen = seen;
  }

  fork(): SeenDraws {
    return new SeenDraws(this.seen);
  }

  get list(): readonly SeenDraw[] {
    return this.seen;
  }

  /** These were taken back just now, so they came before all that were taken back earlier. */
  add(undone: readonly Done[]): void {
    const draws = undone.flatMap(({ stream, entry }) => (stream === undefined ? [] : [{ stream, text: entry.text }]));
    this.seen = [...draws, ...this.seen];
  }

  /** It has come again, or at least one like it. */
  remove(stream: string, text: string): void {
    const index = this.seen.findIndex((each) => each.stream === stream && each.text === text);
    if (index >= 0) this.seen = this.seen.toSpliced(index, 1);
  }

  /** The first of a stream that can come now; `outcomes` is only called if there is any. */
  next(stream: string, outcomes: () => readonly string[]): number | undefined {
    const own = this.seen.filter((each) => each.stream === stream);
    if (!own.length) return undefined;
    const texts = outcomes();
    const known = own.find(({ text }) => texts.includes(text));
    return known && texts.indexOf(known.text);
  }
}
