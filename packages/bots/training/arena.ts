/** Plays duplicate games between policies on the fast board, to compare weights while they are fitted. */
import type { Setup } from "@interchange/tabletop";
import { Random } from "@interchange/tabletop";
import { dealOf, freshBoard, playOut } from "./selfPlay.ts";
import type { Policy } from "./selfPlay.ts";

export interface Compared {
  readonly margin: number;
  readonly words: string;
}

/** One seat of `first` against `second` in all others; each deal once in every seat. */
export function compare(setup: Setup, first: Policy, second: Policy, deals: number, seed: string): Compared {
  const { seats } = setup;
  const random = new Random(seed);
  const start = freshBoard(setup);
  const board = freshBoard(setup);
  let score = 0;
  const margins: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const order = dealOf(random);
    let margin = 0;
    for (let seat = 0; seat < seats; seat++) {
      board.copy(start);
      playOut(
        board,
        order,
        new Random(`${seed} ${deal}`),
        Array.from({ length: seats }, (_, each) => (each === seat ? first : second)),
      );
      const own = board.points[seat]!;
      const others = [...board.points].filter((_, each) => each !== seat);
      const best = Math.max(...others);
      score += own > best ? 1 : own === best ? 0.5 : 0;
      margin += own - best;
    }
    margins.push(margin / seats);
  }
  const mean = margins.reduce((sum, each) => sum + each, 0) / deals;
  const error = 1.96 * Math.sqrt(margins.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (deals - 1) / deals);
  const words = `${((100 * score) / deals / seats).toFixed(1)} %, margin ${mean.toFixed(1)} +- ${error.toFixed(1)} (${deals * seats} games)`;
  return { margin: mean, words };
}
