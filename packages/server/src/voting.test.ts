/** Tests how online tables go on when someone is gone, leaves or runs out of time, on a clock that the test moves. */
import { setTimeout as sleep } from "node:timers/promises";
import { gameNamed } from "@interchange/games";
import { HandTime } from "@interchange/host/testing";
import type { NewTable } from "@interchange/protocol";
import { readRecord } from "@interchange/tabletop";
import type { AnyGame } from "@interchange/tabletop";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Person } from "./testing/client.ts";
import type { Seated } from "./testing/client.ts";
import { newFolder, startOnline } from "./testing/startOnline.ts";
import type { Started } from "./testing/startOnline.ts";

const PERSON = { kind: "person" } as const;
const GONE = 8_000;
const GONE_AFTER = 120_000;
const VOTE_LASTS = 300_000;

let folder: ReturnType<typeof newFolder>;
let time: HandTime;
let server: Started;
let engine: AnyGame;

beforeAll(async () => {
  folder = newFolder();
  time = new HandTime(1_790_000_000_000, () => sleep(10));
  server = await startOnline(folder.where, { time, keptEmpty: Infinity });
  ({ engine } = await gameNamed("metro")!.load());
});

afterAll(async () => {
  await server.stop();
  folder.remove();
});

async function tableOf(names: readonly string[], more: Partial<NewTable> = {}): Promise<readonly Seated[]> {
  const people = await Promise.all(names.map((name) => Person.named(server.address, name)));
  const [host] = people;
  const { id } = await host!.newTable({ seats: names.map(() => PERSON), seat: 0, ...more });
  for (const [seat, each] of people.entries()) if (seat > 0) await each.sit(id, seat);
  await host!.start(id);
  const seated: Seated[] = [];
  for (const each of people) seated.push(await each.watch(id, engine));
  return seated;
}

/** The seat to move places its tile on the first square that takes it. */
async function play(seated: Seated): Promise<void> {
  await seated.until(() => seated.status?.toAct === seated.seats[0]);
  const moves = engine.moves(seated.view).map((move) => engine.notation.writeMove(move));
  const answer = await seated.command(seated.seats[0]!, [moves.find((text) => text.includes("@"))!]);
  expect(answer).toMatchObject({ kind: "applied" });
}

/** Someone loses their connection for this long. */
async function goes(seated: Seated, forMilliseconds: number): Promise<void> {
  seated.cut();
  await sleep(20);
  await time.pass(forMilliseconds);
}

const voteOf = (seated: Seated) => seated.status?.votes?.[0];
const choose = (seated: Seated, choice: string) =>
  seated.request({ kind: "vote", seat: seated.seats[0], vote: voteOf(seated)!.id, choice });

