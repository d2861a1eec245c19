/** Tests every storage's contract, on SQLite and a real PostgreSQL. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GameRow, Summary } from "@interchange/host";
import { CompiledQuery } from "kysely";
import { Client, Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startPostgres } from "../testing/postgres.ts";
import { openStorage } from "./open.ts";
import type { Storage } from "./storage.ts";

const summary: Summary = { at: 5, state: "running", sitters: [], toAct: 1, deadline: 90, points: [0, 0], progress: 0 };

/** Longer than any machine needs. */
const LONG = { timeout: 30_000 };

function row(command: string): GameRow {
  return { kind: "moves", at: 5, seat: 0, command, entries: ["aaaa@b3"] };
}

interface Place {
  readonly where: string;
  readonly remove: () => Promise<void>;
}

async function folder(): Promise<Place> {
  const where = mkdtempSync(join(tmpdir(), "interchange-storage-"));
  return {
    where,
    remove: async () => {
      rmSync(where, { recursive: true });
    },
  };
}

describe.each([
  { name: "SQLite", make: folder },
  { name: "PostgreSQL", make: startPostgres },
])("storage on $name", ({ make }) => {
  let station: Place;
  let storage: Storage;
  let other: Storage;
  let tables = 0;

  beforeAll(async () => {
    station = await make();
    storage = await openStorage(station.where);
    // Another process, as far as the database knows.
    other = await openStorage(station.where);
  }, 120_000);

  afterAll(async () => {
    await storage.close();
    await other.close();
    await station.remove();
  });

  async function newTable(): Promise<string> {
    const id = `table${String(++tables).padStart(7, "0")}`;
    const values = { id, game: "metro", state: "open", is_public: 1, host: "h", created_at: 1, at: 1 } as const;
    await storage.write({
      query: storage.db
        .insertInto("tables")
        .values({
          ...values,
          bot_at: null,
          is_slow: 1,
          to_act: null,
          deadline: null,
          terms: "{}",
          summary: null,
          seal: "s",
          rematch: null,
        })
        .compile(),
    });
    return id;
  }

  test("keeps rows in order, with what lists say", async () => {
    const id = await newTable();
    expect(await storage.append(id, "game", 0, row("a"), summary)).toBe("kept");
    expect(await storage.append(id, "game", 1, row("b"), { ...summary, state: "paused" })).toBe("kept");
    expect(await storage.append(id, "table", 0, { kind: "said", by: 0, text: "Hm", at: 6 }, summary)).toBe("kept");
    expect(await storage.read(id, "game", 0)).toEqual([row("a"), row("b")]);
    expect(await other.read(id, "game", 1)).toEqual([row("b")]);
    expect(await other.read(id, "table", 0)).toHaveLength(1);
    const listed = await other.db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(listed).toMatchObject({ state: "running", to_act: 1, deadline: 90, at: 5 });
    expect(JSON.parse(listed.summary ?? "")).toEqual(summary);
  });

  test("reads for many at once, each from where it asked", async () => {
    const [one, two] = await Promise.all([newTable(), newTable()]);
    for (const [after, name] of ["a", "b", "c"].entries()) await storage.append(one, "game", after, row(name), summary);
    await storage.append(two, "game", 0, row("d"), summary);
    const query = vi.spyOn(Pool.prototype, "query");
    const asked = [other.read(one, "game", 1), other.read(two, "game", 0), other.read(one, "game", 2)];
    const none = [other.read(one, "table", 0), other.read("nowhere", "game", 0)];
    expect(await Promise.all(asked)).toEqual([[row("b"), row("c")], [row("d")], [row("c")]]);
    expect(await Promise.all(none)).toEqual([[], []]);
    // A comparison with the database may come between, and other storages in this process read their own tables.
    const reads = query.mock.calls.filter(([statement]) => {
      const { name, values } = statement as { name?: string; values?: readonly (readonly unknown[])[] };
      return name === "read" && values?.[0]?.some((table) => [one, two, "nowhere"].includes(String(table)));
    });
    expect(reads).toHaveLength(other.onElsewhere ? 1 : 0);
    query.mockRestore();
  });

  test("lets one of two owners write a row", async () => {
    const id = await newTable();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? storage : other).append(id, "game", 0, row(`c${index}`), summary),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "kept")).toHaveLength(1);
    expect(await storage.read(id, "game", 0)).toHaveLength(1);
  });

  test("lists what the row says that was kept, not one that came too late", async () => {
    const id = await newTable();
    await storage.append(id, "game", 0, row("a"), summary);
    const late: Summary = { ...summary, at: 9, state: "over", toAct: 0, deadline: 99, points: [7, 7] };
    expect(await other.append(id, "game", 0, row("b"), late)).toBe("overtaken");
    const listed = await storage.db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(listed).toMatchObject({
      state: "running",
      to_act: 1,
      deadline: 90,
      at: 5,
      summary: JSON.stringify(summary),
    });
  });

  test("takes no rows for a table that is not there", async () => {
    expect(await storage.append("nowhere", "game", 0, row("a"), summary)).toBe("overtaken");
    expect(await storage.read("nowhere", "game", 0)).toEqual([]);
  });

  test("writes all statements or none", async () => {
    const id = await newTable();
    const rename = (host: string, where = id) => ({
      query: storage.db.updateTable("tables").set({ host }).where("id", "=", where).compile(),
      mustChange: true,
    });
    expect(await storage.write(rename("Ada"), rename("Bo", "nowhere"))).toBe("overtaken");
    const host = () => other.db.selectFrom("tables").select("host").where("id", "=", id).executeTakeFirstOrThrow();
    expect(await host()).toEqual({ host: "h" });
    expect(await storage.write(rename("Ada"))).toBe("kept");
    expect(await host()).toEqual({ host: "Ada" });
  });

  test("writes two things that wait for each other one after the other", LONG, async () => {
    const [one, two] = [await newTable(), await newTable()];
    const marked = (id: string, by: number) => ({
      query: storage.db.updateTable("tables").set({ at: by }).where("id", "=", id).compile(),
      mustChange: true,
    });
    // On SQLite, one waits until the other is done.
    const pause = { query: CompiledQuery.raw(make === startPostgres ? "select pg_sleep(0.3)" : "select 1") };
    const written = await Promise.all([
      storage.write(marked(one, 7), pause, marked(two, 7)),
      other.write(marked(two, 8), pause, marked(one, 8)),
    ]);
    expect(written).toEqual(["kept", "kept"]);
    const rows = await storage.db.selectFrom("tables").select("at").where("id", "in", [one, two]).execute();
    expect(new Set(rows.map(({ at }) => at)).size).toBe(1);
  });

  test("says what went wrong, and goes on", async () => {
    const id = await newTable();
    const twice = storage.db.insertInto("secrets").values({ table_id: id, secret: "x" }).compile();
    await storage.write({ query: twice });
    await expect(storage.write({ query: twice })).rejects.toThrow(/unique/i);
    expect(await storage.append(id, "game", 0, row("a"), summary)).toBe("kept");
  });

  test("tells of rows that others write, once each, and not of its own", async () => {
    if (!storage.onElsewhere) return;
    const id = await newTable();
    await storage.append(id, "game", 0, row("a"), summary);
    let heard = 0;
    const stop = storage.onElsewhere(id, () => heard++);
    // The first comparison with the database tells once, whatever was written before.
    await vi.waitFor(() => expect(heard).toBe(1), LONG);
    await storage.append(id, "game", 1, row("b"), summary);
    await storage.append(id, "table", 0, { kind: "said", by: 0, text: "Hm", at: 6 }, summary);
    await other.append(id, "game", 2, row("c"), summary);
    await vi.waitFor(() => expect(heard).toBe(2), LONG);
    // A row whose notice is lost: its writer knows nothing of notices.
    await other.write({
      query: CompiledQuery.raw("insert into log (table_id, log, seq, at, body) values ($1, 'game', 4, 1, '{}')", [id]),
    });
    await vi.waitFor(() => expect(heard).toBe(3), LONG);
    stop();
  });

  test("sends a notice of each row, so that nobody has to wait for the next comparison", async () => {
    if (!storage.onElsewhere) return;
    const id = await newTable();
    const listening = new Client({ connectionString: station.where });
    await listening.connect();
    const heard: string[] = [];
    listening.on("notification", ({ payload = "" }) => heard.push(payload));
    await listening.query("listen interchange_rows");
    await storage.append(id, "game", 0, row("a"), summary);
    await vi.waitFor(() => expect(heard.join()).toContain(JSON.stringify([id, "game", 1])), LONG);
    await listening.end();
  });

  test("keeps what many tables write at once", async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, newTable));
    const rounds = Array.from({ length: 5 }, (_, after) => after);
    for (const after of rounds)
      expect(
        new Set(await Promise.all(ids.map((id) => storage.append(id, "game", after, row(`r${after}`), summary)))),
      ).toEqual(new Set(["kept"]));
    for (const id of ids) expect(await other.read(id, "game", 0)).toHaveLength(rounds.length);
  });

  test("judges each row of a group by itself", async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, newTable));
    const [first = "", second = "", taken = "", broken = ""] = ids;
    await other.append(taken, "game", 0, row("other"), summary);
    const said = { kind: "said", by: 0, text: "Hm", at: 6 } as const;
    const [, ...outcomes] = await Promise.allSettled([
      // While this one is written, the others wait and become a group.
      storage.append(first, "game", 0, row("a"), summary),
      storage.append(second, "game", 0, row("b"), summary),
      storage.append(second, "table", 0, said, { ...summary, at: 7 }),
      storage.append(taken, "game", 0, row("c"), summary),
      storage.append("nowhere", "game", 0, row("d"), summary),
      storage.append(broken, null as never, 0, row("e"), summary),
    ]);
    expect(outcomes.slice(0, 4)).toEqual(
      ["kept", "kept", "overtaken", "overtaken"].map((value) => ({ status: "fulfilled", value })),
    );
    expect(outcomes[4]?.status).toBe("rejected");
    expect(await other.read(second, "game", 0)).toEqual([row("b")]);
    expect(await other.read(second, "table", 0)).toEqual([said]);
    expect(await other.read(taken, "game", 0)).toEqual([row("other")]);
    expect(await other.read(broken, "game", 0)).toEqual([]);
  });
});
