/** What creating tables, sitting down and starting games have in common. */
import type { GameEntry } from "@interchange/games";
import type { Identity } from "../identities.ts";
import type { Blocks } from "../manners/blocks.ts";
import type { Rooms } from "../rooms/rooms.ts";
import type { TablesTable } from "../storage/schema.ts";
import type { Statement, Storage } from "../storage/storage.ts";
import { objection } from "./objection.ts";
import type { Objection } from "./objection.ts";

export type Done = { readonly ok: true; readonly table: string } | Objection;

export interface TableNeeds {
  readonly storage: Storage;
  readonly games: readonly GameEntry[];
  readonly rooms: Rooms;
  readonly blocks: Blocks;
  readonly now: () => number;
}

export const UNKNOWN = objection("unknown-table", "This table does not exist.");
export const BEGUN = objection("begun", "The game has already started.");
export const NOT_HOST = objection("not-host", "Only the host can do that.");
/** Says no names: nobody learns by whom they were blocked. */
export const APART = objection("apart", "Some of these people don't play together. Choose others, or another table.");

export class OpenTables {
  readonly needs: TableNeeds;

  constructor(needs: TableNeeds) {
    this.needs = needs;
  }

  async row(table: string): Promise<TablesTable | undefined> {
    return this.needs.storage.db.selectFrom("tables").selectAll().where("id", "=", table).executeTakeFirst();
  }

  /** Whether someone created the table, or is the host of its room. */
  async isHost({ host, room }: TablesTable, { id }: Identity): Promise<boolean> {
    return host === id || (room !== null && (await this.needs.rooms.isHost(room, id)));
  }

  /** Whether someone at the table and this person never sit at one table. */
  async isApart(table: string, identity: string): Promise<boolean> {
    const apart = await this.needs.blocks.apartFrom(identity);
    if (!apart.size) return false;
    const seats = await this.needs.storage.db
      .selectFrom("seats")
      .select("identity")
      .where("table_id", "=", table)
      .where("identity", "is not", null)
      .execute();
    return seats.some((seat) => apart.has(seat.identity ?? ""));
  }

  /** Changes a table that has not begun; undefined if there was nothing to change. */
  async change(table: string, statement: Statement): Promise<Done | undefined> {
    const { db } = this.needs.storage;
    const stillOpen = db
      .updateTable("tables")
      .set({ at: this.needs.now() })
      .where("id", "=", table)
      .where("state", "=", "open")
      .compile();
    const changed = await this.needs.storage.write({ query: stillOpen, mustChange: true }, statement);
    return changed === "kept" ? { ok: true, table } : undefined;
  }

  /** Why a table was not changed. */
  async whyNot(table: string, otherwise: Objection): Promise<Objection> {
    const row = await this.row(table);
    if (!row) return UNKNOWN;
    return row.state === "open" ? otherwise : BEGUN;
  }
}
