/**
 * A table on a server as the page knows it, whether it has begun or not: its state, its chat, and the game so far.
 * `socketLink` turns it into a link for the players.
 */
import type { Answer, Change, Link, LinkState, News, Status } from "@interchange/host";
import type { Incoming, Outgoing, Premove, Presences, Said, TableInfo } from "@interchange/protocol";
import type { Viewer } from "@interchange/tabletop";
import { batch, signal } from "@preact/signals";
import { calledHere } from "../../kit/sitters.ts";
import { pageWires, ServerSocket } from "./serverSocket.ts";
import type { Wires } from "./serverSocket.ts";

type Played = Extract<Change<unknown, unknown>, { readonly kind: "anew" }>;
type Welcome = Extract<Outgoing, { readonly kind: "welcome" }>;
/** Messages that get an answer. */
export type Asking = Extract<Incoming, { readonly id: string }>;
export type Telling = Parameters<Link<unknown, unknown>["watch"]>[2];

export class OnlineTable {
  readonly id: string;
  /** The server's description of the table; undefined until it arrives. */
  readonly info = signal<TableInfo | undefined>(undefined);
  readonly viewer = signal<Viewer>("spectator");
  readonly state = signal<LinkState>("connecting");
  readonly said = signal<readonly Said[]>([]);
  readonly status = signal<Status | undefined>(undefined);
  readonly presence = signal<Presences>({ seats: [], watching: 0 });
  /** The premoves of your seats. */
  readonly premoves = signal<readonly Premove[]>([]);
  /** Whether you are planning a premove right now. */
  readonly isPremoving = signal(false);
  /** The table does not exist, or no longer does. */
  readonly isUnknown = signal(false);
  /** The server was unreachable on the first try. We keep trying. */
  readonly isOutOfReach = signal(false);
  /** This device was signed out. The connection stays closed until you reopen it. */
  readonly isSignedOut = signal(false);
  /** The connection closed because the server is restarting. */
  readonly isRestarting = signal(false);
  /** The server serves a newer page than this one. */
  readonly isOutdated = signal(false);
  private readonly socket: ServerSocket;
  private seq = 0;
  private game: Played | undefined;
  /** Whether we have asked for the whole game because a change did not fit what we have. */
  private isAskingAnew = false;
  /** The viewer knows that this device was signed out, and wants to watch anyway. */
  private isTold = false;
  private build: string | undefined;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  private ahead = 0;
  private readonly watchers = new Set<Telling>();
  private readonly answers = new Map<string, (answer: Answer) => void>();

  constructor(id: string, wires: Wires = pageWires(id)) {
    this.id = id;
    this.socket = new ServerSocket({
      greeting: () => ({ kind: "hello", protocol: 2, table: id, seen: this.game ? this.seq : 0 }),
      hear: (message) => {
        batch(() => {
          this.hear(message);
        });
      },
      onOpen: (isOpen) => {
        if (!isOpen) this.lose();
      },
      wires,
    });
  }

  now(): number {
    return Date.now() + this.ahead;
  }

  /** The last row we received. */
  get heard(): number {
    return this.seq;
  }

  get isBegun(): boolean {
    return this.game !== undefined;
  }

  /** Reports the game so far, then every change. */
  watch(tell: Telling): () => void {
    this.watchers.add(tell);
    const status = this.status.peek();
    if (this.game && status) tell({ seq: this.seq, status, changes: [this.game] });
    return () => {
      this.watchers.delete(tell);
    };
  }

  /** Sends a message and resolves to its answer; to `unsent` if there is no connection or it breaks. */
  ask(message: Asking): Promise<Answer> {
    return new Promise((resolve) => {
      this.answers.get(message.id)?.(UNSENT);
      this.answers.set(message.id, resolve);
      if (this.state.peek() !== "open" || !this.socket.send(message)) this.settle(message.id, UNSENT);
    });
  }

  /** Somebody looks at the game as it is now, so that no notice of it has to be sent. */
  confirmShown(): void {
    if (this.state.peek() === "open") this.socket.send({ kind: "shown", seq: this.seq });
  }

  /** Reconnects. The cookie at connection time decides who you are. */
  reconnect(): void {
    this.isTold = this.isSignedOut.peek();
    this.isSignedOut.value = false;
    this.socket.open();
  }

  close(): void {
    this.socket.close();
    this.lose();
    this.watchers.clear();
  }

  private settle(id: string, answer: Answer): void {
    const settle = this.answers.get(id);
    this.answers.delete(id);
    settle?.(answer);
  }

  private lose(): void {
    this.state.value = "connecting";
    this.isAskingAnew = false;
    this.isOutOfReach.value = !this.info.peek();
    for (const id of this.answers.keys()) this.settle(id, UNSENT);
  }

