import { metro } from "@interchange/metro";
import type { Chance, Event, Move, Position, View } from "@interchange/metro";
import { Random, seededChance, Table } from "@interchange/tabletop";
import { describe, expect, test, vi } from "vitest";
import { followed } from "./follower.ts";
import type { Followed } from "./follower.ts";
import { found } from "./found.ts";
import { Host } from "./host.ts";
import { MemoryStore } from "./memoryStore.ts";
import type { Bots, HostNeeds, Thought } from "./needs.ts";
import type { News } from "./news.ts";
import type { Founding, Store } from "./rows.ts";
import type { Sitter } from "./sitters.ts";
import { HandTime } from "./testing/handTime.ts";

type MetroHost = Host<Position, Move, Chance, Event, View>;

// Loads the lazy parts now, so that a few microtasks are enough for everything.
await Promise.all([import("./asking.ts"), import("./thinking.ts"), import("./timing.ts")]);

async function settled(): Promise<void> {
  // On a busy machine, lazy imports take a while.
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
}

const person = (name: string): Sitter => ({ name, mind: { kind: "person" } });
const bot = (name: string): Sitter => ({ name, mind: { kind: "bot", bot: "any" } });

function foundingOf(
  sitters: readonly Sitter[],
  more: Partial<Founding> = {},
  modules: readonly string[] = [],
): Founding {
  const prepared = metro.prepare({ edition: "bigbox", seats: sitters.length, modules });
  if (!prepared.ok) throw new Error(prepared.reason);
  return {
    game: "metro",
    setup: prepared.setup,
    sitters,
    control: { kind: "none" },
    luck: { kind: "seeded", seed: "s" },
    terms: {},
    ...more,
  };
}

/** Plays the first legal move. */
const firstMove: Bots<View> = {
  think: ({ view }) => {
    const [move] = metro.moves(view);
    const thought: Thought = move
      ? { ok: true, move: metro.notation.writeMove(move) }
      : { ok: false, reason: "nothing to play" };
    return { thought: Promise.resolve(thought), stop: () => undefined };
  },
};

function needsOf(more: Partial<HostNeeds<Position, View>> = {}): HostNeeds<Position, View> & { time: HandTime } {
  return {
    store: new MemoryStore(),
    bots: async () => firstMove,
    chance: (luck) => seededChance(luck.kind === "seeded" ? luck.seed : luck.secret),
    progress: (position) => position.laid.length,
    ...more,
    time: (more.time as HandTime | undefined) ?? new HandTime(1000, settled),
  };
}

/** With lines to name, as in other games. */
const withLines: typeof metro = {
  ...metro,
  linesOf: () => [["red", "blue"], ["green"]],
};

async function opened(needs: HostNeeds<Position, View>, id = "t", game = metro): Promise<MetroHost> {
  const result = await Host.open(game, id, needs);
  if (!result.ok) throw new Error(`${result.problem}: ${result.detail}`);
  return result.host;
}

async function begun(founding: Founding, needs = needsOf()): Promise<MetroHost> {
  expect(await found(metro, "t", founding, needs)).toBe("kept");
  return opened(needs);
}

/** Watches as this viewer and follows the changes. */
function onlooker(host: MetroHost, viewer: number | "spectator") {
  let held: Followed<Event, View> | undefined;
  const heard: News<Event, View>[] = [];
  const stop = host.watch(viewer, 0, (news) => {
    heard.push(news);
    for (const change of news.changes) held = followed((view, event) => metro.follow(view, event), held, change);
  });
  return {
    heard,
    stop,
    get held() {
      if (!held) throw new Error("nothing told");
      return held;
    },
  };
}

const moveOf = (host: MetroHost, seat: number, choice = 0): string => {
  const { held, stop } = onlooker(host, seat);
  stop();
  const moves = metro.moves(held.view);
  const move = moves[choice % moves.length];
  if (!move) throw new Error(`seat ${seat} has nothing to play`);
  return metro.notation.writeMove(move);
};

