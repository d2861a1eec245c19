import { Table } from "@interchange/tabletop";
import type { GameRecord, Setup } from "@interchange/tabletop";
import { UsageError, wholeNumber } from "./arguments.ts";
import { playable } from "./games.ts";
import type { Playable } from "./playable.ts";
import { recordIn, textOf } from "./input.ts";
import type { Io } from "./io.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- the game's values only pass through the command line
export type AnyTable = Table<any, any, any, any, any>;

export interface Opened {
  readonly playable: Playable;
  readonly record: GameRecord;
  readonly table: AnyTable;
}

/** Replays a record, up to this many moves and draws. Says where and why if it does not replay. */
export async function tableFrom(file: string, to: string | undefined, io: Io): Promise<Opened> {
  const read = recordIn(await textOf(file, io));
  if (!read.ok) throw new UsageError(`${file}: ${read.reason}`);
  const { record } = read;
  const found = playable(record.game);
  const entries = to === undefined ? undefined : wholeNumber(to, "to", { max: record.entries.length });
  const replayed = Table.replay(found.game, record, entries);
  if (!replayed.ok) throw new UsageError(`${file}: entry ${replayed.entry + 1}: ${replayed.reason}`);
  return { playable: found, record, table: replayed.table };
}

export function newTable({ game }: Playable, setup: Setup): AnyTable {
  const names = Array.from({ length: setup.seats }, (_, seat) => `Seat ${seat + 1}`);
  return new Table(game, setup, names);
}
