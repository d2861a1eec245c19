/** The statements that store notices about what is no row of a table's log: reserved seats and proposals. */
import { sql } from "kysely";
import type { Statement, Storage } from "../storage/storage.ts";

interface Told {
  readonly slot: string;
  readonly id: string;
  readonly kind: "invite" | "proposal";
  readonly owner: string;
  readonly table: string;
  readonly seat?: number;
  readonly at: number;
}

/** A seat is reserved for somebody. */
export function inviting(storage: Storage, owner: string, table: string, seat: number, at: number): Statement {
  const [slot, id] = [`invite/${table}/${owner}`, `${table}/seat/${seat}/${at}`];
  return noticing(storage, { slot, id, kind: "invite", owner, table, seat, at });
}

/** A game is proposed in a room. */
export function proposing(storage: Storage, room: string, at: number): Statement {
  return noticing(storage, {
    slot: `room/next/${room}`,
    id: `${room}/next/${at}`,
    kind: "proposal",
    owner: room,
    table: room,
    at,
  });
}

/** Stores a notice, if its owner has a way to get it. */
function noticing({ db }: Storage, { slot, id, kind, owner, table, seat, at }: Told): Statement {
  const query = sql`insert into notices (slot, id, kind, owner, table_id, seat, seq, at, due, hours, tries, done)
    select ${slot}, ${id}, ${kind}, ${owner}, ${table}, cast(${seat ?? null} as integer), 0, cast(${at} as bigint),
      cast(${at} as bigint), 0, 0, '[]'
    where exists (select 1 from notice_ways w where w.owner = ${owner})
    on conflict (slot) do update set id = excluded.id, seat = excluded.seat, at = excluded.at, due = excluded.due,
      tries = 0, done = '[]'`;
  return { query: query.compile(db) };
}
