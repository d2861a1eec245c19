/** Online tables, tested through the protocol like any client. */
import { WorkerRequests } from "@interchange/bots/requests";
import { gameNamed } from "@interchange/games";
import { followed } from "@interchange/host";
import { GameList, LONGEST_SAYING, MOST_MOVES } from "@interchange/protocol";
import { readRecord, Random } from "@interchange/tabletop";
import type { AnyGame } from "@interchange/tabletop";
import { sealHolds } from "@interchange/tabletop/seal";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { NO_LIMITS } from "./limits.ts";
import { newNonce, Person } from "./testing/client.ts";
import type { Seated } from "./testing/client.ts";
import { newFolder, startOnline } from "./testing/startOnline.ts";
import type { Started } from "./testing/startOnline.ts";
import { twoAtATable } from "./testing/twoAtATable.ts";

const PERSON = { kind: "person" } as const;
let folder: ReturnType<typeof newFolder>;
let server: Started;
let engine: AnyGame;

beforeAll(async () => {
  folder = newFolder();
  server = await startOnline(folder.where);
  ({ engine } = await gameNamed("metro")!.load());
});

afterAll(async () => {
  await server.stop();
  folder.remove();
});

/** A legal move that ends the turn. */
function anyMove({ view, rules }: Seated, random: Random): string {
  const moves = rules.moves(view).map((move) => rules.notation.writeMove(move));
  return random.pick(moves.filter((text) => text.includes("@")));
}

async function playOn(people: readonly Seated[], random: Random, moves: number): Promise<void> {
  for (let played = 0; played < moves; played++) {
    const first = people[0]!;
    if (first.status?.isOver) return;
    const actor = people.find(({ status, seats }) => status?.toAct !== undefined && seats.includes(status.toAct))!;
    const answer = await actor.command(actor.status!.toAct!, [anyMove(actor, random)]);
    expect(answer.kind).toBe("applied");
    await Promise.all(people.map((each) => each.until(() => each.seq === actor.seq)));
  }
}

/** The nonces in the record, once this seat has given up. */
async function noncesOf(person: Person, table: string, seat: number): Promise<string | undefined> {
  const seated = await person.watch(table, engine);
  await seated.request({ kind: "ask", seat, request: { kind: "resign" } });
  seated.close();
  const read = readRecord((await person.must<{ record: string }>("GET", `/api/tables/${table}/record`)).record);
  if (!read.ok) throw new Error("unreadable");
  expect(sealHolds(engine, read.record)).toBe("holds");
  return read.record.tags["Nonces"];
}

