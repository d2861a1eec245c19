import { count } from "../../../parts/words/en/plural.ts";
import type { LineName, Who } from "../../../parts/words/types.ts";

const line = (name: LineName): string => (typeof name === "number" ? `number ${name}` : name);

export const result = {
  longest: "Longest",
  longestLine: (label: LineName, { name }: Who, length: number) =>
    `Longest line: ${line(label)}, ${name}, over ${count(length, "tile", "tiles")}`,
  best: (label: LineName, { name }: Who, n: number) =>
    `Best line: ${line(label)}, ${name}, for ${count(n, "point", "points")}`,
  each: "Points per line",
  eachSource: "Where the points came from",
  fromModules: "From modules",
};