describe("commands", () => {
  test("are applied once when they were kept and only the answer was lost", async () => {
    const store = new MemoryStore();
    let isLossy = false;
    const lossy: Store = {
      async append(...row) {
        const kept = await store.append(...row);
        if (isLossy) throw new Error("connection lost");
        return kept;
      },
      read: store.read.bind(store),
    };
    const host = await begun(foundingOf([person("Ada"), person("Bo")]), needsOf({ store: lossy }));
    const command = { id: "c1", after: 1, moves: [moveOf(host, 0)] };
    isLossy = true;
    expect(await host.command(0, command)).toEqual({ kind: "applied", seq: 2 });
    isLossy = false;
    expect(await host.command(0, command)).toEqual({ kind: "applied", seq: 2 });
    expect(await store.read("t", "game", 0)).toHaveLength(2);
  });

  test("are kept before they are acknowledged, and shown only then", async () => {
    let release: () => void = () => undefined;
    const store = new MemoryStore();
    const slow: Store = {
      append: async (table, log, after, row) => {
        await new Promise<void>((resolve) => (release = resolve));
        return store.append(table, log, after, row);
      },
      read: store.read.bind(store),
    };
    await found(metro, "t", foundingOf([person("Ada"), person("Bo")]), needsOf({ store }));
    const host = await opened(needsOf({ store: slow }));
    const seen = onlooker(host, "spectator");
    const answer = host.command(0, { id: "c1", after: 1, moves: [moveOf(host, 0)] });
    await settled();
    expect(host.seq).toBe(1);
    expect(seen.held.view.laid).toHaveLength(0);
    release();
    expect(await answer).toEqual({ kind: "applied", seq: 2 });
    expect(seen.held.view.laid).toHaveLength(1);
    expect(await store.read("t", "game", 0)).toHaveLength(2);
  });

  test("are played once, however often they are sent, also after a restart", async () => {
    const needs = needsOf();
    const host = await begun(foundingOf([person("Ada"), person("Bo")]), needs);
    const command = { id: "c1", after: 1, moves: [moveOf(host, 0)] };
    expect(await host.command(0, command)).toEqual({ kind: "applied", seq: 2 });
    expect(await host.command(0, command)).toEqual({ kind: "applied", seq: 2 });
    const again = await opened(needs);
    expect(await again.command(0, command)).toEqual({ kind: "applied", seq: 2 });
    expect(again.record().entries).toEqual(host.record().entries);
    expect(await needs.store.read("t", "game", 0)).toHaveLength(2);
  });

  test("are stale when the game has gone on, with what was missed; also when the record is as long again", async () => {
    const host = await begun(foundingOf([person("Ada"), person("Bo")]));
    const late = { id: "late", after: 2, moves: ["draw"] };
    await host.command(0, { id: "c1", after: 1, moves: [moveOf(host, 0)] });
    expect(await host.command(1, { id: "x", after: 1, moves: ["draw"] })).toMatchObject({ kind: "stale", seq: 2 });
    const { length } = host.record().entries;
    await host.ask(0, "b1", { kind: "back" });
    await host.answer(1, "b1", true);
    await host.command(0, { id: "c2", after: 3, moves: [moveOf(host, 0)] });
    expect(host.record().entries).toHaveLength(length);
    expect(host.seq).toBe(4);
    const answer = await host.command(1, late);
    expect(answer).toMatchObject({ kind: "stale", seq: 4 });
    expect(answer.kind === "stale" && answer.missed.map(({ kind }) => kind)).toEqual(["rewound", "played"]);
  });

  test("that are refused change nothing, and say which of several moves it was", async () => {
    const needs = needsOf();
    const host = await begun(foundingOf([person("Ada"), person("Bo")]), needs);
    const move = moveOf(host, 0);
    expect(await host.command(1, { id: "a", after: 1, moves: [move] })).toMatchObject({
      kind: "refused",
      refusal: { code: "notYourTurn" },
    });
    expect(await host.command(0, { id: "b", after: 1, moves: ["nonsense"] })).toMatchObject({
      kind: "refused",
      refusal: { code: "unreadable" },
      move: 0,
    });
    expect(await host.command(0, { id: "c", after: 1, moves: [] })).toMatchObject({ kind: "refused" });
    // Two decisions of one turn are played together or not at all.
    expect(await host.command(0, { id: "d", after: 1, moves: ["draw", "draw"] })).toMatchObject({
      kind: "refused",
      move: 1,
    });
    expect(host.seq).toBe(1);
    expect(await needs.store.read("t", "game", 0)).toHaveLength(1);
    expect(await host.command(0, { id: "e", after: 1, moves: ["draw"] })).toMatchObject({ kind: "applied" });
  });

  test("of several moves are one row with one number, and are told at once", async () => {
    const needs = needsOf();
    const host = await begun(foundingOf([person("Ada"), person("Bo")]), needs);
    const told: number[] = [];
    host.watch(1, 1, (news) => told.push(news.seq));
    const hand = metro.notation.writeMove({ type: "draw" });
    await host.command(0, { id: "draw", after: 1, moves: [hand] });
    const drawn = moveOf(host, 0);
    // Taken back: the same tile will come again, so its moves are known.
    await host.ask(0, "back", { kind: "back" });
    await host.answer(1, "back", true);
    const before = told.length;
    expect(await host.command(0, { id: "both", after: 3, moves: [hand, drawn] })).toEqual({ kind: "applied", seq: 4 });
    const rows = await needs.store.read("t", "game", 0);
    expect(rows).toHaveLength(4);
    expect(rows[3]).toMatchObject({ kind: "moves", seat: 0, command: "both" });
    expect(told.slice(before)).toEqual([4]);
  });

  test("that cannot be kept are answered, and nothing is shown", async () => {
    const store = new MemoryStore();
    await found(metro, "t", foundingOf([person("Ada"), person("Bo")]), needsOf({ store }));
    const full: Store = {
      append: () => Promise.reject(new Error("the disk is full")),
      read: store.read.bind(store),
    };
    const host = await opened(needsOf({ store: full }));
    expect(await host.command(0, { id: "c", after: 1, moves: [moveOf(host, 0)] })).toEqual({
      kind: "unsent",
      reason: "the disk is full",
    });
    expect(host.seq).toBe(1);
  });
});

