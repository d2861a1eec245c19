import type { Statement, Storage } from "../storage/storage.ts";

/** The statements that delete everything about a table. */
export function removing({ db }: Storage, table: string): readonly Statement[] {
  return [
    { query: db.deleteFrom("log").where("table_id", "=", table).compile() },
    { query: db.deleteFrom("seats").where("table_id", "=", table).compile() },
    { query: db.deleteFrom("left_seats").where("table_id", "=", table).compile() },
    { query: db.deleteFrom("plans").where("table_id", "=", table).compile() },
    { query: db.deleteFrom("reviews").where("table_id", "=", table).compile() },
    { query: db.deleteFrom("notices").where("table_id", "=", table).compile() },
    { query: db.deleteFrom("secrets").where("table_id", "=", table).compile() },
    { query: db.deleteFrom("tables").where("id", "=", table).compile() },
  ];
}
