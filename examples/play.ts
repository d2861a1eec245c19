// Sits down at an online table and plays, with the rules of the game to know its moves.
//
//   npx tsx examples/play.ts http://localhost:3000 --name Ada                 sets up a table for two and waits
//   npx tsx examples/play.ts http://localhost:3000 --name Bo --table NAME     sits down there; the game begins
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { gameNamed } from "@interchange/games";
import { followed } from "@interchange/host";
import type { Followed, News } from "@interchange/host";
import type { Outgoing, TableInfo } from "@interchange/protocol";
import { WebSocket } from "ws";

const { positionals, values: asked } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: "string", default: "TypeScript" },
    game: { type: "string", default: "metro" },
    table: { type: "string" },
  },
});
const server = (positionals[0] ?? "http://localhost:3000").replace(/\/$/, "");
const nonce = randomBytes(16).toString("hex");
let cookie = "";

async function ask<Value>(method: string, path: string, body?: unknown): Promise<Value> {
  const answer = await fetch(server + path, {
    method,
    headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
  const value = (await answer.json()) as Value & { readonly reason?: string };
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.reason}`);
  return value;
}

await ask("PUT", "/api/me", { name: asked.name });
const table = await sitDown();
const game = gameNamed(table.game);
if (!game) throw new Error(`what is ${table.game}?`);
const { engine } = await game.loadRules((table.setup as { modules?: string[] }).modules);

async function sitDown(): Promise<TableInfo> {
  if (asked.table === undefined) {
    const person = { kind: "person" };
    const wish = { game: asked.game, setup: { seats: 2 }, seats: [person, person], control: { kind: "none" } };
    const made = await ask<TableInfo>("POST", "/api/tables", {
      ...wish,
      assist: "ledger",
      isPublic: true,
      seat: 0,
      nonce,
    });
    console.log(made.id);
    return made;
  }
  const found = await ask<TableInfo>("GET", `/api/tables/${asked.table}`);
  const seat = found.seats.findIndex(({ name }) => name === undefined);
  return ask("POST", `/api/tables/${asked.table}/sit`, { seat, nonce });
}

let held: Followed<unknown, unknown> | undefined;
let status: News<unknown, unknown>["status"] | undefined;
let [seat, seq, sent, isWaiting, isStarted] = [0, 0, 0, false, false];

const socket = new WebSocket(`${server.replace(/^http/, "ws")}/api/socket`, { headers: { cookie } });
const send = (message: object): void => {
  socket.send(JSON.stringify(message));
};
const hello = (): void => {
  send({ kind: "hello", protocol: 2, table: table.id, seen: seq });
};

socket.on("open", hello);
socket.on("message", (data: Buffer) => {
  void hear(JSON.parse(data.toString()) as Outgoing);
});

async function hear(message: Outgoing): Promise<void> {
  switch (message.kind) {
    case "welcome":
      seat = message.seats[0] ?? 0;
      if (message.game) learn(message.game);
      await startIfFull(message.table);
      break;
    case "table":
      if (message.table.state !== "open" && !held) hello();
      await startIfFull(message.table);
      break;
    case "happened":
      learn({ ...message, status: message.status ?? (status as never) });
      break;
    case "answered":
      isWaiting = false;
      break;
    case "goodbye":
      throw new Error(`the server says goodbye: ${message.text}`);
    default:
  }
  decide();
}

async function startIfFull({ id, state, isHost, seats }: TableInfo): Promise<void> {
  if (isStarted || state !== "open" || !isHost || seats.some(({ name }) => name === undefined)) return;
  isStarted = true;
  await ask("POST", `/api/tables/${id}/start`);
}

function learn(news: News<unknown, unknown>): void {
  for (const change of news.changes)
    held = followed((view, event) => engine.follow(view, event) as unknown, held, change);
  ({ seq, status } = news);
}

function decide(): void {
  if (status?.isOver) {
    console.log(JSON.stringify(status.standings));
    socket.close();
  } else if (held && status?.toAct === seat && !isWaiting) {
    const moves = engine.moves(held.view).map((move) => engine.notation.writeMove(move));
    const move = moves[Math.floor(Math.random() * moves.length)] ?? "";
    isWaiting = true;
    send({ kind: "command", id: `move-${++sent}`, seat, after: seq, moves: [move] });
  }
}
