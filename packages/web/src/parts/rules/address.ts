import type { GameId } from "../../games/game.ts";

/** Where a numbered rule of a game, or of one of its modules, can be read. */
export function rulesAddress(game: GameId, rule: string, module?: string): string {
  return `${rulesPath(game, module)}#rule-${rule}`;
}

/** Where the rules of a game are, or those of one of its modules. */
export function rulesPath(game: GameId, module?: string): string {
  if (module !== undefined) return `/rules/${game}/${module}`;
  return game === "metro" ? "/rules" : `/rules/${game}`;
}
