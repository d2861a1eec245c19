/** What no rulebook says of the components of the game itself; what of the modules' stands with them. */
import type { Unprinted } from "@interchange/tabletop";

/** What is printed on boards and frames of later editions, which we have not seen. */
export const UNPRINTED: readonly Unprinted[] = [
  { what: "numbering", is: "inferred", rule: "7.1", editions: ["second", "bigbox"] },
  { what: "frames", is: "inferred", rule: "7.8", editions: ["bigbox"] },
  { what: "sixth-colour", is: "designed", rule: "7.9", editions: ["bigbox"] },
];