describe("whoever is gone", () => {
  test("is told of in small messages, and after two minutes of their turn voted on; back again, they play on", async () => {
    const [ada, bo, cy] = (await tableOf(["Ada", "Bo", "Cy"])) as [Seated, Seated, Seated];
    const statuses = bo.heard.filter((text) => text.includes('"status"')).length;
    await goes(ada, GONE + 250);
    await bo.until(() => bo.presence?.seats[0]?.presence === "gone");
    expect(bo.heard.filter((text) => text.includes('"status"'))).toHaveLength(statuses);
    await time.pass(GONE_AFTER);
    await cy.until(() => voteOf(cy) !== undefined);
    expect(voteOf(cy)).toMatchObject({ seat: 0, why: "gone", choices: ["wait", "bot", "end"], chosen: [] });
    await bo.until(() => voteOf(bo) !== undefined);
    expect(await choose(bo, "bot")).toMatchObject({ kind: "applied" });
    expect(await choose(cy, "bot")).toMatchObject({ kind: "applied" });
    await cy.until(() => cy.status?.sitters[0]?.standsInFor === "Ada");
    await cy.until(() => cy.status?.toAct === 1);
    expect(await bo.person.must("GET", `/api/tables/${bo.table}`)).toMatchObject({
      seats: [{ name: "Planner", standsInFor: "Ada", mind: { kind: "bot" } }, { name: "Bo" }, { name: "Cy" }],
    });
    await ada.connect();
    await ada.until(() => ada.status?.sitters[0]?.name === "Ada");
    await play(bo);
    await play(cy);
    await play(ada);
  });

  test("is here again without anybody noticing when it was a reload", async () => {
    const [ada, bo] = (await tableOf(["Ada", "Bo"])) as [Seated, Seated];
    await time.pass(1_000);
    const before = bo.heard.length;
    await goes(ada, GONE - 1_000);
    await ada.connect();
    await time.pass(GONE);
    expect(bo.heard.slice(before)).toEqual([]);
  });

  test("wins or loses nothing by it before the clock, between two", async () => {
    const control = { kind: "live", initial: 600_000, increment: 0 } as const;
    const [ada, bo] = (await tableOf(["Ada", "Bo"], { control })) as [Seated, Seated];
    await goes(ada, 590_000);
    expect(voteOf(bo)).toBeUndefined();
    expect(bo.status?.isOver).toBe(false);
    await time.pass(10_000);
    await bo.until(() => voteOf(bo) !== undefined);
    expect(voteOf(bo)).toMatchObject({
      why: "time",
      choices: ["time", "bot", "end"],
      ending: { kind: "time", seat: 0 },
    });
    await ada.connect();
    const moves = engine.moves(ada.view).map((move) => engine.notation.writeMove(move));
    expect(await ada.command(0, [moves[0]!])).toMatchObject({ refusal: { code: "timeUp" } });
    await time.pass(VOTE_LASTS);
    await ada.until(() => ada.status?.isOver === true);
    const { record } = await ada.person.must<{ record: string }>("GET", `/api/tables/${ada.table}/record`);
    expect(record).toContain('[Termination "time 1"]');
    expect(readRecord(record).ok).toBe(true);
  });

  test("between two and out of time is given more by the other", async () => {
    const control = { kind: "days", perMove: 86_400_000 } as const;
    const [ada, bo] = (await tableOf(["Ada", "Bo"], { control })) as [Seated, Seated];
    await time.pass(86_400_000);
    await bo.until(() => voteOf(bo) !== undefined);
    await choose(bo, "time");
    await bo.until(() => voteOf(bo) === undefined);
    await play(ada);
    await bo.until(() => bo.status?.toAct === 1);
  });
});

test("a vote is counted in time though everybody has gone, and the table is dropped only then", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const [shared, own] = [server, newFolder()];
  server = await startOnline(own.where, { time, keptEmpty: 1_000 });
  try {
    const { liveTables } = server.online;
    const [ada, bo, cy] = (await tableOf(["Ada", "Bo", "Cy"])) as [Seated, Seated, Seated];
    const others = await tableOf(["Dan", "Eve"]);
    await goes(ada, GONE + GONE_AFTER + 250);
    await bo.until(() => voteOf(bo) !== undefined);
    expect(await choose(bo, "bot")).toMatchObject({ kind: "applied" });
    for (const each of [bo, cy, ...others]) each.cut();
    await vi.waitFor(
      () => expect([ada, others[0]!].map(({ table }) => liveTables.here(table)?.isEmpty)).toEqual([true, true]),
      60_000,
    );
    await time.pass(2_000);
    // The sweep comes once a second.
    await vi.advanceTimersByTimeAsync(1_000);
    expect([ada, others[0]!].map(({ table }) => liveTables.here(table) !== undefined)).toEqual([true, false]);
    await time.pass(VOTE_LASTS);
    expect(await bo.person.must("GET", `/api/tables/${ada.table}`)).toMatchObject({
      seats: [{ standsInFor: "Ada" }, {}, {}],
    });
  } finally {
    vi.useRealTimers();
    await server.stop();
    own.remove();
    server = shared;
  }
});

