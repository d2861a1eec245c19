/**
 * Nobody is told what they may not know. Two tables are played alike except for one draw that a viewer must not see. As
 * long as the rules give that viewer the same view of both, every byte that the server sends them must be the same:
 * over sockets, after reconnecting, after take-backs, in lists of legal moves, in the API, and in notices.
 */
import { FORETELL } from "@interchange/games/ledgers";
import { metro } from "@interchange/metro";
import { followed, found, Host, MemoryStore } from "@interchange/host";
import type { Bots, Followed, Founding, HostNeeds } from "@interchange/host";
import { HandTime } from "@interchange/host/testing";
import { PROTOCOL } from "@interchange/protocol";
import type { Outgoing, TableInfo } from "@interchange/protocol";
import { Random, Table, writeRecord } from "@interchange/tabletop";
import type { AnyGame, ChanceSource, Draw, Setup, TimeControl, Viewer } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { describe, expect, test, vi } from "vitest";
import { NO_LIMITS } from "./limits.ts";
import { Metrics } from "./metrics.ts";
import { pushPayload } from "./notices/delivery.ts";
import { occasionOf } from "./notices/held.ts";
import { mailText } from "./notices/ways/mail.ts";
import { hookMessage } from "./notices/ways/webhook.ts";
import { spoken } from "./notices/words.ts";
import { Premoves } from "./premoves/premoves.ts";
import type { StoredPremove, PremoveStore } from "./premoves/premoveStore.ts";
import { LiveTable } from "./liveTables/liveTable.ts";
import type { AnyHost } from "./liveTables/anyHost.ts";
import { Session } from "./sockets/session.ts";

const LONG = process.env["LONG"] === "1";
const GAMES_EACH = LONG ? 100 : 2;
const MOVES = 30;
const TABLE = "abcdefghij12";

const LINKS = { unsubscribe: "https://play.example.org/off", settings: "https://play.example.org/notices" };

const counts = { sockets: () => 0, tables: () => 0, waitingBots: () => 0, waitingWrites: () => 0 };
const metrics = new Metrics(counts);

/** The first world's draws, in order. */
type Drawn = string[];

/** Draws at random and remembers. */
function firstWorld(random: Random, drawn: Drawn): ChanceSource {
  return {
    pick<Chance>({ outcomes }: Draw<Chance>, _before: unknown, write: (chance: Chance) => string): number {
      const index = random.weighted(outcomes.map(({ weight }) => weight));
      drawn.push(write(outcomes[index]!.chance));
      return index;
    },
  };
}

/** Repeats the first world's draws, except the one that differs. */
function secondWorld(drawn: Drawn, other: number, random: Random): ChanceSource {
  let draws = 0;
  return {
    pick<Chance>({ outcomes }: Draw<Chance>, _before: unknown, write: (chance: Chance) => string): number {
      const number = draws++;
      const texts = outcomes.map(({ chance }) => write(chance));
      const same = texts.indexOf(drawn[number] ?? "");
      if (number !== other && same >= 0) return same;
      const choices = texts.flatMap((_, index) => (index === same ? [] : [index]));
      return choices.length ? random.pick(choices) : Math.max(0, same);
    },
  };
}

function memoryPlans(): PremoveStore {
  const plans = new Map<number, StoredPremove>();
  return {
    read: async () => [...plans.values()],
    keep: async (plan) => void plans.set(plan.seat, plan),
    forget: async (seat) => void plans.delete(seat),
  };
}