describe("two owners of one table", () => {
  test("cannot both write a row: one is applied, one is stale and shows what the other did", async () => {
    const needs = needsOf();
    const one = await begun(foundingOf([person("Ada"), person("Bo")]), needs);
    const other = await opened(needs);
    const seen = onlooker(other, 0);
    const answers = await Promise.all([
      one.command(0, { id: "one", after: 1, moves: [moveOf(one, 0, 3)] }),
      other.command(0, { id: "other", after: 1, moves: [moveOf(other, 0, 7)] }),
    ]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["applied", "stale"]);
    await settled();
    expect(other.record().entries).toEqual(one.record().entries);
    expect(seen.held.view.laid).toHaveLength(1);
  });

  test("may both say something at once, and everybody has both", async () => {
    const needs = needsOf();
    const one = await begun(foundingOf([person("Ada"), person("Bo")]), needs);
    const other = await opened(needs);
    const answers = await Promise.all([
      one.say(0, "Hello"),
      other.say(1, "Hi"),
      one.say(0, "Luck"),
      other.say(1, "Too"),
    ]);
    expect(answers.map(({ kind }) => kind)).toEqual(["applied", "applied", "applied", "applied"]);
    await settled();
    expect(one.said.map(({ text }) => text).toSorted()).toEqual(["Hello", "Hi", "Luck", "Too"]);
    expect(other.said).toEqual(one.said);
  });

  test("what another wrote while the store could not be read is shown once it can be", async () => {
    const store = new MemoryStore();
    let isDown = false;
    const failing: Store = {
      append: store.append.bind(store),
      read: (async (table: string, log: "game", from: number) => {
        if (isDown) throw new Error("connection lost");
        return store.read(table, log, from);
      }) as Store["read"],
      onElsewhere: store.onElsewhere.bind(store),
    };
    const needs = needsOf({ store: failing });
    const one = await begun(foundingOf([person("Ada"), person("Bo")]), needs);
    const other = await opened(needsOf({ store }));
    isDown = true;
    expect(await other.command(0, { id: "a", after: 1, moves: [moveOf(other, 0)] })).toMatchObject({ kind: "applied" });
    await settled();
    // A decision that cannot be compared with what was written is not stored, and its sender knows.
    const late = { id: "b", after: 1, moves: [moveOf(one, 0)] };
    expect(await one.command(0, late)).toEqual({ kind: "unsent", reason: "connection lost" });
    expect(one.seq).toBe(1);
    isDown = false;
    await needs.time.pass(1_000);
    expect(one.seq).toBe(2);
    expect(await one.command(0, { ...late, id: "c" })).toMatchObject({ kind: "stale", seq: 2 });
  });

  test("a deleted table stays deleted", async () => {
    const store = new MemoryStore();
    const host = await begun(foundingOf([person("Ada"), person("Bo")]), needsOf({ store }));
    const seen = onlooker(host, 0);
    store.forget("t");
    await settled();
    expect(seen.heard.at(-1)?.status.isGone).toBe(true);
    await host.command(0, { id: "c", after: 1, moves: ["draw"] });
    expect(await store.read("t", "game", 0)).toHaveLength(0);
  });
});

