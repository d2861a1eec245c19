/** The database tables, the same on SQLite and PostgreSQL. Times are milliseconds; lists and objects are JSON text. */

export interface Schema {
  /**
   * The tables' logs. Rows are only added. The key gives optimistic concurrency: a second writer of a row is overtaken.
   */
  readonly log: LogTable;
  readonly tables: TablesTable;
  readonly seats: SeatsTable;
  /** Who had which seats of running games and left them, in turn. */
  readonly left_seats: LeftSeatsTable;
  readonly secrets: SecretsTable;
  /** Premoves. Only their seat sees them. */
  readonly plans: PlansTable;
  /** Reviews of finished games. */
  readonly reviews: ReviewsTable;
  readonly identities: IdentitiesTable;
  /** The devices of identities. Those that were signed out stay for a while, so that they can be told why. */
  readonly devices: DevicesTable;
  readonly passkeys: PasskeysTable;
  /** Codes for adding a device. */
  readonly offers: OffersTable;
  /** What a passkey has to sign. */
  readonly challenges: ChallengesTable;
  /** Who has muted or blocked whom. */
  readonly blocks: BlocksTable;
  readonly reports: ReportsTable;
  readonly moderators: ModeratorsTable;
  /** What moderators have done. */
  readonly moderation: ModerationTable;
  readonly rooms: RoomsTable;
  readonly members: MembersTable;
  /** The chats of rooms. */
  readonly room_said: RoomSaidTable;
  /** Synced tables of browsers. */
  readonly kept: KeptTable;
  /** Finished games that were uploaded for a link. */
  readonly shared_games: SharedGamesTable;
  /** The outbox: what people and rooms are to be told while no page is open. */
  readonly notices: NoticesTable;
  /** Where notices go: subscriptions to push, e-mail addresses, webhooks. */
  readonly notice_ways: NoticeWaysTable;
  readonly notice_settings: NoticeSettingsTable;
  readonly vacations: VacationsTable;
  /** Keys that the server made for itself once. */
  readonly server_keys: ServerKeysTable;
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
  readonly room: string | null;
  /** Whether turns may take days: there is no live clock. */
  readonly is_slow: number;
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
  /** Who alone may take it while it is free. */
  readonly reserved: string | null;
}

export interface LeftSeatsTable {
  readonly table_id: string;
  readonly seat: number;
  /** How many had left the seat before. */
  readonly turn: number;
  readonly identity: string;
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
  readonly recovery_hash: string | null;
  readonly name: string | null;
  readonly created_at: number;
  readonly seen_at: number;
  readonly banned_at: number | null;
  /** Until then they cannot write in chats. */
  readonly muted_until: number | null;
  /** Until then they keep the name that a moderator gave them. */
  readonly name_held_until: number | null;
  /** Since then nothing personal is left of them. */
  readonly deleted_at: number | null;
}

export interface DevicesTable {
  readonly id: string;
  readonly identity: string;
  /** The SHA-256 of the cookie's content. */
  readonly secret_hash: string;
  readonly how: "name" | "code" | "recovery" | "passkey";
  readonly name: string | null;
  readonly browser: string | null;
  readonly system: string | null;
  readonly created_at: number;
  readonly seen_at: number;
  readonly ended_at: number | null;
  readonly ended_why: "left" | "signed-out" | "replaced" | "deleted" | null;
}

export interface PasskeysTable {
  /** The authenticator's id for it, in base64url, as is the key. */
  readonly id: string;
  readonly identity: string;
  readonly public_key: string;
  readonly counter: number;
  /** A list. */
  readonly transports: string;
  /** The name of the server that it is for. */
  readonly host: string;
  readonly name: string | null;
  readonly created_at: number;
  readonly seen_at: number;
}

export interface OffersTable {
  readonly code_hash: string;
  readonly token_hash: string;
  /** One offer at a time. */
  readonly identity: string;
  /** Wrong codes that anyone has tried since. */
  readonly tries: number;
  readonly until: number;
}

export interface ChallengesTable {
  readonly id_hash: string;
  /** Who adds a passkey; null for signing in. */
  readonly identity: string | null;
  readonly challenge: string;
  readonly until: number;
}

