/** A stored database of an earlier format with games in progress is upgraded. Other formats are refused. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { gameNamed, GAMES } from "@interchange/games";
import type { GameEntry } from "@interchange/games";
import { readRecord } from "@interchange/tabletop";
import type { AnyGame } from "@interchange/tabletop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Kept } from "../../fixtures/kept.ts";
import { backUp, list, restore } from "../admin/index.ts";
import { withAnyDatabase, withDatabase } from "../admin/database.ts";
import { Person } from "../testing/client.ts";
import type { Seated } from "../testing/client.ts";
import { databaseName } from "./address.ts";
import { openStorage } from "./open.ts";
import { startPostgres } from "../testing/postgres.ts";
import { newFolder, startOnline } from "../testing/startOnline.ts";
import type { Started } from "../testing/startOnline.ts";

/** By default those stored here; `npm run upgrade` has an earlier version make some. */
const FIXTURES = new URL(process.env["INTERCHANGE_FIXTURES"] ?? new URL("../../fixtures/", import.meta.url));

/** The format of the stored database: by default the oldest that is upgraded. */
const FORMAT = process.env["INTERCHANGE_FORMAT"] ?? "0005-kept";

interface Place {
  readonly where: string;
  remove(): void | Promise<void>;
}

/** A folder with the stored file. */
async function folder(): Promise<Place> {
  const place = newFolder();
  mkdirSync(place.where, { recursive: true });
  const file = gunzipSync(readFileSync(new URL(`${FORMAT}.sqlite.gz`, FIXTURES)));
  writeFileSync(join(place.where, "interchange.sqlite"), file);
  return place;
}

/** A PostgreSQL database with the same content. */
async function postgres(): Promise<Place> {
  const old = await folder();
  const lines = await backup(old.where);
  await old.remove();
  const place = await startPostgres();
  await restore(place.where, given(lines));
  return place;
}

