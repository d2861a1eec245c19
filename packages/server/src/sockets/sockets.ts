/** The server's sockets: checks who may open one, that the other side is alive, and that none is flooded. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { CLOSED, GOODBYES } from "@interchange/protocol";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import { secretIn } from "../http/cookie.ts";
import type { Identities } from "../identities.ts";
import { Slots } from "../limits.ts";
import type { Log } from "../log.ts";
import { isOwnOrigin } from "../origins.ts";
import { Session } from "./session.ts";
import type { SessionNeeds, Wire } from "./session.ts";

export const SOCKET_PATH = "/api/socket";
/** Enough for a whole turn and a long chat message. */
const LONGEST_MESSAGE = 4096;
/** A client that does not read what it is sent is disconnected. It comes back and gets what it missed. */
const MOST_WAITING = 1 << 20;
export const HEARTBEAT = 15_000;
/** How long a stopping server finishes its work and waits for goodbyes. */
const PATIENCE = 5_000;
const LAST_WORDS = 500;
const LATER = "503 Service Unavailable\r\nretry-after: 5";

export interface SocketsNeeds extends Omit<SessionNeeds, "metrics"> {
  readonly identities: Identities;
  readonly publicAddress: string | undefined;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly log: Log;
  /** How often to look for people who were banned or signed out elsewhere, in milliseconds. */
  readonly recheck?: number;
}

