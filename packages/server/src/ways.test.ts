/** Creating tables with all setups, finding the server's address, and signing out a device. */
import { gameNamed } from "@interchange/games";
import { readRecord } from "@interchange/tabletop";
import type { JsonObject } from "@interchange/tabletop";
import { LONDON_FILE } from "@interchange/underground";
import type { Doors, TableInfo } from "@interchange/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doorsOf } from "./http/doorRoutes.ts";
import { newNonce, Person } from "./testing/client.ts";
import { newFolder, startOnline } from "./testing/startOnline.ts";
import type { Started } from "./testing/startOnline.ts";

const BOT = { kind: "bot", bot: "random" } as const;
const PERSON = { kind: "person" } as const;
const MINE = { name: "my-box", version: "1", base: "interchange 1" } as const;
let folder: ReturnType<typeof newFolder>;
let server: Started;

beforeAll(async () => {
  folder = newFolder();
  server = await startOnline(folder.where, { publicAddress: "https://play.example.org/" });
});

afterAll(async () => {
  await server.stop();
  folder.remove();
});

const setupOf = async (person: Person, id: string): Promise<Record<string, unknown>> =>
  (await person.must<TableInfo>("GET", `/api/tables/${id}`)).setup;

test("a table has the components and colours of whoever sets it up, and its record too", async () => {
  const ada = await Person.named(server.address, "Ada");
  const components = { ...MINE, values: { tourists: { red: 5 } } };
  const { id, setup } = await ada.newTable({
    setup: { seats: 2, modules: ["paris"], components, colours: ["blue", "yellow"] },
    seats: [PERSON, BOT],
    seat: 0,
  });
  expect(setup).toMatchObject({ components, colours: ["blue", "yellow"], rules: 3 });
  const { tables } = await ada.must<{ tables: TableInfo[] }>("GET", "/api/tables?list=mine");
  expect(tables.find((each) => each.id === id)?.setup["components"]).toEqual({ name: "my-box", version: "1" });
  await ada.start(id);
  const { record } = await ada.must<{ record: string }>("GET", `/api/tables/${id}/record`);
  expect(readRecord(record)).toMatchObject({
    ok: true,
    record: { setup: { components, colours: ["blue", "yellow"] } },
  });
});

test("a map of somebody's own is stored with the table, and such a table is never listed", async () => {
  const ada = await Person.named(server.address, "Ada");
  // The largest map fits the request.
  const map = { ...LONDON_FILE, id: "my-london" } as unknown as JsonObject;
  const wish = {
    game: "underground",
    setup: { seats: 2, components: { ...MINE, name: "my-london", values: { map } } },
    seats: [PERSON, BOT],
    seat: 0,
  };
  const { id } = await ada.newTable({ ...wish, isPublic: false });
  expect(await setupOf(ada, id)).toMatchObject({ components: { values: { map: { id: "my-london" } } } });
  const { tables } = await ada.must<{ tables: TableInfo[] }>("GET", "/api/tables?list=mine");
  expect(tables.find((each) => each.id === id)?.setup["components"]).toEqual({ name: "my-london", version: "1" });
  const publicly = { ...wish, control: { kind: "none" }, assist: "none", isPublic: true, nonce: newNonce() };
  expect(await ada.ask("POST", "/api/tables", publicly)).toMatchObject({
    status: 400,
    value: { error: "setup/public" },
  });
  const named = { ...wish, setup: { seats: 2, components: { ...MINE, values: { map: "kestrel-bay" } } } };
  expect(await ada.newTable({ ...named, isPublic: true })).toMatchObject({ isPublic: true });
});

test.each([
  [{ components: { ...MINE, values: { tourists: { red: "four" } } } }, "setup/components", "/tourists/red"],
  [{ components: { ...MINE, values: { nothing: 1 } } }, "setup/components", "nothing"],
  [{ components: { ...MINE, base: "yours 1", values: {} } }, "setup/components", "published"],
  [{ components: { name: "interchange", version: "99" } }, "setup/components", "99"],
  [{ components: { ...MINE, values: deep(3000) } }, "setup/components", ""],
  [{ components: { ...MINE, extra: 1 } }, "unreadable", "components"],
  [{ colours: ["green", "green"] }, "setup/colours", "green"],
  [{ colours: ["green"] }, "setup/colours", "one for each of 2 seats"],
  [{ colours: ["green", "<b>"] }, "unreadable", "colours"],
  [{ rules: 1, colours: ["blue", "yellow"] }, "setup/rules", "need rules version 2"],
])("a table that cannot be is refused clearly (%#)", async (setup, error, reason) => {
  const ada = await Person.named(server.address, "Ada");
  const wish = { game: "metro", control: { kind: "none" }, assist: "none", isPublic: false };
  const asked = await ada.ask("POST", "/api/tables", { ...wish, setup: { seats: 2, ...setup }, seats: [BOT, BOT] });
  expect(asked).toMatchObject({ status: 400, value: { error, reason: expect.stringContaining(reason) } });
});

