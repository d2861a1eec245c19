/** What is wrong with a map, in the reader's language. */
import type { MapProblem } from "@interchange/underground";
import { undergroundWords } from "../words.ts";

export const sentenceOf = ({ code, values, reason }: MapProblem): string =>
  undergroundWords().maps.problems[code]?.(...values) ?? reason;
