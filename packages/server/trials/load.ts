// Plays real games through the real protocol and measures the load on the server.
//
//   npm run load -- --tables 200 --seconds 20 --json
//   npm run load -- --tables 1000 --every 5000 --seconds 60      a move per table every five seconds
//   npm run load -- --empty                                      a game without rules, to compare with
//
// `--sockets N` opens N sockets per table (default 2: the two seats; more are spectators). `--moves N` stops after N
// moves, so that runs on a busy machine compare the same work. `--profile FOLDER` writes the server's CPU profiles there.
import { parseArgs } from "node:util";
import { gameNamed } from "@interchange/games";
import type { GameEntry } from "@interchange/games";
import { Random } from "@interchange/tabletop";
import type { AnyRules } from "@interchange/tabletop";
import { Person } from "../src/testing/client.ts";
import type { Seated } from "../src/testing/client.ts";
import { EMPTY } from "./emptyGame.mjs";
import { newPlace, whole } from "./options.ts";
import { startServer } from "./servers.ts";

const { values: asked } = parseArgs({
  options: {
    tables: { type: "string" },
    seconds: { type: "string" },
    every: { type: "string" },
    sockets: { type: "string" },
    moves: { type: "string" },
    profile: { type: "string" },
    seed: { type: "string", default: "1" },
    empty: { type: "boolean", default: false },
    postgres: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});
const tables = whole(asked.tables, "tables", 50);
const seconds = whole(asked.seconds, "seconds", 10);
const every = whole(asked.every, "every", 0);
const sockets = Math.max(2, whole(asked.sockets, "sockets", 2));
const most = whole(asked.moves, "moves", Infinity);
const say = (line: string): void => {
  if (!asked.json) console.log(line);
};

interface AtATable {
  readonly seats: readonly [Seated, Seated];
  readonly random: Random;
}

const game = (asked.empty ? EMPTY : gameNamed("metro")) as GameEntry;
const { engine } = await game.loadRules();
const place = await newPlace(asked.postgres);
const server = await startServer(place.where, asked.profile);
const acknowledged: number[] = [];
let errors = 0;
try {
  say(`${tables} tables on ${place.where}`);
  const people = await Promise.all(
    Array.from({ length: 2 }, (_, index) => Person.named(server.address, `Player ${index + 1}`)),
  );
  const [one, two] = people as [Person, Person];
  const ids: string[] = [];
  for (let made = 0; made < tables; made++) ids.push(await newTable(one, two));

  // Sockets first: before a table begins, only the sockets are in memory.
  const before = await server.usage();
  const waiting = await openAll(ids, one, two, engine, sockets);
  const withSockets = await server.usage();
  for (const id of ids) await one.start(id);
  await Promise.all(waiting.flat().map((seated) => seated.connect(0)));
  const withTables = await server.usage();
  const all: readonly AtATable[] = waiting.map(([first, second], index) => ({
    seats: [first as Seated, second as Seated],
    random: new Random(`${asked.seed}/${index}`),
  }));

  const began = performance.now();
  const until = began + seconds * 1000;
  const { cpu } = await server.usage();
  await Promise.all(all.map((table, index) => playUntil(table, until, every === 0 ? 0 : (index / tables) * every)));
  const took = (performance.now() - began) / 1000;
  const used = (await server.usage()).cpu - cpu;
  const sorted = acknowledged.toSorted((a, b) => a - b);
  const part = (share: number): number => rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  const socketCount = waiting.flat().length;
  console.log(
    JSON.stringify({
      movesPerSecond: Math.round(acknowledged.length / took),
      ackMs: { p50: part(0.5), p95: part(0.95), p99: part(0.99) },
      cpuMicrosecondsPerMove: rounded(used / Math.max(1, acknowledged.length)),
      bytesPerSocket: Math.round((withSockets.memory - before.memory) / socketCount),
      bytesPerTable: Math.round((withTables.memory - withSockets.memory) / tables),
      errors,
    }),
  );
} finally {
  await server.stop();
  await place.remove();
}
process.exit(errors === 0 ? 0 : 1);

async function newTable(host: Person, guest: Person): Promise<string> {
  const seats = [{ kind: "person" }, { kind: "person" }] as const;
  const { id } = await host.newTable({ game: game.id, seats: [...seats], seat: 0, isPublic: false });
  await guest.sit(id, 1);
  return id;
}

async function openAll(
  ids: readonly string[],
  host: Person,
  guest: Person,
  rules: AnyRules,
  count: number,
): Promise<Seated[][]> {
  const onlooker = new Person(server.address);
  const opened: Seated[][] = [];
  for (const id of ids)
    opened.push(
      await Promise.all(
        Array.from({ length: count }, (_, index) => ([host, guest][index] ?? onlooker).watch(id, rules)),
      ),
    );
  return opened;
}

/** Both seats of a table in turn. When the game ends, the table is done. */
async function playUntil({ seats, random }: AtATable, until: number, first: number): Promise<void> {
  await rest(first);
  while (performance.now() < until && acknowledged.length < most) {
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
