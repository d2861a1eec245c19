/** The record of a table, wherever that is kept; undefined where there is none to be had. */
import { readRecord } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";
import { openTable } from "../../client/open.ts";
import { gameAt } from "../../storage/gameAt.ts";
import { api } from "../../api/api.ts";
import { gameOf } from "../../kit/game.ts";

export async function recordOf(id: string, isOnline: boolean): Promise<GameRecord | undefined> {
  if (isOnline) {
    const answer = await api.record(id);
    const read = answer.ok ? readRecord(answer.value.record) : undefined;
    return read?.ok ? read.record : undefined;
  }
  const found = await gameAt(id);
  if (!found.ok) return undefined;
  const opened = await openTable(await gameOf(found.game, found.modules), id);
  if (!opened.ok) return undefined;
  const record = await opened.client.record();
  opened.client.close();
  return record;
}
