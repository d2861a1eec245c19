/** Somebody's own maps go to other browsers, by file and by syncing, and none is lost. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { myMaps, storeMap } from "../../games/underground/maps/myMaps.ts";
import { newDraft } from "../../games/underground/mapEditor/draft.ts";
import { sync } from "../../api/sync.ts";
import { LONGEST_KEPT } from "@interchange/protocol";
import { deleteOwnMap } from "../ownMaps.ts";
import { MemoryTables } from "../memoryTables.ts";
import { readEverything, writeEverything } from "./everythingFile.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage; with room for this many characters. */
function browser(room = Infinity) {
  const stored = new Map<string, string>();
  return () =>
    vi.stubGlobal("localStorage", {
      get length() {
        return stored.size;
      },
      key: (at: number) => [...stored.keys()][at],
      getItem: (key: string) => stored.get(key) ?? null,
      setItem(key: string, text: string) {
        if (text.length > room) throw new Error("full");
        stored.set(key, text);
      },
      removeItem: (key: string) => stored.delete(key),
    });
}

const draft = (name: string) => newDraft(name);
const names = () => myMaps().map(({ map }) => map.name);
const tables = new MemoryTables();

describe("the file with everything", () => {
  test("brings maps along, finished or not, and counts those that are new", async () => {
    const [one, other] = [browser(), browser()];
    one();
    storeMap("a", draft("Rome"), 1);
    storeMap("b", draft("Oslo"), 2);
    const file = await writeEverything(tables);
    other();
    expect(await readEverything(file, tables)).toMatchObject({ ok: true, counts: { maps: 2 } });
    expect(names()).toEqual(["Oslo", "Rome"]);
    expect(await readEverything(file, tables)).toMatchObject({ ok: true, counts: { maps: 0 } });
    expect(names()).toEqual(["Oslo", "Rome"]);
  });

  test("leaves what is here, and stores another version of a map beside it, once", async () => {
    const [one, other] = [browser(), browser()];
    one();
    storeMap("a", draft("Rome"), 1);
    const file = await writeEverything(tables);
    other();
    storeMap("a", { ...draft("Rome"), width: 1200 }, 5);
    expect(await readEverything(file, tables)).toMatchObject({ ok: true, counts: { maps: 1 } });
    expect(await readEverything(file, tables)).toMatchObject({ ok: true, counts: { maps: 0 } });
    expect(myMaps().map(({ map: { name, version, width } }) => [name, version, width])).toEqual([
      ["Rome", "1", 1200],
      ["Rome (2)", "1-2", 900],
    ]);
  });

  test("of a version without maps is read as before", async () => {
    browser()();
    storeMap("a", draft("Rome"), 1);
    const file = JSON.parse(await writeEverything(tables)) as Record<string, unknown>;
    delete file["maps"];
    expect(await readEverything(JSON.stringify(file), tables)).toMatchObject({ ok: true, counts: { maps: 0 } });
    expect(names()).toEqual(["Rome"]);
  });

  test.each([
    ["no list", 7],
    ["another key", [{ key: "../a", at: 1, map: draft("Rome") }]],
    ["no stations", [{ key: "a", at: 1, map: { ...draft("Rome"), stations: undefined } }]],
    [
      "a station nowhere",
      [{ key: "a", at: 1, map: { ...draft("Rome"), stations: [{ id: "a", name: "A", kind: "start" }] } }],
    ],
    ["a block to nowhere", [{ key: "a", at: 1, map: { ...draft("Rome"), blocks: [{ between: ["a", "b"] }] } }]],
  ])("with %s for maps shows none of them", async (_, maps) => {
    browser()();
    const file = JSON.parse(await writeEverything(tables)) as object;
    expect(await readEverything(JSON.stringify({ ...file, maps }), tables)).toMatchObject({ ok: true });
    expect(names()).toEqual([]);
  });

  test("says when there is no room for them", async () => {
    const [one, other] = [browser(), browser(100)];
    one();
    storeMap("a", draft("Rome"), 1);
    const file = await writeEverything(tables);
    other();
    expect(await readEverything(file, tables)).toEqual({ ok: false, problem: "full" });
  });
});

describe("syncing", () => {
  function server() {
    const kept = new Map<string, { at: number; rows: number; body: string }>();
    const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
    const device = (use = browser()) => {
      let marks = {};
      const calls = {
        list: async () => ok({ tables: [...kept].map(([id, { at, rows }]) => ({ id, at, rows })) }),
        read: async (id: string) => ok(kept.get(id)!),
        keep: async (id: string, given: { at: number; rows: number; body: string }) => {
          expect(given.body.length).toBeLessThan(LONGEST_KEPT);
          kept.set(id, given);
          return ok({ id, at: given.at, rows: given.rows });
        },
        forget: async (id: string) => {
          kept.delete(id);
          return ok({});
        },
        forgetAll: async () => ok({}),
      };
      const run = () =>
        sync({
          tables: new MemoryTables(),
          server: calls,
          marks: () => marks,
          mark: (given) => (marks = given),
          things: () => ({}),
        });
      return {
        use,
        async sync() {
          use();
          expect(await run()).not.toHaveProperty("trouble");
        },
      };
    };
    return { kept, device };
  }

  test("brings a new map, a changed one and a deletion to the server and the other device", async () => {
    const { kept, device } = server();
    const [one, other] = [device(), device()];
    one.use();
    storeMap("a", draft("Rome"), 1);
    await one.sync();
    await other.sync();
    expect(names()).toEqual(["Rome"]);
    storeMap("a", draft("Roma"), 2);
    await other.sync();
    await one.sync();
    expect(names()).toEqual(["Roma"]);
    deleteOwnMap("a");
    await one.sync();
    expect([...kept.keys()].filter((id) => id.startsWith("map-"))).toEqual([]);
    // As with tables, a device keeps what was not deleted there, and does not bring it back.
    await other.sync();
    expect(names()).toEqual(["Roma"]);
    await one.sync();
    expect(names()).toEqual([]);
  });

  test("keeps both versions where two devices changed one map", async () => {
    const { device } = server();
    const [one, other] = [device(), device()];
    one.use();
    storeMap("a", draft("Rome"), 1);
    await one.sync();
    await other.sync();
    storeMap("a", draft("Roma"), 2);
    one.use();
    storeMap("a", draft("Rom"), 3);
    await one.sync();
    await other.sync();
    await one.sync();
    const both = ["Roma", "Rom (2)"];
    expect(names().toSorted()).toEqual(both.toSorted());
    other.use();
    expect(names().toSorted()).toEqual(both.toSorted());
  });

  test("sends maps one by one, since all together may be too long", async () => {
    const { kept, device } = server();
    const one = device();
    one.use();
    const long = { ...draft("Rome"), rivers: [Array.from({ length: 4_000 }, (_, at) => [at, at] as const)] };
    for (let number = 0; number < 12; number++) storeMap(`m${number}`, long, number);
    await one.sync();
    expect([...kept.keys()].filter((id) => id.startsWith("map-"))).toHaveLength(12);
  });
});
