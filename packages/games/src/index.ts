/** The list of games. Each entry loads its engine only when someone asks for it. */
import type { GameEntry } from "./game.ts";
import { metroEntry } from "./metro.ts";
import { undergroundEntry } from "./underground.ts";

export * from "./assists.ts";
export * from "./botLadder.ts";
export * from "./game.ts";
export * from "./longestThought.ts";
export { metroEntry } from "./metro.ts";
export * from "./onTurn.ts";
export { undergroundEntry } from "./underground.ts";

/** In the order we offer them. The first is the default. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [metroEntry, undergroundEntry];

export function gameNamed(id: unknown, among: readonly GameEntry[] = GAMES): GameEntry | undefined {
  return among.find((game) => game.id === id);
}