async function settled(): Promise<void> {
  // On a busy machine, lazy imports take a while.
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Plays the first legal move, after a delay that may depend on anything the bot sees. */
function slowBots(game: AnyGame, time: HandTime, thinks: (view: unknown) => number): Bots<unknown> {
  return {
    think: ({ view }) => ({
      thought: new Promise((resolve) => {
        time.after(thinks(view), () => {
          const move = game.moves(view).map((each: unknown) => game.notation.writeMove(each))[0]!;
          resolve({ ok: true, move });
        });
      }),
      stop: () => undefined,
    }),
  };
}

class World {
  /** Every byte the viewer was sent. */
  readonly sent: string[] = [];
  /** What notices to the viewer and the table's room would have said after each move. */
  readonly noticed: string[] = [];
  readonly host: AnyHost;
  readonly time: HandTime;
  private session: Session | undefined;
  private readonly live: LiveTable;
  private readonly viewer: Viewer;
  private readonly game: AnyGame;

  private constructor(game: AnyGame, host: AnyHost, viewer: Viewer, time: HandTime) {
    this.game = game;
    this.host = host;
    this.viewer = viewer;
    this.time = time;
    this.live = new LiveTable(host, { time, voting: { bot: "random", voteLasts: 1e9, goneAfter: 1e9 } });
    if (host.founding.control.kind === "live") return;
    this.live.premoves = new Premoves({
      host,
      rules: game,
      foretell: FORETELL[game.id]!,
      store: memoryPlans(),
      tell: (plan) => {
        this.live.tellSeat(plan.seat, { kind: "plan", plan });
      },
    });
  }

  static async open(
    game: AnyGame,
    setup: Setup,
    source: ChanceSource,
    viewer: Viewer,
    control: TimeControl = { kind: "live", initial: 600_000, increment: 1_000 },
    /** How long the bot on the second seat thinks, if there is one. */
    thinks?: (view: unknown) => number,
  ): Promise<World> {
    const time = new HandTime(1000, settled);
    const needs: HostNeeds<never, never> = {
      store: new MemoryStore(),
      time,
      chance: () => source,
      progress: () => 0,
      botPause: () => 500,
      ...(thinks && { bots: async () => slowBots(game, time, thinks) }),
    };
    const sitters = Array.from({ length: setup.seats }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      mind: thinks && seat === 1 ? ({ kind: "bot", bot: "any" } as const) : ({ kind: "person" } as const),
    }));
    const founding: Founding = {
      game: game.id,
      setup,
      sitters,
      control,
      luck: { kind: "sealed", secret: "00".repeat(32), nonces: sitters.map(() => "-") },
      terms: {},
    };
    await found(game, TABLE, founding, needs);
    const opened = await Host.open(game, TABLE, needs);
    if (!opened.ok) throw new Error(opened.detail);
    const world = new World(game, opened.host as AnyHost, viewer, time);
    world.session = await world.connect(0);
    return world;
  }

  /** Connects for the first time, or again. */
  async connect(
    seen: number,
    viewer = this.viewer,
    send = (text: string): void => void this.sent.push(text),
  ): Promise<Session> {
    const { live } = this;
    const info = {
      id: TABLE,
      setup: this.host.founding.setup,
      yours: viewer === "spectator" ? [] : [viewer],
      ...this.host.summary,
    } as unknown as TableInfo;
    const session = new Session(
      { id: "somebody", name: "Somebody" },
      {
        liveTables: { get: async () => live } as never,
        infos: { of: async () => info } as never,
        limits: NO_LIMITS,
        maySay: () => true,
        metrics,
        now: () => this.time.now(),
        page: { now: "b" },
      },
      { send, close: () => undefined },
    );
    await session.hear(JSON.stringify({ kind: "hello", protocol: PROTOCOL, table: TABLE, seen }));
    return session;
  }

  /** The game so far as the API gives it to the viewer. */
  readRecord(): void {
    this.sent.push(writeRecord(this.host.record(this.viewer, {})));
  }

  /** Asks what the viewer may do, also after these moves, which are not played. */
  async askMoves(first: readonly string[]): Promise<void> {
    await this.session?.hear(JSON.stringify({ kind: "moves", id: "legal", seat: this.viewer, moves: first }));
  }

  get toAct(): number | undefined {
    return this.host.status.toAct;
  }

  viewOf(viewer: Viewer): unknown {
    let view: unknown;
    this.host.watch(viewer, 0, ({ changes }) => {
      for (const change of changes)
        if (change.kind === "anew")
          view = change.entries.reduce(
            (folded, { events }) => events.reduce((each, event) => this.game.follow(each, event) as unknown, folded),
            change.first as unknown,
          );
    })();
    return view;
  }

  /** What a viewer has who was there all the time. */
  lastTold(): unknown {
    let held: Followed<unknown, unknown> | undefined;
    for (const text of this.sent) {
      const told = JSON.parse(text) as Outgoing;
      const news = told.kind === "welcome" ? told.game : told;
      for (const change of news && "changes" in news ? news.changes : [])
        held = followed((view, event) => this.game.follow(view, event) as unknown, held, change);
    }
    return held?.view;
  }

  async play(seat: number, move: string, id: string): Promise<boolean> {
    const isPlayed = (await this.host.command(seat, { id, after: this.host.seq, moves: [move] })).kind === "applied";
    this.readNotices();
    return isPlayed;
  }

  /** What notices to the viewer and to the table's room say now, by every way. */
  private readNotices(): void {
    const { summary, founding } = this.host;
    const table = { game: founding.game, summary: JSON.stringify(summary) };
    const seats = summary.sitters.map((_, seat) => ({ identity: `person ${seat}` }));
    for (const slot of [`turn/${TABLE}`, `room/turn/${TABLE}`])
      for (const type of ["turn", "time", "end"] as const) {
        const notice = { slot, owner: `person ${this.viewer}`, seat: summary.toAct ?? null };
        const words = spoken(occasionOf(type, notice, table, seats), "en", "https://play.example.org", TABLE);
        this.noticed.push(JSON.stringify(pushPayload(words)), JSON.stringify(mailText([words, words], "en", LINKS)));
        for (const shape of ["json", "discord", "slack", "ntfy"] as const)
          this.noticed.push(JSON.stringify(hookMessage({ url: "https://hook.example/x", shape }, words, "id", 0)));
      }
  }

  async takeBack(seat: number, id: string): Promise<void> {
    await this.host.ask(seat, id, { kind: "back" });
    for (const other of this.host.status.asked[0]?.waits ?? []) await this.host.answer(other, id, true);
  }

  close(): void {
    this.live.close();
  }
}

