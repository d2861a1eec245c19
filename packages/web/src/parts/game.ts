/** A game as tables and the shelf know it: fetched when it is wanted, each game in a part of its own. */
import { gameNamed } from "@interchange/games";
import type { GameEntry, Loaded, Players } from "@interchange/games";
import type { AnyGame } from "@interchange/tabletop";

/** The name of a game in the list of games. */
export type GameId = string;

export function isGameId(value: unknown): value is GameId {
  return gameNamed(value) !== undefined;
}

export interface GameInPage<Engine extends AnyGame = AnyGame>
  extends Loaded<Engine>, Pick<GameEntry<Engine>, "id" | "progress">, Pick<Players, "thinkingTime" | "pause"> {}

/** The game, with the rules of these modules. */
export async function fetchGame<Engine extends AnyGame>(
  { id, load, progress, bots }: GameEntry<Engine>,
  modules: readonly string[] = [],
): Promise<GameInPage<Engine>> {
  return { id, progress, thinkingTime: bots.thinkingTime, pause: bots.pause, ...(await load(modules)) };
}

/** The same by its name, which must be one of the list. */
export function gameOf(id: GameId, modules: readonly string[] = []): Promise<GameInPage> {
  const entry = gameNamed(id);
  if (!entry) throw new RangeError(`no game named "${id}"`);
  return fetchGame(entry, modules);
}
