/** The database tables, the same on SQLite and PostgreSQL. Times are milliseconds; lists and objects are JSON text. */

export interface Schema {
  /**
   * The tables' logs. Rows are only added. The key gives optimistic concurrency: a second writer of a row is overtaken.
   */
  readonly log: LogTable;
  readonly tables: TablesTable;
  readonly seats: SeatsTable;
  readonly secrets: SecretsTable;
  /** Premoves. Only their seat sees them. */
  readonly plans: PlansTable;
  /** Reviews of finished games. */
  readonly reviews: ReviewsTable;
  readonly identities: IdentitiesTable;
  /** Synced tables of browsers. */
  readonly kept: KeptTable;
  /** The runs of servers. Time between them is charged to nobody's clock. */
  readonly runs: RunsTable;
}

export interface LogTable {
  readonly table_id: string;
  readonly log: "game" | "table";
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

export interface TablesTable {
  readonly id: string;
  readonly game: string;
  readonly state: "open" | "running" | "paused" | "over";
  readonly is_public: number;
  /** The identity that created it. */
  readonly host: string;
  readonly created_at: number;
  readonly at: number;
  readonly to_act: number | null;
  readonly deadline: number | null;
  /** While a bot has to move: when the lease was last renewed. An expired one is taken over. */
  readonly bot_at: number | null;
  /** The choices made when it was created. */
  readonly terms: string;
  /** Its entry in lists; null before it begins. */
  readonly summary: string | null;
  readonly seal: string;
  readonly rematch: string | null;
}

export interface SeatsTable {
  readonly table_id: string;
  readonly seat: number;
  /** A bot's name, or null for a person. */
  readonly bot: string | null;
  /** Who sits there; null while it is free, and for bots. */
  readonly identity: string | null;
  readonly name: string | null;
  readonly nonce: string | null;
}

export interface SecretsTable {
  readonly table_id: string;
  readonly secret: string;
}

export interface PlansTable {
  readonly table_id: string;
  readonly seat: number;
  readonly body: string;
}

export interface ReviewsTable {
  readonly table_id: string;
  /** The record's length. If the game went on, it needs another review. */
  readonly entries: number;
  readonly body: string;
}

export interface IdentitiesTable {
  readonly id: string;
  /** The SHA-256 of the cookie's content. */
  readonly secret_hash: string;
  readonly recovery_hash: string | null;
  readonly name: string | null;
  readonly created_at: number;
  readonly seen_at: number;
  readonly banned_at: number | null;
}

export interface KeptTable {
  readonly identity: string;
  /** The table's id in the browser. */
  readonly name: string;
  readonly at: number;
  /** The copy with more rows is ahead. */
  readonly row_count: number;
  readonly size: number;
  readonly body: string;
}

export interface RunsTable {
  readonly id: string;
  readonly began_at: number;
  readonly beat_at: number;
}
