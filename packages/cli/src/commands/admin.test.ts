import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addOnline, createServer, NO_LIMITS, openStorage } from "@interchange/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type } from "../testing/typing.ts";

const folder = mkdtempSync(join(tmpdir(), "interchange-admin-"));
const data = join(folder, "data");
/** A table that waits for people, and one at which bots play meanwhile. */
let open = "";
let running = "";
let stop: () => Promise<void>;

beforeAll(async () => {
  const storage = await openStorage(data);
  const server = await createServer();
  const online = await addOnline(server, { storage, limits: NO_LIMITS, botThreads: 1, botPause: 50 });
  stop = async () => {
    await online.close();
    await server.close();
    await storage.close();
  };
  const named = await server.inject({ method: "PUT", url: "/api/me", payload: { name: "Ada" } });
  const cookie = String(named.headers["set-cookie"]).split(";")[0] ?? "";
  const newTable = async (kind: "person" | "bot"): Promise<string> => {
    const seat = kind === "person" ? { kind } : { kind, bot: "random" };
    const wish = { game: "metro", setup: { seats: 2 }, control: { kind: "none" }, assist: "ledger", isPublic: true };
    const made = await server.inject({
      method: "POST",
      url: "/api/tables",
      headers: { cookie },
      payload: { ...wish, seats: [seat, seat] },
    });
    return made.json<{ readonly id: string }>().id;
  };
  open = await newTable("person");
  running = await newTable("bot");
  await server.inject({ method: "POST", url: `/api/tables/${running}/start`, headers: { cookie } });
});

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

async function admin(...args: readonly string[]): ReturnType<typeof type> {
  return type(["admin", ...args, "--data", data]);
}

