/**
 * Stores tables from browsers for their owner's other devices. The server does not look inside. It limits how much each
 * person stores, and never replaces a copy with one that is behind.
 */
import type { Kept, KeptInfo } from "@interchange/protocol";
import { MOST_KEPT, MOST_KEPT_TEXT } from "@interchange/protocol";
import type { Storage } from "../storage/storage.ts";

export class SyncedTables {
  private readonly storage: Storage;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** The latest first. */
  async list(identity: string): Promise<readonly KeptInfo[]> {
    const found = await this.storage.db
      .selectFrom("kept")
      .select(["name", "at", "row_count"])
      .where("identity", "=", identity)
      .orderBy("at", "desc")
      .execute();
    return found.map(({ name, at, row_count: rows }) => ({ id: name, at, rows }));
  }

  async read(identity: string, id: string): Promise<Kept | undefined> {
    const found = await this.storage.db
      .selectFrom("kept")
      .select(["at", "row_count", "body"])
      .where("identity", "=", identity)
      .where("name", "=", id)
      .executeTakeFirst();
    return found && { at: found.at, rows: found.row_count, body: found.body };
  }

  /** `behind` if the stored copy has more rows. */
  async keep(identity: string, id: string, { at, rows, body }: Kept): Promise<"kept" | "behind" | "too-much"> {
    const { db } = this.storage;
    const others = await db
      .selectFrom("kept")
      .select(["name", "size"])
      .where("identity", "=", identity)
      .where("name", "!=", id)
      .execute();
    const size = others.reduce((sum, other) => sum + other.size, body.length);
    if (others.length >= MOST_KEPT || size > MOST_KEPT_TEXT) return "too-much";
    const values = { at, row_count: rows, size: body.length, body };
    const outcome = await this.storage.write({
      query: db
        .insertInto("kept")
        .values({ identity, name: id, ...values })
        .onConflict((conflict) =>
          conflict.columns(["identity", "name"]).doUpdateSet(values).where("kept.row_count", "<=", rows),
        )
        .compile(),
      mustChange: true,
    });
    return outcome === "kept" ? "kept" : "behind";
  }

  /** Without an id: everything. */
  async forget(identity: string, id?: string): Promise<void> {
    const all = this.storage.db.deleteFrom("kept").where("identity", "=", identity);
    await this.storage.write({ query: (id === undefined ? all : all.where("name", "=", id)).compile() });
  }
}
