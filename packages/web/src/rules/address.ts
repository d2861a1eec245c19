import type { GameId } from "../games/game.ts";

/** Where a numbered rule of a game can be read. */
export function rulesAddress(game: GameId, rule: string): string {
  return `/rules${game === "metro" ? "" : `/${game}`}#rule-${rule}`;
}