describe("bots", () => {
  test("are told exactly what their seat may know, at every turn", async () => {
    const asked: { readonly view: View; readonly seen: View }[] = [];
    const needs = needsOf({
      bots: async () => ({
        think: (question) => {
          asked.push({ view: question.view, seen: sights[host.status.toAct ?? -1]!.held.view });
          return firstMove.think(question);
        },
      }),
    });
    const sitters = [person("Ada"), bot("Bo"), bot("Cy")];
    const host = await begun(foundingOf(sitters, {}, ["stock-corporations"]), needs);
    const sights = sitters.map((_, seat) => onlooker(host, seat));
    await host.command(0, { id: "c", after: 1, moves: [moveOf(host, 0)] });
    for (let tries = 0; tries < 40 && host.status.toAct !== 0; tries++) await settled();
    expect(new Set(asked.map(({ view }) => view.viewer))).toEqual(new Set([1, 2]));
    for (const { view, seen } of asked) {
      expect(view).toEqual(seen);
      expect(view.hands.map((hand) => hand.every((tile) => tile !== "?"))).toEqual(
        sitters.map((_, seat) => seat === view.viewer),
      );
    }
  });

  test("play themselves to the end, and what is told folds into what the game says", async () => {
    const needs = needsOf();
    const host = await begun(foundingOf([bot("Bo"), bot("Cy")]), needs);
    const viewers = ([0, 1, "spectator"] as const).map((viewer) => ({ viewer, seen: onlooker(host, viewer) }));
    await needs.time.pass(10);
    for (let tries = 0; tries < 400 && !host.status.isOver; tries++) await settled();
    expect(host.status.isOver).toBe(true);
    const replayed = await opened(needs);
    for (const { viewer, seen } of viewers) {
      expect(seen.held.view.laid).toHaveLength(60);
      expect(onlooker(replayed, viewer).held.view).toEqual(seen.held.view);
    }
    expect(host.record().result).toEqual(viewers[0]?.seen.held.view.points);
  });

  test("that are late are stopped, and what they do at a glance or any move that is allowed is played", async () => {
    for (const glance of [
      undefined,
      async (question: Parameters<typeof firstMove.think>[0]) => firstMove.think(question).thought,
      () => Promise.reject(new Error("no glance either")),
    ]) {
      let stopped = false;
      const needs = needsOf({
        botDeadline: 500,
        bots: async () => ({
          think: () => ({
            thought: new Promise(() => undefined),
            stop: () => {
              stopped = true;
            },
          }),
          ...(glance && { atOnce: glance }),
        }),
      });
      const host = await begun(foundingOf([bot("Bo"), person("Ada")]), needs);
      const first = moveOf(host, 0);
      await needs.time.pass(499);
      expect(host.seq).toBe(1);
      await needs.time.pass(1);
      expect(stopped).toBe(true);
      expect(host.seq).toBe(2);
      if (glance?.length) expect(host.record().entries.findLast(({ by }) => by === "seat")?.text).toBe(first);
    }
  });

  test("that give no answer are trouble, and can be asked again", async () => {
    let fails = true;
    const needs = needsOf({
      bots: async () => ({
        think: (question) =>
          fails
            ? { thought: Promise.resolve({ ok: false, reason: "no idea" }), stop: () => undefined }
            : firstMove.think(question),
      }),
    });
    const host = await begun(foundingOf([bot("Bo"), person("Ada")]), needs);
    await settled();
    expect(host.status.trouble).toEqual({ seat: 0, reason: "no idea" });
    fails = false;
    host.askAgain();
    await settled();
    expect(host.status.trouble).toBeUndefined();
    expect(host.seq).toBe(2);
  });

  test("answer after the pause or a multiple of it, however long they thought", async () => {
    for (const [thinks, answersAt, longest = 0] of [
      [0, 300],
      [299, 300],
      [301, 600],
      [650, 900],
      // If a bot may think for long, a quick answer is delayed just as long.
      [0, 600, 400],
      [399, 600, 400],
    ] as const) {
      const time = new HandTime(1000, settled);
      const needs = needsOf({
        time,
        botPause: () => 300,
        bots: async () => ({
          think: (question) => ({
            thought: new Promise((resolve) => {
              time.after(thinks, () => {
                void firstMove.think(question).thought.then(resolve);
              });
            }),
            stop: () => undefined,
          }),
          longest: () => longest,
        }),
      });
      const host = await begun(foundingOf([bot("Bo"), person("Ada")]), needs);
      await time.pass(answersAt - 1);
      expect(host.seq).toBe(1);
      await time.pass(1);
      expect(host.seq).toBe(2);
    }
  });

  test("are not asked while the table is paused, and are asked when it goes on", async () => {
    let asked = 0;
    const needs = needsOf({
      bots: async () => ({
        think: (question) => {
          asked++;
          return asked > 1
            ? firstMove.think(question)
            : { thought: new Promise(() => undefined), stop: () => undefined };
        },
      }),
    });
    const host = await begun(foundingOf([person("Ada"), bot("Bo")]), needs);
    await host.command(0, { id: "c", after: 1, moves: [moveOf(host, 0)] });
    await settled();
    await host.ask(0, "p", { kind: "pause" });
    await host.say(0, "Back soon");
    await settled();
    expect([asked, host.status.trouble]).toEqual([1, undefined]);
    await host.ask(0, "r", { kind: "resume" });
    await settled();
    expect([asked, host.status.toAct]).toEqual([2, 0]);
  });

  test("delay nobody's acknowledgement: a person decides while a bot thinks for ever", async () => {
    const needs = needsOf({
      bots: async () => ({ think: () => ({ thought: new Promise(() => undefined), stop: () => undefined }) }),
    });
    const host = await begun(foundingOf([person("Ada"), bot("Bo")]), needs);
    expect(await host.command(0, { id: "c", after: 1, moves: [moveOf(host, 0)] })).toMatchObject({ kind: "applied" });
    expect(await host.say(0, "Take your time")).toMatchObject({ kind: "applied" });
    expect(await host.ask(0, "b", { kind: "back" })).toMatchObject({ kind: "applied", seq: 3 });
  });

  test("are called off by a take-back, and hold their moves back for a while", async () => {
    let asked = 0;
    const needs = needsOf({
      botPause: () => 300,
      bots: async () => ({
        think: (question) => {
          asked++;
          return firstMove.think(question);
        },
      }),
    });
    const host = await begun(foundingOf([person("Ada"), bot("Bo")]), needs);
    await host.command(0, { id: "c", after: 1, moves: [moveOf(host, 0)] });
    await needs.time.pass(200);
    expect(host.seq).toBe(2);
    expect(await host.ask(0, "b", { kind: "back" })).toMatchObject({ kind: "applied", seq: 3 });
    await needs.time.pass(1000);
    expect(host.seq).toBe(3);
    expect(asked).toBe(1);
    expect(host.status.toAct).toBe(0);
  });
});