describe("what one asks of the others", () => {
  const LIVE = { kind: "live", initial: 600_000, increment: 5_000 } as const;

  test("lapses after half a minute against the clock, and happens when all consent", async () => {
    const [ada, bo, cy] = (await tableOf(["Ada", "Bo", "Cy"], { control: LIVE })) as [Seated, Seated, Seated];
    const people = [ada, bo, cy];
    await ada.request({ kind: "ask", seat: 0, request: { kind: "end" } });
    await bo.until(() => bo.status?.asked.length === 1);
    await bo.request({ kind: "answer", seat: 1, asked: bo.status!.asked[0]!.id, consent: true });
    await time.pass(29_000);
    expect(cy.status?.asked).toHaveLength(1);
    await time.pass(1_000);
    for (const each of people) await each.until(() => each.status?.asked.length === 0);
    expect(ada.status?.isOver).toBe(false);
    await cy.request({ kind: "ask", seat: 2, request: { kind: "end" } });
    for (const each of [ada, bo]) {
      await each.until(() => each.status?.asked.length === 1);
      await each.request({ kind: "answer", seat: each.seats[0], asked: each.status!.asked[0]!.id, consent: true });
    }
    for (const each of people) await each.until(() => each.status?.isOver === true);
    expect(ada.status?.termination).toEqual({ kind: "agreed" });
  });

  test("stops live clocks during a pause, and two of the same id do not get in each other's way", async () => {
    const [ada, bo] = (await tableOf(["Ada", "Bo"], { control: LIVE })) as [Seated, Seated];
    const asked = ada.request({ kind: "ask", seat: 0, request: { kind: "pause" } }, "same");
    await bo.until(() => bo.status?.asked.length === 1);
    await bo.request({ kind: "ask", seat: 1, request: { kind: "end" } }, "same");
    await ada.until(() => ada.status?.asked.length === 2);
    const pause = bo.status!.asked.find(({ request }) => request.kind === "pause")!;
    await bo.request({ kind: "answer", seat: 1, asked: pause.id, consent: true });
    expect(await asked).toMatchObject({ kind: "applied" });
    await ada.until(() => ada.status?.pausedBy === 0);
    await time.pass(6_000_000);
    await ada.request({ kind: "ask", seat: 0, request: { kind: "resume" } });
    await bo.until(() => bo.status?.asked.some(({ request }) => request.kind === "resume") === true);
    expect(bo.status?.pausedBy).toBe(0);
    await bo.request({ kind: "ask", seat: 1, request: { kind: "resume" } });
    await bo.until(() => bo.status?.pausedBy === undefined);
    expect(bo.status?.isOver).toBe(false);
    expect(bo.status?.clock?.left[0]).toBeGreaterThan(500_000);
  });

  test("one of two may give up at any moment, also out of time", async () => {
    const [ada, bo] = (await tableOf(["Ada", "Bo"], { control: LIVE })) as [Seated, Seated];
    await time.pass(600_000);
    await bo.until(() => voteOf(bo) !== undefined);
    expect(await ada.request({ kind: "ask", seat: 0, request: { kind: "resign" } })).toMatchObject({ kind: "applied" });
    await bo.until(() => bo.status?.isOver === true);
    expect(bo.status?.termination).toEqual({ kind: "resigned", seat: 0 });
    const three = await tableOf(["Ada", "Bo", "Cy"]);
    expect(await three[0]!.request({ kind: "ask", seat: 0, request: { kind: "resign" } })).toMatchObject({
      refusal: { code: "resignTwo" },
    });
  });
});

describe("days for every move", () => {
  test("stand still during a pause that all consented to, for which there is a day", async () => {
    const control = { kind: "days", perMove: 86_400_000 } as const;
    const [ada, bo] = (await tableOf(["Ada", "Bo"], { control })) as [Seated, Seated];
    await ada.request({ kind: "ask", seat: 0, request: { kind: "pause" } });
    await time.pass(43_200_000);
    await bo.until(() => bo.status?.asked.length === 1);
    await bo.request({ kind: "answer", seat: 1, asked: bo.status!.asked[0]!.id, consent: true });
    await ada.until(() => ada.status?.pausedBy === 0);
    await time.pass(10 * 86_400_000);
    expect(ada.status?.isOver).toBe(false);
    await bo.request({ kind: "ask", seat: 1, request: { kind: "resume" } });
    await ada.request({ kind: "ask", seat: 0, request: { kind: "resume" } });
    await ada.until(() => ada.status?.pausedBy === undefined);
    await time.pass(43_000_000);
    expect(voteOf(bo)).toBeUndefined();
    await time.pass(200_000);
    await bo.until(() => voteOf(bo)?.why === "time");
  });
});

