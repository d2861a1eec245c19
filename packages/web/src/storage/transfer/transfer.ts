/** Imports and exports games as text. */
import { HIDDEN, readRecord, readRecordJson, recordToJson, Table, writeRecord } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";
import { gameOf, isGameId } from "../../kit/game.ts";
import type { GameInPage } from "../../kit/game.ts";
import { importRecord } from "../create.ts";
import type { Created } from "../create.ts";
import { tablesHere } from "../here.ts";
import { MemoryTables } from "../memoryTables.ts";
import type { Overflowing } from "../overflowing.ts";
import { fingerprint } from "../reviews.ts";
import { FILE_FORMAT, readTableFile } from "./tableFile.ts";
import type { ReadFile } from "./tableFile.ts";
import { t } from "../../words/index.ts";

export type Imported = ReadFile;

/** Opens a record (text or JSON) or a whole table. Nothing is stored unless it replays. */
export async function importText(given: string): Promise<Imported> {
  const words = t.home.import;
  const trimmed = given.trim();
  if (!trimmed) return { ok: false, reason: words.empty };
  if (trimmed.startsWith("{") && trimmed.includes(FILE_FORMAT)) return readTableFile(trimmed, await tablesHere());
  const read = trimmed.startsWith("{") ? readRecordJson(trimmed) : readRecord(given);
  if (!read.ok) {
    const { line, column, reason } = read.problem;
    return { ok: false, reason: words.at(line, column), detail: reason };
  }
  return checked(read.record, importRecord);
}

/** The id of a game from a link is a hash of it, so opening the link again leads to the same table. */
const sharedId = (record: GameRecord): string => `s${fingerprint(writeRecord(record)).replaceAll("-", "")}`;

/** Opens a game from a link for viewing. It is in no list until the reader saves it. */
export async function lookAtShared(record: GameRecord): Promise<Imported> {
  const id = sharedId(record);
  const tables = await tablesHere();
  if (await tables.about(id)) return { ok: true, id };
  tables.lent = { tables: tables.lent?.tables ?? new MemoryTables(), ids: new Set([...lentBut(id, tables), id]) };
  const taken = await checked(record, (game, prepared) => importRecord(game, prepared, id));
  if (taken.ok) rememberLent(id, record);
  else await giveBack(id, tables);
  return taken;
}

/** The last shared game that this tab opened, so that its addresses survive a reload. */
const LENT = "interchange/lent";

function rememberLent(id: string, record: GameRecord): void {
  try {
    sessionStorage.setItem(LENT, JSON.stringify({ id, text: writeRecord(record) }));
  } catch {
    // Full, or not allowed here: then the link has to be opened again.
  }
}

/** Opens the shared game with this id again after a reload; false if this tab has not opened it. */
export async function reopenShared(id: string): Promise<boolean> {
  let lent: unknown;
  try {
    lent = JSON.parse(sessionStorage.getItem(LENT) ?? "null");
  } catch {
    return false;
  }
  if (typeof lent !== "object" || lent === null || !("id" in lent) || !("text" in lent) || lent.id !== id) return false;
  const read = readRecord(String(lent.text));
  return read.ok && (await lookAtShared(read.record)).ok;
}

const lentBut = (id: string, { lent }: Overflowing): readonly string[] =>
  [...(lent?.ids ?? [])].filter((each) => each !== id);

async function giveBack(id: string, tables: Overflowing): Promise<void> {
  if (!tables.lent) return;
  await tables.lent.tables.remove(id);
  tables.lent = { ...tables.lent, ids: new Set(lentBut(id, tables)) };
}

/** Whether a game is only being viewed. */
export const isLent = async (id: string): Promise<boolean> => (await tablesHere()).lent?.ids.has(id) ?? false;

/** Saves a game from a link among the reader's own. */
export async function keepShared(record: GameRecord): Promise<Imported> {
  const id = sharedId(record);
  const tables = await tablesHere();
  await giveBack(id, tables);
  if (await tables.about(id)) return { ok: true, id };
  return checked(record, (game, prepared) => importRecord(game, prepared, id));
}

async function checked(
  record: GameRecord,
  put: (game: GameInPage, record: GameRecord) => Promise<Created>,
): Promise<Imported> {
  if (!isGameId(record.game)) return { ok: false, reason: t.home.import.unknownGame(record.game) };
  const game = await gameOf(record.game, record.setup.modules);
  const replayed = Table.replay(game.engine, record);
  if (!replayed.ok && hidesSomething(record)) return { ok: false, reason: t.home.import.hidden };
  if (!replayed.ok) return { ok: false, reason: t.home.import.inEntry(replayed.entry + 1), detail: replayed.reason };
  const created = await put(game, { ...record, setup: replayed.table.setup });
  return created.ok ? created : { ok: false, reason: t.home.setup.full };
}

/** Whether a record has question marks where its viewer could not know more, as records of running games do. */
function hidesSomething({ entries }: GameRecord): boolean {
  return entries.some(({ text }) => text === HIDDEN);
}

export function recordText(record: GameRecord): string {
  return writeRecord(record);
}

export function recordJson(record: GameRecord): string {
  return `${JSON.stringify(recordToJson(record), undefined, 2)}\n`;
}
