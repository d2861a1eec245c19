/** Puts new tables on the shelf: one that is about to begin, or one that somebody brings along. */
import { Table, writeRecord } from "@interchange/tabletop";
import type { GameRecord, SetupRequest } from "@interchange/tabletop";
import type { Assist, Sitter } from "../client/sitters.ts";
import type { GameId, GameInPage } from "../parts/game.ts";
import { gameOf } from "../parts/game.ts";
import { ENVELOPE_FORMAT, ENVELOPE_VERSION } from "./envelope.ts";
import type { Envelope } from "./envelope.ts";
import { putEnvelope, shelf } from "./shelf.ts";

export interface TablePlan {
  readonly game: GameId;
  readonly request: SetupRequest;
  readonly sitters: readonly Sitter[];
  readonly assist: Assist;
}

export type Created =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly problem: "setup" | "full" };

/** A seed that nobody can guess; also made of it: the table's address. */
function randomWord(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return [...values].map((value) => (value % 36).toString(36)).join("");
}

/** Tests give a seed in the address, `?seed=`, to play the same game every time. */
function seedOf(search: string): string {
  return new URLSearchParams(search).get("seed") ?? randomWord(20);
}

export async function createTable(plan: TablePlan): Promise<Created> {
  // Read before anything is waited for: the address may be another one afterwards.
  const seed = seedOf(location.search);
  const { engine } = await gameOf(plan.game, plan.request.modules);
  const prepared = engine.prepare({ ...plan.request, seats: plan.sitters.length });
  if (!prepared.ok) return { ok: false, problem: "setup" };
  const table = new Table(
    engine,
    prepared.setup,
    plan.sitters.map(({ name }) => name),
  );
  return put(plan, table.record(), {
    isImported: false,
    seed,
    points: [],
    placed: 0,
    status: "running",
  });
}

/** Somebody's record, played through already: everybody in it sits at this screen. */
export function importRecord({ id, engine, progress }: GameInPage, record: GameRecord): Created {
  const replayed = Table.replay(engine, record);
  if (!replayed.ok) return { ok: false, problem: "setup" };
  const { position } = replayed.table;
  const sitters = record.seats.map((name): Sitter => ({ name, mind: { kind: "person" } }));
  return put({ game: id, request: record.setup, sitters, assist: "ledger" }, record, {
    isImported: true,
    seed: randomWord(20),
    points: engine.points(position),
    placed: progress(position),
    status: engine.standings(position) ? "over" : "running",
  });
}

/** A whole table from another browser, under an address of its own so that it replaces nothing. */
export function importEnvelope(envelope: Envelope): Created {
  const id = randomWord(10);
  return putEnvelope(shelf, { ...envelope, id, savedAt: Date.now() })
    ? { ok: true, id }
    : { ok: false, problem: "full" };
}

type Rest = Pick<Envelope, "isImported" | "seed" | "points" | "placed" | "status">;

function put({ sitters, assist }: TablePlan, record: GameRecord, rest: Rest): Created {
  const id = randomWord(10);
  const envelope: Envelope = {
    format: ENVELOPE_FORMAT,
    version: ENVELOPE_VERSION,
    id,
    savedAt: Date.now(),
    sitters,
    assist,
    seenDraws: [],
    tookBack: 0,
    holder: undefined,
    record: writeRecord(record),
    ...rest,
  };
  return putEnvelope(shelf, envelope) ? { ok: true, id } : { ok: false, problem: "full" };
}