describe("requests", () => {
  test("need the consent of every other person, and bots' never", async () => {
    const needs = needsOf();
    const host = await begun(foundingOf([person("Ada"), person("Bo"), bot("Cy")]), needs);
    expect(await host.ask(0, "p", { kind: "pause" })).toMatchObject({ kind: "applied" });
    expect(host.status.asked).toMatchObject([{ id: "p", by: 0, waits: [1] }]);
    expect(host.status.pausedBy).toBeUndefined();
    await host.answer(1, "p", true);
    expect(host.status).toMatchObject({ pausedBy: 0, asked: [] });
    expect(await host.command(0, { id: "c", after: 1, moves: ["draw"] })).toMatchObject({
      refusal: { code: "paused" },
    });
    const again = await opened(needs);
    expect(again.status.pausedBy).toBe(0);
    await again.ask(1, "r", { kind: "resume" });
    expect(again.status.pausedBy).toBeUndefined();
  });

  test("a take-back lapses when the game goes on, and a no ends it; neither makes a move stale", async () => {
    const host = await begun(foundingOf([person("Ada"), person("Bo")]));
    await host.command(0, { id: "c1", after: 1, moves: [moveOf(host, 0)] });
    await host.ask(0, "b1", { kind: "back" });
    expect(await host.command(1, { id: "c2", after: 2, moves: [moveOf(host, 1)] })).toMatchObject({ kind: "applied" });
    expect(host.status.asked).toEqual([]);
    expect(await host.answer(1, "b1", true)).toEqual({ kind: "applied", seq: 3 });
    expect(host.record().entries.at(-1)?.comment).toBeUndefined();
    await host.ask(1, "b2", { kind: "back" });
    await host.answer(0, "b2", false);
    expect(host.seq).toBe(3);
    expect(host.status.asked).toEqual([]);
  });

  test("a decision is taken back freely while nothing was drawn since and nobody else acted", async () => {
    const host = await begun(foundingOf([person("Ada"), person("Bo")]));
    await host.command(0, { id: "c1", after: 1, moves: ["draw"] });
    await host.command(0, { id: "c2", after: 2, moves: [moveOf(host, 0)] });
    // A tile that was drawn instead is placed without a refill.
    expect(host.status.toAct).toBe(1);
    await host.ask(0, "b1", { kind: "back" });
    expect(host.status).toMatchObject({ toAct: 0, asked: [] });
    expect(host.record().entries.at(-1)?.by).toBe("chance");
  });

  test("one's own refill has been seen, so that every other person has to consent", async () => {
    const host = await begun(foundingOf([person("Ada"), person("Bo"), person("Cy")]));
    await host.command(0, { id: "c1", after: 1, moves: [moveOf(host, 0)] });
    await host.ask(0, "b1", { kind: "back" });
    expect(host.status.asked).toMatchObject([{ id: "b1", waits: [1, 2] }]);
    await host.answer(2, "b1", true);
    expect(host.status.asked).toMatchObject([{ id: "b1", waits: [1] }]);
    await host.answer(1, "b1", true);
    expect(host.status).toMatchObject({ toAct: 0, asked: [] });
  });

  test("once another has acted a take-back needs consent, and undoes what they did", async () => {
    const host = await begun(foundingOf([person("Ada"), person("Bo")]));
    await host.command(0, { id: "c1", after: 1, moves: ["draw"] });
    await host.command(0, { id: "c2", after: 2, moves: [moveOf(host, 0)] });
    await host.command(1, { id: "c3", after: 3, moves: [moveOf(host, 1)] });
    await host.ask(0, "b1", { kind: "back" });
    expect(host.status.asked).toMatchObject([{ id: "b1", waits: [1] }]);
    await host.answer(1, "b1", true);
    expect(host.status.toAct).toBe(0);
  });

  test("spectators are not asked about a take-back, and bots consent at once", async () => {
    const needs = needsOf();
    const host = await begun(foundingOf([person("Ada"), bot("Bo")]), needs);
    const stop = host.watch("spectator", 0, () => undefined);
    await host.command(0, { id: "c1", after: 1, moves: [moveOf(host, 0)] });
    await host.ask(0, "b1", { kind: "back" });
    expect(host.status).toMatchObject({ toAct: 0, asked: [] });
    stop();
  });

  test("what was decided at once is taken back at once", async () => {
    const founding = foundingOf([person("Ada"), person("Bo")]);
    const looked = await begun(founding);
    await looked.command(0, { id: "c1", after: 1, moves: ["draw"] });
    const moves = ["draw", moveOf(looked, 0)];
    const needs = needsOf();
    const host = await begun(founding, needs);
    const before = host.record().entries.length;
    await host.command(0, { id: "c1", after: 1, moves });
    const heard: (boolean | undefined)[][] = [];
    host.watch(0, 0, ({ changes }) => {
      for (const change of changes)
        if ("entries" in change) heard.push(change.entries.slice(before).map(({ goesOn }) => goesOn));
    });
    expect(heard).toEqual([[undefined, undefined, true]]);
    // Also by a host that has read it from the store.
    const again = await opened(needs);
    await again.ask(0, "b1", { kind: "back" });
    await again.answer(1, "b1", true);
    expect(again.record().entries).toHaveLength(before);
    await again.command(0, { id: "c2", after: 3, moves: ["draw"] });
    await again.ask(0, "b2", { kind: "back" });
    await again.answer(1, "b2", true);
    expect(again.record().entries).toHaveLength(before);
  });

  test("what was taken back can be done again, and the same draws come", async () => {
    const host = await begun(foundingOf([person("Ada"), person("Bo")]));
    const move = moveOf(host, 0);
    await host.command(0, { id: "c1", after: 1, moves: [move] });
    const texts = host.record().entries.map(({ text }) => text);
    await host.ask(0, "b1", { kind: "back" });
    await host.answer(1, "b1", true);
    await host.command(0, { id: "c2", after: 3, moves: [move] });
    expect(host.record().entries.map(({ text }) => text)).toEqual(texts);
  });

  test("what was consented to happens after a crash in between", async () => {
    const needs = needsOf();
    const host = await begun(foundingOf([person("Ada"), person("Bo")]), needs);
    await host.command(0, { id: "c1", after: 1, moves: [moveOf(host, 0)] });
    await host.ask(0, "b1", { kind: "back" });
    host.close();
    const summary = { at: 0, state: "running", sitters: [], points: [], progress: 0 } as const;
    await needs.store.append("t", "table", 1, { kind: "answered", id: "b1", by: 1, consent: true, at: 0 }, summary);
    const again = await opened(needs);
    expect(again.seq).toBe(3);
    expect(again.status.toAct).toBe(0);
    expect(again.status.asked).toEqual([]);
  });

  test("are still open after a restart, wait for the same people, and lapse when they would have", async () => {
    const needs = needsOf({ requestLasts: 5000 });
    const host = await begun(foundingOf([person("Ada"), person("Bo"), person("Cy")]), needs);
    await host.ask(0, "e", { kind: "end" });
    await host.answer(1, "e", true);
    await needs.time.pass(3000);
    host.close();
    const again = await opened(needs);
    expect(again.status.asked).toMatchObject([{ id: "e", by: 0, request: { kind: "end" }, waits: [2] }]);
    await again.answer(2, "e", true);
    expect(again.status).toMatchObject({ termination: { kind: "agreed" }, asked: [] });

    const others = needsOf({ requestLasts: 5000 });
    const unanswered = await begun(foundingOf([person("Ada"), person("Bo")]), others);
    await unanswered.ask(0, "e", { kind: "end" });
    await others.time.pass(3000);
    unanswered.close();
    const later = await opened(others);
    await others.time.pass(1999);
    expect(later.status.asked).toMatchObject([{ id: "e", waits: [1] }]);
    await others.time.pass(1);
    expect(later.status).toMatchObject({ isOver: false, asked: [] });
  });

  test("lapse after a while", async () => {
    const needs = needsOf({ requestLasts: 5000 });
    const host = await begun(foundingOf([person("Ada"), person("Bo")]), needs);
    await host.ask(0, "e", { kind: "end" });
    await needs.time.pass(4999);
    expect(host.status.asked).toHaveLength(1);
    await needs.time.pass(1);
    expect(host.status.asked).toEqual([]);
    expect(host.status.isOver).toBe(false);
  });

  test("end a game by consent or by resigning, and the record says so to everybody", async () => {
    const agreed = await begun(foundingOf([person("Ada"), person("Bo")]));
    await agreed.ask(0, "e", { kind: "end" });
    await agreed.answer(1, "e", true);
    expect(agreed.record("spectator").termination).toEqual({ kind: "agreed" });
    const needs = needsOf();
    const resigned = await begun(foundingOf([person("Ada"), person("Bo")]), needs);
    await resigned.ask(1, "r", { kind: "resign" });
    expect(resigned.status.standings?.at(-1)).toMatchObject({ seat: 1, place: 2 });
    expect(resigned.record(0).entries.every(({ text }) => text !== "?")).toBe(true);
    expect((await opened(needs)).status.termination).toEqual({ kind: "resigned", seat: 1 });
    expect(await resigned.ask(0, "x", { kind: "end" })).toMatchObject({ refusal: { code: "over" } });
    const three = await begun(foundingOf([person("Ada"), person("Bo"), person("Cy")]));
    expect(await three.ask(0, "x", { kind: "resign" })).toMatchObject({ refusal: { code: "resignTwo" } });
  });

  test("a line gets a name and loses it, without a word in the record, also after a restart and after the end", async () => {
    const needs = needsOf();
    const founding = foundingOf([person("Ada"), person("Bo")]);
    await found(withLines, "t", founding, needs);
    const host = await opened(needs, "t", withLines);
    const before = host.record();
    expect(await host.ask(0, "n1", { kind: "nameLine", line: "red", name: "Ada line" })).toMatchObject({
      kind: "applied",
    });
    await host.ask(0, "n2", { kind: "nameLine", line: "blue", name: "Second" });
    await host.ask(1, "r", { kind: "resign" });
    await host.ask(0, "n3", { kind: "nameLine", line: "blue", name: "" });
    expect((await opened(needs)).status.sitters.map(({ lineNames }) => lineNames)).toEqual([
      { red: "Ada line" },
      undefined,
    ]);
    expect(host.record().tags).toEqual(before.tags);
    expect(host.record().entries).toEqual(before.entries);
  });

  test("name no line of another player, none that the game doesn't have, and none in a game without names", async () => {
    const needs = needsOf();
    const founding = foundingOf([person("Ada"), person("Bo")]);
    const refused = { kind: "refused", refusal: { code: "noLine", rule: "table" } };
    await found(withLines, "t", founding, needs);
    const host = await opened(needs, "t", withLines);
    for (const line of ["green", "purple", "constructor"])
      expect(await host.ask(0, line, { kind: "nameLine", line, name: "x" })).toEqual(refused);
    const plain = await begun(founding);
    expect(await plain.ask(0, "n", { kind: "nameLine", line: "red", name: "x" })).toEqual(refused);
    for (const { status } of [host, plain]) expect(status.sitters[0]).not.toHaveProperty("lineNames");
  });

  test("a seat changes hands between two moves, and the record notes it there, also after a restart", async () => {
    const needs = needsOf();
    const host = await begun(foundingOf([person("Ada"), person("Bo")]), needs);
    await host.command(0, { id: "c1", after: 1, moves: [moveOf(host, 0)] });
    await host.ask(0, "s", { kind: "replace", seat: 1, sitter: person("Eve") });
    await host.answer(1, "s", true);
    await host.command(1, { id: "c2", after: 2, moves: [moveOf(host, 1)] });
    const record = host.record();
    expect(record.seats).toEqual(["Ada", "Eve"]);
    expect(record.entries.filter(({ comment }) => comment).map(({ comment }) => comment)).toEqual([
      '[%seat 2 "Bo" "Eve"]',
    ]);
    expect((await opened(needs)).record()).toEqual(record);
  });
});

