/** A game before it is loaded. */
import type { AnyGame, AnyRules, Setup } from "@interchange/tabletop";

export interface GameEntry<Engine extends AnyGame = AnyGame> {
  /** Its name in records and addresses. */
  readonly id: string;
  /** The default edition. */
  readonly edition: string;
  /** Loads the game, with these modules or without any. */
  readonly load: (modules?: readonly string[]) => Promise<Loaded<Engine>>;
  /** Loads only its rules, for a table that is already set up. */
  readonly loadRules: (modules?: readonly string[]) => Promise<Loaded<RulesOf<Engine>>>;
  /** A game's progress for lists: a number that only grows. */
  readonly progress: (position: ReturnType<Engine["start"]>) => number;
  readonly bots: Players;
}

/** A game without its setup choices and without guessing hidden information. */
export type RulesOf<Engine extends AnyGame> = Omit<Engine, "choices" | "prepare" | "imagine">;

/** Settings of a game's bots. */
export interface Players {
  /** Milliseconds that a bot may think about a move. */
  readonly thinkingTime: number;
  /** The share of the usual pause before their moves: less if a turn has many moves. */
  readonly pause: number;
}

/** The loaded parts of a game. */
export interface Loaded<Engine extends AnyRules = AnyRules> {
  readonly engine: Engine;
  /** Whether everyone sees everything, so that nothing needs hiding when a screen is passed on. */
  readonly isOpen: (setup: Setup) => boolean;
}
