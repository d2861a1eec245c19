/** Limits: a full room behind one address gets in, and ten guests cannot take the lists from everybody else. */
import { readFileSync } from "node:fs";
import type { TableInfo } from "@interchange/protocol";
import { describe, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { addressGroup, LIMITS, NO_LIMITS } from "./limits.ts";
import type { Cap, Limit, Limits } from "./limits.ts";
import { realTime } from "./liveTables/liveTables.ts";
import { newNonce, Person } from "./testing/client.ts";
import { newFolder, startOnline } from "./testing/startOnline.ts";
import type { Started } from "./testing/startOnline.ts";

const PERSON = { kind: "person" } as const;
const WISH = {
  game: "metro",
  setup: { seats: 2 },
  seats: [PERSON, PERSON],
  control: { kind: "none" },
  assist: "ledger",
  isPublic: true,
};
let server: Started;

/** A clock that stands still: no limit is over because a machine is slow. */
const STILL = realTime(() => 1_790_000_000_000);

async function limited(limits: Limits): Promise<Started> {
  const folder = newFolder();
  const started = await startOnline(folder.where, { limits, time: STILL });
  onTestFinished(async () => {
    await started.stop();
    folder.remove();
  });
  return started;
}

async function guests(count: number): Promise<readonly Person[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => Person.named(server.address, `Guest ${at + 1}`)));
}