export interface BlocksTable {
  readonly id: string;
  readonly identity: string;
  readonly other: string;
  readonly kind: "mute" | "block";
  readonly at: number;
}

export interface ReportsTable {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly about: string;
  /** Reason, place, names at that time and the last lines of the chat. */
  readonly body: string;
  readonly done_at: number | null;
}

export interface ModeratorsTable {
  readonly name: string;
  readonly secret_hash: string;
  readonly created_at: number;
  readonly seen_at: number | null;
}

export interface ModerationTable {
  readonly id: string;
  readonly at: number;
  readonly moderator: string;
  readonly about: string | null;
  readonly body: string;
}

export interface RoomsTable {
  readonly id: string;
  /** For typing. */
  readonly code: string;
  /** The id for spectators. */
  readonly watch: string;
  readonly name: string | null;
  /** A member's number. */
  readonly host: number;
  readonly created_at: number;
  /** When someone last used it. */
  readonly at: number;
  /** The next game: a proposal with the secrets of its tables. */
  readonly next: string | null;
}

export interface MembersTable {
  readonly room: string;
  /** From 1, in the order of joining. */
  readonly n: number;
  readonly identity: string;
  readonly colour: number;
  readonly joined_at: number;
  /** When they were last connected, to about a minute. */
  readonly seen_at: number;
  readonly left_at: number | null;
  /** Whoever was removed has also left, and cannot come back. */
  readonly removed_at: number | null;
  /** Since when they have been in for the next game, with their nonce. */
  readonly in_at: number | null;
  readonly nonce: string | null;
}

export interface RoomSaidTable {
  readonly room: string;
  readonly chat: "members" | "spectators";
  readonly n: number;
  readonly member: number | null;
  /** Who said it; null for messages from before this was noted. */
  readonly identity: string | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
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

export interface SharedGamesTable {
  /** As in its link. */
  readonly id: string;
  /** The SHA-256 of owner and record: the same game is stored once for each person. */
  readonly content_hash: string;
  /** Who uploaded it; null if nobody was signed in. */
  readonly identity: string | null;
  readonly at: number;
  /** The record as text. */
  readonly body: string;
}

export interface NoticesTable {
  /** What it is about. A later notice takes the place of an earlier one: a table has one turn at a time. */
  readonly slot: string;
  /** The same for every attempt. Receivers get ids that are made from it. */
  readonly id: string;
  /** `turn` also reminds of the turn until it is over; `mail` waits for the next digest. */
  readonly kind: "turn" | "end" | "invite" | "proposal" | "mail";
  /** The identity or the room that is told. */
  readonly owner: string;
  readonly table_id: string;
  /** Whose turn it is, or which seat is reserved. */
  readonly seat: number | null;
  /** The number of the row that it is about. */
  readonly seq: number;
  readonly at: number;
  /** When to look at it next. Whoever sends it moves this on first, so that nobody else does. */
  readonly due: number;
  /** Of a turn: 0 for its begin, then the reminder to send next, in hours before the time runs out. */
  readonly hours: number;
  readonly tries: number;
  /** The ways that have got it. */
  readonly done: string;
}

export interface NoticeWaysTable {
  readonly id: string;
  /** An identity or a room. */
  readonly owner: string;
  readonly kind: "push" | "email" | "webhook";
  readonly address: string;
  /** Keys, the shape of messages, the device's name. */
  readonly detail: string;
  /** `new`: the address is not confirmed. `paused`: it failed too often. */
  readonly state: "new" | "on" | "off" | "paused";
  /** Confirms an e-mail address, and unsubscribes it. */
  readonly token: string | null;
  readonly created_at: number;
  /** In a row. */
  readonly failures: number;
  /** What the last attempt came to. */
  readonly answer: string | null;
  readonly answered_at: number | null;
}

export interface NoticeSettingsTable {
  readonly identity: string;
  readonly body: string;
}

export interface VacationsTable {
  readonly id: string;
  readonly identity: string;
  readonly from_at: number;
  readonly until_at: number;
}

export interface ServerKeysTable {
  readonly name: string;
  readonly body: string;
}

export interface RunsTable {
  readonly id: string;
  readonly began_at: number;
  readonly beat_at: number;
}
