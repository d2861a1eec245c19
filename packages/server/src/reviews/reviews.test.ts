import { gameNamed } from "@interchange/games";
import { ReviewInfo } from "@interchange/protocol";
import type { AnyGame } from "@interchange/tabletop";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Person } from "../testing/client.ts";
import { newFolder, startOnline } from "../testing/startOnline.ts";
import type { Started } from "../testing/startOnline.ts";
import { twoAtATable } from "../testing/twoAtATable.ts";

let folder: ReturnType<typeof newFolder>;
let server: Started;
let engine: AnyGame;
/** How long reviews take from now on. */
let milliseconds = 20;

const start = () => startOnline(folder.where, { reviewTime: () => milliseconds });
beforeAll(async () => {
  folder = newFolder();
  server = await start();
  ({ engine } = await gameNamed("metro")!.load());
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

/** A game that was resigned after a few moves. */
async function finished(): Promise<{ readonly id: string; readonly ada: Person; readonly bo: Person }> {
  const both = await twoAtATable(server.address, engine);
  for (let turn = 0; turn < 4; turn++) {
    const seat = both[0].status!.toAct!;
    const [move = ""] = engine.moves(both[seat]!.view).map((each: unknown) => engine.notation.writeMove(each));
    await both[seat]!.command(seat, [move]);
    await Promise.all(both.map((each) => each.until(() => each.seq === both[seat]!.seq)));
  }
  await both[0].request({ kind: "ask", seat: 0, request: { kind: "resign" } });
  await both[0].until(() => both[0].status?.isOver === true);
  for (const each of both) each.close();
  return { id: both[0].table, ada: both[0].person, bo: both[1].person };
}

async function stateOf(person: Person, table: string, method = "GET"): Promise<ReviewInfo> {
  return v.parse(ReviewInfo, await person.must(method, `/api/tables/${table}/review`));
}

async function made(person: Person, table: string) {
  const info = await expect
    .poll(() => stateOf(person, table), { timeout: 60_000 })
    .toMatchObject({ state: "done" })
    .then(() => stateOf(person, table));
  if (info.state !== "done") throw new Error(info.state);
  return info.review;
}

test("a game that is over is reviewed when somebody asks, and the review is kept", async () => {
  const { id, ada } = await finished();
  expect(await stateOf(ada, id)).toEqual({ state: "none" });
  expect((await stateOf(ada, id, "POST")).state).toBe("running");
  const review = await made(ada, id);
  expect(review).toMatchObject({ game: "metro", bot: "inspector", isComplete: true });
  expect(review.moves).toHaveLength(4);
  const [one, two] = review.seats;
  expect(review.start + one!.luck - two!.luck + one!.decisions - two!.decisions).toBeCloseTo(
    one!.result - two!.result,
    1,
  );
  // Also after a restart, for anyone who may see the table.
  await server.stop();
  server = await start();
  const cy = await Person.named(server.address, "Cy");
  expect(await stateOf(cy, id)).toEqual({ state: "done", review });
  expect(await stateOf(cy, id, "POST")).toEqual({ state: "done", review });
});

test("one a person at a time; others wait in line, and what nobody waits for is not made", async () => {
  milliseconds = 3_600_000;
  const long = await finished();
  const other = await finished();
  const ada = new Person(server.address);
  ada.cookie = long.ada.cookie;
  expect(await stateOf(ada, long.id, "POST")).toMatchObject({ state: "running" });
  expect(await ada.ask("POST", `/api/tables/${other.id}/review`)).toMatchObject({
    status: 409,
    value: { error: "busy", reason: expect.stringContaining(long.id) as string },
  });
  expect(await stateOf(other.bo, other.id, "POST")).toEqual({ state: "queued", before: 1 });
  expect(await stateOf(other.ada, other.id, "POST")).toEqual({ state: "queued", before: 1 });
  milliseconds = 20;
  // One of two people waiting leaves, then the one whose review is running.
  expect(await stateOf(other.ada, other.id, "DELETE")).toEqual({ state: "queued", before: 1 });
  expect(await stateOf(ada, long.id, "DELETE")).toEqual({ state: "none" });
  await made(other.bo, other.id);
  expect(await stateOf(ada, long.id)).toEqual({ state: "none" });
});

test("a removed table takes its review along", async () => {
  const { id, ada } = await finished();
  await stateOf(ada, id, "POST");
  await made(ada, id);
  await ada.must("DELETE", `/api/tables/${id}`);
  expect(await ada.ask("GET", `/api/tables/${id}/review`)).toMatchObject({ status: 404 });
  const rows = await server.storage.db.selectFrom("reviews").select("table_id").where("table_id", "=", id).execute();
  expect(rows).toEqual([]);
});

test("a game that goes on is not reviewed, nor one that nobody knows, nor for nobody", async () => {
  const [seated] = await twoAtATable(server.address, engine);
  const path = `/api/tables/${seated.table}/review`;
  expect(await seated.person.ask("POST", path)).toMatchObject({ status: 409, value: { error: "not-over" } });
  expect(await seated.person.ask("GET", path)).toMatchObject({ status: 409 });
  expect(await seated.person.ask("GET", "/api/tables/aaaaaaaaaaaa/review")).toMatchObject({ status: 404 });
  expect(await new Person(server.address).ask("POST", path)).toMatchObject({ status: 401 });
  seated.close();
});
