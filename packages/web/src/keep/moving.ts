/** Moves the tables of an older page to where tables are kept now. Nothing is removed before it can be read back. */
import { found } from "@interchange/host";
import type { Founding } from "@interchange/host";
import type { GameRecord } from "@interchange/tabletop";
import { gameOf, isGameId } from "../parts/game.ts";
import { hostBasics } from "./basics.ts";
import { readEnvelope } from "./envelope.ts";
import type { Envelope } from "./envelope.ts";
import type { OldShelf } from "./oldShelf.ts";
import { restTable } from "./rest.ts";
import type { Tables } from "./tables.ts";

export async function moveIn(shelf: OldShelf, tables: Tables): Promise<void> {
  for (const id of shelf.ids()) {
    try {
      if (await moved(id, shelf.text(id) ?? "", tables)) shelf.remove(id);
    } catch {
      // It stays where it is, and is shown as what it is.
    }
  }
}

async function moved(id: string, text: string, tables: Tables): Promise<boolean> {
  const read = readEnvelope(text);
  if (!read.ok) return false;
  const { envelope, record } = read;
  await foundFromEnvelope(id, envelope, record, tables);
  const [begin] = await tables.read(id, "game", 0);
  return begin?.kind === "begin" && JSON.stringify(begin.founding.before?.record) === JSON.stringify(record);
}

/** A table that goes on where a kept one stood: what was seen there comes again. */
export async function foundFromEnvelope(
  id: string,
  envelope: Envelope,
  record: GameRecord,
  tables: Tables,
): Promise<void> {
  if (!isGameId(record.game)) throw new RangeError(record.game);
  const game = await gameOf(record.game, record.setup.modules);
  const { sitters, seed, assist, isImported, seenDraws, tookBack, holder, status, savedAt } = envelope;
  const founding: Founding = {
    game: record.game,
    setup: record.setup,
    sitters,
    control: { kind: "none" },
    luck: { kind: "seeded", seed },
    before: { record, seen: seenDraws, tookBack },
    terms: { assist, ...(isImported && { imported: "yes" }) },
  };
  const basics = hostBasics(game, tables);
  // It was last played when it was last played.
  const time = { ...basics.time, now: () => savedAt };
  await found(game.engine, id, founding, { ...basics, time });
  if (holder !== undefined) await tables.hand(id, holder);
  if (status === "abandoned") await restTable(tables, id, savedAt);
}