describe("two people", () => {
  test("play a game to its end, and its shuffle is proved", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    await playOn([ada, bo], new Random("online"), 500);
    expect(ada.status?.isOver).toBe(true);
    const { record } = await ada.person.must<{ record: string }>("GET", `/api/tables/${ada.table}/record`);
    const read = readRecord(record);
    if (!read.ok) throw new Error(record);
    expect(sealHolds(engine, read.record)).toBe("holds");
    expect(read.record.seal).toBe(ada.info?.seal);
    expect(read.record.seats).toEqual(["Ada", "Bo"]);
  });

  test("shuffle with what each of them sent, at the place of their seat, whoever came first", async () => {
    const [first, left, second] = [newNonce(), newNonce(), newNonce()];
    const [ada, bo] = [await Person.named(server.address, "Ada"), await Person.named(server.address, "Bo")];
    const { id } = await ada.newTable({ seats: [PERSON, PERSON], seat: 1, nonce: first });
    await bo.sit(id, 0, left);
    await bo.must("DELETE", `/api/tables/${id}/seats/0`);
    await bo.sit(id, 0, second);
    await ada.start(id);
    expect(await noncesOf(ada, id, 1)).toBe(`${second} ${first}`);

    const bot = await ada.newTable({ seats: [{ kind: "bot", bot: "random" }, PERSON], seat: 1, nonce: first });
    await ada.start(bot.id);
    expect(await noncesOf(ada, bot.id, 1)).toBe(`- ${first}`);
  });

  test("see only what their seat may see, and the same after coming back", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    await playOn([ada, bo], new Random("eyes"), 12);
    const again = await ada.person.watch(ada.table, engine);
    expect(again.view).toEqual(ada.view);
    expect(again.view).not.toEqual(bo.view);
    const live = await server.online.liveTables.get(ada.table);
    expect(live?.isEmpty).toBe(false);
    const stranger = await new Person(server.address).watch(ada.table, engine);
    expect(stranger.seats).toEqual([]);
    expect(stranger.view).not.toEqual(ada.view);
  });

  test("are told what they missed, also over a take-back", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    const random = new Random("missed");
    await playOn([ada, bo], random, 4);
    bo.cut();
    await playOn([ada], random, 1);
    // Ada may take back her last decision: only her own refill was revealed, and nobody but bots has acted.
    await ada.request({ kind: "ask", seat: 0, request: { kind: "back" } });
    const before = bo.heard.length;
    await bo.connect();
    await bo.until(() => bo.seq === ada.seq && bo.heard.length > before);
    const fresh = await bo.person.watch(bo.table, engine);
    expect(bo.view).toEqual(fresh.view);
  });

  test("get one answer for one command, however often it is sent", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    const move = anyMove(ada, new Random("once"));
    const [first, second] = await Promise.all([
      ada.command(0, [move], ada.seq, "same"),
      ada.command(0, [move], ada.seq, "same"),
    ]);
    expect(second).toEqual(first);
    await bo.until(() => bo.seq === 2);
    // Bo happens to choose the same id.
    expect(await bo.command(1, [anyMove(bo, new Random("other"))], bo.seq, "same")).toMatchObject({ kind: "applied" });
    await ada.until(() => ada.seq === 3);
  });

  test("are stale when they decide on what is past", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    await playOn([ada, bo], new Random("stale"), 3);
    const answer = await bo.command(1, [anyMove(bo, new Random("x"))], bo.seq - 1);
    expect(answer).toMatchObject({ kind: "stale", seq: bo.seq });
    expect(answer.kind === "stale" && answer.missed.length).toBeGreaterThan(0);
  });

  test("are stale with a command from before a take-back once the record is as long again", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    const random = new Random("back");
    await playOn([ada, bo], random, 2);
    const [seq, length] = [ada.seq, ada.held!.entries.length];
    const asked = bo.request({ kind: "ask", seat: 1, request: { kind: "back" } });
    await ada.until(() => (ada.status?.asked.length ?? 0) > 0);
    await ada.request({ kind: "answer", seat: 0, asked: ada.status!.asked[0]!.id, consent: true });
    expect(await asked).toMatchObject({ kind: "applied" });
    await bo.until(() => bo.seq === seq + 1 && (bo.held?.entries.length ?? 0) < length);
    await playOn([ada, bo], random, 1);
    expect(ada.held!.entries.length).toBe(length);
    expect(await ada.command(0, [anyMove(ada, random)], seq)).toMatchObject({ kind: "stale" });
  });

  test("cannot play for each other, nor can strangers", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    expect(await bo.command(0, [anyMove(ada, new Random("x"))])).toMatchObject({
      kind: "refused",
      refusal: { code: "notYourSeat" },
    });
    const stranger = await new Person(server.address).watch(ada.table, engine);
    expect(await stranger.command(0, [anyMove(ada, new Random("x"))])).toMatchObject({ kind: "refused" });
    expect(ada.seq).toBe(1);
  });

  test("talk, and what is said makes no move stale", async () => {
    const [ada, bo] = await twoAtATable(server.address, engine);
    const { seq } = ada;
    expect(await bo.request({ kind: "say", seat: 1, text: "Good luck!" })).toMatchObject({ kind: "applied" });
    await ada.until(() => ada.said.length === 1);
    expect(ada.said).toEqual([{ n: 1, by: 1, text: "Good luck!", at: expect.any(Number) as number }]);
    expect(await ada.command(0, [anyMove(ada, new Random("x"))], seq)).toMatchObject({ kind: "applied" });
    const again = await ada.person.watch(ada.table, engine);
    expect(again.said).toHaveLength(1);
  });
});

test("the longest of every message passes, also where a letter takes three bytes", async () => {
  const [ada] = await twoAtATable(server.address, engine);
  const text = "線".repeat(LONGEST_SAYING);
  const said = ada.request({ kind: "say", seat: 0, text });
  expect(await Promise.race([said, ada.untilClosed()])).toMatchObject({ kind: "applied" });
  await ada.until(() => ada.said.length === 1);
  expect(ada.said[0]?.text).toBe(text);
  const moves = Array.from({ length: MOST_MOVES }, () => "a".repeat(200));
  const played = ada.command(0, moves, 1, "i".repeat(64));
  expect(await Promise.race([played, ada.untilClosed()])).toMatchObject({ refusal: { code: "unreadable" } });
});

