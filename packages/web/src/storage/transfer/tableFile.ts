/**
 * Saves a whole table as a file, to continue in another browser: both logs, including the seed. A record only says what
 * happened; this also determines what will.
 */
import { t } from "../../words/index.ts";
import { Host, MemoryStore } from "@interchange/host";
import type { GameRow, Summary, TableRow } from "@interchange/host";
import { gameOf, isGameId } from "../../kit/game.ts";
import { hostBasics } from "../basics.ts";
import { randomWord } from "../create.ts";
import type { Tables } from "../tables.ts";

export const FILE_FORMAT = "interchange-table";
const FILE_VERSION = 2;

interface TableFile {
  readonly format: typeof FILE_FORMAT;
  readonly version: number;
  readonly rows: readonly GameRow[];
  readonly tableRows: readonly TableRow[];
}

export async function writeTableFile(tables: Tables, id: string): Promise<string> {
  const file: TableFile = {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    rows: await tables.read(id, "game", 0),
    tableRows: await tables.read(id, "table", 0),
  };
  return JSON.stringify(file);
}

/** If it failed: the reason in words, where there are any, and the technical detail, which is English. */
export type ReadFile =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason?: string; readonly detail?: string };

/** Imports a table under a new id, so that it replaces nothing, and only if it replays. */
export async function readTableFile(text: string, tables: Tables): Promise<ReadFile> {
  const file = parsed(text);
  if (!file) return { ok: false, detail: "not a whole table" };
  if (file.version !== FILE_VERSION) return { ok: false, reason: t.home.table.version(String(file.version)) };
  const tried = await playedThrough(file, tables);
  if (!tried.ok) return { ok: false, detail: tried.reason };
  const id = randomWord(10);
  await addRows(tables, id, file, tried.summary);
  return { ok: true, id };
}

export interface TableLogs {
  readonly rows: readonly GameRow[];
  readonly tableRows: readonly TableRow[];
}

type Tried = { readonly ok: true; readonly summary: Summary } | { readonly ok: false; readonly reason: string };

/** The table's summary, if it replays. */
export async function playedThrough({ rows, tableRows }: TableLogs, tables: Tables): Promise<Tried> {
  const [begin] = rows;
  if (begin?.kind !== "begin") return { ok: false, reason: "not a whole table" };
  try {
    const { game: name, setup, sitters } = begin.founding;
    if (!isGameId(name)) return { ok: false, reason: name };
    const game = await gameOf(name, setup.modules);
    const trial = new MemoryStore();
    for (const [index, row] of rows.entries()) await trial.append("t", "game", index, row);
    for (const [index, row] of tableRows.entries()) await trial.append("t", "table", index, row);
    const opened = await Host.open(game.engine, "t", { ...hostBasics(game, tables), store: trial });
    if (!opened.ok) return { ok: false, reason: opened.detail };
    const summary = { at: begin.at, state: "running", sitters, points: [], progress: 0 } as const;
    const last = { ...summary, ...opened.host.summary };
    opened.host.close();
    return { ok: true, summary: last };
  } catch (thrown) {
    return { ok: false, reason: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

/** Adds the rows that a table here is missing. */
export async function addRows(
  tables: Tables,
  id: string,
  { rows, tableRows }: TableLogs,
  summary: Summary,
  have: { readonly rows: number; readonly tableRows: number } = { rows: 0, tableRows: 0 },
): Promise<void> {
  for (const [at, row] of rows.entries()) if (at >= have.rows) await tables.append(id, "game", at, row, summary);
  for (const [at, row] of tableRows.entries())
    if (at >= have.tableRows) await tables.append(id, "table", at, row, summary);
}

function parsed(text: string): TableFile | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return undefined;
    const file = value as Partial<TableFile>;
    const isWhole = Array.isArray(file.rows) && Array.isArray(file.tableRows);
    const isFile = file.format === FILE_FORMAT && (isWhole || file.version !== FILE_VERSION);
    return isFile ? (file as TableFile) : undefined;
  } catch {
    return undefined;
  }
}