describe("clocks", () => {
  test("run for whoever decides, lose with two seats, and never charge the time without an owner", async () => {
    const needs = needsOf();
    const control = { kind: "live", initial: 10_000, increment: 1_000 } as const;
    const host = await begun(foundingOf([person("Ada"), person("Bo")], { control }), needs);
    await needs.time.pass(4_000);
    await host.command(0, { id: "c1", after: 1, moves: [moveOf(host, 0)] });
    expect(host.status.clock?.left).toEqual([7_000, 10_000]);
    host.close();
    await needs.time.pass(60_000);
    const again = await opened(needs);
    expect(again.status.isOver).toBe(false);
    await needs.time.pass(9_999);
    expect(again.status.isOver).toBe(false);
    await needs.time.pass(2);
    expect(again.status.termination).toEqual({ kind: "time", seat: 1 });
  });

  test("stand while the table is paused", async () => {
    const needs = needsOf();
    const control = { kind: "live", initial: 10_000, increment: 0 } as const;
    const host = await begun(foundingOf([person("Ada"), bot("Bo")], { control }), needs);
    await needs.time.pass(3_000);
    await host.ask(0, "p", { kind: "pause" });
    await needs.time.pass(100_000);
    await host.ask(0, "r", { kind: "resume" });
    await needs.time.pass(6_999);
    expect(host.status.isOver).toBe(false);
    await needs.time.pass(2);
    expect(host.status.termination).toEqual({ kind: "time", seat: 0 });
  });
});

