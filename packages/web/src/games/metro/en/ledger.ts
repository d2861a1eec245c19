import { count } from "../../../parts/words/en/plural.ts";
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
  yourGain: "You gain",
  swingAgainst: ({ name }: Who) => `against ${name}`,
};
