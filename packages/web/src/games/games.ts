/** What a game is made of is fetched when it is wanted, each game in a part of its own. */
import { metroGame } from "./metro/game.ts";
import type { GameId, GameInPage } from "./game.ts";

/** Home shows Metro's board, so Metro is always here; its modules are not. */
const LOADERS: Readonly<Record<GameId, (modules: readonly string[]) => Promise<GameInPage>>> = {
  metro: async (modules) => {
    await fetchModules(modules);
    return metroGame;
  },
  underground: () => import("./underground/game.ts").then(({ undergroundGame }) => undergroundGame),
};

/** The game, with all that a table with these modules needs of it. */
export function gameOf(id: GameId, modules: readonly string[] = []): Promise<GameInPage> {
  return LOADERS[id](modules);
}

/** Metro's modules, their rules and their faces; nothing where a table has none. */
export async function fetchModules(modules: readonly string[]): Promise<void> {
  if (!modules.length) return;
  const { loadModules } = await import("./metro/modules/load.ts");
  await loadModules(modules);
}
