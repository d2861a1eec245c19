import type { TableInfo } from "@interchange/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { inOrder } from "../home/tables/tableOrder.ts";
import { lookedAt } from "./achievements.ts";
import { filtered, NO_FILTERS } from "./filters.ts";
import { playedAt } from "./played.ts";
import { finished, lookThroughAll } from "./records.ts";
import type { Looking } from "./records.ts";

const CORPUS = import.meta.glob<string>(
  ["../../../../../corpus/metro/bigbox/2-seats.record", "../../../../../corpus/underground/2006/2-seats.record"],
  { query: "?raw", import: "default", eager: true },
);
const recordAt = (path: string): string => CORPUS[`../../../../../corpus/${path}.record`] ?? "";

/** The records of Ada's games on a server, and one that is gone when it is requested. */
const RECORDS: Readonly<Record<string, string>> = {
  metro0000001: recordAt("metro/bigbox/2-seats"),
  under0000001: recordAt("underground/2006/2-seats"),
};

function infoOf(id: string, game: string, more: Partial<TableInfo> = {}): TableInfo {
  return {
    id,
    game,
    state: "over",
    isPublic: false,
    setup: { edition: "bigbox", seats: 2, rules: 1, modules: [] },
    control: { kind: "none" },
    assist: "ledger",
    seal: "",
    seats: [
      { mind: { kind: "bot", bot: "tourist" }, name: "Tourist" },
      { mind: { kind: "person" }, name: "Ada" },
    ],
    createdAt: 1,
    at: 2,
    points: [80, 130],
    yours: [1],
    isHost: true,
    ...more,
  };
}

const TABLES = [
  infoOf("metro0000001", "metro", { at: 5 }),
  infoOf("under0000001", "underground", { at: 4 }),
  infoOf("gone00000001", "metro", { at: 3 }),
  infoOf("runs00000001", "metro", { at: 6, state: "running", toAct: 1 }),
  infoOf("seen00000001", "metro", { at: 7, yours: [] }),
];

function serve(): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const record = RECORDS[/^\/api\/tables\/(\w+)\/record$/.exec(path)?.[1] ?? ""];
    return record === undefined ? Response.json({ error: "absent" }, { status: 404 }) : Response.json({ record });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("tables of the server are among one's games, with one's seat, the others and the way there", () => {
  const all = inOrder([], TABLES).map((row) => playedAt(row, "Ada"));
  // Your turn comes first.
  expect(all[0]).toMatchObject({ address: "/at/runs00000001", isOver: false });
  const metro = all.find(({ address }) => address === "/at/metro0000001");
  expect(metro).toMatchObject({ seat: 1, names: ["Tourist", "Ada"], points: [80, 130], hasPeople: false, rungs: [3] });
  expect(filtered(all, { ...NO_FILTERS, game: "underground" }, new Map(), 10)).toHaveLength(1);
  expect(filtered(all, { ...NO_FILTERS, search: "tourist" }, new Map(), 10)).toHaveLength(TABLES.length);
});

test("finished ones are fetched and looked through; one that is gone is counted and stops nothing", async () => {
  const asked = serve();
  const games = finished(inOrder([], TABLES).map((row) => playedAt(row, "Ada")));
  // Games you only watched don't count.
  expect(games.map(({ address }) => address)).toEqual(["/at/metro0000001", "/at/under0000001", "/at/gone00000001"]);
  let last: Looking | undefined;
  for await (const looking of lookThroughAll(games)) last = looking;
  expect(last).toMatchObject({ done: 3, all: 3, failed: 1 });
  expect(asked).toEqual(games.map(({ row }) => `/api/tables/${row.table.id}/record`));
  const looked = lookedAt(games, last?.facts ?? new Map());
  expect(looked.map(({ facts }) => facts.result)).toEqual(["won", expect.any(String)]);
  expect(looked[0]?.facts).toMatchObject({ points: 130, margin: 50, longest: { length: 37 } });
});