describe("the entry in lists", () => {
  test("says whose turn it is until when, and that a table is paused, whatever row comes last", async () => {
    const kept = new MemoryStore();
    const listed: unknown[] = [];
    const store: Store = {
      read: kept.read.bind(kept),
      append: (...row) => {
        const [, , , , summary] = row;
        listed.push([summary?.state, summary?.toAct, summary?.deadline]);
        return kept.append(...row);
      },
    };
    const needs = needsOf({ store });
    const control = { kind: "live", initial: 10_000, increment: 1_000 } as const;
    // It is second 1. Ada moves at second 5, and Bo's clock begins.
    const host = await begun(foundingOf([person("Ada"), person("Bo")], { control }), needs);
    await needs.time.pass(4_000);
    await host.command(0, { id: "c1", after: 1, moves: [moveOf(host, 0)] });
    expect(listed).toEqual([
      ["running", 0, 11_000],
      ["running", 1, 15_000],
    ]);
    await needs.time.pass(3_000);
    await host.ask(1, "p", { kind: "pause" });
    await host.answer(0, "p", true);
    await host.say(0, "Back soon");
    expect(listed.at(-1)).toEqual(["paused", 1, undefined]);
    await needs.time.pass(60_000);
    // Second 68, and Bo has seven left.
    await host.ask(0, "r", { kind: "resume" });
    expect(listed.at(-1)).toEqual(["running", 1, 75_000]);
    expect(host.summary).toMatchObject({ state: "running", toAct: 1, deadline: 75_000 });
  });
});

describe("clocks of a paused table", () => {
  test("keep what everybody had left over a restart, and run on from there", async () => {
    const needs = needsOf();
    const control = { kind: "live", initial: 10_000, increment: 1_000 } as const;
    const host = await begun(foundingOf([person("Ada"), person("Bo")], { control }), needs);
    await needs.time.pass(4_000);
    await host.command(0, { id: "c1", after: 1, moves: [moveOf(host, 0)] });
    await needs.time.pass(3_000);
    await host.ask(1, "p", { kind: "pause" });
    await host.answer(0, "p", true);
    host.close();
    await needs.time.pass(60_000);
    const again = await opened(needs);
    // Ada used 4 s and got 1 s; Bo has used 3 s.
    expect(again.status.clock).toMatchObject({ left: [7_000, 7_000] });
    expect(again.status.clock?.running).toBeUndefined();
    await needs.time.pass(60_000);
    expect(again.status).toMatchObject({ isOver: false, pausedBy: 1 });
    await again.ask(0, "r", { kind: "resume" });
    await needs.time.pass(2_000);
    await again.command(1, { id: "c2", after: 2, moves: [moveOf(again, 1)] });
    again.close();
    // Bo has used 2 s more and got 1 s. The move is later than the pause.
    const last = await opened(needs);
    expect(last.status.clock).toMatchObject({ left: [7_000, 6_000], running: { seat: 0 } });
    await needs.time.pass(6_999);
    expect(last.status.isOver).toBe(false);
    await needs.time.pass(1);
    expect(last.status.termination).toEqual({ kind: "time", seat: 0 });
  });
});

