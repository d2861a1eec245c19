/** The targets of the fuzzer. Each makes one case and returns what went wrong, or nothing. */
import { connect } from "node:net";
import { readFileSync } from "node:fs";
import { gameNamed, GAMES } from "@interchange/games";
import { PROTOCOL } from "@interchange/protocol";
import { checkedFile, componentsTitle, publishedSets, readComponentsFile, readRecord } from "@interchange/tabletop";
import { readRecordJson, recordToJson, Table, writeComponentsFile, writeRecord } from "@interchange/tabletop";
import type { AnyGame, GameRecord } from "@interchange/tabletop";
import { checkSeal } from "@interchange/tabletop/seal";
import { CannotImport, exportTable, importTable, remove, withDatabase } from "../../admin/index.ts";
import { Session } from "../../sockets/session.ts";
import type { Json, Mutations } from "./mutations.ts";
import { leakIn } from "./world.ts";
import type { Victim, World } from "./world.ts";

export interface Target {
  readonly name: string;
  /** How often it is chosen. */
  readonly weight: number;
  attack(with_: Mutations): Promise<string | undefined>;
}

/** A table is replaced after this many cases, so that none grows for ever. */
const CASES_A_TABLE = 400;
const NONCE = "0123456789abcdef0123456789abcdef";

/** Messages on sockets, through the server's own sessions. */
export async function messages(world: World): Promise<Target> {
  let [cases, tables] = [0, 0];
  let victim = await world.newVictim(tables++);
  let sessions: Attacked[] = [];

  async function sessionAt(at: Victim, index: number): Promise<Attacked> {
    const known = sessions[index];
    if (known && !known.isClosed) return known;
    const session = new Attacked(world, index);
    sessions[index] = session;
    await session.hear(JSON.stringify({ kind: "hello", protocol: PROTOCOL, table: at.id, seen: 0 }));
    return session;
  }

  function template({ engine, id, room, watch }: Victim, seat: number, wise: Mutations): Json {
    const { random } = wise;
    const message = `m${random.below(1000)}`;
    switch (random.below(17)) {
      case 9:
        return { kind: "enter", protocol: 2, room: wise.isLucky(3) ? watch : room };
      case 10:
        return { kind: "watch", protocol: 2, watch: wise.isLucky(3) ? room : watch };
      case 11:
        return { kind: "speak", id: message, chat: random.pick(["members", "spectators"]), text: wise.text() };
      case 12:
        return { kind: "moves", id: message, seat, moves: wise.isLucky(2) ? [] : [wise.text()] };
      case 6:
        return { kind: "vote", id: message, seat, vote: `m${random.below(9)}`, choice: "wait" };
      case 7:
        return { kind: "reclaim", id: message, seat };
      case 8:
        return { kind: "plan", id: message, seat, after: latest.seq, moves: [random.pick(latest.moves)] };
      case 0:
        return { kind: "hello", protocol: PROTOCOL, table: id, seen: random.below(9) };
      case 1:
        return { kind: "ping", visible: wise.isLucky(2) };
      case 2:
        return { kind: "say", id: message, seat, text: wise.text() };
      case 3: {
        const kinds = ["back", "pause", "resume", "end", "resign"];
        const name = { kind: "nameLine", line: wise.isLucky(2) ? "red" : wise.text(), name: wise.text() };
        const request = wise.isLucky(4) ? name : { kind: random.pick(kinds) };
        return { kind: "ask", id: message, seat, request };
      }
      case 4: {
        const sitter = { name: "C", mind: { kind: "bot", bot: "greedy" } };
        return { kind: "ask", id: message, seat, request: { kind: "replace", seat: 1 - seat, sitter } };
      }
      case 5:
        return { kind: "answer", id: message, seat, asked: `m${random.below(1000)}`, consent: wise.isLucky(2) };
      default: {
        const { host } = known(world.needs.liveTables.get(id), engine);
        return { kind: "command", id: message, seat, after: host.seq, moves: [host.move(wise)] };
      }
    }
  }

  /** What the table would accept now, as far as we know without waiting. */
  let latest: { seq: number; moves: readonly string[] } = { seq: 0, moves: ["draw"] };
  function known(live: Promise<{ readonly host: Watched } | undefined>, engine: AnyGame) {
    void live.then((open) => {
      if (!open || open.host.seq === latest.seq) return;
      const { seq, status } = open.host;
      const seat = status.toAct;
      if (seat === undefined) return;
      const [change] = open.host.changesSince(seat, 0) as { first: unknown; entries: { events: unknown[] }[] }[];
      if (!change) return;
      let view = change.first;
      for (const { events } of change.entries) for (const event of events) view = engine.follow(view, event);
      const moves = engine.moves(view).map((move: unknown) => engine.notation.writeMove(move));
      latest = { seq, moves: moves.length ? moves : latest.moves };
    });
    return {
      host: {
        seq: latest.seq,
        move: (wise: Mutations): string => (wise.isLucky(3) ? wise.text() : wise.random.pick(latest.moves)),
      },
    };
  }

  return {
    name: "messages",
    weight: 45,
    async attack(wise) {
      if (++cases % CASES_A_TABLE === 0) {
        for (const session of sessions) session.close();
        sessions = [];
        victim = await world.newVictim(tables++);
        latest = { seq: 0, moves: ["draw"] };
      }
      const who = wise.random.below(3);
      const session = await sessionAt(victim, who);
      const message = template(victim, wise.random.below(2), wise);
      // Some are valid, so that the others meet a game in all its states.
      const text = wise.isLucky(3) ? JSON.stringify(message) : wise.json(message);
      const before = session.heard.length;
      await session.hear(text);
      const answers = session.heard.slice(before);
      if (!answers.length) return `no answer to ${text.slice(0, 300)}`;
      for (const answer of answers) {
        JSON.parse(answer);
        const leak = leakIn(answer, text, world.secrets);
        if (leak !== undefined) return `${leak} in ${answer.slice(0, 300)}`;
        const isStranger = who > 1 && [victim.room, victim.hush].some((secret) => answer.includes(secret));
        if (isStranger && !text.includes(victim.room)) return `a room's secret in ${answer.slice(0, 300)}`;
      }
      session.heard.length = 0;
      return undefined;
    },
  };
}

