// Plays real games through the real protocol and measures the load on the server.
//
//   npm run load -- --tables 200 --seconds 20
//   npm run load -- --tables 1000 --every 5000 --seconds 60    a move per table every five seconds
//   npm run load -- --postgres --processes 1,2,4 --rounds 3    several servers on one database
//   npm run load -- --postgres --storage --processes 1,2       only rows, without games and sockets
//
//   --tables N      how many tables (50)
//   --seconds N     how long to play (10)
//   --moves N       stop after this many moves, so that runs on a busy machine compare the same work
//   --warm N        first play this many moves for each server, which do not count
//   --every N       milliseconds between a table's moves (0: as fast as it goes)
//   --sockets N     sockets per table (2: the two seats; more are spectators)
//   --empty         a game without rules, to compare with
//   --ratio         what a move costs, compared: Metro with --empty at one server, or, with several numbers of
//                   --processes, each with the first of them. All are up at once and take turns, --moves each time
//   --postgres      a private PostgreSQL instead of SQLite
//   --processes N   how many servers share the database; several numbers are tried in turn (1)
//   --spread HOW    table: all sockets of a table use one server, as behind a proxy that looks at the table (default)
//                   random: every socket uses any server
//   --storage       append rows without games
//   --rounds N      repeat everything this often (1)
//   --profile DIR   write the servers' CPU profiles there
//   --seed TEXT     chooses the moves (1)
//   --json          print only results, one JSON object per line
import { parseArgs } from "node:util";
import { gameNamed } from "@interchange/games";
import type { GameEntry } from "@interchange/games";
import { Random } from "@interchange/tabletop";
import type { AnyRules } from "@interchange/tabletop";
import { Person } from "../src/testing/client.ts";
import type { Seated } from "../src/testing/client.ts";
import { EMPTY } from "./emptyGame.mjs";
import { newPlace, whole } from "./options.ts";
import { appending, startServer } from "./servers.ts";
import type { Running, Usage } from "./servers.ts";

