/** What the page knows of a game before it loads the rest of it. */
import type { GameEntry } from "@interchange/games";
import type { Colour } from "@interchange/boards/palette";
import type { ComponentType } from "preact";
import type { LessonSet } from "../table/learn/lesson.ts";
import type { PuzzleSet } from "../table/learn/puzzle.ts";
import type { RulesSource } from "../kit/rules/source.ts";
import type { GameAbout } from "../words/types.ts";
import type { LookBack } from "./lookBack.ts";

export interface GamePage {
  readonly entry: GameEntry;
  readonly about: () => GameAbout;
  /** A picture for the eye, which home shows. */
  readonly Sign: ComponentType;
  readonly rules: () => RulesSource;
  /** What a list of tables says of one. */
  readonly listing: Listing;
  /** The table, the result and the review of a game with these modules. */
  readonly table: (modules: readonly string[]) => Promise<ComponentType<TableProps>>;
  readonly result: (modules: readonly string[]) => Promise<ComponentType<TableProps>>;
  readonly review?: (modules: readonly string[]) => Promise<ComponentType<TableProps>>;
  /** All that is chosen for a table once the game is. */
  readonly setup: () => Promise<ComponentType>;
  /** The form for what is printed on the components of somebody's box. */
  readonly box?: () => Promise<ComponentType>;
  readonly puzzles?: () => Promise<PuzzleSet>;
  readonly lessons?: () => Promise<LessonSet>;
  /** How many steps the lesson about the game has. */
  readonly lessonSteps?: number;
  /** What finished games tell: points by source, records, achievements. */
  readonly lookBack?: () => Promise<LookBack>;
}

export interface TableProps {
  readonly id: string;
}

export interface Listing {
  readonly moduleTitle: (module: string) => string;
  /** The seats' colours; none where a seat is known by its symbol alone. */
  readonly seatColours: (edition: string, chosen: readonly string[] | undefined) => readonly Colour[];
}