/** What we ask of a table in memory. */
interface Watched {
  readonly seq: number;
  readonly status: { readonly toAct: number | undefined };
  changesSince(viewer: number, seen: number): readonly unknown[];
}

class Attacked {
  readonly heard: string[] = [];
  isClosed = false;
  private readonly session: Session;

  /** The first two are players at the table, all others spectators. */
  constructor(world: World, who: number) {
    this.session = new Session(world.identities[who], world.needs, {
      send: (text) => void this.heard.push(text),
      close: () => {
        this.close();
      },
    });
  }

  hear(text: string): Promise<void> {
    return this.session.hear(text);
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.session.close();
  }
}

/** Requests over HTTP: addresses, methods, headers and bodies. */
export async function requests(world: World): Promise<Target> {
  const { id, room } = await world.newVictim(0);
  const at = `/api/rooms/${room}`;
  const next = { game: "metro", setup: { seats: 2 }, control: { kind: "none" }, assist: "ledger" };
  const seats = [{ kind: "person" }, { kind: "bot", bot: "random" }];
  const control = { kind: "none" };
  const TEMPLATES: readonly (readonly [method: string, path: string, body?: Json])[] = [
    ["GET", "/api/me"],
    ["PUT", "/api/me", { name: "Ada" }],
    ["POST", "/api/me/recover", { code: "ABCD-EFGH" }],
    ["GET", "/api/tables?list=open"],
    ["GET", "/api/tables?list=mine"],
    ["POST", "/api/tables", { game: "metro", setup: { seats: 2 }, seats, control, assist: "ledger", isPublic: false }],
    [
      "POST",
      "/api/tables",
      {
        game: "underground",
        setup: { seats: 2, options: {} },
        seats,
        seat: 0,
        nonce: NONCE,
        control: { kind: "live", initial: 60_000, increment: 0 },
        assist: "none",
        isPublic: true,
      },
    ],
    ["GET", `/api/tables/${id}`],
    ["GET", `/api/tables/${id}/record`],
    ["POST", `/api/tables/${id}/sit`, { seat: 1, nonce: NONCE }],
    ["PUT", `/api/tables/${id}/seats/1`, { mind: { kind: "person" } }],
    ["DELETE", `/api/tables/${id}/seats/1`],
    ["POST", `/api/tables/${id}/start`],
    ["POST", `/api/tables/${id}/rematch`],
    ["PUT", `/api/tables/${id}`, { setup: { seats: 2 }, seats, control, assist: "ledger" }],
    ["GET", "/api/rooms"],
    ["POST", "/api/rooms", { name: "Club" }],
    ["POST", "/api/rooms/find", { code: "BCDFG" }],
    ["GET", at],
    ["PUT", at, { name: "Club" }],
    ["POST", `${at}/join`],
    ["PUT", `${at}/me`, { colour: 5 }],
    ["PUT", `${at}/host`, { member: 2 }],
    ["POST", `${at}/take-over`],
    ["PUT", `${at}/next`, { ...next, seats, nonce: NONCE }],
    ["PUT", `${at}/next/in`, { nonce: NONCE }],
    ["DELETE", `${at}/next/in`],
    ["POST", `${at}/next/start`, { tables: [[1, 2]] }],
    ["POST", `${at}/next/start`, {}],
    ["GET", "/api/docs"],
    ["GET", "/api/socket"],
    ["GET", "/"],
  ];
  const HEADERS = [
    "cookie",
    "origin",
    "host",
    "content-type",
    "x-forwarded-for",
    "accept",
    "content-length",
    "upgrade",
  ];

  return {
    name: "requests",
    weight: 20,
    async attack(wise) {
      const { random } = wise;
      const [method, path, body] = random.pick(TEMPLATES);
      const headers: Record<string, string> = {};
      if (!wise.isLucky(3)) headers["cookie"] = random.pick(world.people).cookie;
      if (body !== undefined) headers["content-type"] = "application/json";
      if (wise.isLucky(4)) headers[random.pick(HEADERS)] = printable(wise.text());
      if (wise.isLucky(20)) headers[`x-${random.below(99)}`] = printable(wise.text());
      const url = wise.isLucky(3) ? `/${encoded(wise.changedText(path.slice(1)))}` : path;
      // What is not even a URL is sent as bytes by another target.
      if (!URL.canParse(url, "http://localhost")) return undefined;
      const payload = body === undefined ? (wise.isLucky(9) ? wise.text() : undefined) : wise.json(body);
      const asked = {
        method: (wise.isLucky(15)
          ? random.pick(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"])
          : method) as "GET",
        url,
        headers,
        ...(payload !== undefined && { payload }),
      };
      // Signing out would end the attack.
      if ((asked.method as string) === "DELETE" && /^\/api\/me\/?$/.test(url.split("?")[0] ?? ""))
        delete headers["cookie"];
      const answer = await world.http.inject(asked);
      const sent = `${url} ${JSON.stringify(headers)} ${payload ?? ""}`;
      const told = `${method} ${sent}`.slice(0, 300);
      if (answer.statusCode >= 500) return `${answer.statusCode} for ${told}: ${answer.body.slice(0, 200)}`;
      const isJson = String(answer.headers["content-type"]).includes("json");
      if (
        answer.statusCode >= 400 &&
        answer.body !== "" &&
        !(isJson && typeof answer.json<{ error: unknown }>().error === "string")
      )
        return `${answer.statusCode} without a word for ${told}: ${answer.body.slice(0, 200)}`;
      const given = answer.headers["set-cookie"] === undefined ? answer.body : `${answer.body} set-cookie`;
      const leak = leakIn(url.startsWith("/api/docs") ? "" : given, sent, world.secrets);
      return leak === undefined ? undefined : `${leak} for ${told}: ${answer.body.slice(0, 200)}`;
    },
  };
}

function printable(text: string): string {
  return text.replaceAll(/[^\x20-\x7E]/g, "?").slice(0, 4000);
}

function encoded(text: string): string {
  return text.replaceAll(/[^\x21-\x7E]/gu, "~").slice(0, 2000);
}

/** Records, as text and as JSON, read and replayed by the rules. */
export async function records(files: readonly string[]): Promise<Target> {
  const engines = new Map<string, AnyGame>();
  for (const game of GAMES) engines.set(game.id, (await game.load(["paris"]).catch(() => game.load())).engine);
  const texts = files.map((file) => readFileSync(file, "utf8"));
  const kept = texts.flatMap((text) => {
    const read = readRecord(text);
    return read.ok ? [read.record] : [];
  });
  const all: readonly (readonly [string, boolean])[] = kept.flatMap((record) => {
    const short: GameRecord = { ...record, entries: record.entries.slice(0, 24) };
    return [[writeRecord(short), false] as const, [JSON.stringify(recordToJson(short)), true] as const];
  });
  return {
    name: "records",
    weight: 12,
    async attack(wise) {
      const [text, isJson] = wise.random.pick(all);
      const hostile = isJson && !wise.isLucky(3) ? wise.json(JSON.parse(text) as Json) : wise.changedText(text);
      const read = isJson ? readRecordJson(hostile) : readRecord(hostile);
      if (!read.ok) return read.problem.reason === "" ? `no reason for ${hostile.slice(0, 300)}` : undefined;
      const engine = engines.get(read.record.game);
      if (!engine) return undefined;
      const replayed = Table.replay(engine, read.record, undefined, { keeps: "last" });
      if (!replayed.ok) return replayed.reason === "" ? `no reason for ${hostile.slice(0, 300)}` : undefined;
      checkSeal(engine, read.record);
      const again = isJson
        ? readRecordJson(JSON.stringify(recordToJson(read.record)))
        : readRecord(writeRecord(read.record));
      return again.ok ? undefined : `not read back: ${hostile.slice(0, 300)}`;
    },
  };
}

/** Component sets: read, checked and used in a setup. */
export async function components(): Promise<Target> {
  const games: readonly AnyGame[] = await Promise.all(
    GAMES.map(async (game) => (await game.load(["paris"]).catch(() => game.load())).engine),
  );
  const boxes = games.map((engine) => {
    const parts = engine.parts ?? [];
    const newest = publishedSets(parts).at(-1);
    const base = newest ? componentsTitle(newest) : "";
    const components = { name: "my-box", version: "1", base, values: {} };
    const text = writeComponentsFile(parts, { game: engine.id, components });
    return { engine, parts, text, json: JSON.parse(text) as Json };
  });
  return {
    name: "components",
    weight: 20,
    async attack(wise) {
      const { engine, parts, text, json } = wise.random.pick(boxes);
      const hostile = wise.isLucky(4) ? wise.changedText(text) : wise.json(json);
      const read = readComponentsFile(hostile);
      if (!read.ok) return read.reason === "" ? "no reason" : undefined;
      const checked = checkedFile(parts, read);
      if (!checked.ok) return checked.reason === "" ? "no reason" : undefined;
      const prepared = engine.prepare({
        seats: 2,
        edition: gameNamed(engine.id)?.edition ?? "",
        components: checked.components,
      });
      if (!prepared.ok) return prepared.reason === "" ? "no reason" : undefined;
      const again = readComponentsFile(writeComponentsFile(parts, checked));
      return again.ok ? undefined : `not read back: ${again.reason}`;
    },
  };
}

/** Table files, as `interchange admin import` takes them. */
export async function imports(world: World): Promise<Target> {
  const { id } = await world.newVictim(0);
  const where = world.server.where;
  const text = (await withDatabase(where, "read", (place) => exportTable(place, id))) ?? "";
  await withDatabase(where, "write", (place) => remove(place, id));
  return {
    name: "imports",
    weight: 2,
    attack: (wise) =>
      withDatabase(where, "write", async (place) => {
        try {
          const taken = await importTable(place, wise.json(JSON.parse(text) as Json));
          if (taken !== undefined) await remove(place, taken);
        } catch (thrown) {
          if (!(thrown instanceof CannotImport)) throw thrown;
        }
        return undefined;
      }),
  };
}

/** Raw bytes on a connection: invalid heads and invalid frames. */
export function connections(world: World): Target {
  const { hostname, port } = new URL(world.server.address);
  const upgrade = `GET /api/socket HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
  return {
    name: "connections",
    weight: 1,
    attack: (wise) =>
      new Promise((resolve) => {
        const { random } = wise;
        const socket = connect(Number(port), hostname);
        const done = (): void => {
          socket.destroy();
          resolve(undefined);
        };
        socket.on("error", done);
        socket.on("close", done);
        socket.setTimeout(30, done);
        const isSocket = wise.isLucky(2);
        socket.write(isSocket ? upgrade : wise.changedText(upgrade));
        const bytes = Uint8Array.from({ length: random.below(300) }, () => random.below(256));
        // Frames that start like text, binary, a continuation or a close.
        if (isSocket) socket.write(Uint8Array.of(random.pick([0x81, 0x82, 0x80, 0x88, 0xff]), random.below(256)));
        socket.write(bytes);
      }),
  };
}
