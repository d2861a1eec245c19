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
}

const game = (asked.empty ? EMPTY : gameNamed("metro")) as GameEntry;
const { engine } = await game.loadRules();
let errors = 0;
for (let round = 0; round < rounds; round++)
  for (const processes of counts) {
    const place = await newPlace(asked.postgres);
    say(`${tables} tables on ${place.where}, ${processes} ${processes === 1 ? "process" : "processes"}`);
    try {
      const result = await (asked.storage ? appendRows(place.where, processes) : playGames(place.where, processes));
      console.log(JSON.stringify({ processes, ...result }));
    } finally {
      await place.remove();
    }
  }
process.exit(errors === 0 ? 0 : 1);

async function playGames(where: string, processes: number): Promise<object> {
  const servers = await Promise.all(Array.from({ length: processes }, () => startServer(where, asked.profile)));
  try {
    return await measure(servers);
  } finally {
    for (const server of servers) await server.stop();
  }
}

async function measure(servers: readonly Running[]): Promise<object> {
  const at = (index: number): string => servers[index % servers.length]?.address ?? "";
  const one = await Person.named(at(0), "Player 1");
  const two = await Person.named(at(0), "Player 2");
  const ids: string[] = [];
  for (let index = 0; index < tables; index++)
    ids.push(await newTable(elsewhere(one, at(index)), elsewhere(two, at(index))));

  // Sockets first: before a table begins, only the sockets are in memory.
  const before = await usageOf(servers);
  const waiting: Seated[][] = [];
  for (const [index, id] of ids.entries()) waiting.push(await openSockets(id, index, [one, two], at));
  const withSockets = await usageOf(servers);
  for (const [index, id] of ids.entries()) await elsewhere(one, at(index)).start(id);
  await Promise.all(waiting.flat().map((seated) => seated.connect(0)));
  const withTables = await usageOf(servers);
  const all: readonly AtATable[] = waiting.map(([first, second], index) => ({
    seats: [first as Seated, second as Seated],
    random: new Random(`${asked.seed}/${index}`),
  }));

  const play = (acknowledged: number[], upTo: number): Promise<unknown> => {
    const until = performance.now() + seconds * 1000;
    return Promise.all(
      all.map((table, index) =>
        playUntil(table, acknowledged, until, upTo, every === 0 ? 0 : (index / tables) * every),
      ),
    );
  };
  if (warm > 0) await play([], warm * servers.length);
  const acknowledged: number[] = [];
  const first = await usageOf(servers);
  const began = performance.now();
  await play(acknowledged, most);
  const took = (performance.now() - began) / 1000;
  const last = await usageOf(servers);
  const perMove = (microseconds: number): number => rounded(microseconds / Math.max(1, acknowledged.length));
  return {
    movesPerSecond: Math.round(acknowledged.length / took),
    ackMs: shares(acknowledged),
    cpuMicrosecondsPerMove: perMove(last.cpu - first.cpu),
    systemMicrosecondsPerMove: perMove(last.system - first.system),
    bytesPerSocket: Math.round((withSockets.memory - before.memory) / waiting.flat().length),
    bytesPerTable: Math.round((withTables.memory - withSockets.memory) / tables),
    errors,
  };
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

async function usageOf(servers: readonly Running[]): Promise<Usage> {
  const all = await Promise.all(servers.map((server) => server.usage()));
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

async function newTable(host: Person, guest: Person): Promise<string> {
  const seats = [{ kind: "person" }, { kind: "person" }] as const;
  const { id } = await host.newTable({ game: game.id, seats: [...seats], seat: 0, isPublic: false });
  await guest.sit(id, 1);
  return id;
}

/** The sockets of a table. */
function openSockets(
  id: string,
  index: number,
  people: readonly Person[],
  at: (index: number) => string,
): Promise<Seated[]> {
  const random = new Random(`${asked.seed}/${index}/sockets`);
  return Promise.all(
    Array.from({ length: sockets }, (_, socket) => {
      const address = at(asked.spread === "random" ? random.below(1_000) : index);
      const person = people[socket];
      return (person ? elsewhere(person, address) : new Person(address)).watch(id, engine);
    }),
  );
}

/** Both seats of a table in turn. When the game ends, the table is done. */
async function playUntil(
  { seats, random }: AtATable,
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
