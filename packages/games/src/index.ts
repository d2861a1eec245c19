/** The list of games. A game is one entry, and is loaded when somebody asks for it. */
import type { GameEntry } from "./game.ts";
import { metroEntry } from "./metro.ts";
import { undergroundEntry } from "./underground.ts";

export * from "./botLadder.ts";
export * from "./game.ts";
export * from "./longestThought.ts";
export { metroEntry } from "./metro.ts";
export * from "./onTurn.ts";
export { undergroundEntry } from "./underground.ts";

/** In the order in which they are offered; the first is meant where none is named. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [metroEntry, undergroundEntry];

export function gameNamed(id: unknown, among: readonly GameEntry[] = GAMES): GameEntry | undefined {
  return among.find((game) => game.id === id);
}
