import { readRecord, recordFromJson, Table } from "@interchange/tabletop";
import type { Entry, GameRecord, Setup } from "@interchange/tabletop";
import type { Playable } from "../playable.ts";
import type { AnyTable } from "../tables.ts";
import type { PositionLine } from "./protocol.ts";
import { readJson, Refused } from "./refused.ts";

/** A position to decide in, or why there is nothing to decide. */
export type EnginePosition =
  | { readonly ok: true; readonly view: unknown; readonly moves: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/** Reads the argument of `position`: JSON, or a list of moves and draws. */
export function placed(playable: Playable, setup: Setup, text: string): EnginePosition {
  const line = text.startsWith("{") ? (readJson(text) as PositionLine) : { entries: text.split(/\s+/).filter(Boolean) };
  if (line.view !== undefined) return seen(playable, line.view);
  const table = line.record === undefined ? played(playable, setup, line) : replayed(playable, line);
  const { actor } = table;
  if (actor.kind === "chance") return { ok: false, reason: "a draw comes next" };
  if (actor.kind === "nobody") return { ok: false, reason: "the game is over" };
  if (line.seat !== undefined && line.seat !== actor.seat)
    throw new Refused(`it is the turn of seat ${actor.seat}, not ${String(line.seat)}`);
  return seen(playable, table.view(actor.seat));
}

function seen({ game }: Playable, view: unknown): EnginePosition {
  let moves: readonly unknown[];
  try {
    moves = game.moves(view);
  } catch {
    throw new Refused(`this is not a view of ${game.id}`);
  }
  if (!moves.length) return { ok: false, reason: "this view has nothing to decide" };
  return { ok: true, view, moves: moves.map((move) => game.notation.writeMove(move)) };
}

function played({ game }: Playable, setup: Setup, { entries = [] }: PositionLine): AnyTable {
  if (!Array.isArray(entries) || entries.some((entry) => typeof entry !== "string"))
    throw new Refused("'entries' must be a list of strings");
  const record: GameRecord = {
    game: game.id,
    setup,
    seats: Array.from({ length: setup.seats }, (_, seat) => `Seat ${seat + 1}`),
    tags: {},
    entries: entries.map((entry): Entry =>
      entry.startsWith("=") ? { by: "chance", text: entry.slice(1) } : { by: "seat", text: entry },
    ),
  };
  return held(Table.resume(game, setup, record));
}

function replayed({ game }: Playable, { record, to }: PositionLine): AnyTable {
  const read = typeof record === "string" ? readRecord(record) : recordFromJson(record);
  if (!read.ok) {
    const { line, column, reason } = read.problem;
    throw new Refused(typeof record === "string" ? `${line}:${column}: ${reason}` : reason);
  }
  const { length } = read.record.entries;
  if (to !== undefined && !(Number.isInteger(to) && to >= 0 && to <= length))
    throw new Refused(`'to' must be a whole number from 0 to ${length}`);
  return held(Table.replay(game, read.record, to));
}

function held(replay: ReturnType<typeof Table.replay<unknown, unknown, unknown, unknown, unknown>>): AnyTable {
  if (!replay.ok) throw new Refused(`entry ${replay.entry + 1}: ${replay.reason}`);
  return replay.table;
}
