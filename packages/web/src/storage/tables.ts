/** The tables of this browser: their logs, and what lists say of them. */
import type { Founding, Store, Summary } from "@interchange/host";
import type { Seat } from "@interchange/tabletop";

/** What a list has to know of a table, without replaying it. */
export interface KeptTable extends Summary {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly modules: readonly string[];
  /** Whether somebody else's record was brought in: it opens at its beginning. */
  readonly isImported: boolean;
  /** The person who has the screen. */
  readonly holder?: Seat;
}

export interface Tables extends Store {
  /** Whether tables outlive the window. */
  readonly isLasting: boolean;
  list(): Promise<readonly KeptTable[]>;
  about(id: string): Promise<KeptTable | undefined>;
  /** Deletes a table, here and in every other window. */
  remove(id: string): Promise<void>;
  /** Remembers who has the screen. */
  hand(id: string, holder: Seat): Promise<void>;
  /** Tells when another window has changed this table, or any where none is named; answers how to stop. */
  onElsewhere(table: string | undefined, listener: () => void): () => void;
}

/** What of it stays as it is when the table goes on. */
type Place = Pick<KeptTable, "id" | "game" | "edition" | "modules" | "isImported" | "holder">;

export function placeInList(id: string, { game, setup, terms }: Founding): Place {
  return { id, game, edition: setup.edition, modules: setup.modules, isImported: terms["imported"] === "yes" };
}

/** The table's line in lists after a row: what stays, and the new summary instead of the old one. */
export function listed({ id, game, edition, modules, isImported, holder }: Place, summary: Summary): KeptTable {
  return { id, game, edition, modules, isImported, ...(holder !== undefined && { holder }), ...summary };
}