describe("a take-back with less than a second left", () => {
  test("gives no time away, and takes none", async () => {
    const needs = needsOf();
    const control = { kind: "live", initial: 3_000, increment: 5_000 } as const;
    const host = await begun(foundingOf([person("Ada"), person("Bo")], { control }), needs);
    await needs.time.pass(2_900);
    await host.command(0, { id: "c1", after: 1, moves: [moveOf(host, 0)] });
    await host.command(1, { id: "c2", after: 2, moves: [moveOf(host, 1)] });
    // Ada has 0.1 s and her increment, and thinks for 4.7 s.
    await needs.time.pass(4_700);
    await host.ask(0, "b", { kind: "back" });
    await host.answer(1, "b", true);
    expect(host.status.clock).toMatchObject({ left: [400, 3_000], running: { seat: 0 } });
    await needs.time.pass(399);
    expect(host.status.isOver).toBe(false);
    await needs.time.pass(1);
    expect(host.status.termination).toEqual({ kind: "time", seat: 0 });
  });
});

describe("what viewers are told", () => {
  test("random games with take-backs and reconnects lead everybody to what the game says they may see", async () => {
    const random = new Random("news");
    const needs = needsOf();
    const host = await begun(foundingOf([person("A"), person("B"), person("C")], {}, ["stock-corporations"]), needs);
    const seats = [0, 1, 2, "spectator"] as const;
    const seen = seats.map((viewer) => ({ viewer, held: undefined as Followed<Event, View> | undefined, seq: 0 }));
    for (let step = 0; step < 120 && !host.status.isOver; step++) {
      const { toAct } = host.status;
      if (toAct === undefined) break;
      await host.command(toAct, { id: `c${step}`, after: host.seq, moves: [moveOf(host, toAct, random.below(50))] });
      if (random.below(6) === 0) {
        await host.ask(toAct, `b${step}`, { kind: "back" });
        for (const other of [0, 1, 2]) await host.answer(other, `b${step}`, true);
      }
      for (const each of seen) {
        // Some watch all the time, some come back after a while.
        if (random.below(3) > 0) continue;
        const stop = host.watch(each.viewer, each.seq, (news) => {
          each.seq = news.seq;
          for (const change of news.changes)
            each.held = followed((view, event) => metro.follow(view, event), each.held, change);
        });
        stop();
        const newcomer = onlooker(host, each.viewer);
        newcomer.stop();
        expect(each.held?.view).toEqual(newcomer.held.view);
        const record = host.record(each.viewer);
        const texts = record.entries.map(({ by, text }) => (by === "chance" ? `=${text}` : text));
        expect(each.held?.entries.map(({ text }) => text)).toEqual(texts);
      }
    }
    expect(host.seq).toBeGreaterThan(100);
  });

  test.each(["resigned", "agreed", "time", "abandoned", "played out"] as const)(
    "a table that is over hides nothing, however it ended: %s",
    async (ending) => {
      const random = new Random(ending);
      const needs = needsOf();
      const control =
        ending === "time" ? ({ kind: "live", initial: 1e6, increment: 0 } as const) : ({ kind: "none" } as const);
      const host = await begun(foundingOf([person("A"), person("B")], { control }, ["stock-corporations"]), needs);
      const present = ([0, 1, "spectator"] as const).map((viewer) => ({ viewer, looks: onlooker(host, viewer) }));
      const moves = ending === "played out" ? 1000 : 20;
      for (let step = 0; step < moves && !host.status.isOver; step++) {
        const seat = host.status.toAct ?? 0;
        await host.command(seat, { id: `c${step}`, after: host.seq, moves: [moveOf(host, seat, random.below(50))] });
      }
      if (ending !== "played out") {
        expect(present[0]?.looks.held.view.hands[1]).toContain("?");
        expect(present[0]?.looks.held.entries.some(({ text }) => text === "=?")).toBe(true);
      }
      if (ending === "resigned") await host.ask(1, "r", { kind: "resign" });
      else if (ending === "time") await needs.time.pass(2e6);
      else if (ending === "abandoned") await host.tend((asking) => asking.end("left", { kind: "abandoned" }));
      else if (ending === "agreed") {
        await host.ask(0, "e", { kind: "end" });
        await host.answer(1, "e", true);
      }
      expect(host.status.isOver).toBe(true);
      const replayed = Table.replay(metro, host.record());
      if (!replayed.ok) throw new Error(replayed.reason);
      const { history, position } = replayed.table;
      for (const { viewer, looks } of present)
        for (const { held } of [looks, onlooker(host, viewer)]) {
          expect(held.view).toEqual(metro.openView?.(position, viewer));
          expect(held.first).toEqual(metro.openView?.(replayed.table.at(0), viewer));
          expect(held.entries.map(({ events }) => events)).toEqual(history.map(({ events }) => events));
          expect(held.entries.some(({ text }) => text.includes("?"))).toBe(false);
        }
    },
  );
});
