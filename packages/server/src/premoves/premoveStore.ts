/** Stores premoves apart from the table's log, which everyone there reads. They are deleted once used. */
import type { Seat } from "@interchange/tabletop";
import type { Storage } from "../storage/storage.ts";

export interface StoredPremove {
  readonly id: string;
  readonly seat: Seat;
  /** The game's number of rows when it was made. */
  readonly after: number;
  readonly moves: readonly string[];
  /** What the moves would have done then. */
  readonly ledger: string;
  /** Whether to play what is still allowed if something changed. */
  readonly partly?: boolean;
  readonly dropped?: "refused" | "changed";
}

export interface PremoveStore {
  read(): Promise<readonly StoredPremove[]>;
  keep(plan: StoredPremove): Promise<void>;
  forget(seat: Seat): Promise<void>;
}

export function premoveStore(storage: Storage, table: string): PremoveStore {
  const { db } = storage;
  return {
    async read() {
      const rows = await db.selectFrom("plans").select("body").where("table_id", "=", table).execute();
      return rows.map(({ body }) => JSON.parse(body) as StoredPremove);
    },
    async keep(plan) {
      const body = JSON.stringify(plan);
      await storage.write({
        query: db
          .insertInto("plans")
          .values({ table_id: table, seat: plan.seat, body })
          .onConflict((conflict) => conflict.columns(["table_id", "seat"]).doUpdateSet({ body }))
          .compile(),
      });
    },
    async forget(seat) {
      await storage.write({
        query: db.deleteFrom("plans").where("table_id", "=", table).where("seat", "=", seat).compile(),
      });
    },
  };
}
