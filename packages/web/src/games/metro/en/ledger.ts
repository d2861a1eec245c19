import { count, list } from "../../../parts/words/en/plural.ts";
import type { LineName, Who } from "../../../parts/words/types.ts";

/** What a tile would do. */
export const ledger = {
  title: "If you place it here",
  line: (name: LineName) => `Line ${name}`,
  nobody: "nobody's",
  arrow: "→",
  change: (before: number, after: number) => `${before} to ${count(after, "tile", "tiles")}`,
  open: "stays open",
  none: "No line changes here.",
  /** Of a line that ends and might have run on. */
  short: "cut short",
  further: (tiles: number, all: number) =>
    all === 1 ? "the unseen tile would take it further" : `${tiles} of ${all} unseen tiles would take it further`,
  /** Of an open line, and the square where it waits. */
  mayEnd: (tiles: number, all: number, square: string) =>
    tiles === 0
      ? `No unseen tile would end it on ${square}.`
      : `${tiles} of ${count(all, "unseen tile", "unseen tiles")} would end it on ${square}.`,
  atOnce: "At once",
  gets: ({ name, isYou }: Who, n: number) => `${name} ${isYou ? "get" : "gets"} ${count(n, "point", "points")}`,
  ahead: (leaders: readonly Who[], n: number) =>
    `${list(leaders.map(({ name }) => name))} ${leaders.length > 1 ? "gain" : "gains"} ${n} on you`,
  /** Of everybody where nobody is named. */
  aheadOf: ({ name, isYou }: Who, n: number, others: readonly Who[] | undefined) =>
    `${name} ${isYou ? "gain" : "gains"} ${n} on ${others ? list(others.map((other) => other.name)) : "everybody"}`,
  even: "nobody gains on anybody",
  more: (n: number) => count(n, "more line", "more lines"),
};
