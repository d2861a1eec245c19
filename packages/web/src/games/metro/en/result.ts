import { count, signed } from "../../../parts/words/en/plural.ts";
import type { LineName, Who } from "../../../parts/words/types.ts";

const line = (name: LineName): string => (typeof name === "number" ? `number ${name}` : name);

export const result = {
  longest: "Longest",
  longestLine: (label: LineName, { name }: Who, length: number) =>
    `Longest line: ${line(label)}, ${name}, over ${count(length, "tile", "tiles")}`,
  best: (label: LineName, { name }: Who, n: number) =>
    `Best line: ${line(label)}, ${name}, for ${count(n, "point", "points")}`,
  /** What was played. */
  tilesLaid: (n: number) => `${count(n, "tile", "tiles")} laid`,
  sources: {
    title: "Points by source",
    centre: "centre ×2",
    long: (from: number) => `lines of ${from} and more`,
    short: "shorter lines",
    /** A piece of a bar, for those who hear it. */
    piece: (label: string, n: number) => `${label}: ${count(n, "point", "points")}`,
  },
  moment: (move: number) => `Key moment · move ${move}`,
  turned: (before: number, after: number) =>
    `Expected margin ${signed(Math.round(before) || 0)} before, ${signed(Math.round(after) || 0)} after.`,
  see: "See it",
  board: "Every line in its full colour. Point at one to follow it.",
  each: "Points per line",
  /** Words that explain themselves, before the points. */
  terms: { ended: "What a line pays", doubled: "What the centre doubles", value: "What shares are worth" },
  eachSource: "Where the points came from",
  fromModules: "From modules",
};
