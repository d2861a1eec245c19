/** Loads games and their rules on demand, each in its own chunk. */
import { gameNamed } from "@interchange/games";
import type { GameEntry, Loaded, Players, RulesOf } from "@interchange/games";
import type { AnyGame, AnyRules } from "@interchange/tabletop";

/** A game's id in the list of games. */
export type GameId = string;

export function isGameId(value: unknown): value is GameId {
  return gameNamed(value) !== undefined;
}

export interface GameInPage<Engine extends AnyRules = AnyGame>
  extends Loaded<Engine>, Pick<GameEntry, "id">, Pick<Players, "thinkingTime" | "pause"> {
  readonly progress: (position: ReturnType<Engine["start"]>) => number;
}

/** The game with these modules. */
export async function fetchGame<Engine extends AnyGame>(
  { id, load, progress, bots }: GameEntry<Engine>,
  modules: readonly string[] = [],
): Promise<GameInPage<Engine>> {
  return { id, progress, thinkingTime: bots.thinkingTime, pause: bots.pause, ...(await load(modules)) };
}

/** Only the rules, for a table that is already set up. */
export async function fetchRules<Engine extends AnyGame>(
  { id, loadRules, progress, bots }: GameEntry<Engine>,
  modules: readonly string[] = [],
): Promise<GameInPage<RulesOf<Engine>>> {
  return { id, progress, thinkingTime: bots.thinkingTime, pause: bots.pause, ...(await loadRules(modules)) };
}

/** The game with this id, which must be in the list. */
export function gameOf(id: GameId, modules: readonly string[] = []): Promise<GameInPage> {
  const entry = gameNamed(id);
  if (!entry) throw new RangeError(`no game named "${id}"`);
  return fetchGame(entry, modules);
}