async function openSocket({ address, cookie }: Person): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace(/^http/, "ws")}/api/socket`, { headers: { cookie } });
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  return socket;
}

async function made(person: Person, count: number, isPublic = true): Promise<readonly number[]> {
  const answers = [];
  for (let at = 0; at < count; at++) answers.push(await person.ask("POST", "/api/tables", { ...WISH, isPublic }));
  return answers.map(({ status }) => status);
}

describe("a club evening behind one address", () => {
  test("lets forty guests and a projector in at once", async () => {
    server = await limited(LIMITS);
    const all = await guests(41);
    expect(all.filter(({ cookie }) => cookie === "")).toEqual([]);
    const sockets = await Promise.all(all.map(openSocket));
    const [host] = all;
    const { id } = await host!.newTable({ seats: [PERSON, PERSON], seat: 0 });
    const statuses = await Promise.all(
      all.map(async (person) => {
        const asked = ["/api/me", "/api/tables?list=open", "/api/tables?list=live", "/api/tables?list=mine"];
        const answers = await Promise.all([...asked, `/api/tables/${id}`].map((path) => person.ask("GET", path)));
        return answers.map(({ status }) => status);
      }),
    );
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    for (const socket of sockets) socket.close();
  });

  test("ends for those who make people without end", async () => {
    server = await limited(LIMITS);
    const all = await guests(LIMITS.newIdentities.burst + 10);
    const nameless = all.filter(({ cookie }) => cookie === "");
    expect(nameless.length).toBeGreaterThan(0);
    const answer = await fetch(`${server.address}api/me`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: '{"name":"Ada"}',
    });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "6"]);
  });
});

describe("ten guests", () => {
  test("cannot fill the list of public tables", async () => {
    server = await limited({ ...LIMITS, newTables: NO_LIMITS.newTables });
    const stranger = await Person.named(server.address, "Stranger");
    await stranger.newTable({ seats: [PERSON, PERSON] });
    const statuses = await Promise.all((await guests(10)).map((person) => made(person, 7)));
    // Five a person, and thirty from one address, the stranger's among them.
    expect(statuses.flat().filter((status) => status === 201)).toHaveLength(LIMITS.publicTablesFrom.most - 1);
    for (const each of statuses)
      expect(each.filter((status) => status === 201).length).toBeLessThanOrEqual(LIMITS.publicTables.most);
    const { tables } = await stranger.must<{ tables: readonly TableInfo[] }>("GET", "/api/tables?list=open");
    expect(tables).toHaveLength(LIMITS.publicTablesFrom.most);
    expect(tables.filter(({ isHost }) => isHost)).toHaveLength(1);
  });

  test("are told why, may make private tables, and public ones again once those are gone", async () => {
    server = await limited({ ...NO_LIMITS, publicTables: LIMITS.publicTables });
    const [ada] = await guests(1);
    expect(await made(ada!, 5)).toEqual([201, 201, 201, 201, 201]);
    expect((await ada!.ask("POST", "/api/tables", WISH)).value).toEqual({
      error: "public-full",
      reason: "You already have 5 public tables. Finish or delete one first, or make this one private.",
    });
    expect(await made(ada!, 1, false)).toEqual([201]);
    // A table in play is in a list too.
    const { tables } = await ada!.must<{ tables: readonly TableInfo[] }>("GET", "/api/tables?list=open");
    const { id } = tables[0]!;
    await ada!.sit(id, 0);
    await ada!.must("PUT", `/api/tables/${id}/seats/1`, { mind: { kind: "bot", bot: "random" } });
    await ada!.start(id);
    expect(await made(ada!, 1)).toEqual([409]);
    await ada!.must("DELETE", `/api/tables/${tables[1]!.id}`);
    expect(await made(ada!, 2)).toEqual([201, 409]);
  });
});

describe("a person", () => {
  test("loses no new table to a refused setup, but cannot try without end", async () => {
    server = await limited(LIMITS);
    const [ada] = await guests(1);
    const wrong = async (): Promise<number> =>
      (await ada!.ask("POST", "/api/tables", { ...WISH, setup: { seats: 3 } })).status;
    for (let at = 0; at < 20; at++) expect(await wrong()).toBe(400);
    expect(await made(ada!, 6)).toEqual([201, 201, 201, 201, 201, 429]);
    const statuses = [];
    for (let at = 0; at < 10; at++) statuses.push(await wrong());
    expect(statuses).toContain(429);
  });

  test("may change their name a few times, which takes no name from newcomers", async () => {
    server = await limited(LIMITS);
    const [ada] = await guests(1);
    const rename = async (name: string): Promise<number> => (await ada!.ask("PUT", "/api/me", { name })).status;
    // A name that is refused is none.
    for (let at = 0; at < 15; at++) expect(await rename("\u3164")).toBe(400);
    const statuses = [];
    for (let at = 0; at < 11; at++) statuses.push(await rename(`Ada ${at}`));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await guests(50)).filter(({ cookie }) => cookie === "")).toEqual([]);
  });

  test("guesses codes for the whole address, and a right one does not count", async () => {
    server = await limited(LIMITS);
    const people = await guests(4);
    const guess = async (person: Person): Promise<number> =>
      (await person.ask("POST", "/api/me/recover", { code: newNonce().toUpperCase() })).status;
    const codes = await Promise.all(
      people.map((person) => person.must<{ code: string }>("POST", "/api/me/recovery-code")),
    );
    await new Person(server.address).must("POST", "/api/me/recover", codes[0]);
    const wrong = [];
    for (let at = 0; at < 12; at++) wrong.push(await guess(people[at % 4]!));
    expect(wrong.filter((status) => status === 429)).toHaveLength(2);
    expect((await new Person(server.address).ask("POST", "/api/me/recover", codes[1])).status).toBe(429);
  });

  test("has so many sockets and no more", async () => {
    server = await limited(LIMITS);
    const [ada, bo] = await guests(2);
    const sockets = await Promise.all(Array.from({ length: LIMITS.sockets.most }, () => openSocket(ada!)));
    await expect(openSocket(ada!)).rejects.toThrow("429");
    sockets.push(await openSocket(bo!));
    const [first] = sockets;
    first!.close();
    await new Promise((resolve) => first!.once("close", resolve));
    sockets.push(await openSocket(ada!));
    for (const socket of sockets) socket.close();
  });
});

test("lists come in pages", async () => {
  server = await limited(NO_LIMITS);
  const [ada] = await guests(1);
  for (let at = 0; at < 103; at++) await ada!.newTable({ seats: [PERSON, PERSON] });
  const page = (query: string): Promise<{ tables: readonly TableInfo[]; more?: true }> =>
    ada!.must("GET", `/api/tables?list=${query}`);
  for (const list of ["open", "mine"]) {
    const [first, second] = [await page(list), await page(`${list}&from=100`)];
    expect([first.tables.length, first.more, second.tables.length, second.more]).toEqual([100, true, 3, undefined]);
    expect(new Set([...first.tables, ...second.tables].map(({ id }) => id)).size).toBe(103);
  }
  expect((await ada!.ask("GET", "/api/tables?list=open&from=-1")).status).toBe(400);
});

test("an address is one of IPv4, or a /64 of IPv6", () => {
  expect(addressGroup("203.0.113.7")).toBe("203.0.113.7");
  expect(addressGroup("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(addressGroup("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(addressGroup("2001:db8:1:2::9")).toBe("2001:db8:1:2::/64");
  expect(addressGroup("2001:0db8::1")).toBe("2001:db8:0:0::/64");
  expect(addressGroup("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(addressGroup("::1")).toBe("0:0:0:0::/64");
});

test("the table of limits in docs/operating.md is this one", () => {
  const document = readFileSync(new URL("../../../docs/operating.md", import.meta.url), "utf8");
  const rows = document
    .slice(document.indexOf("## Limits"))
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .slice(2);
  expect(rows).toEqual(
    Object.values<Limit | Cap>(LIMITS).map((limit) => [
      limit.what,
      limit.per,
      String("most" in limit ? limit.most : limit.burst),
      "most" in limit ? "" : rateOf(limit.every),
      "counts" in limit ? `only if ${limit.counts}` : "",
    ]),
  );
});

function rateOf(every: number): string {
  if (every < 1_000) return `${1_000 / every} a second`;
  if (every < 60_000) return `${60_000 / every} a minute`;
  return `${3_600_000 / every} an hour`;
}
