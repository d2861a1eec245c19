/**
 * Simulates a network that loses, delays, duplicates and reorders messages, with partitions, crashes and clock jumps,
 * over the server's real sessions, live tables and hosts and a client that follows the news. Everything comes from a
 * seed.
 */
import { found, Host, MemoryStore } from "@interchange/host";
import type { Founding } from "@interchange/host";
import { metro } from "@interchange/metro";
import { underground } from "@interchange/underground";
import type { AnyGame } from "@interchange/tabletop";
import { SimulatedClient } from "./client.ts";
import type { Weather } from "./client.ts";
import { needsOf, SimulatedServer, TABLE } from "./servers.ts";
import { settled, VirtualWorld } from "./world.ts";

export interface Simulated {
  readonly steps: number;
  readonly episodes: number;
  readonly acknowledged: number;
  readonly rows: number;
  readonly crashes: number;
  readonly cuts: number;
  readonly partitions: number;
  readonly jumps: number;
  /** Each names its episode, to reproduce it. */
  readonly faults: readonly string[];
}

type Counts = { -readonly [Name in keyof Omit<Simulated, "faults">]: number };

const STEPS_AN_EPISODE = 2_500;
const CALM_STEPS = 30_000;
const A_HUNDRED_HOURS = 360_000_000;
const GAMES: readonly AnyGame[] = [metro, underground];

export interface SimulationWish {
  readonly steps: number;
  readonly seed: string;
  /** Runs only this one. */
  readonly episode?: number;
  readonly onProgress?: (steps: number) => void;
}

export async function simulate({ steps, seed, episode, onProgress }: SimulationWish): Promise<Simulated> {
  const counts: Counts = {
    steps: 0,
    episodes: 0,
    acknowledged: 0,
    rows: 0,
    crashes: 0,
    cuts: 0,
    partitions: 0,
    jumps: 0,
  };
  const faults: string[] = [];
  await fetchAll();
  for (let number = episode ?? 0; counts.steps < steps && faults.length < 10; number++) {
    try {
      for (const fault of await playEpisode(`${seed}/${number}`, number, counts))
        faults.push(`episode ${number}: ${fault}`);
    } catch (thrown) {
      faults.push(`episode ${number}: threw ${thrown instanceof Error ? (thrown.stack ?? "") : String(thrown)}`);
    }
    counts.episodes++;
    onProgress?.(counts.steps);
    if (episode !== undefined) break;
  }
  return { ...counts, faults };
}

async function playEpisode(seed: string, number: number, counts: Counts): Promise<readonly string[]> {
  const world = new VirtualWorld(seed);
  const game = GAMES[number % GAMES.length] ?? metro;
  const store = new MemoryStore();
  await found(game, TABLE, foundingOf(game, number), needsOf(store, world));
  const servers = [new SimulatedServer(world, game, store), new SimulatedServer(world, game, store)];
  const weather: Weather = { isRough: true };
  const client = (name: string, seats: readonly number[]) =>
    new SimulatedClient(name, seats, world, game, servers, weather);
  // The first person has two tabs open.
  const clients = [client("one", [0]), client("one-too", [0]), client("two", [1]), client("looks-on", [])];
  // The live tables' own timers run on this world's time.
  const { setTimeout: realTimeout, clearTimeout: realClear } = globalThis;
  globalThis.setTimeout = ((act: () => void, milliseconds: number) => {
    const callOff = world.after(milliseconds, "time", act);
    return { unref: () => undefined, callOff };
  }) as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((timer: { callOff?: () => void } | undefined) => {
    timer?.callOff?.();
  }) as typeof clearTimeout;
  try {
    for (const each of clients) {
      each.connect();
      think(each, world, weather);
    }
    for (let step = 0; step < STEPS_AN_EPISODE; step++) {
      counts.steps++;
      disturb(world, clients, servers, counts);
      if (!(await world.step())) break;
    }
    return await calmAndCheck(world, game, store, clients, servers, weather, counts);
  } finally {
    for (const server of servers) server.crash();
    await settled();
    globalThis.setTimeout = realTimeout;
    globalThis.clearTimeout = realClear;
  }
}

/** Hosts load some modules lazily, which takes real time, so we load them first. */
async function fetchAll(): Promise<void> {
  const world = new VirtualWorld("fetch");
  const store = new MemoryStore();
  await found(metro, TABLE, foundingOf(metro, 2), needsOf(store, world));
  const opened = await Host.open(metro, TABLE, needsOf(store, world));
  if (!opened.ok) throw new Error(opened.detail);
  await opened.host.ask(0, "fetch", { kind: "pause" });
  opened.host.close();
}

