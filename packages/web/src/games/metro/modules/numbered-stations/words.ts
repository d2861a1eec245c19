/** What numbered stations say. */
import { count } from "../../../../parts/words/en/plural.ts";

export const words = {
  number: "Number",
  line: "Line that ended there",
  pays: "Pays",
  none: "none yet",
  ended: (line: string, owner: string) => `${line}, ${owner}`,
  fromEdge: (number: number) => `line ${number}`,
  fromCentre: (square: string) => `from the centre beside ${square}`,
  nobody: "nobody's",
  total: "As lines stand",
  secret: "Only you know them. Their stations are ringed on the board.",
  others: "Numbers of the others",
  unknown: "a number that you do not know",
  card: (number: number, points: number) => `number ${number}, ${count(points, "point", "points")}`,
  ledger: "Your numbers",
  award: (number: string) => `line into station ${number}`,
  refusals: { drawOwed: "Numbers are dealt before the game, by chance." },
};