/** Plays both worlds side by side. Returns for how many moves nobody could tell them apart. */
async function compare(game: AnyGame, setup: Setup, viewer: Viewer, seed: string): Promise<number> {
  const random = new Random(seed);
  const drawn: Drawn = [];
  const one = await World.open(game, setup, firstWorld(new Random(`${seed}/draws`), drawn), viewer);
  // The draw that differs is a tile of the first hands or soon after, so that there is a lot to compare.
  const other = drawn.length - setup.seats + random.below(setup.seats + 9);
  const two = await World.open(game, setup, secondWorld(drawn, other, new Random(`${seed}/other`)), viewer);
  let together = 0;
  const areAlike = (): boolean => JSON.stringify(one.viewOf(viewer)) === JSON.stringify(two.viewOf(viewer));
  const expectTheSame = (): void => {
    // Not the texts themselves, which are long: the index of the first difference is enough.
    expect(one.sent.findIndex((text, index) => text !== two.sent[index])).toBe(-1);
    expect(two.sent.length).toBe(one.sent.length);
    expect(two.noticed).toEqual(one.noticed);
  };
  for (let number = 0; number < MOVES; number++) {
    if (!areAlike()) break;
    expectTheSame();
    together = number;
    const seat = one.toAct;
    if (seat === undefined || two.toAct !== seat) break;
    const moves = game.moves(one.viewOf(seat)).map((move: unknown) => game.notation.writeMove(move));
    const move = random.pick(moves);
    if (viewer !== "spectator") {
      for (const first of [[], [move]]) for (const world of [one, two]) await world.askMoves(first);
      expectTheSame();
    }
    const [played, alike] = [await one.play(seat, move, `m${number}`), await two.play(seat, move, `m${number}`)];
    // What was seen once counts, even if it is taken back.
    if (!played || !alike || !areAlike()) break;
    if (random.below(8) === 0) for (const world of [one, two]) await world.takeBack(seat, `b${number}`);
    const kept = random.below(one.host.seq + 1);
    if (random.below(5) === 0) for (const world of [one, two]) await world.connect(kept);
    if (random.below(5) === 0) for (const world of [one, two]) world.readRecord();
  }
  if (together > 0) expect(one.noticed.length).toBeGreaterThan(0);
  one.close();
  two.close();
  return together;
}