describe("whoever leaves a running game", () => {
  test("has nothing of the seat any more, and whoever takes it has all of it", async () => {
    const [ada, bo, cy] = (await tableOf(["Ada", "Bo", "Cy"])) as [Seated, Seated, Seated];
    const view = ada.view;
    expect(await ada.person.must("DELETE", `/api/tables/${ada.table}/seats/0`)).toMatchObject({ yours: [] });
    await ada.until(() => ada.seats.length === 0);
    expect(ada.view).not.toEqual(view);
    expect(await ada.command(0, ["draw"])).toMatchObject({ refusal: { code: "notYourSeat" } });
    await bo.until(() => voteOf(bo)?.why === "left");
    expect(bo.status?.sitters[0]).toEqual({ name: "Ada", mind: { kind: "nobody" } });
    expect((await ada.person.must<{ tables: object[] }>("GET", "/api/tables?list=mine")).tables).toHaveLength(1);
    const { record } = await ada.person.must<{ record: string }>("GET", `/api/tables/${ada.table}/record`);
    expect(record).toContain("?");

    const eve = await Person.named(server.address, "Eve");
    expect(await eve.must("GET", `/api/tables/${ada.table}`)).toMatchObject({ seats: [{ isFree: true }, {}, {}] });
    expect(await eve.sit(ada.table, 0)).toMatchObject({ yours: [0] });
    const seated = await eve.watch(ada.table, engine);
    expect(seated.seats).toEqual([0]);
    expect(seated.view).toEqual(view);
    await cy.until(() => cy.status?.sitters[0]?.name === "Eve" && !voteOf(cy));
    await play(seated);
    await eve.must("PUT", "/api/me", { name: "Bo" });
    await cy.until(() => cy.status?.sitters[0]?.name === "Bo 2");
    const late = await Person.named(server.address, "Fay");
    expect((await late.ask("POST", `/api/tables/${ada.table}/sit`, { seat: 0, nonce: "0".repeat(32) })).status).toBe(
      409,
    );
  });

  test("loses, between two, unless the other lets a bot play", async () => {
    const [ada, bo] = (await tableOf(["Ada", "Bo"])) as [Seated, Seated];
    await ada.person.must("DELETE", `/api/tables/${ada.table}/seats/0`);
    await bo.until(() => voteOf(bo) !== undefined);
    await choose(bo, "bot");
    await bo.until(() => bo.status?.toAct === 1);
    expect(bo.status?.sitters[0]).toEqual({ name: "Planner", mind: { kind: "bot", bot: "planner" } });
  });
});

describe("spectators who see a game later", () => {
  test("are told of every move and every word that much later, over the socket and the API", async () => {
    const [ada, bo] = (await tableOf(["Ada", "Bo"], { delay: 60 })) as [Seated, Seated];
    const watcher = await Person.named(server.address, "Wil");
    const looking = await watcher.watch(ada.table, engine);
    expect(looking.status?.toAct).toBe(0);
    await time.pass(20_000);
    await play(ada);
    await bo.request({ kind: "say", seat: 1, text: "What a move" });
    await bo.until(() => bo.status?.toAct === 1 && bo.said.length === 1);
    const told = looking.heard.length;
    await time.pass(59_000);
    expect(looking.heard.slice(told).filter((text) => !text.startsWith('{"kind":"presence"'))).toEqual([]);
    // Someone who comes now is told no more either.
    const again = await watcher.watch(ada.table, engine);
    expect(again.status?.toAct).toBe(0);
    expect(again.said).toEqual([]);
    const info = await watcher.must("GET", `/api/tables/${ada.table}`);
    expect(info).toMatchObject({ delay: 60, state: "running" });
    for (const hidden of ["toAct", "points", "progress", "deadline"]) expect(info).not.toHaveProperty(hidden);
    const recordOf = async (): Promise<string> =>
      (await watcher.must<{ record: string }>("GET", `/api/tables/${ada.table}/record`)).record;
    const early = await recordOf();
    await time.pass(1_000);
    await looking.until(() => looking.status?.toAct === 1 && looking.said.length === 1);
    expect(await recordOf()).not.toBe(early);
    expect(await ada.person.must("GET", `/api/tables/${ada.table}`)).toHaveProperty("points");
  });

  test("see at once how it ended, and what was taken back as it was", async () => {
    const [ada, bo] = (await tableOf(["Ada", "Bo"], { delay: 60 })) as [Seated, Seated];
    const looking = await new Person(server.address).watch(ada.table, engine);
    await play(ada);
    await time.pass(30_000);
    const asked = ada.request({ kind: "ask", seat: 0, request: { kind: "back" } });
    await bo.until(() => bo.status?.asked.length === 1);
    await bo.request({ kind: "answer", seat: 1, asked: bo.status!.asked[0]!.id, consent: true });
    await asked;
    await time.pass(30_000);
    await looking.until(() => looking.status?.toAct === 1);
    await time.pass(30_000);
    await looking.until(() => looking.status?.toAct === 0);
    await ada.request({ kind: "ask", seat: 0, request: { kind: "resign" } });
    await looking.until(() => looking.status?.isOver === true);
  });
});
