/** Premoves, tested through the protocol like any client. */
import { gameNamed, ON_TURN } from "@interchange/games";
import { FORETELL } from "@interchange/games/ledgers";
import type { AnyGame } from "@interchange/tabletop";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Person } from "../testing/client.ts";
import type { Seated } from "../testing/client.ts";
import { newFolder, startOnline } from "../testing/startOnline.ts";
import type { Started } from "../testing/startOnline.ts";
import { twoAtATable } from "../testing/twoAtATable.ts";

const DAYS = { kind: "days", perMove: 86_400_000 } as const;
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

async function two(control: object = DAYS): Promise<readonly [Seated, Seated]> {
  const [a, b] = await twoAtATable(server.address, engine, { control: control as never });
  // This one tile may only be placed while no square takes it otherwise, and every tile changes that.
  return tileIn(b, 1) === "dddd" ? two(control) : [a, b];
}

const tileIn = ({ view }: Seated, seat: number): string =>
  (view as { readonly hands: readonly (readonly string[])[] }).hands[seat]![0]!;

const SQUARES = "abcdefgh".split("").flatMap((column) => "12345678".split("").map((row) => `${column}${row}`));

/** A seat's tile on the first of these squares that takes it. */
function tileOf(seated: Seated, seat: number, squares: readonly string[] = SQUARES): string {
  const { view } = seated;
  const tile = tileIn(seated, seat);
  const moves = squares.map((square) => `${tile}@${square}`);
  const fits = moves.find((move) => FORETELL["metro"]!(engine, view, [move]).ok);
  if (fits === undefined) throw new Error(`${tile} fits nowhere`);
  return fits;
}

/** All squares, distant ones first: on an empty board a tile there changes nothing here. */
function farFrom(move: string): readonly string[] {
  const at = (square: string): readonly number[] => [square.charCodeAt(0), square.charCodeAt(1)];
  const from = at(move.split("@")[1]!);
  const distance = (square: string): number =>
    Math.max(...at(square).map((each, axis) => Math.abs(each - from[axis]!)));
  return SQUARES.toSorted((one, other) => distance(other) - distance(one));
}

const plan = (seated: Seated, moves: readonly string[], after = seated.seq) =>
  seated.request({ kind: "plan", seat: seated.seats[0], after, moves });
test("a plan that still does the same is played when the turn comes, and every device of the seat knows it", async () => {
  const [ada, bo] = await two();
  const phone = await bo.person.watch(bo.table, engine);
  const planned = tileOf(bo, 1);
  expect(await plan(bo, [planned])).toMatchObject({ kind: "applied" });
  await phone.until(() => phone.plans.length === 1);
  expect(phone.plans).toEqual([{ seat: 1, after: 1, moves: [planned] }]);
  expect((await bo.person.watch(bo.table, engine)).plans).toEqual(phone.plans);
  expect((await ada.person.watch(ada.table, engine)).plans).toEqual([]);
  expect(await ada.command(0, [tileOf(ada, 0, farFrom(planned))])).toMatchObject({ kind: "applied" });
  await phone.until(() => phone.plans[0]?.moves.length === 0 || phone.plans[0]?.dropped !== undefined);
  expect(phone.plans[0]?.dropped).toBeUndefined();
  await ada.until(() => ada.seq === 3);
  expect(ada.held?.entries.filter(({ seat }) => seat === 1).map(({ text }) => text)).toEqual([planned]);
  await phone.until(() => phone.plans[0]?.moves.length === 0);
  expect(ada.heard.filter((text) => text.includes('"plan"'))).toEqual([]);
});

test("a plan that would do something else is a draft, and one is told, also when one comes back later", async () => {
  const [ada, bo] = await two();
  // A square that takes both players' tiles.
  const legal = engine.moves(ada.view).map((move) => engine.notation.writeMove(move));
  const squares = legal.filter((text) => text.includes("@")).map((text) => text.split("@")[1] ?? "");
  const planned = tileOf(bo, 1, squares);
  await plan(bo, [planned]);
  bo.cut();
  await ada.command(0, [legal.find((text) => text.endsWith(`@${planned.split("@")[1]}`))!]);
  await bo.connect();
  await bo.until(() => bo.plans[0]?.dropped !== undefined);
  expect(bo.status?.toAct).toBe(1);
  // Deciding by hand drops the plan.
  await bo.command(1, [tileOf(bo, 1)]);
  await bo.until(() => bo.plans[0]?.moves.length === 0);
});

