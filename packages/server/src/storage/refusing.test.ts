/**
 * Disks that refuse writes: clear answers, nothing lost, and games go on once there is space.
 *
 * For a full disk, SQLite is told not to let its file grow, which it reports like a full disk. For a read-only one, the
 * SQLite or PostgreSQL connection is made read-only: file permissions do not stop root, as which tests may run.
 */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { gameNamed } from "@interchange/games";
import type { AnyGame } from "@interchange/tabletop";
import { CompiledQuery } from "kysely";
import { Client } from "pg";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { remove, withDatabase } from "../admin/index.ts";
import { Person } from "../testing/client.ts";
import type { Seated } from "../testing/client.ts";
import { startPostgres } from "../testing/postgres.ts";
import { newFolder, startOnline } from "../testing/startOnline.ts";
import type { Started } from "../testing/startOnline.ts";
import { twoAtATable } from "../testing/twoAtATable.ts";
import { openStorage } from "./open.ts";
import { isUnreachable } from "./storage.ts";

const PERSON = { kind: "person" } as const;
const undo: (() => void | Promise<void>)[] = [];
let engine: AnyGame;

beforeAll(async () => {
  ({ engine } = await gameNamed("metro")!.load());
});
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

/** Makes a decision and returns its outcome. */
async function decide(both: readonly [Seated, Seated], id?: string): Promise<string> {
  const seat = both[0].status!.toAct!;
  const [move = ""] = engine.moves(both[seat]!.view).map((each: unknown) => engine.notation.writeMove(each));
  const answer = await both[seat]!.command(seat, [move], both[seat]!.seq, id);
  if (answer.kind === "applied") await Promise.all(both.map((each) => each.until(() => each.seq === answer.seq)));
  return answer.kind === "unsent" ? `unsent: ${answer.reason}` : answer.kind;
}

async function readiness({ address }: Started): Promise<{ readonly status: number; readonly reason?: string }> {
  const answer = await fetch(`${address}api/ready`);
  return { status: answer.status, ...((await answer.json()) as object) };
}

async function pragma(server: Started, text: string): Promise<void> {
  await server.storage.write({ query: CompiledQuery.raw(`pragma ${text}`) });
}

/** Everyone knows exactly what is on disk. */
async function agree(server: Started, both: readonly [Seated, Seated]): Promise<void> {
  const rows = await server.storage.read(both[0].table, "game", 0);
  expect(both.map(({ seq }) => seq)).toEqual([rows.length, rows.length]);
}

test("a full disk is told to whoever plays, and once there is live the same decision is kept once", async () => {
  const folder = newFolder();
  undo.push(() => {
    folder.remove();
  });
  const server = await startOnline(folder.where);
  undo.push(() => server.stop());
  const both = await twoAtATable(server.address, engine);
  const old = await twoAtATable(server.address, engine);
  while (old[0].seq < 60 && (await decide(old)) === "applied");
  expect(await decide(both)).toBe("applied");

  // Allows no more pages than there are. Rows still fit into partly filled pages, so it takes a few decisions.
  await pragma(server, "max_page_count = 1");
  let [outcome, applied] = ["", 0];
  for (; applied < 200 && outcome.indexOf("unsent") !== 0; applied++) outcome = await decide(both, `d${applied}`);
  expect(outcome).toBe("unsent: database or disk is full");
  const { seq } = both[0];
  await agree(server, both);
  expect(await readiness(server)).toEqual({ status: 503, ready: false, reason: "database or disk is full" });
  expect((await fetch(`${server.address}api/health`)).status).toBe(200);
  // Other writes are refused just as clearly, and reads go on.
  const [ada] = both;
  const talk = "x".repeat(500);
  let said = await ada.request({ kind: "say", seat: 0, text: talk });
  for (let more = 0; more < 50 && said.kind === "applied"; more++)
    said = await ada.request({ kind: "say", seat: 0, text: talk });
  expect(said).toEqual({ kind: "unsent", reason: "database or disk is full" });
  const wish = { game: "metro", control: { kind: "none" }, assist: "ledger", isPublic: true, setup: { seats: 2 } };
  const newTable = () => ada.person.ask("POST", "/api/tables", { ...wish, seats: [PERSON, PERSON] });
  let made = await newTable();
  for (let more = 0; more < 50 && made.status === 201; more++) made = await newTable();
  expect(made).toEqual({
    status: 503,
    value: { error: "not-kept", reason: expect.stringContaining("disk is full") as string },
  });
  expect((await ada.person.watch(ada.table, engine)).seq).toBe(seq);

  // Someone frees space beside the running server.
  expect(await withDatabase(folder.where, "write", (place) => remove(place, old[0].table))).toBe(true);
  expect(await decide(both, `d${applied - 1}`)).toBe("applied");
  expect(await decide(both, "next")).toBe("applied");
  expect((await readiness(server)).status).toBe(200);
  await agree(server, both);
  const commands = (await server.storage.read(ada.table, "game", 0)).flatMap((row) =>
    row.kind === "moves" ? [row.command] : [],
  );
  expect(new Set(commands).size).toBe(commands.length);
});

