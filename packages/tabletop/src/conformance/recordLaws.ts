/** Laws about records: they read back as written, and lead to the same game. */
import { HIDDEN } from "../record.ts";
import { readRecordJson, recordToJson } from "../recordJson.ts";
import { readRecord, writeRecord } from "../recordText.ts";
import { Table } from "../table.ts";
import type { Walk } from "./subject.ts";
import { difference, same } from "./values.ts";

export function recordLaws<P, M, C, E, V>(walk: Walk<P, M, C, E, V>): void {
  const { game, table } = walk;
  const record = table.record();
  const fromText = readRecord(writeRecord(record));
  if (!fromText.ok) walk.broken("records read back", `${fromText.problem.line}: ${fromText.problem.reason}`);
  if (!same(fromText.record, record)) walk.broken("records read back", difference(fromText.record, record));
  const fromJson = readRecordJson(JSON.stringify(recordToJson(record)));
  if (!fromJson.ok) walk.broken("records read back from JSON", fromJson.problem.reason);
  if (!same(fromJson.record, record)) walk.broken("records read back from JSON", difference(fromJson.record, record));
  const replayed = Table.replay(game, fromText.record);
  if (!replayed.ok) walk.broken("records replay", `entry ${replayed.entry}: ${replayed.reason}`);
  if (!same(replayed.table.position, table.position))
    walk.broken("same record, same game", difference(replayed.table.position, table.position));
  const halfway = Math.floor(record.entries.length / 2);
  const half = Table.replay(game, record, halfway);
  if (!half.ok || !same(half.table.position, table.at(halfway))) walk.broken("replays to any entry", `${halfway}`);
  for (const viewer of walk.viewers) {
    const entries = half.table.record(viewer).entries;
    for (const [index, entry] of entries.entries()) {
      const whole = record.entries[index];
      if (entry.text !== HIDDEN && !same(entry, whole)) walk.broken("a viewer's record hides or tells", entry.text);
    }
  }
}
