/** What numbered stations say. */
import { count, signed } from "../../../../../parts/words/en/plural.ts";
import type { Who } from "../../../../../parts/words/types.ts";

export const words = {
  number: "Number",
  line: "Line that ended there",
  pays: "Pays",
  none: "none yet",
  /** A line that ended, from an edge station by its number or from the centre by the square beside it. */
  ended: (number: number | undefined, square: string, owner: Who | undefined) =>
    `${number === undefined ? `from the centre beside ${square}` : `line ${number}`}, ${owner?.name ?? "nobody's"}`,
  total: "As lines stand",
  secret: "Only you know them. Their stations are ringed on the board.",
  others: "Numbers of the others",
  unknown: "a number that you do not know",
  card: (number: number, points: number) => `number ${number}, ${count(points, "point", "points")}`,
  ledger: "Your numbers",
  signed,
  award: (number: string) => `line into station ${number}`,
  refusals: { drawOwed: "Numbers are dealt before the game, by chance." },
};
