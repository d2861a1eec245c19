import type { Output } from "./io.ts";

const WIDTH = 24;

/** A progress bar during long work; nothing if the output is not a terminal. */
export class Progress {
  private readonly output: Output;
  private readonly label: string;
  private shown = -1;

  constructor(output: Output, label: string) {
    this.output = output;
    this.label = label;
  }

  show(done: number, all: number): void {
    if (!this.output.isTTY) return;
    const percent = Math.floor((100 * done) / Math.max(1, all));
    if (percent === this.shown) return;
    this.shown = percent;
    const filled = Math.round((WIDTH * percent) / 100);
    const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
    this.output.write(`\r${this.label} ${bar} ${String(percent).padStart(3)} % (${done} of ${all})`);
  }

  /** Erases the bar, so that only results remain. */
  end(): void {
    if (this.output.isTTY && this.shown >= 0) this.output.write("\r\u001B[2K");
  }
}
