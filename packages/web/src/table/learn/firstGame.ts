/** The first game with comments of each game: which table it is, and what was said there; kept in the browser. */
import { recall, remember } from "../../kit/localStorage.ts";

export interface FirstGame {
  /** The table. */
  readonly id: string;
  /** The remarks that were made, by their keys. */
  readonly said: readonly string[];
  /** Whether somebody has had enough of them. */
  readonly isOff: boolean;
}

const nameOf = (game: string): string => `first-game-${game}`;

/** Where the first game is played. */
export const firstGamePath = (game: string): string => `/learn/${game}/first`;

/** The last one that was begun. */
export function firstGameOf(game: string): FirstGame | undefined {
  const { id, said, isOff } = (recall(nameOf(game)) ?? {}) as Partial<FirstGame>;
  if (typeof id !== "string") return undefined;
  return { id, said: Array.isArray(said) ? said : [], isOff: isOff === true };
}

export function noteFirstGame(game: string, first: FirstGame): void {
  remember(nameOf(game), first);
}
