/** Creates tables: a new one, or one from a record. */
import type { Assist } from "@interchange/games";
import { found, LogProblem } from "@interchange/host";
import type { Before, Founding, Sitter } from "@interchange/host";
import { Random, withoutSeal } from "@interchange/tabletop";
import type { GameRecord, SetupRequest } from "@interchange/tabletop";
import type { GameId, GameInPage } from "../kit/game.ts";
import { gameOf } from "../kit/game.ts";
import { hostBasics } from "./basics.ts";
import { tablesHere } from "./here.ts";

export interface TableSetup {
  readonly game: GameId;
  readonly request: SetupRequest;
  readonly sitters: readonly Sitter[];
  readonly assist: Assist;
  /** Whether the seats' colours are drawn at random. */
  readonly drawsColours?: boolean | undefined;
}

export type Created =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly problem: "setup" | "full" };

/** Random text that nobody can guess, for seeds and table ids. */
export function randomWord(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return [...values].map((value) => (value % 36).toString(36)).join("");
}

/** Tests pass `?seed=` to get the same game every time. */
function seedOf(search: string): string {
  return new URLSearchParams(search).get("seed") ?? randomWord(20);
}

/** Any module loads the game with all of them. */
const WHOLE = ["any"];

export async function createTable(tableSetup: TableSetup): Promise<Created> {
  // Read before the first `await`: the address may change meanwhile.
  const seed = seedOf(location.search);
  const { modules, components } = tableSetup.request;
  // Custom components include modules' values, which only the whole game can check.
  const game = await gameOf(tableSetup.game, components ? WHOLE : modules);
  const prepared = game.engine.prepare(
    drawn({ ...tableSetup.request, seats: tableSetup.sitters.length }, game, tableSetup, seed),
  );
  if (!prepared.ok) return { ok: false, problem: "setup" };
  return begun(game, {
    game: tableSetup.game,
    setup: prepared.setup,
    sitters: tableSetup.sitters,
    control: { kind: "none" },
    luck: { kind: "seeded", seed },
    terms: { assist: tableSetup.assist },
  });
}

/** The request, with colours drawn at random if the table wants that. */
function drawn(request: SetupRequest, { engine }: GameInPage, tableSetup: TableSetup, seed: string): SetupRequest {
  if (!tableSetup.drawsColours) return request;
  const prepared = engine.prepare(request);
  const offered = prepared.ok ? (engine.colours?.(prepared.setup) ?? []) : [];
  if (!offered.length) return request;
  const shuffled = new Random(`${seed} colours`).shuffled(offered);
  return { ...request, colours: shuffled.slice(0, tableSetup.sitters.length) };
}

/** Imports a record. Everyone in it sits at this screen. */
export function importRecord(game: GameInPage, record: GameRecord, id?: string): Promise<Created> {
  // A table that goes on draws from its own source, so the record's seal no longer holds.
  const before: Before = { record: record.result ? record : withoutSeal(record), seen: [], tookBack: 0 };
  const founding: Founding = {
    game: game.id,
    setup: record.setup,
    sitters: record.seats.map((name): Sitter => ({ name, mind: { kind: "person" } })),
    control: { kind: "none" },
    luck: { kind: "seeded", seed: randomWord(20) },
    before,
    terms: { assist: "ledger", imported: "yes" },
  };
  return begun(game, founding, id);
}

/** Continues from a moment of a finished game, with new luck: past draws stay, later ones change. */
export async function playOn(
  record: GameRecord,
  /** How many entries have happened, and the number of the move that comes next. */
  { entry, number }: { readonly entry: number; readonly number: number },
  sitters: readonly Sitter[],
  assist: Assist,
): Promise<Created> {
  const game = await gameOf(record.game, record.setup.modules);
  const { setup, tags } = withoutSeal(record);
  const seats = sitters.map(({ name }) => name);
  const begunWith = { game: record.game, setup, seats, tags, entries: record.entries.slice(0, entry) };
  return begun(game, {
    game: record.game,
    setup,
    sitters,
    control: { kind: "none" },
    luck: { kind: "seeded", seed: randomWord(20) },
    before: { record: begunWith, seen: [], tookBack: 0 },
    terms: { assist, replays: String(number) },
  });
}

async function begun(game: GameInPage, founding: Founding, id = randomWord(10)): Promise<Created> {
  try {
    await found(game.engine, id, founding, hostBasics(game, await tablesHere()));
    return { ok: true, id };
  } catch (thrown) {
    return { ok: false, problem: thrown instanceof LogProblem ? "setup" : "full" };
  }
}
