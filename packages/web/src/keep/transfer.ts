/** Games that go out of the page and come into it, as text. */
import { readRecord, readRecordJson, recordToJson, Table, writeRecord } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";
import { isGameId } from "../parts/game.ts";
import type { GameInPage } from "../parts/game.ts";
import { gameOf } from "../parts/game.ts";
import { text } from "../parts/words/text.ts";
import { importEnvelope, importRecord } from "./create.ts";
import type { Created } from "./create.ts";
import { ENVELOPE_FORMAT, readEnvelope } from "./envelope.ts";

export type Imported = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: string };

/** Opens a record, as text or JSON, or a whole table. Nothing is kept unless it can be played through. */
export async function importText(given: string): Promise<Imported> {
  const words = text.home.import;
  const trimmed = given.trim();
  if (!trimmed) return { ok: false, reason: words.empty };
  if (trimmed.startsWith("{") && trimmed.includes(ENVELOPE_FORMAT)) {
    const read = readEnvelope(trimmed);
    if (!read.ok)
      return { ok: false, reason: read.problem === "version" ? text.home.table.version(read.detail) : read.detail };
    return checked(read.record, () => importEnvelope(read.envelope));
  }
  const read = trimmed.startsWith("{") ? readRecordJson(trimmed) : readRecord(given);
  if (!read.ok) {
    const { line, column, reason } = read.problem;
    return { ok: false, reason: words.at(line, column, reason) };
  }
  return checked(read.record, (game) => importRecord(game, read.record));
}

async function checked(record: GameRecord, put: (game: GameInPage) => Created): Promise<Imported> {
  if (!isGameId(record.game)) return { ok: false, reason: text.home.import.unknownGame(record.game) };
  const game = await gameOf(record.game, record.setup.modules);
  const replayed = Table.replay(game.engine, record);
  if (!replayed.ok) return { ok: false, reason: text.home.import.inEntry(replayed.entry + 1, replayed.reason) };
  const created = put(game);
  return created.ok ? created : { ok: false, reason: text.names.full };
}

export function recordText(record: GameRecord): string {
  return writeRecord(record);
}

export function recordJson(record: GameRecord): string {
  return `${JSON.stringify(recordToJson(record), undefined, 2)}\n`;
}
