/** What is wrong with a map, in the reader's language. */
import type { MapProblem } from "@interchange/underground";
import { t } from "../../../words/index.ts";

export const sentenceOf = ({ code, values, reason }: MapProblem): string =>
  t.underground.maps.problems[code]?.(...values) ?? reason;