const CASES = [
  { name: "metro", game: metro as AnyGame, modules: [] as string[], seats: 3 },
  { name: "hands of two", game: metro as AnyGame, modules: [], seats: 3, options: { "hand-size": "2" } },
  ...[
    "paris",
    "stockholm",
    "london",
    "new-york",
    "st-petersburg",
    "berlin",
    "numbered-stations",
    "stock-corporations",
  ].map((module) => ({ name: module, game: metro as AnyGame, modules: [module], seats: 3 })),
  { name: "underground", game: underground as AnyGame, modules: [] as string[], seats: 3 },
];

describe.each(CASES)("what is sent of $name", ({ game, modules, seats, ...more }) => {
  test("does not depend on what its reader may not know", async () => {
    const options = "options" in more ? more.options : undefined;
    const prepared = game.prepare({ seats, modules, ...(options && { options }) });
    if (!prepared.ok) throw new Error(prepared.reason);
    let together = 0;
    for (let round = 0; round < GAMES_EACH; round++)
      for (const viewer of [0, 2, "spectator"] as const)
        together += await compare(game, prepared.setup, viewer, `${game.id}/${modules.join()}/${round}/${viewer}`);
    // Otherwise nothing was compared.
    expect(together).toBeGreaterThan(0);
  });

  test("is everything once it is over, though it was not played out", async () => {
    const prepared = game.prepare({ seats: 2, modules });
    if (!prepared.ok) throw new Error(prepared.reason);
    for (const viewer of [0, "spectator"] as const) {
      const drawn: Drawn = [];
      const world = await World.open(
        game,
        prepared.setup,
        firstWorld(new Random(`${modules.join()}/end`), drawn),
        viewer,
      );
      for (let number = 0; number < 9; number++) {
        const seat = world.toAct!;
        await world.play(seat, game.notation.writeMove(game.moves(world.viewOf(seat))[0]), `m${number}`);
      }
      await world.host.ask(1, "enough", { kind: "resign" });
      await settled();
      const replayed = Table.replay(game, world.host.record());
      if (!replayed.ok) throw new Error(replayed.reason);
      const shown = replayed.table.view(viewer) as unknown;
      expect(JSON.stringify(shown)).not.toContain('"?"');
      expect([world.lastTold(), world.viewOf(viewer)]).toEqual([shown, shown]);
      world.close();
    }
  });
});