const { values: asked } = parseArgs({
  options: {
    tables: { type: "string" },
    seconds: { type: "string" },
    every: { type: "string" },
    sockets: { type: "string" },
    moves: { type: "string" },
    warm: { type: "string" },
    profile: { type: "string" },
    processes: { type: "string", default: "1" },
    rounds: { type: "string" },
    seed: { type: "string", default: "1" },
    empty: { type: "boolean", default: false },
    ratio: { type: "boolean", default: false },
    postgres: { type: "boolean", default: false },
    spread: { type: "string", default: "table" },
    storage: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});
const tables = whole(asked.tables, "tables", 50);
const seconds = whole(asked.seconds, "seconds", 10);
const every = whole(asked.every, "every", 0);
const sockets = Math.max(2, whole(asked.sockets, "sockets", 2));
const most = whole(asked.moves, "moves", Infinity);
const warm = whole(asked.warm, "warm", 0);
const rounds = whole(asked.rounds, "rounds", 1);
const counts = asked.processes.split(",").map((text) => Math.max(1, whole(text, "processes", 1)));
if (counts.some((count) => count > 1) && !asked.postgres)
  throw new Error("--processes needs --postgres: SQLite belongs to one process");
if (!["table", "random"].includes(asked.spread)) throw new Error("--spread is table or random");
const say = (line: string): void => {
  if (!asked.json) console.log(line);
};

interface AtATable {
  readonly seats: readonly [Seated, Seated];
  readonly random: Random;
  readonly engine: AnyRules;
}

const METRO = gameNamed("metro") as GameEntry;
/** How many slices of moves `--ratio` plays of each. */
const SLICES = 9;
const SLICE = 1_000;
let errors = 0;
for (let round = 0; round < rounds; round++) {
  if (asked.ratio && counts.length > 1) await compareProcesses();
  else for (const processes of counts) await measureOne(processes);
}
process.exit(errors === 0 ? 0 : 1);

async function measureOne(processes: number): Promise<void> {
  const place = await newPlace(asked.postgres);
  say(`${tables} tables on ${place.where}, ${processes} ${processes === 1 ? "process" : "processes"}`);
  try {
    const result = await (asked.storage ? appendRows(place.where, processes) : playGames(place.where, processes));
    console.log(JSON.stringify({ processes, ...result }));
  } finally {
    await place.remove();
  }
}

/** Each number of processes has a database and tables of its own. */
async function compareProcesses(): Promise<void> {
  const places = await Promise.all(counts.map(() => newPlace(asked.postgres)));
  const groups = await Promise.all(counts.map((count, index) => startServers(places[index]?.where ?? "", count)));
  try {
    const sides: Side[] = [];
    for (const servers of groups) sides.push(await sideOf(servers, METRO));
    const measured = await slicesInTurn(sides);
    const [first = []] = measured;
    for (const [index, slices] of measured.entries())
      console.log(
        JSON.stringify({
          processes: counts[index],
          movesPerSecond: Math.round(median(slices.map(({ rate }) => rate))),
          cpuMicrosecondsPerMove: rounded(median(costsOf(slices))),
          ...ratioOf(costsOf(slices), costsOf(first)),
          errors,
        }),
      );
  } finally {
    for (const server of groups.flat()) await server.stop();
    for (const place of places) await place.remove();
  }
}

async function playGames(where: string, processes: number): Promise<object> {
  const servers = await startServers(where, processes);
  try {
    return await (asked.ratio ? measureRatio(servers) : measure(servers, asked.empty ? EMPTY : METRO));
  } finally {
    for (const server of servers) await server.stop();
  }
}

function startServers(where: string, processes: number): Promise<readonly Running[]> {
  return Promise.all(Array.from({ length: processes }, () => startServer(where, asked.profile)));
}

async function measure(servers: readonly Running[], game: GameEntry): Promise<object> {
  const waiting = await newTables(servers, game);
  // Sockets first: before a table begins, only the sockets are in memory.
  const before = await usageOf(servers);
  const watched = await openSockets(servers, waiting);
  const withSockets = await usageOf(servers);
  const all = await begin(watched);
  const withTables = await usageOf(servers);
  if (warm > 0) await play(all, [], warm * servers.length);
  const acknowledged: number[] = [];
  const first = await usageOf(servers);
  const began = performance.now();
  await play(all, acknowledged, most);
  const took = (performance.now() - began) / 1000;
  const last = await usageOf(servers);
  const perMove = (microseconds: number): number => rounded(microseconds / Math.max(1, acknowledged.length));
  return {
    movesPerSecond: Math.round(acknowledged.length / took),
    ackMs: shares(acknowledged),
    cpuMicrosecondsPerMove: perMove(last.cpu - first.cpu),
    systemMicrosecondsPerMove: perMove(last.system - first.system),
    bytesPerSocket: Math.round((withSockets.memory - before.memory) / (tables * sockets)),
    bytesPerTable: Math.round((withTables.memory - withSockets.memory) / tables),
    errors,
  };
}

/** Tables of a game at servers. */
interface Side {
  readonly servers: readonly Running[];
  readonly all: readonly AtATable[];
}

async function sideOf(servers: readonly Running[], game: GameEntry): Promise<Side> {
  return { servers, all: await begin(await openSockets(servers, await newTables(servers, game))) };
}

/** What a move of Metro costs, and one of a game without rules. */
async function measureRatio(servers: readonly Running[]): Promise<object> {
  const sides = [await sideOf(servers, METRO), await sideOf(servers, EMPTY)];
  const [metro = [], empty = []] = (await slicesInTurn(sides)).map(costsOf);
  return {
    metroMicroseconds: rounded(median(metro)),
    emptyMicroseconds: rounded(median(empty)),
    ...ratioOf(metro, empty),
    errors,
  };
}

interface Slice {
  /** Microseconds of CPU per move. */
  readonly cost: number;
  /** Moves per second. */
  readonly rate: number;
}

/**
 * The slices of each side. The sides take turns, since on a machine that others use too, two runs one after the other
 * differ by more than the sides do.
 */
async function slicesInTurn(sides: readonly Side[]): Promise<readonly (readonly Slice[])[]> {
  // The same number of moves on each side, since later moves of a game cost more.
  const widest = Math.max(...sides.map(({ servers }) => servers.length));
  for (const { all } of sides) await play(all, [], warm * widest);
  const measured: Slice[][] = sides.map(() => []);
  for (let slice = 0; slice < SLICES; slice++)
    for (const [index, { servers, all }] of sides.entries()) {
      const acknowledged: number[] = [];
      const first = await usageOf(servers, false);
      const began = performance.now();
      await play(all, acknowledged, most === Infinity ? SLICE : most);
      const took = (performance.now() - began) / 1000;
      const last = await usageOf(servers, false);
      const moves = Math.max(1, acknowledged.length);
      measured[index]?.push({ cost: (last.cpu - first.cpu) / moves, rate: moves / took });
    }
  return measured;
}

function costsOf(slices: readonly Slice[]): readonly number[] {
  return slices.map(({ cost }) => cost);
}

function ratioOf(costs: readonly number[], base: readonly number[]): object {
  const ratios = costs.map((cost, slice) => cost / (base[slice] ?? cost));
  return { ratio: hundredths(median(ratios)), ratios: ratios.map(hundredths) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** A table that has not begun. */
interface Waiting {
  readonly game: GameEntry;
  readonly id: string;
  readonly people: readonly [Person, Person];
}

interface Watched extends Waiting {
  readonly engine: AnyRules;
  readonly sockets: readonly Seated[];
}

function addressOf(servers: readonly Running[], index: number): string {
  return servers[index % servers.length]?.address ?? "";
}

async function newTables(servers: readonly Running[], game: GameEntry): Promise<readonly Waiting[]> {
  const one = await Person.named(addressOf(servers, 0), "Player 1");
  const two = await Person.named(addressOf(servers, 0), "Player 2");
  const waiting: Waiting[] = [];
  for (let index = 0; index < tables; index++) {
    const there = addressOf(servers, index);
    const people = [elsewhere(one, there), elsewhere(two, there)] as const;
    waiting.push({ game, people, id: await newTable(game, ...people) });
  }
  return waiting;
}

async function openSockets(servers: readonly Running[], waiting: readonly Waiting[]): Promise<readonly Watched[]> {
  const watched: Watched[] = [];
  for (const [index, table] of waiting.entries()) {
    const { engine } = await table.game.loadRules();
    const random = new Random(`${asked.seed}/${index}/sockets`);
    const opened = Array.from({ length: sockets }, (_, socket) => {
      const address = addressOf(servers, asked.spread === "random" ? random.below(1_000) : index);
      const person = table.people[socket];
      return (person ? elsewhere(person, address) : new Person(address)).watch(table.id, engine);
    });
    watched.push({ ...table, engine, sockets: await Promise.all(opened) });
  }
  return watched;
}

async function begin(watched: readonly Watched[]): Promise<readonly AtATable[]> {
  for (const { id, people } of watched) await people[0].start(id);
  await Promise.all(watched.flatMap((table) => table.sockets).map((seated) => seated.connect(0)));
  return watched.map(({ engine, sockets: [first, second] }, index) => ({
    seats: [first as Seated, second as Seated],
    random: new Random(`${asked.seed}/${index}`),
    engine,
  }));
}

/** Plays at all tables until the time is over, or `upTo` moves are acknowledged. */
async function play(all: readonly AtATable[], acknowledged: number[], upTo: number): Promise<void> {
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    all.map((table, index) => playUntil(table, acknowledged, until, upTo, every === 0 ? 0 : (index / tables) * every)),
  );
}

/** Several processes append rows of their own tables. */
async function appendRows(where: string, processes: number): Promise<object> {
  const done = await appending(where, processes, Math.ceil(tables / processes), seconds);
  const rows = done.reduce((sum, { times }) => sum + times.length, 0);
  const cpu = done.reduce((sum, each) => sum + each.cpu, 0);
  return {
    rowsPerSecond: Math.round(rows / seconds),
    ackMs: shares(done.flatMap(({ times }) => times)),
    cpuMicrosecondsPerRow: rounded(cpu / Math.max(1, rows)),
  };
}

async function usageOf(servers: readonly Running[], afterCollection = true): Promise<Usage> {
  const all = await Promise.all(servers.map((server) => server.usage(afterCollection)));
  return {
    cpu: all.reduce((sum, { cpu }) => sum + cpu, 0),
    system: all.reduce((sum, { system }) => sum + system, 0),
    memory: all.reduce((sum, { memory }) => sum + memory, 0),
  };
}

/** The same person at another server. */
function elsewhere(person: Person, address: string): Person {
  const there = new Person(address);
  there.cookie = person.cookie;
  return there;
}

function shares(times: readonly number[]): object {
  const sorted = times.toSorted((a, b) => a - b);
  const part = (share: number): number => rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { p50: part(0.5), p95: part(0.95), p99: part(0.99) };
}

async function newTable(game: GameEntry, host: Person, guest: Person): Promise<string> {
  const seats = [{ kind: "person" }, { kind: "person" }] as const;
  const { id } = await host.newTable({ game: game.id, seats: [...seats], seat: 0, isPublic: false });
  await guest.sit(id, 1);
  return id;
}

/** Both seats of a table in turn. When the game ends, the table is done. */
async function playUntil(
  { seats, random, engine }: AtATable,
  acknowledged: number[],
  until: number,
  upTo: number,
  first: number,
): Promise<void> {
  await rest(first);
  while (performance.now() < until && acknowledged.length < upTo) {
    const [{ status }] = seats;
    const seated = seats[status?.toAct ?? -1];
    if (status?.isOver || !seated) return;
    const moves = engine.moves(seated.view);
    const move = engine.notation.writeMove(random.pick(moves));
    const sent = performance.now();
    const answer = await seated.command(status?.toAct ?? 0, [move]);
    if (answer.kind === "applied") acknowledged.push(performance.now() - sent);
    else errors++;
    await Promise.all(seats.map((each) => each.until(() => each.seq >= seated.seq && each.seq >= seqOf(answer))));
    if (every > 0) await rest(sent + every - performance.now());
  }
}

function seqOf(answer: { readonly kind: string; readonly seq?: number }): number {
  return answer.seq ?? 0;
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, milliseconds));
  });
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
