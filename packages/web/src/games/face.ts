/** What the page knows of a game before it fetches any of it: its words, and where its parts come from. */
import type { GameEntry } from "@interchange/games";
import type { Colour } from "@interchange/boards/palette";
import type { ComponentType } from "preact";
import type { GameAbout } from "../words/types.ts";
import type { PuzzleSet } from "../parts/puzzles/puzzle.ts";
import type { RulesSource } from "../parts/rules/source.ts";

export interface GameFace {
  readonly entry: GameEntry;
  /** What is said of it before anything of it is fetched. */
  readonly about: () => GameAbout;
  /** A picture for the eye, which home shows. */
  readonly sign: () => Promise<ComponentType>;
  /** The table, and the result, of a game with these modules. */
  readonly table: (modules: readonly string[]) => Promise<ComponentType<TableProps>>;
  readonly result: (modules: readonly string[]) => Promise<ComponentType<TableProps>>;
  /** All that is chosen for a table once the game is. */
  readonly setup: () => Promise<ComponentType>;
  /** The form for what is printed on the components of somebody's box. */
  readonly box?: () => Promise<ComponentType>;
  readonly rules: () => Promise<RulesSource>;
  readonly puzzles?: () => Promise<PuzzleSet>;
  /** What a list of tables says of one. */
  readonly listing: () => Promise<Listing>;
}

/** Fetches the review of a game with these modules: `review/index.ts` in the game's folder. */
export type FetchReview = (modules: readonly string[]) => Promise<ComponentType<TableProps>>;

export interface TableProps {
  readonly id: string;
}

export interface Listing {
  readonly moduleTitle: (module: string) => string;
  /** The seats' colours; none where a seat is known by its symbol alone. */
  readonly seatColours: (edition: string, chosen: readonly string[] | undefined) => readonly Colour[];
}
