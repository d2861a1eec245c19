/** A game that has been fetched, as tables and the shelf know it. */
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