function deep(levels: number): Record<string, unknown> {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = [value];
  return { tourists: value };
}

test("a lot gives out colours and the first seat when the game begins", async () => {
  const ada = await Person.named(server.address, "Ada");
  const seen = new Set<string>();
  for (let table = 0; table < 12; table++) {
    const { id, setup, drawsColours } = await ada.newTable({
      setup: { seats: 3, options: { start: "lot" } },
      seats: [BOT, PERSON, BOT],
      seat: 1,
      drawsColours: true,
    });
    expect([drawsColours, setup["colours"]]).toEqual([true, undefined]);
    await ada.start(id);
    const { colours } = (await setupOf(ada, id)) as { readonly colours: readonly string[] };
    expect(colours.toSorted()).toEqual([...new Set(colours)].toSorted());
    seen.add(colours.join(" "));
    const { record } = await ada.must<{ record: string }>("GET", `/api/tables/${id}/record`);
    expect(readRecord(record)).toMatchObject({ ok: true, record: { setup: { colours, options: { start: "lot" } } } });
  }
  expect(seen.size).toBeGreaterThan(1);
});

test("the server says where it is found, and that it is not while it listens to its own machine alone", async () => {
  const doors = await new Person(server.address).must<Doors>("GET", "/api/doors");
  expect(doors).toEqual({ public: "https://play.example.org", network: [] });
  const network = ["192.0.2.7", "[2001:db8::7]"];
  const at = (address: string, family = "IPv4") => ({ address, family, port: 3000 });
  expect(doorsOf(at("0.0.0.0"), network)).toEqual(["http://192.0.2.7:3000", "http://[2001:db8::7]:3000"]);
  expect(doorsOf(at("::", "IPv6"), network)).toHaveLength(2);
  expect(doorsOf(at("192.0.2.7"), network)).toEqual(["http://192.0.2.7:3000"]);
  expect(doorsOf(at("127.0.0.1"), network)).toEqual([]);
  expect(doorsOf(null, network)).toEqual([]);
});

test("a device that is forgotten is nobody, and a code brings back who it was", async () => {
  const ada = await Person.named(server.address, "Ada");
  const { id } = await ada.newTable({ seats: [PERSON, PERSON], seat: 0, nonce: newNonce() });
  const { code } = await ada.must<{ code: string }>("POST", "/api/me/recovery-code");
  const { cookie } = ada;
  expect(await ada.must("DELETE", "/api/me")).toEqual({});
  expect(ada.cookie).toBe("interchange=");
  expect(await ada.must("GET", "/api/me")).toEqual({});
  ada.cookie = cookie;
  expect(await ada.must("GET", "/api/me")).toEqual({});
  const phone = new Person(server.address);
  expect(await phone.must("POST", "/api/me/recover", { code })).toEqual({ name: "Ada" });
  expect(await phone.must("GET", `/api/tables/${id}`)).toMatchObject({ yours: [0], isHost: true });
});

test("a device that another one signs out is nobody at its sockets", async () => {
  const { engine } = await gameNamed("metro")!.load();
  const ada = await Person.named(server.address, "Ada");
  const { id } = await ada.newTable({ seats: [PERSON, PERSON], seat: 0 });
  const seated = await ada.watch(id, engine);
  const { code } = await ada.must<{ code: string }>("POST", "/api/me/recovery-code");
  const phone = new Person(server.address);
  await phone.must("POST", "/api/me/recover", { code });
  await phone.must("DELETE", "/api/me/devices");
  await seated.untilClosed();
  const again = await ada.watch(id, engine);
  expect([again.seats, (await phone.watch(id, engine)).seats]).toEqual([[], [0]]);
});

test("at a rematch colours go with those who chose them", async () => {
  const { engine } = await gameNamed("metro")!.load();
  const ada = await Person.named(server.address, "Ada");
  const bo = await Person.named(server.address, "Bo");
  const { id } = await ada.newTable({
    setup: { seats: 2, colours: ["blue", "yellow"] },
    seats: [PERSON, PERSON],
    seat: 0,
  });
  await bo.sit(id, 1);
  await ada.start(id);
  await (await ada.watch(id, engine)).request({ kind: "ask", seat: 0, request: { kind: "resign" } });
  const again = await bo.must<TableInfo>("POST", `/api/tables/${id}/rematch`);
  expect(again.setup["colours"]).toEqual(["yellow", "blue"]);
});