describe("interchange admin", () => {
  it("lists tables, and answers 1 when none matches", async () => {
    const { code, out } = await admin("list", "--json");
    expect(code).toBe(0);
    const tables = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { id: string });
    expect(tables.map(({ id }) => id).toSorted()).toEqual([open, running].toSorted());
    expect(tables.find(({ id }) => id === open)).toMatchObject({
      game: "metro",
      state: "open",
      isPublic: true,
      seats: [null, null],
      toAct: null,
    });
    expect((await admin("list", "--state", "open")).out).toMatch(new RegExp(`^${open}  metro +open +.*\\(free\\)`));
    expect(await admin("list", "--idle", "1")).toEqual({ code: 1, out: "", err: "No table matches.\n" });
    expect((await admin("list", "--state", "gone")).err).toContain("--state must be one of open, running");
  });

  it("shows a table with the people at it", async () => {
    const { code, out, err } = await admin("show", running, "nowhere", "--json");
    expect({ code, err }).toEqual({ code: 1, err: "There is no table nowhere.\n" });
    expect(JSON.parse(out)).toMatchObject({ id: running, people: [{ bot: "random" }, { bot: "random" }] });
    expect((await admin("show", running)).out).toContain("seat 1  bot random");
  });

  it("exports a record that holds, and a table that is taken in elsewhere", async () => {
    const record = await admin("export", running, "--record");
    expect(record.code).toBe(0);
    expect((await type(["check", "-", "--json"], record.out)).code).toBe(0);
    const file = join(folder, "table.json");
    expect(await admin("export", running, "--out", file)).toMatchObject({ code: 0, out: "" });
    const other = join(folder, "other");
    await backedUp("for-import.jsonl");
    await type(["admin", "restore", join(folder, "for-import.jsonl"), "--data", other]);
    expect((await type(["admin", "import", file, "--data", other])).err).toBe(`The table already exists: ${file}.\n`);
    await type(["admin", "remove", running, "--data", other]);
    expect(await type(["admin", "import", file, "--data", other, "--json"])).toEqual({
      code: 0,
      out: `${JSON.stringify({ file, table: running })}\n`,
      err: "",
    });
    expect((await type(["admin", "import", "-", "--data", other], "{}")).err).toBe(
      'interchange admin: The file does not have the format "interchange-table".\n',
    );
    expect((await admin("export", open, "--record")).code).toBe(1);
  });

  it.each(["all.jsonl", "all.jsonl.gz"])("backs up to %s while the server runs, and restores it", async (name) => {
    const told = await backedUp(name);
    expect(JSON.parse(told)).toMatchObject({ rows: { tables: 2, identities: 1, seats: 4 } });
    const other = join(folder, `from-${name}`);
    const restored = await type(["admin", "restore", join(folder, name), "--data", other]);
    expect(restored).toMatchObject({ code: 0, err: "" });
    expect(restored.out).toMatch(/^2 tables with \d+ rows?, 1 identity\n$/);
    expect((await type(["admin", "list", "--data", other])).out.trim().split("\n")).toHaveLength(2);
    expect(await type(["admin", "restore", join(folder, name), "--data", other])).toMatchObject({
      code: 1,
      err: "interchange admin: The target database is not empty. Move it away or choose another one.\n",
    });
  });

  it("says what is wrong with a backup in one sentence without its contents, and creates nothing", async () => {
    await backedUp("whole.jsonl");
    await backedUp("whole.jsonl.gz");
    const whole = readFileSync(join(folder, "whole.jsonl"), "utf8");
    const lines = whole.split("\n");
    const person = lines.findIndex((line) => line.includes("secret_hash"));
    const half = lines[person]!.slice(0, -20);
    const other = lines[person]!.replace('"secret_hash":"', '"secret_hash":"00');
    const damaged: Readonly<Record<string, readonly [string | Buffer, RegExp]>> = {
      "half.jsonl.gz": [readFileSync(join(folder, "whole.jsonl.gz")).subarray(0, -30), /damaged or truncated/],
      "half.jsonl": [[...lines.slice(0, person), half].join("\n"), /damaged or truncated in line \d+/],
      "short.jsonl": [lines.slice(0, person + 1).join("\n"), /truncated: its last line is missing/],
      "changed.jsonl": [lines.with(person, other).join("\n"), /do not match its checksum/],
      "strange.jsonl": [lines.with(person, '{"secret_hash":1}').join("\n"), /damaged or truncated in line/],
      "empty.jsonl": ["", /truncated/],
    };
    const place = join(folder, "place");
    for (const [name, [bytes, says]] of Object.entries(damaged)) {
      writeFileSync(join(folder, name), bytes);
      const { code, out, err } = await type(["admin", "restore", join(folder, name), "--data", place]);
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).toMatch(says);
      expect(err).toMatch(/^interchange admin: [^\n]+\n$/);
      expect(err).not.toContain("secret_hash");
    }
    const none = join(folder, "none.jsonl.gz");
    expect(await type(["admin", "restore", none, "--data", place])).toEqual({
      code: 1,
      out: "",
      err: `interchange admin: Cannot read ${none}: no such file or directory.\n`,
    });
    expect(existsSync(place)).toBe(false);
    expect((await admin("backup", join(folder, "nowhere", "b.jsonl"))).err).toContain("cannot write");
  });

  it("overwrites a backup only if told to", async () => {
    await backedUp("twice.jsonl");
    const file = join(folder, "twice.jsonl");
    writeFileSync(file, "precious");
    expect(await admin("backup", file)).toEqual({
      code: 1,
      out: "",
      err: `interchange admin: ${file} already exists. Choose another name, or overwrite it with --force.\n`,
    });
    expect(readFileSync(file, "utf8")).toBe("precious");
    expect((await admin("backup", file, "--force")).code).toBe(0);
    expect(readFileSync(file, "utf8")).toContain("interchange-backup");
  });

  it("moves nothing while a server runs on it", async () => {
    const { code, err } = await admin("move", "--to", join(folder, "moved"));
    expect({ code, err }).toEqual({
      code: 1,
      err: "interchange admin: A server is using this data. Stop it first, or moves played in the meantime would be lost.\n",
    });
    expect((await admin("move")).err).toContain("--to is missing");
  });

  it("bans and removes, and answers 1 for what is not there", async () => {
    expect(await admin("ban", `${open}/0`, "nobody")).toMatchObject({ code: 1, out: "" });
    const { host } = JSON.parse((await admin("show", open, "--json")).out) as { readonly host: string };
    expect((await admin("ban", host, "--json")).out).toBe(`${JSON.stringify({ identity: host, isBanned: true })}\n`);
    expect((await admin("ban", host, "--lift")).out).toBe(`${host} is no longer banned\n`);
    expect(await admin("remove", open)).toEqual({ code: 0, out: `${open} was removed\n`, err: "" });
    expect((await admin("remove", open)).code).toBe(1);
  });

  it("wants a database that is there, and an action that there is", async () => {
    const { code, err } = await type(["admin", "list", "--data", join(folder, "none")]);
    expect(code).toBe(1);
    expect(err).toContain("There is no database in");
    expect(existsSync(join(folder, "none"))).toBe(false);
    expect((await admin("fly")).err).toContain("unknown action 'fly'; use one of list, show, export");
    expect((await admin("show")).err).toContain("show needs one more argument");
    expect((await admin("list", "more")).err).toContain("Unexpected argument 'more'");
    const refused = await type(["admin", "list", "--data", "postgres://nobody@localhost:1/none"]);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain("interchange admin: ");
  });
});

async function backedUp(name: string): Promise<string> {
  const { code, out, err } = await admin("backup", join(folder, name), "--json");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out;
}
