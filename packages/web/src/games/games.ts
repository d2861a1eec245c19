/** What a game is made of is fetched when it is wanted, each game in a part of its own. */
import { metroGame } from "../metro/game.ts";
import type { GameId, GameInPage } from "./game.ts";

/** Home shows Metro's board, so Metro is always here. */
const LOADERS: Readonly<Record<GameId, () => Promise<GameInPage>>> = {
  metro: async () => metroGame,
  underground: () => import("../underground/game.ts").then(({ undergroundGame }) => undergroundGame),
};

export function gameOf(id: GameId): Promise<GameInPage> {
  return LOADERS[id]();
}
