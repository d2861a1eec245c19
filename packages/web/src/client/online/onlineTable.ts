/**
 * A table of a server as the page knows it, whether it has begun or not: what was told of it, what was said at it, and
 * the game as far as it was heard. `socketLink` makes a link of it for whoever plays.
 */
import type { Answer, Change, Link, LinkState, News, Status } from "@interchange/host";
import type { Incoming, Outgoing, Plan, Presences, Said, TableInfo } from "@interchange/protocol";
import type { Viewer } from "@interchange/tabletop";
import { batch, signal } from "@preact/signals";
import { calledHere } from "../../kit/sitters.ts";
import { pageWires, TableSocket } from "./tableSocket.ts";
import type { Wires } from "./tableSocket.ts";

type Played = Extract<Change<unknown, unknown>, { readonly kind: "anew" }>;
type Welcome = Extract<Outgoing, { readonly kind: "welcome" }>;
/** What is answered. */
export type Asking = Extract<Incoming, { readonly id: string }>;
export type Telling = Parameters<Link<unknown, unknown>["watch"]>[2];

export class OnlineTable {
  readonly id: string;
  /** What the server tells of the table; undefined before it told anything. */
  readonly info = signal<TableInfo | undefined>(undefined);
  readonly viewer = signal<Viewer>("spectator");
  readonly state = signal<LinkState>("connecting");
  readonly said = signal<readonly Said[]>([]);
  readonly status = signal<Status | undefined>(undefined);
  readonly presence = signal<Presences>({ seats: [], watching: 0 });
  /** What one's own seats will do at their next turn. */
  readonly plans = signal<readonly Plan[]>([]);
  /** Whether whoever sits here plans a turn just now. */
  readonly isPlanning = signal(false);
  /** There is no such table, or no longer. */
  readonly isUnknown = signal(false);
  /** The server was not there when it was first asked; it is asked again and again. */
  readonly isOutOfReach = signal(false);
  /** Whoever this browser was is on another device now; the connection rests until it is opened anew. */
  readonly isMoved = signal(false);
  /** The connection is lost because the server said that it stops. */
  readonly isRestarting = signal(false);
  /** The server serves another page than the one that is open here. */
  readonly isOutdated = signal(false);
  private readonly socket: TableSocket;
  private seq = 0;
  private game: Played | undefined;
  /** Whether all of the game was asked for, since something could not be joined to what was heard of it. */
  private isAskingAnew = false;
  /** Whoever was here knows that they are on another device now, and wants to watch all the same. */
  private isToldMoved = false;
  private build: string | undefined;
  /** How far the server's time is ahead of the one here. */
  private ahead = 0;
  private readonly watchers = new Set<Telling>();
  private readonly answers = new Map<string, (answer: Answer) => void>();

  constructor(id: string, wires: Wires = pageWires()) {
    this.id = id;
    this.socket = new TableSocket({
      table: id,
      seen: () => (this.game ? this.seq : 0),
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

  /** The server's time. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** How much of the game was heard. */
  get heard(): number {
    return this.seq;
  }

  get isBegun(): boolean {
    return this.game !== undefined;
  }

  /** Tells what was heard of the game so far, and from then on whatever is. */
  watch(tell: Telling): () => void {
    this.watchers.add(tell);
    const status = this.status.peek();
    if (this.game && status) tell({ seq: this.seq, status, changes: [this.game] });
    return () => {
      this.watchers.delete(tell);
    };
  }

  /** Sends something that is answered; without a connection, or when it breaks, that it was not sent. */
  ask(message: Asking): Promise<Answer> {
    return new Promise((resolve) => {
      this.answers.get(message.id)?.(UNSENT);
      this.answers.set(message.id, resolve);
      if (this.state.peek() !== "open" || !this.socket.send(message)) this.settle(message.id, UNSENT);
    });
  }

  /** Opens the connection anew: whose it is follows from the cookie that it was opened with. */
  reconnect(): void {
    this.isToldMoved = this.isMoved.peek();
    this.isMoved.value = false;
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
        if (!this.isToldMoved && this.isElsewhere(message)) {
          this.isMoved.value = true;
          this.socket.rest();
          break;
        }
        this.isToldMoved = false;
        this.build ??= message.build;
        this.isOutdated.value = message.build !== this.build;
        this.isOutOfReach.value = false;
        this.isRestarting.value = false;
        this.info.value = message.table;
        this.said.value = message.said;
        this.presence.value = message.presence;
        this.plans.value = message.plans;
        // With other eyes the game is told from its beginning; what was seen with the old ones counts no more.
        if (this.viewer.peek() !== message.viewer) this.game = undefined;
        this.viewer.value = message.viewer;
        if (!message.game || this.learn(message.game)) this.state.value = "open";
        // Whoever was told everything and can do nothing with it would ask for ever.
        else if (this.isAskingAnew) this.socket.giveUp();
        else this.askAnew();
        break;
      case "table":
        this.info.value = message.table;
        if (message.table.state !== "open" && !this.game) this.socket.hello();
        break;
      case "happened":
        // What is missing then comes with all the rest, so it is asked for once.
        if (!this.learn(message) && !this.isAskingAnew) this.askAnew();
        break;
      case "answered":
        this.settle(message.id, message.answer);
        break;
      case "said": {
        const heard = this.said.peek().length;
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
        this.plans.value = [...this.plans.peek().filter(({ seat }) => seat !== message.plan.seat), message.plan];
        break;
      case "reload":
        this.isOutdated.value = true;
        break;
      case "goodbye":
        // An address that no table could have is not even read.
        if (message.reason === "unknown-table" || (message.reason === "unreadable" && !this.info.peek())) this.vanish();
        this.isMoved.value = message.reason === "moved";
        this.isRestarting.value = message.reason === "stopping";
        break;
      case "pong":
        break;
    }
  }

  /**
   * Whether somebody who sat here sits there still, and no longer here: they went to another device while there was no
   * connection that could have said so.
   */
  private isElsewhere({ viewer, game }: Welcome): boolean {
    const seat = this.viewer.peek();
    if (!this.game || seat === "spectator" || viewer !== "spectator") return false;
    const sitter = game?.status.sitters[seat];
    return sitter?.mind.kind === "person" && sitter.name === this.status.peek()?.sitters[seat]?.name;
  }

  /** The table is no more, for those who sit there as for those who come. */
  private vanish(): void {
    this.isUnknown.value = true;
    this.socket.close();
    const status = this.status.peek();
    if (status) this.tell({ seq: this.seq, status: { ...status, isGone: true }, changes: [] });
  }

  /** Says whether it could be joined to what was heard; if not, that counts no more. */
  private learn(news: Pick<News<unknown, unknown>, "seq" | "changes"> & { readonly status?: Status }): boolean {
    const status = news.status ? { ...news.status, sitters: calledHere(news.status.sitters) } : this.status.peek();
    // Heard already, before a connection that broke. Everything anew is never that: a server that was set back tells it.
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
    // Who is there comes by itself, and more often than the rest.
    const presence = this.presence.peek().seats.map((each) => each.presence);
    const told = { seq, status: { ...status, presence }, changes };
    this.status.value = told.status;
    for (const tell of this.watchers) tell(told);
  }
}

const UNSENT: Answer = { kind: "unsent", reason: "no connection" };

/** Everything so far with a change; undefined when it needs something that was never told. */
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
