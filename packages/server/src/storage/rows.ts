/** The statements that store a row of a table's log together with the table's summary. */
import type { GameRow, LogName, LogRow, Summary, TableRow } from "@interchange/host";
import { CompiledQuery } from "kysely";
import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import type { Statement } from "./storage.ts";

// Written by hand: these run on every move, and building them each time would cost more than the rest of it.
const INSERT = "insert into log (table_id, log, seq, at, body) values (?, ?, ?, ?, ?) on conflict do nothing";
const LIST = "update tables set state = ?, at = ?, to_act = ?, deadline = ?, bot_at = ?, summary = ? where id = ?";

/** Whether the turn is another one than before. Tables with a live clock have no notices. */
const TURNED = "from tables t where t.id = ? and t.is_slow = 1 and (t.state <> ? or t.to_act is not ?)";
const HAS_WAY = "exists (select 1 from notice_ways w where w.owner =";
const NOTICE = "(slot, id, kind, owner, table_id, seat, seq, at, due, hours, tries, done)";
/** A later turn takes the place of an earlier one. */
const AGAIN = `on conflict (slot) do update set id = excluded.id, owner = excluded.owner, seat = excluded.seat,
  seq = excluded.seq, at = excluded.at, due = excluded.due, hours = 0, tries = 0, done = '[]'`;
/** Who is to act is told, and so is their room. */
const NOTICE_TURN = `insert into notices ${NOTICE}
  select 'turn/' || t.id, ?, 'turn', (select identity from seats where table_id = t.id and seat = ?), t.id, ?, ?, ?, ?,
    0, 0, '[]'
  ${TURNED} and ${HAS_WAY} (select identity from seats where table_id = t.id and seat = ?)) ${AGAIN}`;
const NOTICE_ROOM_TURN = `insert into notices ${NOTICE}
  select 'room/turn/' || t.id, ?, 'turn', t.room, t.id, ?, ?, ?, ?, 0, 0, '[]'
  ${TURNED} and ${HAS_WAY} t.room) ${AGAIN}`;
/** What nobody has to be told any more. */
const NO_TURN = `delete from notices where slot in ('turn/' || ?, 'room/turn/' || ?) and id <> ?
  and exists (select 1 ${TURNED})`;
const NOTICE_END = `insert into notices ${NOTICE}
  select distinct 'end/' || t.id || '/' || s.identity, ?, 'end', s.identity, t.id, cast(null as integer), ?, ?, ?, 0, 0, '[]'
  from tables t join seats s on s.table_id = t.id
  where t.id = ? and t.is_slow = 1 and t.state <> 'over' and ${HAS_WAY} s.identity) ${AGAIN}`;
const NOTICE_ROOM_END = `insert into notices ${NOTICE}
  select 'room/end/' || t.id, ?, 'end', t.room, t.id, null, ?, ?, ?, 0, 0, '[]'
  from tables t where t.id = ? and t.state <> 'over' and ${HAS_WAY} t.room) ${AGAIN}`;

/** The outbox: notices are stored with the row that they are about. */
function noticing(table: string, log: LogName, seq: number, { at, state, toAct, sitters }: Summary): Statement[] {
  const id = noticeId(table, log, seq);
  const toActNow = toAct ?? null;
  const person = personToAct({ state, toAct, sitters });
  const raw = (text: string, ...values: readonly unknown[]): Statement => ({
    query: CompiledQuery.raw(text, [...values]),
  });
  return [
    ...(person === null
      ? []
      : [
          raw(NOTICE_TURN, id, person, person, seq, at, at, table, state, toActNow, person),
          raw(NOTICE_ROOM_TURN, id, person, seq, at, at, table, state, toActNow),
        ]),
    raw(NO_TURN, table, table, id, table, state, toActNow),
    ...(state === "over"
      ? [raw(NOTICE_END, id, seq, at, at, table), raw(NOTICE_ROOM_END, id, seq, at, at, table)]
      : []),
  ];
}

export function noticeId(table: string, log: LogName, seq: number): string {
  return `${table}/${log}/${seq}`;
}

/** The seat to act, if it is a person's. */
export function personToAct({
  state,
  toAct,
  sitters,
}: Pick<Summary, "state" | "sitters"> & { toAct?: number | undefined }): number | null {
  return state === "running" && toAct !== undefined && sitters[toAct]?.mind.kind === "person" ? toAct : null;
}

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
    // They compare the table as it was with the table as it will be.
    ...noticing(table, log, after + 1, summary),
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
