// Kills servers in the middle of games and checks what is left.
//
//   npm run crash -- --rounds 20 --json
//   npm run crash -- --rounds 100 --postgres       two processes; one of them is killed
//
// In each round people play at several tables until a random moment with decisions under way. Then a server is killed
// without warning and started again. Nothing acknowledged may be missing, nothing may have happened twice, the logs
// must have no gaps, and nobody's clock may have run without a server. In slow games beside them, people play when a
// webhook tells them: no turn's notice may be missing, and none may come again except around a kill.
import { parseArgs } from "node:util";
import { gameNamed } from "@interchange/games";
import type { GameRow } from "@interchange/host";
import { Random } from "@interchange/tabletop";
import type { AnyGame, Clock } from "@interchange/tabletop";
import { withDatabase } from "../src/admin/index.ts";
import { Person } from "../src/testing/client.ts";
import type { Seated } from "../src/testing/client.ts";
import { slowGames } from "./receiver.ts";
import { newPlace, whole } from "./options.ts";
import { startServer } from "./servers.ts";
import type { Running } from "./servers.ts";

const { values: asked } = parseArgs({
  options: {
    rounds: { type: "string" },
    tables: { type: "string" },
    seed: { type: "string", default: "1" },
    postgres: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});
const rounds = whole(asked.rounds, "rounds", 10);
const tables = whole(asked.tables, "tables", 6);
/** A round counts only if this much was acknowledged. */
const LEAST = 20;
/** How long until the next server starts. */
const AWAY = 400;

interface Command {
  readonly table: string;
  readonly id: string;
  readonly seat: number;
  seq: number | undefined;
}

const found = {
  rounds: 0,
  acknowledged: 0,
  lost: 0,
  twice: 0,
  gaps: 0,
  clockFaults: 0,
  noticed: 0,
  noticesMissing: 0,
  noticesRepeated: 0,
  noticesAstray: 0,
};
const say = (line: string): void => {
  if (!asked.json) console.log(line);
};
const random = new Random(`crash/${asked.seed}`);
const { engine } = await (gameNamed("metro") ?? fail("no Metro")).loadRules();
// On a signal, it finishes its round and reports what it has found so far.
const wish = { isEnough: false };
process.once("SIGTERM", () => {
  wish.isEnough = true;
});
const place = await newPlace(asked.postgres);
let servers: Running[] = [];
try {
  servers = await startAll();
  while (found.rounds < rounds && !wish.isEnough) if (await round()) found.rounds++;
} finally {
  for (const server of servers) await server.kill();
  await place.remove();
}
console.log(JSON.stringify(found));
const faults = found.lost + found.twice + found.gaps + found.clockFaults + found.noticesMissing + found.noticesAstray;
process.exit(faults === 0 ? 0 : 1);

async function startAll(): Promise<Running[]> {
  const started = [await startServer(place.where)];
  if (asked.postgres) started.push(await startServer(place.where));
  return started;
}

function addressOf(index: number): string {
  return servers[index % servers.length]?.address ?? "";
}

async function round(): Promise<boolean> {
  const people = await Promise.all([Person.named(addressOf(0), "Ada"), Person.named(addressOf(1), "Bo")]);
  const [ada, bo] = people;
  const all = await Promise.all(Array.from({ length: tables }, () => newTable(ada, bo)));
  const { games: slow, ids } = await slowGames(people, tables, engine as AnyGame, `${asked.seed}/${found.rounds}/slow`);
  const commands: Command[] = [];
  const underWay = new Set<Command>();
  const game = { isOn: true };
  const playing = all.map((seats, index) => play(seats, new Random(`${asked.seed}/${found.rounds}/${index}`)));

  async function play(seats: readonly [Seated, Seated], choice: Random): Promise<void> {
    while (game.isOn) {
      const [first] = seats;
      const seat = first.status?.toAct;
      const seated = seat === undefined ? undefined : seats[seat];
      if (!seated || seat === undefined) return;
      const moves = engine.moves(seated.view).map((move: unknown) => engine.notation.writeMove(move));
      if (!moves.length) {
        await pause(2);
        continue;
      }
      const command: Command = { table: seated.table, id: `c${commands.length}`, seat, seq: undefined };
      commands.push(command);
      underWay.add(command);
      const answer = await Promise.race([seated.command(seat, [choice.pick(moves)], seated.seq, command.id), ended()]);
      if (answer === "ended") return;
      underWay.delete(command);
      if (answer.kind === "applied") {
        command.seq = answer.seq;
        await Promise.race([Promise.all(seats.map((each) => each.until(() => each.seq >= answer.seq))), ended()]);
      } else await pause(1);
    }
  }
  async function ended(): Promise<"ended"> {
    while (game.isOn) await pause(5);
    return "ended";
  }

  const wanted = LEAST + random.below(80);
  const deadline = Date.now() + 60_000;
  while (commands.filter(({ seq }) => seq !== undefined).length < wanted && Date.now() < deadline) await pause(1);
  await pause(random.below(6));
  for (let tries = 0; underWay.size === 0 && tries < 2_000; tries++) await pause(0);
  const wasUnderWay = underWay.size > 0;
  const acknowledged = commands.filter(({ seq }) => seq !== undefined);
  const killed = Date.now();
  await servers[0]?.kill();
  game.isOn = false;
  slow.stopPlaying();
  await Promise.allSettled(playing);
  for (const seated of all.flat()) seated.cut();
  const clocks = await clocksIn(all.map(([first]) => first.table));
  const unmarked = await unmarkedNotices();
  const beat = await lastOf("beat_at");
  await pause(AWAY);
  const away = Date.now() - killed;
  servers = asked.postgres ? [await startServer(place.where), ...servers.slice(1)] : [await startServer(place.where)];

  await check(commands, acknowledged);
  await checkClocks(ada, clocks, { killed, away, beat, began: await lastOf("began_at") });
  const { noticed, missing, repeated, astray } = await slow.counted(await turnsAt(ids), unmarked);
  slow.close();
  found.noticed += noticed;
  found.noticesMissing += missing;
  found.noticesRepeated += repeated;
  found.noticesAstray += astray;
  found.acknowledged += acknowledged.length;
  const counts = wasUnderWay && acknowledged.length >= LEAST;
  say(
    `round ${found.rounds + 1}: ${acknowledged.length} acknowledged, ${underWay.size} under way, ${noticed} turns noticed${counts ? "" : ", does not count"}`,
  );
  return counts;
}

async function newTable(ada: Person, bo: Person): Promise<readonly [Seated, Seated]> {
  const { id } = await ada.newTable({
    seats: [{ kind: "person" }, { kind: "person" }],
    seat: 0,
    control: { kind: "live", initial: 600_000, increment: 0 },
  });
  await bo.sit(id, 1);
  await ada.start(id);
  return [await ada.watch(id, engine), await bo.watch(id, engine)];
}

/** The logs as they are on disk. */
async function rowsOf(tables: Iterable<string>): Promise<ReadonlyMap<string, readonly GameRow[]>> {
  const logs = new Map<string, readonly GameRow[]>();
  await withDatabase(place.where, "read", async ({ db }) => {
    for (const table of tables) {
      const rows = (await db
        .selectFrom("log")
        .select(["seq", "body"])
        .where("table_id", "=", table)
        .where("log", "=", "game")
        .orderBy("seq")
        .execute()) as { readonly seq: number; readonly body: string }[];
      found.gaps += rows.filter(({ seq }, index) => seq !== index + 1).length;
      logs.set(
        table,
        rows.map(({ body }) => JSON.parse(body) as GameRow),
      );
    }
  });
  return logs;
}

async function check(commands: readonly Command[], acknowledged: readonly Command[]): Promise<void> {
  for (const [table, rows] of await rowsOf(new Set(commands.map((each) => each.table)))) {
    const rowOf = new Map<string, number[]>();
    for (const [index, row] of rows.entries())
      if (row.kind === "moves") rowOf.set(row.command, [...(rowOf.get(row.command) ?? []), index + 1]);
    for (const { table: at, seat, id, seq } of acknowledged)
      if (at === table && !rowOf.get(`${seat}/${id}`)?.includes(seq ?? -1)) found.lost++;
    for (const { table: at, seat, id } of commands)
      if (at === table && (rowOf.get(`${seat}/${id}`)?.length ?? 0) > 1) found.twice++;
  }
}

/** Who was to act after each row. */
async function turnsAt(ids: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
  const turns = new Map<string, readonly number[]>();
  for (const [id, rows] of await rowsOf(ids)) {
    // Of two players, the one who did not play the last row.
    const seats = rows.flatMap((row) => (row.kind === "moves" ? [row.seat] : []));
    turns.set(id, [...seats, 1 - (seats.at(-1) ?? 1)]);
  }
  return turns;
}

async function clocksIn(ids: readonly string[]): Promise<ReadonlyMap<string, Clock>> {
  const clocks = new Map<string, Clock>();
  for (const [id, rows] of await rowsOf(ids)) {
    const clock = rows.at(-1)?.clock;
    if (clock) clocks.set(id, clock);
  }
  return clocks;
}

/** The notices that are not marked as sent. Those that are become reminders. */
function unmarkedNotices(): Promise<readonly string[]> {
  return withDatabase(place.where, "read", async ({ db }) => {
    const rows = await db.selectFrom("notices").select("id").where("hours", "=", 0).execute();
    return (rows as { readonly id: string }[]).map(({ id }) => id);
  });
}

/** When a server last began, or noted that it is alive. */
function lastOf(moment: "began_at" | "beat_at"): Promise<number> {
  return withDatabase(place.where, "read", async ({ db }) => {
    const rows = await db.selectFrom("runs").select(moment).execute();
    return Math.max(...(rows as Record<string, number>[]).map((row) => row[moment] ?? 0));
  });
}

interface Gap {
  readonly killed: number;
  readonly away: number;
  /** When the last server noted that it is alive, and when the next one began: what lies between may be forgiven. */
  readonly beat: number;
  readonly began: number;
}

/** What each clock shows after reconnecting, compared with what it may. */
async function checkClocks(
  ada: Person,
  clocks: ReadonlyMap<string, Clock>,
  { killed, away, beat, began }: Gap,
): Promise<void> {
  const back = new Person(addressOf(0));
  back.cookie = ada.cookie;
  for (const [id, before] of clocks) {
    const seated = await back.watch(id, engine);
    const now = Date.now();
    const shown = seated.status?.clock;
    if (before.running && shown?.running) {
      const { seat, since } = before.running;
      const used = (before.left[seat] ?? 0) - ((shown.left[seat] ?? 0) - (now - shown.running.since));
      // The next server began somewhere between its start and being ready. With a second process alive there was no
      // downtime.
      const most = killed - since + (now - killed - (asked.postgres ? 0 : away)) + 250;
      const least = Math.max(0, beat - since) + (now - began);
      if (used > most || used < least) found.clockFaults++;
    }
    seated.close();
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function fail(reason: string): never {
  throw new Error(reason);
}
