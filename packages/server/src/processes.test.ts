/** Two servers on one PostgreSQL: people at a table need not know which one they use. */
import { setTimeout as sleep } from "node:timers/promises";
import { gameNamed } from "@interchange/games";
import { HandTime } from "@interchange/host/testing";
import type { AnyGame } from "@interchange/tabletop";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Person } from "./testing/client.ts";
import type { Seated } from "./testing/client.ts";
import { startPostgres } from "./testing/postgres.ts";
import type { Postgres } from "./testing/postgres.ts";
import { startOnline } from "./testing/startOnline.ts";
import type { Started } from "./testing/startOnline.ts";

const PERSON = { kind: "person" } as const;
const SQUARES = "abcdefgh".split("").flatMap((column) => "12345678".split("").map((row) => `${column}${row}`));
let postgres: Postgres;
let time: HandTime;
let one: Started;
let other: Started;
let engine: AnyGame;

beforeAll(async () => {
  postgres = await startPostgres();
  time = new HandTime(1_790_000_000_000, () => sleep(20));
  one = await startOnline(postgres.where, { time, keptEmpty: Infinity });
  other = await startOnline(postgres.where, { time, keptEmpty: Infinity });
  ({ engine } = await gameNamed("metro")!.load());
}, 60_000);

afterAll(async () => {
  await other?.stop();
  await one?.stop();
  await postgres?.remove();
});

/** The same person on the other server. */
function elsewhere({ cookie }: Person, { address }: Started): Person {
  const same = new Person(address);
  same.cookie = cookie;
  return same;
}

/** Waits until announcements have been sent and received. */
async function heard(seated: Seated, isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 50 && !isSo(); tries++) await time.pass(50);
  await seated.until(isSo);
}

test("whoever waits at one is told who sits down at the other, and that the game begins", async () => {
  const ada = await Person.named(one.address, "Ada");
  const bo = await Person.named(other.address, "Bo");
  const { id } = await ada.newTable({ seats: [PERSON, PERSON], seat: 0 });
  const waiting = await ada.watch(id, engine);
  await bo.sit(id, 1);
  await heard(waiting, () => waiting.info?.seats[1]?.name === "Bo");
  const alsoWaiting = await bo.watch(id, engine);
  await ada.start(id);
  await heard(alsoWaiting, () => alsoWaiting.info?.state === "running");
});

test("presence, votes and seats that change hands are the same at both", async () => {
  const ada = await Person.named(one.address, "Ada");
  const bo = await Person.named(other.address, "Bo");
  const cy = await Person.named(one.address, "Cy");
  const { id } = await ada.newTable({ seats: [PERSON, PERSON, PERSON], seat: 0 });
  await bo.sit(id, 1);
  await cy.sit(id, 2);
  await ada.start(id);
  const [a, b, c] = [await ada.watch(id, engine), await bo.watch(id, engine), await cy.watch(id, engine)];
  await elsewhere(await Person.named(one.address, "Wil"), other).watch(id, engine);
  const areHere = (seated: Seated): boolean =>
    seated.presence?.watching === 1 && seated.presence.seats.every(({ presence }) => presence === "here");
  for (const each of [a, b, c]) await heard(each, () => areHere(each));

  // Ada's tab closes, and another one on the other server is enough to be present.
  const again = await elsewhere(ada, other).watch(id, engine);
  a.cut();
  await time.pass(20_000);
  expect(c.presence?.seats[0]?.presence).toBe("here");
  again.cut();
  await sleep(20);
  await time.pass(8_500);
  await heard(c, () => c.presence?.seats[0]?.presence === "gone");
  await time.pass(120_000);
  await heard(b, () => b.status?.votes?.length === 1);
  await heard(c, () => c.status?.votes?.length === 1);
  const vote = b.status!.votes![0]!.id;
  expect(c.status!.votes![0]!.id).toBe(vote);
  await b.request({ kind: "vote", seat: 1, vote, choice: "bot" });
  await c.request({ kind: "vote", seat: 2, vote, choice: "bot" });
  for (const each of [b, c]) await heard(each, () => each.status?.sitters[0]?.standsInFor === "Ada");
  for (const each of [b, c]) await each.until(() => each.status?.toAct === 1);
  const rows = await one.storage.read(id, "table", 0);
  expect(rows.map(({ kind }) => kind)).toEqual(["vote", "voted", "voted", "seat", "decided"]);

  await elsewhere(cy, other).must("DELETE", `/api/tables/${id}/seats/2`);
  await heard(c, () => c.seats.length === 0);
  expect(await c.command(2, ["draw"])).toMatchObject({ refusal: { code: "notYourSeat" } });
});

test("what is planned at one is played when the turn comes at the other, once", async () => {
  const ada = await Person.named(one.address, "Ada");
  const bo = await Person.named(other.address, "Bo");
  const { id } = await ada.newTable({ seats: [PERSON, PERSON], seat: 0 });
  await bo.sit(id, 1);
  await ada.start(id);
  const [a, b] = [await ada.watch(id, engine), await bo.watch(id, engine)];
  const [tile = ""] = (b.view as { readonly hands: readonly (readonly string[])[] }).hands[1] ?? [];
  for (const square of SQUARES)
    if (!b.plans.length) {
      const moves = [`${tile}@${square}`];
      const planned = await b.request({ kind: "plan", seat: 1, after: b.seq, moves });
      if (planned.kind === "applied") await b.until(() => b.plans.length > 0);
    }
  await time.pass(200);
  const places = engine.moves(a.view).map((move) => engine.notation.writeMove(move));
  expect(await a.command(0, [places.find((text) => text.includes("@"))!])).toMatchObject({ kind: "applied" });
  // Played, or dropped because of Ada's move: either way both know.
  await heard(b, () => b.plans.every(({ moves, dropped }) => !moves.length || dropped !== undefined));
  const isPlayed = b.plans.every(({ moves }) => !moves.length);
  for (const each of [a, b]) await heard(each, () => each.seq === (isPlayed ? 3 : 2));
  expect(await one.storage.read(id, "game", 0)).toHaveLength(isPlayed ? 3 : 2);
});
