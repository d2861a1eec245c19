import { BOTS, gameNamed } from "@interchange/games";
import type { GameEntry } from "@interchange/games";
import type { Thinking } from "@interchange/host";
import { seededChance, Table } from "@interchange/tabletop";
import type { AnyGame } from "@interchange/tabletop";
import { afterEach, beforeAll, expect, test } from "vitest";
import { Bots } from "./pool.ts";

let entry: GameEntry;
let engine: AnyGame;
let view: unknown;
let bots: Bots;

beforeAll(async () => {
  entry = gameNamed("metro")!;
  ({ engine } = await entry.load());
  const prepared = engine.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table<unknown, unknown, unknown, unknown, unknown>(engine, prepared.setup, ["Ada", "Bo"]);
  table.settle(seededChance("pool"));
  view = table.view(0);
});

afterEach(() => bots.close());

/** Asks a bot that may think for this long. */
function ask(bot: string, thinkingTime: number, isLive = false): Thinking {
  const patient = { ...entry, bots: { ...entry.bots, thinkingTime } };
  return bots.of(patient, engine, isLive).think({ bot, view, seed: "s" });
}

test("a bot that is no longer wanted is ended in the middle of its thought, and the next is asked", async () => {
  bots = new Bots(1);
  const late = ask("inspector", 600_000);
  const next = ask("random", 10);
  expect(bots.waiting).toBe(1);
  late.stop();
  const thought = await next.thought;
  expect(thought.ok && engine.notation.readMove(thought.move)).toBeTruthy();
});

test("whoever waits is asked in order, those first whose table is played against the clock", async () => {
  bots = new Bots(1);
  const order: string[] = [];
  const first = ask("inspector", 600_000);
  const asked = [
    ["slow", false],
    ["quick", true],
    ["slower", false],
    ["quicker", true],
  ].map(([name, isLive]) => ask("random", 10, isLive === true).thought.then(() => order.push(String(name))));
  const stopped = ask("random", 10);
  stopped.stop();
  expect(bots.waiting).toBe(4);
  first.stop();
  await Promise.all(asked);
  expect(order).toEqual(["quick", "quicker", "slow", "slower"]);
});

test("a bot that is late is answered for at a glance, with something that is allowed", async () => {
  bots = new Bots(1);
  const asked = bots.of(entry, engine);
  for (const bot of BOTS) {
    const thought = await asked.atOnce?.({ bot, view, seed: "s" });
    expect(thought?.ok && engine.refusal(view, engine.notation.readMove(thought.move))).toBeUndefined();
  }
  const glance = (bot: string) => asked.atOnce?.({ bot, view, seed: "s" });
  expect(await glance("inspector")).toEqual(await glance("commuter"));
  expect(await glance("oracle")).toMatchObject({ ok: false });
});
