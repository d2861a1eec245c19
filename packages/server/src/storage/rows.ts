/** The statements that store a row of a table's log together with the table's summary. */
import type { GameRow, LogName, LogRow, Summary, TableRow } from "@interchange/host";
import { CompiledQuery } from "kysely";
import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import type { Statement } from "./storage.ts";

// Written by hand: these two run on every move, and building them each time would cost more than the rest of it.
const INSERT = "insert into log (table_id, log, seq, at, body) values (?, ?, ?, ?, ?) on conflict do nothing";
const LIST = "update tables set state = ?, at = ?, to_act = ?, deadline = ?, bot_at = ?, summary = ? where id = ?";

export function appending(
  table: string,
  log: LogName,
  after: number,
  row: LogRow,
  summary: Summary,
): readonly Statement[] {
  const { at, state, toAct = null, deadline = null } = summary;
  return [
    { query: CompiledQuery.raw(INSERT, [table, log, after + 1, row.at, JSON.stringify(row)]), mustChange: true },
    // A deleted table accepts no more rows.
    {
      query: CompiledQuery.raw(LIST, [state, at, toAct, deadline, botAt(summary), JSON.stringify(summary), table]),
      mustChange: true,
    },
  ];
}

/** Since when a bot has to move, if one does. */
export function botAt({ at, state, toAct, sitters }: Summary): number | null {
  const isBots = state === "running" && toAct !== undefined && sitters[toAct]?.mind.kind === "bot";
  return isBots ? at : null;
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
