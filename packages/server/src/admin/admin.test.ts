/** Administration, tested beside a server on which people play. */
import { gameNamed } from "@interchange/games";
import { Random } from "@interchange/tabletop";
import type { AnyGame } from "@interchange/tabletop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Person } from "../testing/client.ts";
import type { Seated } from "../testing/client.ts";
import { startPostgres } from "../testing/postgres.ts";
import { newFolder, startOnline } from "../testing/startOnline.ts";
import type { Started } from "../testing/startOnline.ts";
import { twoAtATable } from "../testing/twoAtATable.ts";
import { backUp, ban, CannotImport, exportRecord, exportTable, identityNamed, importTable, list } from "./index.ts";
import { move, remove, restore, show, withDatabase } from "./index.ts";

const places: ReturnType<typeof newFolder>[] = [];
let engine: AnyGame;
let place: ReturnType<typeof newFolder>;
let server: Started;

function newPlace(): ReturnType<typeof newFolder> {
  const made = newFolder();
  places.push(made);
  return made;
}

beforeAll(async () => {
  ({ engine } = await gameNamed("metro")!.load());
  place = newPlace();
  server = await startOnline(place.where, { recheck: 1_000 });
});

afterAll(async () => {
  await server.stop();
  for (const each of places) each.remove();
});

async function playOn(people: readonly Seated[], random: Random, moves: number): Promise<void> {
  for (let played = 0; played < moves; played++) {
    const actor = people.find(({ status, seats }) => seats.includes(status?.toAct ?? -1))!;
    const all = engine.moves(actor.view).map((move: unknown) => engine.notation.writeMove(move));
    const answer = await actor.command(actor.status!.toAct!, [random.pick(all.filter((text) => text.includes("@")))]);
    expect(answer.kind).toBe("applied");
    await Promise.all(people.map((each) => each.until(() => each.seq === actor.seq)));
  }
}

async function linesOfBackup(where: string): Promise<readonly string[]> {
  const lines: string[] = [];
  await backUp(where, Date.now(), async (line) => void lines.push(line));
  return lines;
}

async function* given(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** The same person's seat on a server restored from the other's data. */
async function cameOver({ person, table }: Seated, { address }: Started): Promise<Seated> {
  const same = new Person(address);
  same.cookie = person.cookie;
  return same.watch(table, engine);
}

describe("a backup", () => {
  test("is taken while people play, and they go on from it elsewhere", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    await playOn([ada, bo], new Random("backup"), 5);
    const { seq } = ada;
    // The game goes on during the backup.
    const [lines] = await Promise.all([linesOfBackup(place.where), playOn([ada, bo], new Random("meanwhile"), 10)]);
    const other = newPlace();
    const counts = await restore(other.where, given(lines));
    expect(counts["tables"]).toBeGreaterThan(0);
    const second = await startOnline(other.where);
    const [adaThere, boThere] = [await cameOver(ada, second), await cameOver(bo, second)];
    expect(adaThere.seq).toBeGreaterThanOrEqual(seq);
    expect(adaThere.held?.entries).toEqual(ada.held?.entries.slice(0, adaThere.held?.entries.length));
    await playOn([adaThere, boThere], new Random("elsewhere"), 5);
    await second.stop();
  });

  test("that is cut off or changed fills nothing", async () => {
    const lines = await linesOfBackup(place.where);
    const other = newPlace();
    await expect(restore(other.where, given(lines.slice(0, -1)))).rejects.toThrow("truncated");
    await expect(restore(other.where, given(lines.with(1, lines[2]!)))).rejects.toThrow("damaged");
    await expect(restore(other.where, given(['{"format":"else"}']))).rejects.toThrow("not a backup");
    await expect(
      restore(other.where, given(['{"format":"interchange-backup","version":1,"schema":"9999-later"}'])),
    ).rejects.toThrow("newer version");
    // None of this was stored.
    await restore(other.where, given(lines));
    await expect(restore(other.where, given(lines))).rejects.toThrow("not empty");
  });
});

describe("moving to PostgreSQL", () => {
  test("takes everything along, and games go on there", { timeout: 120_000 }, async () => {
    const from = newPlace();
    const first = await startOnline(from.where);
    const [ada, bo] = await twoAtATable(first.address, engine);
    await playOn([ada, bo], new Random("move"), 6);
    const postgres = await startPostgres();
    try {
      await expect(move(from.where, postgres.where, Date.now)).rejects.toThrow("Stop it first");
      await first.stop();
      expect(await move(from.where, postgres.where, Date.now)).toMatchObject({ tables: 1, identities: 2, seats: 2 });
      const second = await startOnline(postgres.where);
      const [adaThere, boThere] = [await cameOver(ada, second), await cameOver(bo, second)];
      expect(adaThere.view).toEqual(ada.view);
      await playOn([adaThere, boThere], new Random("there"), 3);
      // And back again, while that server runs.
      const lines = await linesOfBackup(postgres.where);
      await second.stop();
      const back = newPlace();
      await restore(back.where, given(lines));
      const third = await startOnline(back.where);
      expect((await cameOver(ada, third)).view).toEqual(adaThere.view);
      await third.stop();
    } finally {
      await postgres.remove();
    }
  });
});

