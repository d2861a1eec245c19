/**
 * Stores a row in the writer thread. It gets the values alone: this runs on every move, and passing statements to the
 * thread would cost more than the rest of it.
 */
import type { Appended } from "../rows.ts";

type Values = readonly (string | number | null)[];

export interface Statements {
  /** Returns how many rows it changed. */
  readonly change: (sql: string, values: Values) => number;
  readonly finds: (sql: string, values: Values) => boolean;
}

const INSERT = "insert into log (table_id, log, seq, at, body) values (?, ?, ?, ?, ?) on conflict do nothing";
const LIST = "update tables set state = ?, at = ?, to_act = ?, deadline = ?, bot_at = ?, summary = ? where id = ?";

/** Whether a notice may be stored or taken away. Whoever cannot be reached has none. */
const ANY_NOTICE = `select 1 where
  exists (select 1 from seats s join notice_ways w on w.owner = s.identity where s.table_id = ?)
  or exists (select 1 from tables t join notice_ways w on w.owner = t.room where t.id = ?)
  or exists (select 1 from notices where slot in ('turn/' || ?, 'room/turn/' || ?))`;
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

/** Returns false if another row was there first, or the table was deleted: then nothing of it may stay. */
export function appendRow(row: Appended, { change, finds }: Statements): boolean {
  const { table, log, seq, at, body, state, changedAt, toAct, deadline, botAt, summary } = row;
  if (!change(INSERT, [table, log, seq, at, body])) return false;
  // They compare the table as it was with the table as it will be.
  if (finds(ANY_NOTICE, [table, table, table, table])) for (const [sql, values] of noticing(row)) change(sql, values);
  return change(LIST, [state, changedAt, toAct, deadline, botAt, summary, table]) > 0;
}

/** The outbox: notices are stored with the row that they are about. */
function noticing({ table, seq, state, changedAt: at, toAct, notice, person }: Appended): [sql: string, Values][] {
  return [
    ...(person === null
      ? []
      : ([
          [NOTICE_TURN, [notice, person, person, seq, at, at, table, state, toAct, person]],
          [NOTICE_ROOM_TURN, [notice, person, seq, at, at, table, state, toAct]],
        ] satisfies [string, Values][])),
    [NO_TURN, [table, table, notice, table, state, toAct]],
    ...(state === "over"
      ? ([
          [NOTICE_END, [notice, seq, at, at, table]],
          [NOTICE_ROOM_END, [notice, seq, at, at, table]],
        ] satisfies [string, Values][])
      : []),
  ];
}
