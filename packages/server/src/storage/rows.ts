/** What both databases store when a row is added to a table's log. */
import type { GameRow, LogName, LogRow, Summary, TableRow } from "@interchange/host";
import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** A row with its table's entry in lists, as values of columns: the row was made `at`, the table `changedAt`. */
export interface Appended {
  readonly table: string;
  readonly log: LogName;
  readonly seq: number;
  readonly at: number;
  readonly body: string;
  readonly state: Summary["state"];
  readonly changedAt: number;
  readonly toAct: number | null;
  readonly deadline: number | null;
  readonly botAt: number | null;
  readonly summary: string;
  /** The id of the notices that it causes. */
  readonly notice: string;
  /** The seat to act, if it is a person's. */
  readonly person: number | null;
}

export function appended(table: string, log: LogName, after: number, row: LogRow, summary: Summary): Appended {
  const { state, toAct = null, deadline = null } = summary;
  const seq = after + 1;
  return {
    table,
    log,
    seq,
    at: row.at,
    body: JSON.stringify(row),
    state,
    changedAt: summary.at,
    toAct,
    deadline,
    botAt: botAt(summary),
    summary: JSON.stringify(summary),
    notice: `${table}/${log}/${seq}`,
    person: personToAct(summary),
  };
}

/** The seat to act, if it is a person's. */
function personToAct({
  state,
  toAct,
  sitters,
}: Pick<Summary, "state" | "sitters"> & { toAct?: number | undefined }): number | null {
  return state === "running" && toAct !== undefined && sitters[toAct]?.mind.kind === "person" ? toAct : null;
}

/** Since when a bot has to move, if one does. */
function botAt({ at, state, toAct, sitters }: Summary): number | null {
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
