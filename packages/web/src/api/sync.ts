/**
 * Syncs this browser's tables and maps with an identity: uploads what is new here, downloads what is new on the server. Once
 * turned on, it runs by itself.
 */
import { restoreSmallThings, smallThings } from "../storage/transfer/smallThings.ts";
import type { SmallThings } from "../storage/transfer/smallThings.ts";
import type { TableLogs } from "../storage/transfer/tableFile.ts";
import { restoreTable } from "../storage/transfer/restore.ts";
import type { Tables } from "../storage/tables.ts";
import { recall, remember } from "../kit/localStorage.ts";
import { WANTED } from "./syncWanted.ts";
import type { Trouble } from "./api.ts";
import type { storedTables } from "./storedTables.ts";
import { isMapId, syncMaps } from "./syncMaps.ts";

/** The last synced state of each table: when something last happened there, and its number of rows. */
type Marks = Readonly<Record<string, { readonly at: number; readonly rows: number }>>;

export interface Syncing {
  readonly tables: Tables;
  readonly server: typeof storedTables;
  readonly marks: () => Marks;
  readonly mark: (marks: Marks) => void;
  readonly things: () => SmallThings;
}

export interface Synced {
  readonly taken: number;
  readonly sent: number;
  /** Tables that went on differently here and elsewhere. */
  readonly apart: number;
  readonly trouble?: Trouble;
}

const MARKS = "carried";
/** The id under which the server stores everything that is not a table. */
const THINGS = "small-things";

export const wantSync = (wanted: boolean): void => {
  remember(WANTED, wanted);
  if (!wanted) remember(MARKS, {});
};

export function syncingHere(tables: Tables, server: typeof storedTables): Syncing {
  return {
    tables,
    server,
    marks: () => (recall(MARKS) as Marks | undefined) ?? {},
    mark: (marks) => remember(MARKS, marks),
    things: smallThings,
  };
}

export async function sync({ tables, server, marks, mark, things }: Syncing): Promise<Synced> {
  const listed = await server.list();
  if (!listed.ok) return { taken: 0, sent: 0, apart: 0, trouble: listed.trouble };
  const there = new Map(listed.value.tables.map((each) => [each.id, each]));
  const known = new Map(Object.entries(marks()));
  const counts = { taken: 0, sent: 0, apart: 0 };
  const done = (trouble?: Trouble): Synced => {
    mark(Object.fromEntries(known));
    return { ...counts, ...(trouble && { trouble }) };
  };

  for (const { id, rows, at } of there.values()) {
    if (id === THINGS || isMapId(id)) continue;
    const before = known.get(id);
    const here = await tables.about(id);
    if (!here && before) {
      // It was deleted on this device.
      const forgot = await server.forget(id);
      if (!forgot.ok) return done(forgot.trouble);
      known.delete(id);
    } else if (!here || before?.rows !== rows) {
      const fetched = await server.read(id);
      if (!fetched.ok) return done(fetched.trouble);
      const outcome = await restoreTable(tables, id, logsIn(fetched.value.body));
      if (outcome === "new" || outcome === "further") {
        counts.taken++;
        known.set(id, { at: (await tables.about(id))?.at ?? at, rows });
      } else if (outcome === "apart") counts.apart++;
    }
  }

  for (const { id, at } of await tables.list()) {
    const before = known.get(id);
    if (before?.at === at) continue;
    const logs: TableLogs = { rows: await tables.read(id, "game", 0), tableRows: await tables.read(id, "table", 0) };
    const rows = logs.rows.length + logs.tableRows.length;
    const put = await server.keep(id, { at, rows, body: JSON.stringify(logs) });
    if (put.ok) {
      counts.sent++;
      known.set(id, { at, rows });
    } else if (put.trouble.code !== "behind") return done(put.trouble);
  }

  return done((await syncMaps(server, there, known)) ?? (await carryThings(server, there.has(THINGS), things)));
}

async function carryThings(
  server: typeof storedTables,
  areThere: boolean,
  things: () => SmallThings,
): Promise<Trouble | undefined> {
  let there = "";
  if (areThere) {
    const fetched = await server.read(THINGS);
    if (!fetched.ok) return fetched.trouble;
    there = fetched.value.body;
    const value = parsed(there);
    if (value) restoreSmallThings(value);
  }
  const body = JSON.stringify(things());
  if (body === there) return undefined;
  const put = await server.keep(THINGS, { at: Date.now(), rows: 0, body });
  return put.ok ? undefined : put.trouble;
}

function logsIn(body: string): TableLogs {
  const { rows, tableRows } = (parsed(body) ?? {}) as Partial<TableLogs>;
  return { rows: rows ?? [], tableRows: tableRows ?? [] };
}

function parsed(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
