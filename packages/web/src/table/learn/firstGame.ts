/** Stores the commented first game of each game in the browser: its table, and which remarks were made. */
import { recall, remember } from "../../kit/localStorage.ts";

export interface FirstGame {
  readonly id: string;
  /** The keys of the remarks that were made. */
  readonly said: readonly string[];
  /** Whether the player switched comments off. */
  readonly isOff: boolean;
}

const nameOf = (game: string): string => `first-game-${game}`;

export const firstGamePath = (game: string): string => `/learn/${game}/first`;

/** The one that was started last. */
export function firstGameOf(game: string): FirstGame | undefined {
  const { id, said, isOff } = (recall(nameOf(game)) ?? {}) as Partial<FirstGame>;
  if (typeof id !== "string") return undefined;
  return { id, said: Array.isArray(said) ? said : [], isOff: isOff === true };
}

export function noteFirstGame(game: string, first: FirstGame): void {
  remember(nameOf(game), first);
}