test("nobody learns from how long a bot thinks about what they do not see", async () => {
  const prepared = metro.prepare({ seats: 3 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const { setup } = prepared;
  const open = (thinks: (view: unknown) => number): Promise<World> =>
    World.open(metro as AnyGame, setup, firstWorld(new Random("bots"), []), "spectator", undefined, thinks);
  // In one world the bot's time depends on its tile, in the other it thinks for no time.
  const byTile = (view: unknown): number =>
    (view as { readonly hands: readonly (readonly string[])[] }).hands[1]![0]!.charCodeAt(0) % 7 === 0 ? 400 : 30;
  const [one, two] = [await open(byTile), await open(() => 0)];
  for (let number = 0; number < 12; number++) {
    const seat = one.toAct!;
    if (seat !== 1) {
      const moves = metro.moves(one.viewOf(seat) as never).map((move) => metro.notation.writeMove(move));
      const places = moves.filter((text) => text.includes("@"));
      for (const world of [one, two]) await world.play(seat, places[number % places.length]!, `m${number}`);
    }
    // Nothing may show in between either.
    for (const step of [100, 350, 49, 1, 100]) {
      for (const world of [one, two]) await world.time.pass(step);
      expect(one.sent).toEqual(two.sent);
    }
  }
  expect(one.host.seq).toBeGreaterThan(8);
  one.close();
  two.close();
});

describe.each([
  { name: "metro", game: metro as AnyGame },
  { name: "underground", game: underground as AnyGame },
])("a plan in $name", ({ name, game }) => {
  /** A plan for a seat as if it were its turn: a tile somewhere, or a token. */
  function anyPlan(world: World, seat: number, random: Random): readonly string[] | undefined {
    const view = world.viewOf(seat);
    const { hands } = view as { readonly hands?: readonly (readonly string[])[] };
    const squares = "abcdefgh".split("").flatMap((column) => "12345678".split("").map((row) => `${column}${row}`));
    const places = hands?.[seat]?.flatMap((tile) => squares.map((square) => `${tile}@${square}`));
    for (let tries = 0; tries < 20; tries++) {
      const moves = [places ? random.pick(places) : "token"];
      if (FORETELL[name]!(game, view, moves).ok) return moves;
    }
    return undefined;
  }

  test("is known to nobody else, by nothing that is sent nor by when, until it is played", async () => {
    const prepared = game.prepare({ seats: 3 });
    if (!prepared.ok) throw new Error(prepared.reason);
    let [planned, played, dropped] = [0, 0, 0];
    for (let round = 0; round < (LONG ? 60 : 6); round++) {
      for (const viewer of [0, "spectator"] as const) {
        const random = new Random(`plans/${name}/${round}/${viewer}`);
        const open = (): Promise<World> =>
          World.open(game, prepared.setup, firstWorld(new Random(`${round}`), []), viewer, {
            kind: "days",
            perMove: 86_400_000,
          });
        const [one, two] = [await open(), await open()];
        const own: string[] = [];
        // Seat 3 is present in both worlds, and plans in one.
        const session = await one.connect(0, 2, (text) => void own.push(text));
        await two.connect(0, 2, () => undefined);
        for (let number = 0; number < 12; number++) {
          await settled();
          expect(one.sent.findIndex((text, index) => text !== two.sent[index])).toBe(-1);
          expect(one.sent.length).toBe(two.sent.length);
          const seat = one.toAct!;
          const plan = seat === 2 || random.below(2) ? undefined : anyPlan(one, 2, random);
          if (plan) {
            await session.hear(
              JSON.stringify({ kind: "plan", id: `p${number}`, seat: 2, after: one.host.seq, moves: plan }),
            );
            planned++;
          }
          for (const world of [one, two]) await world.time.pass(1_000);
          const moves = game.moves(one.viewOf(seat)).map((move: unknown) => game.notation.writeMove(move));
          const text = random.pick(moves);
          const before = one.host.seq;
          for (const world of [one, two]) await world.play(seat, text, `m${number}`);
          await settled();
          // The plan was played at once, so the other world does the same.
          if (one.host.seq === before + 1) continue;
          expect(one.sent.slice(0, two.sent.length)).toEqual(two.sent);
          const { entries } = one.host.record();
          const done = entries.filter(({ by }) => by === "seat").at(-1)!.text;
          expect(await two.play(2, done, `m${number}/planned`)).toBe(true);
          played++;
        }
        dropped += own.filter((text) => text.includes('"dropped"')).length;
        one.close();
        two.close();
      }
    }
    expect(planned).toBeGreaterThan(0);
    expect(played).toBeGreaterThan(0);
    if (name === "metro") expect(dropped).toBeGreaterThan(0);
  });
});