test("a disk that became read-only is told, and nothing is shown that is not on it", async () => {
  const folder = newFolder();
  undo.push(() => {
    folder.remove();
  });
  const first = await startOnline(folder.where);
  const both = await twoAtATable(first.address, engine);
  expect(await decide(both)).toBe("applied");
  await pragma(first, "query_only = on");
  expect(await decide(both, "again")).toBe("unsent: attempt to write a readonly database");
  expect(await decide(both, "again")).toContain("unsent");
  await agree(first, both);
  expect((await readiness(first)).status).toBe(503);
  const { person, table, seq } = both[0];
  await first.stop();
  const second = await startOnline(folder.where);
  undo.push(() => second.stop());
  const [ada, bo] = [new Person(second.address), new Person(second.address)];
  ada.cookie = person.cookie;
  bo.cookie = both[1].person.cookie;
  const back = [await ada.watch(table, engine), await bo.watch(table, engine)] as const;
  expect(back[0].seq).toBe(seq);
  expect(await decide(back, "again")).toBe("applied");
});

test(
  "a PostgreSQL that takes nothing for a while is told, and games go on after it",
  { timeout: 120_000 },
  async () => {
    const postgres = await startPostgres();
    let isThere = true;
    const remove = async (): Promise<void> => {
      if (isThere) await postgres.remove();
      isThere = false;
    };
    undo.push(remove);
    const server = await startOnline(postgres.where);
    undo.push(() => server.stop());
    const both = await twoAtATable(server.address, engine);
    expect(await decide(both)).toBe("applied");
    const admin = new Client({ connectionString: postgres.where });
    await admin.connect();
    undo.push(() => admin.end());
    // As after a failover to a replica: all connections end, and new ones are read-only.
    const failOver = async (readOnly: "on" | "off"): Promise<void> => {
      await admin.query("set transaction_read_only = off");
      await admin.query("set default_transaction_read_only = off");
      await admin.query(`alter database interchange set default_transaction_read_only = ${readOnly}`);
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = 'interchange'",
      );
    };
    await failOver("on");
    let outcome = "";
    for (let tries = 0; tries < 20 && !outcome.includes("read-only"); tries++) outcome = await decide(both, "again");
    expect(outcome).toContain("in a read-only transaction");
    await agree(server, both);
    expect((await readiness(server)).status).toBe(503);
    await failOver("off");
    await admin.end();
    for (let tries = 0; tries < 20 && outcome !== "applied"; tries++) outcome = await decide(both, "again");
    expect(outcome).toBe("applied");
    await agree(server, both);
    // Without any database, everything that asks it says so, and not where it was.
    await remove();
    const { table } = both[0];
    expect(await readiness(server)).toEqual({ status: 503, ready: false, reason: "the database cannot be reached" });
    // Sockets stay open, and what was sent over them can be sent again.
    const unsent = { kind: "unsent", reason: "The server's database cannot be reached. Try again later." };
    const said = both[0].request({ kind: "say", seat: 0, text: "Is it me?" });
    expect(await Promise.race([said, both[0].untilClosed()])).toEqual(unsent);
    for (const path of ["/api/tables", `/api/tables/${table}`, "/api/me", `/preview/${table}.png`, `/embed/${table}`]) {
      const answer = await fetch(new URL(path, server.address), { headers: { cookie: both[0].person.cookie ?? "" } });
      expect([answer.status, answer.headers.get("retry-after")], path).toEqual([503, "5"]);
      const text = await answer.text();
      expect(JSON.parse(text)).toMatchObject({ error: "not-kept" });
      expect(text).not.toMatch(/localhost|127\.0|::1|:\d{4,5}/);
    }
    const headers = { cookie: both[0].person.cookie ?? "" };
    const refused = new WebSocket(new URL("/api/socket", server.address), { headers });
    refused.on("error", () => undefined);
    const [, response] = (await once(refused, "unexpected-response")) as [unknown, IncomingMessage];
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "5"]);
  },
);

describe("a place that cannot be used", () => {
  test("is named, with the reason, before anything starts", async () => {
    const folder = newFolder();
    undo.push(() => {
      folder.remove();
    });
    const file = join(folder.where, "file");
    writeFileSync(file, "no folder");
    await expect(openStorage(file)).rejects.toThrow(/interchange\.sqlite cannot be used: .*ENOTDIR|EEXIST/);
    writeFileSync(join(folder.where, "interchange.sqlite"), "no database, but long enough to be looked at closely");
    await expect(openStorage(folder.where)).rejects.toThrow(/cannot be used: .*not a database/);
    await expect(openStorage("postgres://nobody@localhost:1/none")).rejects.toThrow("cannot be used");
  });
});

test.each([
  ["ECONNREFUSED", "connect ECONNREFUSED 10.0.0.5:5432"],
  ["ENOTFOUND", "getaddrinfo ENOTFOUND db.example.org"],
  ["EAI_AGAIN", "getaddrinfo EAI_AGAIN db.example.org"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "Hostname/IP does not match certificate's altnames: Host: db.example.org."],
  ["28000", 'no pg_hba.conf entry for host "10.0.0.4", user "interchange", database "interchange", no encryption'],
  ["28P01", 'password authentication failed for user "interchange"'],
  ["3D000", 'database "interchange" does not exist'],
  ["53300", "sorry, too many clients already"],
  ["57P03", "the database system is starting up"],
])("an error that may say where the database is counts as out of reach: %s", (code, message) => {
  expect(isUnreachable(Object.assign(new Error(message), { code }))).toBe(true);
});

test("an error of our own does not count as out of reach", () => {
  for (const code of ["ERR_INVALID_ARG_TYPE", "23505", "SQLITE_FULL", undefined])
    expect(isUnreachable(Object.assign(new Error("a fault"), { code }))).toBe(false);
});