async function* given(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const DATABASES = [
  { on: "SQLite", make: folder },
  { on: "PostgreSQL", make: postgres },
];

describe.each(DATABASES)("a stored database on $on", ({ make }) => {
  const kept = JSON.parse(readFileSync(new URL(`${FORMAT}.json`, FIXTURES), "utf8")) as Kept;
  let station: Place;
  let server: Started;
  let people: readonly [Person, Person];
  let began: number;

  beforeAll(async () => {
    station = await make();
    began = Date.now();
    server = await startOnline(station.where, { games: GAMES.map(withNewerRules) });
    people = [new Person(server.address), new Person(server.address)];
    people[0].cookie = kept.cookies[0];
    people[1].cookie = kept.cookies[1];
  }, 120_000);

  afterAll(async () => {
    await server.stop();
    await station.remove();
  });

  async function seated(what: string): Promise<{ readonly both: readonly Seated[]; readonly engine: AnyGame }> {
    const table = kept.tables.find((each) => each.what === what)!;
    const info = await people[0].must<{ setup: { modules: readonly string[] } }>("GET", `/api/tables/${table.id}`);
    const { engine } = await gameNamed(table.game)!.load(info.setup.modules);
    const both = [await people[0].watch(table.id, engine), await people[1].watch(table.id, engine)];
    expect(both[0]!.seq).toBe(table.seq);
    // Draws were sent without their sign when this was written.
    const plain = (text: string): string => text.replace(/^=/, "");
    expect(both[0]!.held?.entries.map(({ text }) => plain(text))).toEqual(table.texts.map(plain));
    return { both, engine };
  }

  async function playOn(both: readonly Seated[], engine: AnyGame): Promise<void> {
    for (let turn = 0; turn < 3; turn++) {
      const seat = both[0]!.status!.toAct!;
      const [move = ""] = engine.moves(both[seat]!.view).map((each: unknown) => engine.notation.writeMove(each));
      const answer = await both[seat]!.command(seat, [move]);
      expect(answer.kind).toBe("applied");
      await Promise.all(both.map((each) => each.until(() => each.seq === both[seat]!.seq)));
    }
  }

  test("keeps people who they were", async () => {
    expect(await people[0].must("GET", "/api/me")).toEqual({ name: "Ada" });
    expect(await people[1].must("GET", "/api/me")).toEqual({ name: "Bo" });
  });

  test("lets a game go on, and charged nobody's clock meanwhile", async () => {
    const { both, engine } = await seated("live");
    const { clock } = both[0]!.status!;
    // The clock has run since this server started.
    expect(Math.min(...clock!.left)).toBeGreaterThan(590_000 - (Date.now() - began));
    expect(Date.now() - clock!.running!.since).toBeLessThan(60_000);
    await playOn(both, engine);
    const slow = await seated("days");
    expect(slow.both[0]!.status?.isOver).toBe(false);
    await playOn(slow.both, slow.engine);
  });

  test("plays by the rules that a game began with, though the number has risen since", async () => {
    const { both, engine } = await seated("by the first rules");
    await playOn(both, engine);
    const { record } = await people[0].must<{ record: string }>("GET", `/api/tables/${both[0]!.table}/record`);
    const read = readRecord(record);
    expect(read.ok && read.record.setup.rules).toBe(1);
    // New tables use the newest rules.
    const fresh = await people[0].newTable({ seats: [{ kind: "person" }, { kind: "person" }] });
    expect(fresh.setup.rules).toBe(NEWER);
    const known = kept.tables.find(({ what }) => what === "live")!.rules;
    // Neither the first rules nor the newest.
    expect(known).toBeGreaterThan(1);
    expect(known).toBeLessThan(NEWER);
    const live = await people[0].must<{ setup: { rules: number } }>("GET", `/api/tables/${kept.tables[0]!.id}`);
    expect(live.setup.rules).toBe(known);
  });

  test("keeps pauses, requests, sayings and open tables", async () => {
    const { both } = await seated("paused");
    expect(both[0]!.status?.pausedBy).toBeDefined();
    const asked = await seated("asked");
    expect(asked.both[0]!.said.map(({ text }) => text)).toEqual(["One moment, please."]);
    const { id } = kept.tables.find(({ what }) => what === "open")!;
    expect(await people[0].must("GET", `/api/tables/${id}`)).toMatchObject({ state: "open", yours: [0] });
    await people[1].sit(id, 1);
    await people[0].start(id);
  });

  test("lets a bot move that was to", async () => {
    const table = kept.tables.find(({ what }) => what === "bot to move")!;
    const { engine } = await gameNamed("metro")!.load(["paris"]);
    const ada = await people[0].watch(table.id, engine);
    await ada.until(() => ada.seq > table.seq && ada.status?.toAct === 1);
  });
});

describe.each(DATABASES)("a database of another version on $on", ({ make }) => {
  const OTHERS = [
    { age: "an older", schema: "0004-reviews" },
    { age: "a newer", schema: "9999-later" },
  ];

  test("is refused, left as it is, and can still be backed up", async () => {
    const place = await make();
    for (const { age, schema } of OTHERS) {
      await withAnyDatabase(place.where, "write", async ({ db }) => {
        await db.deleteFrom("kysely_migration").execute();
        await db.insertInto("kysely_migration").values({ name: schema, timestamp: "now" }).execute();
      });
      const before = await backup(place.where);
      const refusal = `${databaseName(place.where)} was made by ${age} version of Interchange`;
      await expect(openStorage(place.where)).rejects.toThrow(refusal);
      await expect(withDatabase(place.where, "read", (at) => list(at, { limit: 1 }))).rejects.toThrow(refusal);
      const again = newFolder();
      await expect(restore(again.where, given(before))).rejects.toThrow(`The backup was made by ${age} version`);
      again.remove();
      expect(await backup(place.where)).toEqual(before);
      expect(before.length).toBeGreaterThan(20);
    }
    await place.remove();
  }, 120_000);
});

async function backup(where: string): Promise<readonly string[]> {
  const lines: string[] = [];
  await backUp(where, 0, async (line) => void lines.push(line));
  return lines;
}

/** The rules of new tables after another change. */
const NEWER = 99;

/** The same games, with newer rules for new tables. */
function withNewerRules(entry: GameEntry): GameEntry {
  return {
    ...entry,
    load: async (modules) => {
      const loaded = await entry.load(modules);
      const prepare: AnyGame["prepare"] = (request) => {
        const prepared = loaded.engine.prepare(request);
        return prepared.ok ? { ok: true, setup: { ...prepared.setup, rules: NEWER } } : prepared;
      };
      return { ...loaded, engine: { ...loaded.engine, prepare } };
    },
  };
}
