/** Two processes on one PostgreSQL. One is killed during games, and the other takes over within seconds. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { gameNamed } from "@interchange/games";
import type { AnyGame } from "@interchange/tabletop";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStorage } from "./storage/open.ts";
import type { Storage } from "./storage/storage.ts";
import { Person } from "./testing/client.ts";
import type { Seated } from "./testing/client.ts";
import { startPostgres } from "./testing/postgres.ts";
import type { Postgres } from "./testing/postgres.ts";

const PERSON = { kind: "person" } as const;
const BOT = { kind: "bot", bot: "greedy" } as const;
const SCRIPT = fileURLToPath(new URL("./testing/serverProcess.ts", import.meta.url));
/** How long another process may take to take over. */
const SECONDS = 60_000;

interface Running {
  readonly address: string;
  kill(): Promise<void>;
}

let postgres: Postgres;
let storage: Storage;
let engine: AnyGame;
const running: Running[] = [];

async function start(): Promise<Running> {
  const args = ["--import", "tsx", "--conditions", "@interchange/source", SCRIPT, postgres.where, "150"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => {
      resolve();
    });
  });
  const { address } = await new Promise<{ readonly address: string }>((resolve, reject) => {
    child.once("message", (message) => {
      resolve(message as { readonly address: string });
    });
    child.once("exit", (code) => {
      reject(new Error(`the server did not start (${code})`));
    });
  });
  const server = {
    address,
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
  running.push(server);
  return server;
}

beforeAll(async () => {
  postgres = await startPostgres();
  storage = await openStorage(postgres.where);
  ({ engine } = await gameNamed("metro")!.load());
}, 120_000);

afterAll(async () => {
  for (const server of running) await server.kill();
  await storage.close();
  await postgres.remove();
});

async function rowsOf(table: string): Promise<number> {
  return (await storage.read(table, "game", 0)).length;
}

/** The same person on another server. */
function elsewhere({ cookie }: Person, { address }: Running): Person {
  const same = new Person(address);
  same.cookie = cookie;
  return same;
}

async function play(seated: Seated): Promise<string> {
  const seat = seated.status?.toAct ?? 0;
  const [move = ""] = engine.moves(seated.view).map((each: unknown) => engine.notation.writeMove(each));
  return (await seated.command(seat, [move])).kind;
}

test(
  "a process that is killed is replaced: bots play on, clocks run out, people go on",
  { timeout: 300_000 },
  async () => {
    const [first, second] = await Promise.all([start(), start()]);
    const ada = await Person.named(first.address, "Ada");
    const bo = await Person.named(second.address, "Bo");
    // Nobody watches this one, so only the first process has it.
    const { id: botsOnly } = await ada.newTable({ seats: [BOT, BOT, BOT] });
    await ada.start(botsOnly);
    // Ada's clock runs out at this one while nobody is there.
    const { id: timed } = await ada.newTable({
      seats: [PERSON, BOT],
      seat: 0,
      control: { kind: "live", initial: 10_000, increment: 0 },
    });
    await ada.start(timed);
    // At this one both play, each on another process.
    const { id: both } = await ada.newTable({ seats: [PERSON, PERSON], seat: 0 });
    await bo.sit(both, 1);
    await ada.start(both);
    const adaThere = await ada.watch(both, engine);
    const boThere = await bo.watch(both, engine);
    expect(await play(adaThere)).toBe("applied");
    await boThere.until(() => boThere.seq === 2);
    await expect.poll(() => rowsOf(botsOnly), { timeout: SECONDS }).toBeGreaterThan(3);

    await first.kill();
    const before = await rowsOf(botsOnly);
    const killed = Date.now();
    await expect.poll(() => rowsOf(botsOnly), { timeout: SECONDS, interval: 100 }).toBeGreaterThan(before + 3);
    expect(Date.now() - killed).toBeLessThan(SECONDS);

    // Bo was never interrupted. Ada comes back on the other process.
    expect(await play(boThere)).toBe("applied");
    const adaAgain = await elsewhere(ada, second).watch(both, engine);
    expect(adaAgain.seq).toBe(3);
    expect(await play(adaAgain)).toBe("applied");

    // The clock kept running, since a process was there, and the game was lost on time.
    const stateOf = async (): Promise<string> => {
      const asked = storage.db.selectFrom("tables").select("state").where("id", "=", timed);
      return (await asked.executeTakeFirstOrThrow()).state;
    };
    await expect.poll(stateOf, { timeout: 30_000, interval: 200 }).toBe("over");
  },
);
