/** The statements that keep a row of a table's log together with what lists say of it. */
import type { GameRow, LogName, LogRow, Summary, TableRow } from "@interchange/host";
import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import type { Statement } from "./storage.ts";

/** A table that has begun may be played and listed; who sits there is part of what lists say. */
export function appending(
  db: Kysely<Schema>,
  table: string,
  log: LogName,
  after: number,
  row: LogRow,
  summary: Summary,
): readonly Statement[] {
  const { at, state, toAct, deadline } = summary;
  return [
    {
      query: db
        .insertInto("log")
        .values({ table_id: table, log, seq: after + 1, at: row.at, body: JSON.stringify(row) })
        .onConflict((conflict) => conflict.doNothing())
        .compile(),
      mustChange: true,
    },
    {
      query: db
        .updateTable("tables")
        .set({ state, at, to_act: toAct ?? null, deadline: deadline ?? null, summary: JSON.stringify(summary) })
        .where("id", "=", table)
        .compile(),
      // A table that was removed takes no more rows.
      mustChange: true,
    },
  ];
}

export async function readRows(
  db: Kysely<Schema>,
  table: string,
  log: LogName,
  from: number,
): Promise<readonly (GameRow & TableRow)[]> {
  const rows = await db
    .selectFrom("log")
    .select(["seq", "body"])
    .where("table_id", "=", table)
    .where("log", "=", log)
    .where("seq", ">", from)
    .orderBy("seq")
    .execute();
  return rows.map(({ body }) => JSON.parse(body) as GameRow & TableRow);
}
