/** Facts about the game's own components that no rulebook states. Modules have their own. */
import type { Unprinted } from "@interchange/tabletop";

/** What is printed on boards and frames of later editions, which we have not seen. */
export const UNPRINTED: readonly Unprinted[] = [
  { what: "numbering", is: "inferred", rule: "7.1", path: "/numbering", editions: ["second", "bigbox"] },
  { what: "frames", is: "inferred", rule: "7.8", path: "/frames", editions: ["bigbox"] },
  { what: "tiles", is: "inferred", rule: "1.5", path: "/tiles", editions: ["second", "bigbox"] },
  { what: "sixth-colour", is: "designed", rule: "7.9", editions: ["bigbox"] },
];
