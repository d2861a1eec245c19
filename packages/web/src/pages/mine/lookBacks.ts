/** What the games say of games that were played, by name: fetched when somebody looks back. */
import type { LookBack } from "../../games/lookBack.ts";

const LOOK_BACKS = import.meta.glob<LookBack>("../../games/*/review/facts.ts", { import: "lookBack" });

/** Undefined for a game that this page does not know. */
export async function lookBackOf(game: string): Promise<LookBack | undefined> {
  return LOOK_BACKS[`../../games/${game}/review/facts.ts`]?.();
}