export class Sockets {
  readonly sessions = new Set<Session>();
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, clientTracking: false });
  private readonly sockets = new Map<WebSocket, { isAlive: boolean; readonly session: Session }>();
  private readonly ofPerson: Slots;
  private readonly ofAddress: Slots;
  private readonly needs: SocketsNeeds & SessionNeeds;
  private readonly timers: readonly NodeJS.Timeout[];
  /** Messages being answered. */
  private readonly busy = new Set<Promise<void>>();
  private isStopping = false;

  constructor(needs: SocketsNeeds & SessionNeeds) {
    this.needs = needs;
    this.ofPerson = new Slots(needs.limits.sockets);
    this.ofAddress = new Slots(needs.limits.socketsFrom);
    this.timers = [
      setInterval(() => this.beat(), HEARTBEAT),
      setInterval(() => void this.endGone(), needs.recheck ?? HEARTBEAT),
    ];
    for (const timer of this.timers) timer.unref();
  }

  listen(server: Server): void {
    server.on("upgrade", (request, socket, head) => {
      void this.upgrade(request, socket, head);
    });
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const refuse = (status: string): void => {
      socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    };
    // If the connection breaks during the check, nothing else must fail.
    socket.on("error", () => undefined);
    const { origin, host, cookie } = request.headers;
    if (this.isStopping) return refuse(LATER);
    if (request.url?.split("?")[0] !== SOCKET_PATH) return refuse("404 Not Found");
    if (!isOwnOrigin(origin, host, this.needs.publicAddress)) return refuse("403 Forbidden");
    const address = this.needs.addressOf(request);
    let identity;
    try {
      identity = await this.needs.identities.of(secretIn(cookie));
    } catch {
      return refuse(LATER);
    }
    if (socket.destroyed) return undefined;
    if (this.ofAddress.isFull(address) || (identity && this.ofPerson.isFull(identity.id)))
      return refuse("429 Too Many Requests");
    this.server.handleUpgrade(request, socket, head, (ws) => {
      ws.once("close", this.ofAddress.enter(address));
      if (identity) ws.once("close", this.ofPerson.enter(identity.id));
      this.open(ws, new Session(identity, this.needs, wireOf(ws, socket)));
    });
    return undefined;
  }

  private open(ws: WebSocket, session: Session): void {
    const state = { isAlive: true, session };
    this.sockets.set(ws, state);
    this.sessions.add(session);
    // One after another, so that a hello is done before what follows.
    let last: Promise<void> = Promise.resolve();
    ws.on("message", (data, isBinary) => {
      state.isAlive = true;
      if (this.isStopping) return;
      const text = isBinary ? "" : (data as Buffer).toString();
      last = last
        .then(() => session.hear(text))
        .catch((error: unknown) => {
          this.needs.log.error(error, "could not answer a message");
          // The server's fault: the client comes back and gets the current state.
          ws.close(CLOSED.fault);
        });
      const answering = last;
      this.busy.add(answering);
      void answering.then(() => this.busy.delete(answering));
    });
    ws.on("pong", () => {
      state.isAlive = true;
    });
    ws.on("error", () => {
      ws.terminate();
    });
    ws.on("close", () => {
      session.close();
      this.sockets.delete(ws);
      this.sessions.delete(session);
    });
  }

  private beat(): void {
    for (const [ws, state] of this.sockets) {
      if (!state.isAlive || ws.bufferedAmount > MOST_WAITING) ws.terminate();
      else {
        state.isAlive = false;
        ws.ping();
      }
    }
  }

  /**
   * Disconnects people who were banned, and devices that were signed out by a process whose announcement was lost. They
   * can come back without an identity.
   */
  async endGone(): Promise<void> {
    const known = [...this.sessions].flatMap((session) =>
      session.identity ? [{ session, identity: session.identity }] : [],
    );
    if (!known.length) return;
    try {
      const { identities } = this.needs;
      const banned = await identities.bannedAmong(known.map(({ identity }) => identity.id));
      const signedIn = await identities.signedInAmong(known.flatMap(({ identity }) => identity.device ?? []));
      for (const { session, identity } of known)
        if (banned.has(identity.id)) session.banned();
        else if (!signedIn.has(identity.device ?? "")) session.signedOut();
    } catch (error) {
      // What cannot be read now is read at the next check.
      this.needs.log.error(error, "could not read the storage");
    }
  }

  /** Disconnects devices that were signed out. */
  letGo(devices: readonly string[]): void {
    for (const session of this.sessions) {
      const { device } = session.identity ?? {};
      if (device !== undefined && devices.includes(device)) session.signedOut();
    }
  }

  /** Someone has muted or blocked somebody, or no longer does. */
  async mannersChanged(isOf: (identity: string) => boolean): Promise<void> {
    const theirs = [...this.sessions].filter(({ identity }) => identity !== undefined && isOf(identity.id));
    await Promise.all(theirs.map((each) => each.mannersChanged()));
  }

  /** Sends everyone at a table everything again. */
  async startAgain(table: string): Promise<void> {
    await Promise.all([...this.sessions].filter((each) => each.table === table).map((each) => each.startAgain()));
  }

  /** Tells everyone at a table that it changed. */
  async tableChanged(table: string): Promise<void> {
    await Promise.all([...this.sessions].filter((each) => each.table === table).map((each) => each.tableChanged()));
  }

  /** Stops accepting messages, answers the open ones, and says goodbye. */
  async close(): Promise<void> {
    this.isStopping = true;
    for (const timer of this.timers) clearInterval(timer);
    await Promise.race([Promise.all(this.busy), sleep(PATIENCE, undefined, { ref: false })]);
    for (const session of this.sessions) session.stopping();
    this.server.close();
    // Don't wait for clients that don't close.
    await Promise.race([this.allGone(), sleep(LAST_WORDS, undefined, { ref: false })]);
    for (const ws of this.sockets.keys()) ws.terminate();
  }

  private async allGone(): Promise<void> {
    await Promise.all([...this.sockets.keys()].map((ws) => new Promise((resolve) => ws.once("close", resolve))));
  }
}

function wireOf(ws: WebSocket, socket: Duplex): Wire {
  let isCorked = false;
  // What is sent in one tick, such as news and the answer to a command, leaves in one system call.
  const cork = (): void => {
    if (isCorked) return;
    isCorked = true;
    socket.cork();
    process.nextTick(() => {
      isCorked = false;
      socket.uncork();
    });
  };
  return {
    send(text) {
      if (ws.readyState !== ws.OPEN) return;
      if (ws.bufferedAmount > MOST_WAITING) {
        ws.terminate();
        return;
      }
      cork();
      ws.send(text);
    },
    close(reason) {
      ws.close(GOODBYES[reason].code, reason);
    },
  };
}
