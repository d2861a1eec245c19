/** The choices made when a table was created, as stored in the database. */
import type { Setup, TimeControl } from "@interchange/tabletop";
import type { Language } from "../language.ts";
import type { TablesTable } from "../storage/schema.ts";

export interface Terms {
  readonly setup: Setup;
  readonly control: TimeControl;
  readonly assist: string;
  /** Whether the seats' colours are drawn at random at the start. */
  readonly drawsColours?: boolean;
  /** How many seconds later spectators see the game. */
  readonly delay?: number;
  /** How many milliseconds bots take to answer. */
  readonly botDelay?: number;
  /** For how many days of vacation a year a player's clock stops. */
  readonly vacation?: number;
  /** The host's language, used for link previews. */
  readonly language?: Language;
}

export function termsOf({ terms }: Pick<TablesTable, "terms">): Terms {
  return JSON.parse(terms) as Terms;
}