/** People take a little time. */
function think(client: SimulatedClient, world: VirtualWorld, weather: Weather): void {
  world.after(30 + world.random.below(300), "net", () => {
    if (!weather.isRough) return;
    client.act();
    think(client, world, weather);
  });
}

function foundingOf(game: AnyGame, number: number): Founding {
  const prepared = game.prepare({ seats: 2, edition: game === metro ? "bigbox" : (game.choices.editions[0] ?? "") });
  if (!prepared.ok) throw new Error(prepared.reason);
  return {
    game: game.id,
    setup: prepared.setup,
    sitters: ["Ada", "Bo"].map((name) => ({ name, mind: { kind: "person" } })),
    // So long that a clock jump does not end a game.
    control: number % 4 < 2 ? { kind: "none" } : { kind: "live", initial: A_HUNDRED_HOURS, increment: 1_000 },
    luck: { kind: "seeded", seed: "network" },
    terms: {},
  };
}

function disturb(
  world: VirtualWorld,
  clients: readonly SimulatedClient[],
  servers: readonly SimulatedServer[],
  counts: Counts,
): void {
  const { random } = world;
  if (world.isLucky(250)) {
    counts.cuts++;
    random.pick(clients).cut();
  }
  if (world.isLucky(800)) {
    counts.partitions++;
    const client = random.pick(clients);
    client.isPartitioned = true;
    client.cut();
    world.after(random.below(6_000), "net", () => {
      client.isPartitioned = false;
    });
  }
  if (world.isLucky(700)) {
    counts.crashes++;
    random.pick(servers).crash();
    // Only some clients were connected there, but all are cut, which is harsher.
    for (const client of clients) client.cut();
  }
  if (world.isLucky(300)) {
    counts.jumps++;
    world.jumped += (random.below(7_200) - 3_600) * 1_000;
  }
}

/** Repairs everything, waits until all is quiet, and checks the result. */
async function calmAndCheck(
  world: VirtualWorld,
  game: AnyGame,
  store: MemoryStore,
  clients: readonly SimulatedClient[],
  servers: readonly SimulatedServer[],
  weather: Weather,
  counts: Counts,
): Promise<readonly string[]> {
  weather.isRough = false;
  for (const server of servers) server.isTroubled = false;
  for (const client of clients) {
    client.isPartitioned = false;
    // Whatever it has, it must end up where a fresh client does.
    client.cut();
  }
  const isCalm = (): boolean => clients.every(({ isSettled }) => isSettled) && world.underWay === 0;
  let left = CALM_STEPS;
  for (; left > 0 && !isCalm(); left--) {
    counts.steps++;
    if (!(await world.step())) break;
  }
  await settled();
  const faults = [...clients, ...servers].flatMap(({ faults: heard }) => heard);
  if (!isCalm()) faults.push("it never became calm");

  const rows = await store.read(TABLE, "game", 0);
  counts.rows += rows.length;
  const rowOf = new Map<string, number>();
  for (const [index, row] of rows.entries())
    if (row.kind === "moves") {
      if (rowOf.has(row.command)) faults.push(`${row.command} is in the log twice`);
      rowOf.set(row.command, index + 1);
    }
  for (const client of clients)
    for (const [id, seq] of client.acknowledged) {
      counts.acknowledged++;
      const row = rowOf.get(`${client.seats[0]}/${id}`);
      if (row !== seq) faults.push(`${id} was acknowledged as row ${seq} and is row ${row}`);
    }
  // The log replays by the rules, and everyone has arrived at its result.
  const opened = await Host.open(game, TABLE, needsOf(store, world));
  if (!opened.ok) return [...faults, `the log does not replay: ${opened.detail}`];
  for (const client of clients) {
    const viewer = client.seats[0] ?? "spectator";
    const [anew] = opened.host.changesSince(viewer, 0);
    if (anew?.kind !== "anew") continue;
    let view: unknown = anew.first;
    for (const { events } of anew.entries) for (const event of events) view = game.follow(view, event);
    if (client.seq !== rows.length) faults.push(`${client.name} is at row ${client.seq} of ${rows.length}`);
    else if (JSON.stringify(client.held?.view) !== JSON.stringify(view))
      faults.push(`${client.name} sees something else`);
    else if (!isSameMemory(client.held?.entries ?? [], anew.entries))
      faults.push(`${client.name} remembers something else`);
  }
  const clock = opened.host.status.clock;
  if (clock?.left.some((each) => !Number.isFinite(each) || each < 0))
    faults.push(`clocks show ${clock.left.join(", ")}`);
  opened.host.close();
  return faults;
}

/** What was hidden when it happened may be revealed at the end. */
function isSameMemory(held: readonly { readonly text: string }[], told: readonly { readonly text: string }[]): boolean {
  return held.length === told.length && held.every(({ text }, index) => text === "?" || text === told[index]?.text);
}