  private hear(message: Outgoing): void {
    if ("now" in message) this.ahead = message.now - Date.now();
    switch (message.kind) {
      case "welcome":
        if (!this.isTold && this.isElsewhere(message)) {
          this.isSignedOut.value = true;
          this.socket.rest();
          break;
        }
        this.isTold = false;
        this.build ??= message.build;
        this.isOutdated.value = message.build !== this.build;
        this.isOutOfReach.value = false;
        this.isRestarting.value = false;
        this.info.value = message.table;
        this.said.value = message.said;
        this.presence.value = message.presence;
        this.premoves.value = message.plans;
        // Another viewer gets the game from the beginning; what the old one saw no longer counts.
        if (this.viewer.peek() !== message.viewer) this.game = undefined;
        this.viewer.value = message.viewer;
        if (!message.game || this.learn(message.game)) this.state.value = "open";
        // If even the whole game does not help, asking again would loop for ever.
        else if (this.isAskingAnew) this.socket.giveUp();
        else this.askAnew();
        break;
      case "table":
        this.info.value = message.table;
        if (message.table.state !== "open" && !this.game) this.socket.hello();
        break;
      case "happened":
        // The missing part comes with the whole game, which we ask for only once.
        if (!this.learn(message) && !this.isAskingAnew) this.askAnew();
        break;
      case "answered":
        this.settle(message.id, message.answer);
        break;
      case "said": {
        const heard = this.said.peek().at(-1)?.n ?? 0;
        this.said.value = [...this.said.peek(), ...message.said.filter(({ n }) => n > heard)];
        break;
      }
      case "presence": {
        this.presence.value = { seats: message.seats, watching: message.watching };
        const status = this.status.peek();
        if (this.game && status) this.tell({ seq: this.seq, status, changes: [] });
        break;
      }
      case "plan":
        this.premoves.value = [...this.premoves.peek().filter(({ seat }) => seat !== message.plan.seat), message.plan];
        break;
      case "reload":
        this.isOutdated.value = true;
        break;
      case "goodbye":
        // The server does not even read an id that no table can have.
        if (message.reason === "unknown-table" || (message.reason === "unreadable" && !this.info.peek())) this.vanish();
        this.isSignedOut.value = message.reason === "signed-out" || message.reason === "banned";
        this.isRestarting.value = message.reason === "stopping";
        // Only a newer page speaks with this server.
        if (message.reason === "protocol") this.isOutdated.value = true;
        break;
      // The page knows the rules, so it never asks for moves.
      case "moves":
      case "room":
      case "spoken":
      case "pong":
        break;
    }
  }

  /** Whether you sat here and your seat is still yours, but this device was signed out while there was no connection. */
  private isElsewhere({ viewer, game }: Welcome): boolean {
    const seat = this.viewer.peek();
    if (!this.game || seat === "spectator" || viewer !== "spectator") return false;
    const sitter = game?.status.sitters[seat];
    return sitter?.mind.kind === "person" && sitter.name === this.status.peek()?.sitters[seat]?.name;
  }

  /** The table is gone, for players and visitors alike. */
  private vanish(): void {
    this.isUnknown.value = true;
    this.socket.close();
    const status = this.status.peek();
    if (status) this.tell({ seq: this.seq, status: { ...status, isGone: true }, changes: [] });
  }

  /** Returns whether the news fits what we have. If not, what we have is discarded. */
  private learn(news: Pick<News<unknown, unknown>, "seq" | "changes"> & { readonly status?: Status }): boolean {
    const status = news.status ? { ...news.status, sitters: calledHere(news.status.sitters) } : this.status.peek();
    // We had this before the connection broke. A whole game never counts as old: a server restored from a backup sends
    // one.
    const isHeard = news.seq <= this.seq && this.game && news.changes[0]?.kind !== "anew";
    const changes = isHeard ? [] : news.changes;
    let { game } = this;
    for (const change of changes) game = joined(game, change);
    if (!status || !game) {
      this.game = undefined;
      return false;
    }
    this.game = game;
    this.seq = news.seq;
    this.isAskingAnew = false;
    this.tell({ seq: news.seq, status, changes });
    return true;
  }

  private askAnew(): void {
    this.isAskingAnew = true;
    this.socket.hello();
  }

  private tell({ seq, status, changes }: News<unknown, unknown>): void {
    // Presence arrives separately, and more often than the rest.
    const presence = this.presence.peek().seats.map((each) => each.presence);
    const told = { seq, status: { ...status, presence }, changes };
    this.status.value = told.status;
    for (const tell of this.watchers) tell(told);
  }
}

const UNSENT: Answer = { kind: "unsent", reason: "no connection" };

/** The game so far with one more change; undefined if something before it is missing. */
function joined(game: Played | undefined, change: Change<unknown, unknown>): Played | undefined {
  switch (change.kind) {
    case "anew":
      return change;
    case "played":
      return game && { ...game, entries: [...game.entries, ...change.entries] };
    case "rewound":
      return game && change.to <= game.entries.length
        ? { ...game, entries: game.entries.slice(0, change.to) }
        : undefined;
  }
}