describe("a table", () => {
  test("is listed, shown, exported, removed and taken in again beside a running server", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    await playOn([ada, bo], new Random("export"), 4);
    const { table } = ada;
    const read = { limit: 1000, state: "running" };
    const listed = await withDatabase(place.where, "read", (at) => list(at, read));
    expect(listed.find(({ id }) => id === table)).toMatchObject({ game: "metro", seats: ["Ada", "Bo"] });
    const shown = await withDatabase(place.where, "read", (at) => show(at, table));
    expect(shown).toMatchObject({ rows: { game: 5, table: 0 }, people: [{ name: "Ada" }, { name: "Bo" }] });
    const text = (await withDatabase(place.where, "read", (at) => exportTable(at, table)))!;
    const record = (await withDatabase(place.where, "read", (at) => exportRecord(at, table)))!;
    expect(record).toContain("[Game ");

    expect(await withDatabase(place.where, "write", (at) => remove(at, table))).toBe(true);
    expect(await withDatabase(place.where, "write", (at) => remove(at, table))).toBe(false);
    // People who have it open learn on their next action that it is gone.
    const { view, seq } = ada;
    const seat = ada.status!.toAct!;
    const [move] = engine.moves([ada, bo][seat]!.view).map((each: unknown) => engine.notation.writeMove(each));
    expect((await [ada, bo][seat]!.command(seat, [move!])).kind).not.toBe("applied");
    await ada.until(() => ada.status?.isGone === true);

    expect(await withDatabase(place.where, "write", (at) => importTable(at, text))).toBe(table);
    expect(await withDatabase(place.where, "write", (at) => importTable(at, text))).toBeUndefined();
    server.online.liveTables.drop(table);
    const again = await ada.person.watch(table, engine);
    expect([again.view, again.seq]).toEqual([view, seq]);
  });

  test("is taken in only if it replays by the rules", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    await playOn([ada, bo], new Random("false"), 2);
    const text = (await withDatabase(place.where, "read", (at) => exportTable(at, ada.table)))!;
    const file = JSON.parse(text) as { rows: { log: { seq: number; body: string }[] } };
    const twice = structuredClone(file);
    const last = twice.rows.log.find(({ seq }) => seq === 3)!;
    last.body = twice.rows.log.find(({ seq }) => seq === 2)!.body;
    const hole = structuredClone(file);
    hole.rows.log = hole.rows.log.filter(({ seq }) => seq !== 2);
    const other = newPlace();
    await restore(other.where, given(await linesOfBackup(newServerless())));
    for (const [wrong, reason] of [
      ["{", "not JSON"],
      ["{}", "format"],
      [JSON.stringify({ ...file, schema: [{ toString: 1 }] }), "newer version"],
      [JSON.stringify({ ...file, schema: "0001-tables" }), "older version"],
      [JSON.stringify(twice), "row 3"],
      [JSON.stringify(hole), "missing"],
      [JSON.stringify({ ...file, rows: { ...file.rows, more: [{ table_id: ada.table }] } }), "does not store"],
      [JSON.stringify({ ...file, rows: { ...file.rows, seats: [{ table_id: "another" }] } }), "another table"],
    ] as const) {
      const taking = withDatabase(other.where, "write", (at) => importTable(at, wrong));
      await expect(taking).rejects.toThrow(CannotImport);
      await expect(taking).rejects.toThrow(reason);
    }
    expect(await withDatabase(other.where, "read", (at) => list(at, { limit: 10 }))).toEqual([]);
    expect(await withDatabase(other.where, "write", (at) => importTable(at, text))).toBe(ada.table);
  });
});

/** The folder of a server that ran for a moment. */
function newServerless(): string {
  return empty.where;
}
const empty = newPlace();
beforeAll(async () => {
  await (await startOnline(empty.where)).stop();
});

describe("a ban", () => {
  test("ends what somebody has open, and can be lifted", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    const identity = (await withDatabase(place.where, "read", (at) => identityNamed(at, `${ada.table}/1`)))!;
    expect(await withDatabase(place.where, "read", (at) => identityNamed(at, identity))).toBe(identity);
    expect(await withDatabase(place.where, "write", (at) => ban(at, identity, Date.now()))).toBe(true);
    await bo.untilClosed();
    expect(await bo.person.must("GET", "/api/me")).toMatchObject({ signedOut: { why: "banned" } });
    const again = await bo.person.watch(bo.table, engine);
    expect(again.seats).toEqual([]);
    await withDatabase(place.where, "write", (at) => ban(at, identity, null));
    expect((await bo.person.watch(bo.table, engine)).seats).toEqual([1]);
    expect(await withDatabase(place.where, "write", (at) => ban(at, "nobody", 1))).toBe(false);
  });
});
