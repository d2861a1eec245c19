/** The tables of the database, alike on SQLite and PostgreSQL. Moments are milliseconds; lists and objects are JSON text. */

export interface Schema {
  /** What happened at tables; rows are only added. The key is for optimistic concurrency: a second writer of a row is overtaken. */
  readonly log: LogTable;
  readonly tables: TablesTable;
  readonly seats: SeatsTable;
  readonly secrets: SecretsTable;
  /** What seats have planned, for their eyes alone. */
  readonly plans: PlansTable;
  /** What was found out about games that are over. */
  readonly reviews: ReviewsTable;
  readonly identities: IdentitiesTable;
  /** Tables that people play in their browsers, for their other devices. */
  readonly kept: KeptTable;
  /** The runs of servers: between them nobody's clock is charged. */
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
  /** The identity that set it up. */
  readonly host: string;
  readonly created_at: number;
  readonly at: number;
  readonly to_act: number | null;
  readonly deadline: number | null;
  /** While a bot is to move: when somebody last looked after that. Whoever does not within a while is replaced. */
  readonly bot_at: number | null;
  /** What was chosen when it was set up. */
  readonly terms: string;
  /** What lists say of it; null before it begins. */
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
  /** How long the record was: a game that was taken up again has another review. */
  readonly entries: number;
  readonly body: string;
}

export interface IdentitiesTable {
  readonly id: string;
  /** SHA-256 of what the cookie holds. */
  readonly secret_hash: string;
  readonly recovery_hash: string | null;
  readonly name: string | null;
  readonly created_at: number;
  readonly seen_at: number;
  readonly banned_at: number | null;
}

export interface KeptTable {
  readonly identity: string;
  /** Of the table, in the browser. */
  readonly name: string;
  readonly at: number;
  /** Whoever has more is ahead. */
  readonly row_count: number;
  readonly size: number;
  readonly body: string;
}

export interface RunsTable {
  readonly id: string;
  readonly began_at: number;
  readonly beat_at: number;
}
