/** What the page knows about a game before it loads the rest. */
import type { GameEntry } from "@interchange/games";
import type { Colour } from "@interchange/boards/palette";
import type { GlanceAt } from "../table/glance/glance.ts";
import type { GameRecord } from "@interchange/tabletop";
import type { ComponentChildren, ComponentType } from "preact";
import type { LessonSet } from "../table/learn/lesson.ts";
import type { PuzzleSet } from "../table/learn/puzzle.ts";
import type { RulesSource } from "../kit/rules/source.ts";
import type { GameAbout } from "../words/types.ts";
import type { LookBack } from "./lookBack.ts";

export interface GamePage {
  readonly entry: GameEntry;
  readonly about: () => GameAbout;
  /** A small picture of it. */
  readonly Sign: ComponentType;
  /** A smaller one, for lists. */
  readonly Icon: ComponentType;
  /** The addresses of finished games to show; see `show.ts`. */
  readonly shows?: readonly string[];
  /** What a running table looks like, and what has happened there. */
  readonly glance?: () => Promise<GlanceAt>;
  readonly rules: () => RulesSource;
  /** What a list of tables says about one. */
  readonly listing: Listing;
  /** Load the table, the result and the review of a game with these modules. */
  readonly table: (modules: readonly string[]) => Promise<ComponentType<TableProps>>;
  readonly result: (modules: readonly string[]) => Promise<ComponentType<TableProps>>;
  readonly review?: (modules: readonly string[]) => Promise<ComponentType<TableProps>>;
  /** Draws the moves and draws of a record for paper, one picture each. */
  readonly printed?: (record: GameRecord) => Promise<readonly ComponentChildren[]>;
  /** The form to set up a table of this game. */
  readonly setup: () => Promise<ComponentType>;
  /** The form for what is printed on the components of the player's own box. */
  readonly box?: () => Promise<ComponentType>;
  /** The maps that the player drew; with an id, the editor of that one. */
  readonly maps?: () => Promise<ComponentType<{ readonly id: string | undefined }>>;
  readonly puzzles?: () => Promise<PuzzleSet>;
  readonly lessons?: () => Promise<LessonSet>;
  /** The number of steps in the lesson about the game. */
  readonly lessonSteps?: number;
  /** Statistics of finished games: points by source, records, achievements. */
  readonly lookBack?: () => Promise<LookBack>;
}

export interface TableProps {
  readonly id: string;
}

export interface Listing {
  readonly moduleTitle: (module: string) => string;
  /** The name of the map, if it is not the usual one. */
  readonly mapName?: (components: { readonly values?: object | undefined } | undefined) => string | undefined;
  /** The colours of the seats; empty if a seat has only a symbol. */
  readonly seatColours: (edition: string, chosen: readonly string[] | undefined) => readonly Colour[];
}
