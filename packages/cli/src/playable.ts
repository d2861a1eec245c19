import type { Bot } from "@interchange/bots";
import type { AnyGame, Components, OptionSpec, Searchable, Setup } from "@interchange/tabletop";

export interface SvgOptions {
  readonly theme: "light" | "dark";
  /** In pixels; each game has its own default. */
  readonly width?: number;
  readonly title: string;
}

/** A game as the command line knows it. Positions, moves and views only pass through. */
export interface Playable {
  readonly game: AnyGame;
  // oxlint-disable-next-line typescript/no-explicit-any -- opaque here; each game's own types hold inside it
  readonly search: Searchable<any, any, any, any>;
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly bots: readonly Bot<any, any>[];
  /** The position for a terminal, with the seats' names. */
  picture(position: unknown, names: readonly string[], isColoured: boolean): string;
  svg(position: unknown, options: SvgOptions): string;
  /** The components of a table on this map; absent if the game has only one. */
  readonly onMap?: (map: string, own: Components | undefined) => Components | undefined;
  /** The options of a table, its modules' included. */
  options(setup: Setup): readonly OptionSpec[];
  /** The rule behind a word that a module tells, or behind its reason for an award. */
  ruleBehind?(module: string, word: string): string | undefined;
  /** Benchmarks of the engine on one thread, playouts per second first. */
  bench(setup: Setup, games: number): Readonly<Record<string, number>>;
}