describe("a bot", () => {
  test("is told exactly what its seat may know, and nothing of the shuffle", async () => {
    const ask = vi.spyOn(WorkerRequests.prototype, "ask").mockImplementation(() => ({ id: 0, forget: () => true }));
    try {
      const ada = await Person.named(server.address, "Ada");
      const { id } = await ada.newTable({ seats: [{ kind: "bot", bot: "random" }, PERSON], seat: 1 });
      await ada.start(id);
      const { host } = (await server.online.liveTables.get(id))!;
      await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce(), 60_000);
      const [question] = ask.mock.calls[0]! as unknown as [{ readonly view: unknown }];
      const [change] = host.changesSince(0, 0);
      expect(question.view).toEqual(followed((view, event) => engine.follow(view, event), undefined, change!)?.view);
      expect(question.view).toMatchObject({ viewer: 0, hands: [[expect.stringMatching(/^[a-d]{4}$/)], ["?"]] });
      const { luck } = host.founding;
      if (luck.kind !== "sealed") throw new Error("no seal");
      expect(JSON.stringify(question)).not.toContain(luck.secret);
      server.online.liveTables.drop(id);
    } finally {
      ask.mockRestore();
    }
  });
});

describe("a table", () => {
  test("goes on where it was after the server was away", async () => {
    const place = newFolder();
    const first = await startOnline(place.where);
    const ada = await Person.named(first.address, "Ada");
    const { id } = await ada.newTable({ seats: [PERSON, { kind: "bot", bot: "greedy" }], seat: 0 });
    await ada.start(id);
    const seated = await ada.watch(id, engine);
    await playOn([seated], new Random("away"), 1);
    await seated.until(() => seated.status?.toAct === 0);
    expect(seated.status?.presence).toEqual(["here", "here"]);
    const { view, seq } = seated;
    await first.stop();
    expect(seated.goodbye).toBe("stopping");
    const second = await startOnline(place.where);
    const same = new Person(second.address);
    same.cookie = ada.cookie;
    const again = await same.watch(id, engine, 0);
    expect(again.seq).toBe(seq);
    expect(again.view).toEqual(view);
    await playOn([again], new Random("again"), 1);
    await again.until(() => again.status?.toAct === 0);
    await second.stop();
    place.remove();
  });

  test("is offered, filled and begun by those who may", async () => {
    const ada = await Person.named(server.address, "Ada");
    const bo = await Person.named(server.address, "Bo");
    const { id } = await ada.newTable({ seats: [PERSON, PERSON, PERSON], seat: 1 });
    const open = await bo.must<{ tables: { id: string }[] }>("GET", "/api/tables?list=open");
    expect(open.tables.map((table) => table.id)).toContain(id);
    expect((await bo.ask("POST", `/api/tables/${id}/start`)).status).toBe(403);
    expect((await ada.ask("POST", `/api/tables/${id}/start`)).value).toMatchObject({ error: "free-seats" });
    expect((await bo.ask("POST", `/api/tables/${id}/sit`, { seat: 1, nonce: newNonce() })).status).toBe(409);
    await bo.sit(id, 0);
    await ada.must("PUT", `/api/tables/${id}/seats/2`, { mind: { kind: "bot", bot: "random" } });
    const begun = await ada.start(id);
    expect(begun).toMatchObject({ state: "running", toAct: 0, yours: [1], isHost: true });
    expect(begun.seats.map(({ name }) => name)).toEqual(["Bo", "Ada", "Random"]);
    expect((await bo.ask("POST", `/api/tables/${id}/sit`, { seat: 2, nonce: newNonce() })).value).toMatchObject({
      error: "begun",
    });
    const mine = await bo.must<{ tables: { id: string }[] }>("GET", "/api/tables?list=mine");
    expect(mine.tables.map((table) => table.id)).toEqual([id]);
    expect((await ada.ask("DELETE", `/api/tables/${id}`)).value).toMatchObject({ error: "running" });
  });

  test("tells those who wait there who comes", async () => {
    const ada = await Person.named(server.address, "Ada");
    const bo = await Person.named(server.address, "Bo");
    const { id } = await ada.newTable({ seats: [PERSON, PERSON], seat: 0, isPublic: false });
    const waiting = await ada.watch(id, engine);
    await bo.sit(id, 1);
    await waiting.until(() => waiting.info?.seats[1]?.name === "Bo");
    await ada.start(id);
    await waiting.until(() => waiting.info?.state === "running");
    await waiting.connect(0);
    expect(waiting.status?.toAct).toBe(0);
  });

  test("is refused with a reason when it cannot be played", async () => {
    const ada = await Person.named(server.address, "Ada");
    const wish = {
      game: "metro",
      control: { kind: "none" },
      assist: "ledger",
      isPublic: true,
      seats: [PERSON, PERSON],
    };
    const answers = await Promise.all(
      [
        { ...wish, game: "chess", setup: {} },
        { ...wish, setup: { seats: 3 } },
        { ...wish, setup: { seats: 2, modules: ["paris", "london"] } },
        { ...wish, setup: { seats: 2 }, control: { kind: "live", initial: 1, increment: 0 } },
        { ...wish, setup: { seats: 2 }, extra: true },
        { ...wish, setup: { seats: 2 }, seats: [PERSON, { kind: "bot", bot: "nobody" }] },
        { ...wish, setup: { seats: 2 }, assist: "everything" },
      ].map((body) => ada.ask("POST", "/api/tables", body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 400]);
    expect(answers.map(({ value }) => (value as { error: string }).error)).toEqual([
      "game",
      "seats",
      "setup/combination",
      "control",
      "unreadable",
      "bot",
      "assist",
    ]);
  });

  test("has all that the list of games offers", async () => {
    const ada = await Person.named(server.address, "Ada");
    const { games } = v.parse(GameList, await ada.must("GET", "/api/games"));
    expect(games.map(({ id }) => id)).toEqual(["metro", "underground"]);
    for (const { id, editions, options, assists, bots, maxSeats } of games)
      for (const [at, edition] of editions.entries()) {
        const table = await ada.newTable({
          game: id,
          setup: {
            seats: maxSeats,
            edition,
            options: Object.fromEntries(options.map(({ name, values }) => [name, values.at(-1) ?? ""])),
          },
          assist: assists[at % assists.length] ?? "",
          seats: Array.from({ length: maxSeats }, () => ({ kind: "bot", bot: bots[at % bots.length] ?? "" })),
        });
        expect(table.setup.edition).toBe(edition);
      }
    expect(games[0]?.modules).toContain("paris");
  });
});

test("an address has so many sockets at once, and a proxy's last word says which address it is", async () => {
  const place = newFolder();
  const strict = await startOnline(place.where, {
    limits: { ...NO_LIMITS, socketsFrom: { ...NO_LIMITS.socketsFrom, most: 2 } },
    proxies: ["127.0.0.1", "::1", "::ffff:127.0.0.1"],
  });
  const open = (addresses: string): Promise<WebSocket | undefined> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${strict.address.replace(/^http/, "ws").replace(/\/$/, "")}/api/socket`, {
        headers: { "x-forwarded-for": addresses },
      });
      socket.once("open", () => resolve(socket));
      socket.once("error", () => resolve(undefined));
    });
  // What a client writes into the header itself comes first, and counts for nothing.
  const [first, second, third] = [
    await open("1.1.1.1, 9.9.9.9"),
    await open("2.2.2.2, 9.9.9.9"),
    await open("9.9.9.9"),
  ];
  expect([first, second, third].map((socket) => socket !== undefined)).toEqual([true, true, false]);
  expect(await open("9.9.9.9, 3.3.3.3")).toBeDefined();
  first!.close();
  await vi.waitFor(async () => expect(await open("9.9.9.9")).toBeDefined(), 60_000);
  expect(await open("9.9.9.9")).toBeUndefined();
  await strict.stop();
  place.remove();
});

describe("somebody", () => {
  test("is nobody without a cookie", async () => {
    const nobody = new Person(server.address);
    expect(await nobody.ask("GET", "/api/me")).toEqual({ status: 200, value: {} });
    expect((await nobody.ask("POST", "/api/tables", {})).status).toBe(401);
  });

  test("is on another device too with a recovery code, which works once", async () => {
    const old = await Person.named(server.address, "Ada");
    const { id } = await old.newTable({ seats: [PERSON, PERSON], seat: 0 });
    const { code } = await old.must<{ code: string }>("POST", "/api/me/recovery-code");
    const fresh = new Person(server.address);
    expect(await fresh.must("POST", "/api/me/recover", { code })).toEqual({ name: "Ada" });
    expect(await fresh.must("GET", `/api/tables/${id}`)).toMatchObject({ yours: [0] });
    expect(await old.must("GET", `/api/tables/${id}`)).toMatchObject({ yours: [0] });
    expect((await new Person(server.address).ask("POST", "/api/me/recover", { code })).status).toBe(404);
  });

  test("comes from this server's page, or from none", async () => {
    const from = (origin: string): Promise<Response> =>
      fetch(`${server.address}api/me`, {
        method: "PUT",
        headers: { origin, "content-type": "application/json" },
        body: '{"name":"Ada"}',
      });
    expect((await from("https://elsewhere.example")).status).toBe(403);
    expect((await from(new URL(server.address).origin)).status).toBe(201);
  });
});
