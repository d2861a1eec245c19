/** The games of the page by name, and what tables and the shelf have to know of each. */
import type { AnyGame, Setup } from "@interchange/tabletop";

export const GAMES = ["metro", "underground"] as const;
export type GameId = (typeof GAMES)[number];

export function isGameId(value: unknown): value is GameId {
  return (GAMES as readonly unknown[]).includes(value);
}

export interface GameInPage<Engine extends AnyGame = AnyGame> {
  readonly id: GameId;
  readonly engine: Engine;
  /** Whether everybody sees everything, so that nothing is hidden while the screen is passed on. */
  readonly isOpen: (setup: Setup) => boolean;
  /** How far a game is, for lists: a number that only grows. */
  readonly progress: (position: ReturnType<Engine["start"]>) => number;
  /** Milliseconds that a bot may think about a move. */
  readonly thinkingTime: number;
  /** How much of the usual pause a bot's move gets: less where a turn is many moves. */
  readonly pause: number;
}
