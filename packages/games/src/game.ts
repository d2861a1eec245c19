/** A game as everybody knows it who has not fetched it yet. */
import type { AnyGame, AnyRules, Setup } from "@interchange/tabletop";

export interface GameEntry<Engine extends AnyGame = AnyGame> {
  /** As records and addresses name it. */
  readonly id: string;
  /** The edition that is played unless somebody asks for another. */
  readonly edition: string;
  /** Fetches the game: with these modules, or the plain one. */
  readonly load: (modules?: readonly string[]) => Promise<Loaded<Engine>>;
  /** Fetches its rules alone, for a table that is set up already. */
  readonly loadRules: (modules?: readonly string[]) => Promise<Loaded<RulesOf<Engine>>>;
  /** How far a game is, for lists: a number that only grows. */
  readonly progress: (position: ReturnType<Engine["start"]>) => number;
  readonly bots: Players;
}

/** A game without what is chosen before it begins, and without guessing. */
export type RulesOf<Engine extends AnyGame> = Omit<Engine, "choices" | "prepare" | "imagine">;

/** What the computer players of a game are given. */
export interface Players {
  /** Milliseconds that one may think about a move. */
  readonly thinkingTime: number;
  /** How much of the usual pause a move of theirs gets: less where a turn is many moves. */
  readonly pause: number;
}

/** What has been fetched of a game. */
export interface Loaded<Engine extends AnyRules = AnyRules> {
  readonly engine: Engine;
  /** Whether everybody sees everything, so that nothing is hidden while a screen is passed on. */
  readonly isOpen: (setup: Setup) => boolean;
}