/** A table of On the Underground, and some blocks that the second seat may build one after the other. */
async function londonOf(pieces: number) {
  const { engine: london } = await gameNamed("underground")!.load();
  const onTurn = await ON_TURN["underground"]!();
  const [ada, bo] = await twoAtATable(server.address, london, { game: "underground", control: DAYS });
  const builds: string[] = [];
  while (builds.length < pieces) {
    const next = london
      .moves(onTurn(bo.view))
      .map((move) => london.notation.writeMove(move))
      .filter((text) => text !== "token" && !builds.includes(text))
      .find((text) => FORETELL["underground"]!(london, bo.view, [...builds, text]).ok);
    builds.push(next!);
  }
  /** Ada plays whatever comes first, without building, until it is Bo's turn or Bo's plan was played. */
  const pass = async (): Promise<void> => {
    while (ada.status?.toAct === 0) {
      const moves = london.moves(ada.view).map((move) => london.notation.writeMove(move));
      const answer = await ada.command(0, [moves.find((text) => text === "token") ?? moves[0]!]);
      const { seq } = answer as { readonly seq: number };
      await ada.until(() => ada.seq >= seq);
    }
  };
  const built = () => bo.held?.entries.filter(({ seat }) => seat === 1).map(({ text }) => text);
  return { ada, bo, london, builds, pass, built };
}

test("pieces that can still be built are built, wherever the passenger has gone meanwhile", async () => {
  const { bo, builds, pass, built } = await londonOf(2);
  expect(await plan(bo, builds)).toMatchObject({ kind: "applied" });
  await pass();
  await bo.until(() => bo.plans[0]?.moves.length === 0 || bo.plans[0]?.dropped !== undefined);
  await bo.until(() => built()?.length === 2);
  expect(built()).toEqual(builds);
  expect(bo.status?.toAct).toBe(1);
});

test("of a plan that is no longer whole, what is still allowed is played if its player chose so", async () => {
  const { ada, bo, london, builds, pass, built } = await londonOf(2);
  const taken = london.moves(ada.view).map((move) => london.notation.writeMove(move));
  // A block of Bo's first piece that Ada takes for a line of hers.
  const block = builds[0]!.split(":")[1]!;
  const request = { kind: "plan", seat: 1, after: bo.seq, moves: [...builds, "token"], partly: true } as const;
  expect(await bo.request(request)).toMatchObject({ kind: "applied" });
  expect((await bo.person.watch(bo.table, london)).plans).toMatchObject([{ partly: true }]);
  await ada.command(0, [taken.find((text) => text.endsWith(`:${block}`))!]);
  await ada.until(() => ada.seq === 2);
  await pass();
  await bo.until(() => bo.plans[0]?.moves.length === 0);
  await bo.until(() => (built()?.length ?? 0) > 0);
  expect(built()).toContain("token");
});

test("plans are changed and forgotten, and outlive a restart", async () => {
  const [ada, bo] = await two();
  const planned = tileOf(bo, 1);
  await plan(bo, [tileOf(bo, 1, farFrom(planned))]);
  await plan(bo, [planned]);
  await server.stop();
  server = await startOnline(folder.where);
  const again = new Person(server.address);
  again.cookie = bo.person.cookie;
  const seated = await again.watch(bo.table, engine);
  expect(seated.plans).toMatchObject([{ moves: [planned] }]);
  expect(await plan(seated, [])).toMatchObject({ kind: "applied" });
  await seated.until(() => seated.plans[0]?.moves.length === 0);
  expect((await again.watch(bo.table, engine)).plans).toEqual([]);
  ada.close();
});

test("a plan has to be one", async () => {
  const [ada, bo] = await two();
  expect(await plan(ada, [tileOf(ada, 0)])).toMatchObject({ refusal: { code: "yourTurn" } });
  expect(await plan(bo, [tileOf(bo, 1)], 0)).toMatchObject({ kind: "stale" });
  expect(await plan(bo, ["draw"])).toMatchObject({ refusal: { code: "noPlan" } });
  expect(await bo.request({ kind: "plan", seat: 0, after: 1, moves: [] })).toMatchObject({
    refusal: { code: "notYourSeat" },
  });
  const [, quick] = await two({ kind: "live", initial: 600_000, increment: 0 });
  expect(await plan(quick, [tileOf(quick, 1)])).toMatchObject({ refusal: { code: "planSlow" } });
});
