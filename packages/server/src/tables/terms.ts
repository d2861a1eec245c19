/** What was chosen when a table was set up, as the database keeps it. */
import type { Setup, TimeControl } from "@interchange/tabletop";
import type { Language } from "../language.ts";
import type { TablesTable } from "../storage/schema.ts";

export interface Terms {
  readonly setup: Setup;
  readonly control: TimeControl;
  readonly assist: string;
  /** Whether a lot says which seat has which colour when the game begins. */
  readonly drawsColours?: boolean;
  /** By how many seconds spectators see the game later. */
  readonly delay?: number;
  /** After how many milliseconds bots answer. */
  readonly botDelay?: number;
  /** What whoever set it up speaks: links to it are told of in that language. */
  readonly language?: Language;
}

export function termsOf({ terms }: Pick<TablesTable, "terms">): Terms {
  return JSON.parse(terms) as Terms;
}
