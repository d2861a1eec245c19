/** A test client that uses only the protocol: HTTP with a cookie, and sockets. */
import { randomBytes } from "node:crypto";
import type { Change, Followed, Status } from "@interchange/host";
import { followed } from "@interchange/host";
import { PROTOCOL } from "@interchange/protocol";
import type { NewTable, Outgoing, Premove, Presences, Said, TableInfo } from "@interchange/protocol";
import type { AnyRules, Seat } from "@interchange/tabletop";
import { WebSocket } from "ws";
import { checkDescribed } from "./described.ts";

export class Person {
  readonly address: string;
  cookie = "";
  /** As browsers send them. */
  language = "*";
  agent = "";
  origin = "";

  constructor(address: string) {
    this.address = address.replace(/\/$/, "");
  }

  static async named(address: string, name: string): Promise<Person> {
    const person = new Person(address);
    await person.ask("PUT", "/api/me", { name });
    return person;
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly value: unknown }> {
    const answer = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        "accept-language": this.language,
        ...(this.cookie !== "" && { cookie: this.cookie }),
        ...(this.agent !== "" && { "user-agent": this.agent }),
        ...(this.origin !== "" && { origin: this.origin }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [given] = answer.headers.getSetCookie();
    if (given !== undefined) this.cookie = given.split(";")[0] ?? "";
    const value: unknown = await answer.json();
    await checkDescribed(this.address, method, path, answer.status, value);
    return { status: answer.status, value };
  }

  /** Like `ask`, but it must succeed. */
  async must<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const { status, value } = await this.ask(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(value)}`);
    return value as Value;
  }

  newTable(wish: Partial<NewTable> & Pick<NewTable, "seats">): Promise<TableInfo> {
    return this.must("POST", "/api/tables", {
      game: "metro",
      setup: { seats: wish.seats.length },
      control: { kind: "none" },
      assist: "ledger",
      isPublic: true,
      ...(wish.seat !== undefined && { nonce: newNonce() }),
      ...wish,
    });
  }

  sit(table: string, seat: Seat, nonce = newNonce()): Promise<TableInfo> {
    return this.must("POST", `/api/tables/${table}/sit`, { seat, nonce });
  }

  start(table: string): Promise<TableInfo> {
    return this.must("POST", `/api/tables/${table}/start`);
  }

  /** Opens a socket and says hello. */
  async watch(table: string, rules: AnyRules, seen = 0): Promise<Seated> {
    const seated = new Seated(this, table, rules);
    await seated.connect(seen);
    return seated;
  }
}

export function newNonce(): string {
  return randomBytes(16).toString("hex");
}

type Listed = Extract<Outgoing, { kind: "moves" }>;
type Answered = Extract<Outgoing, { kind: "answered" }>["answer"];

/** A socket at a table, with what its viewer knows. */
export class Seated {
  readonly person: Person;
  readonly table: string;
  readonly rules: AnyRules;
  /** Every message as received. */
  readonly heard: string[] = [];
  seq = 0;
  status: Status | undefined;
  info: TableInfo | undefined;
  seats: readonly Seat[] = [];
  said: readonly Said[] = [];
  presence: Presences | undefined;
  plans: readonly Premove[] = [];
  /** The lists of legal moves it asked for. */
  readonly listed: Listed[] = [];
  reload: string | undefined;
  goodbye: string | undefined;
  /** The close code, once the connection is closed. */
  closed: number | undefined;
  held: Followed<unknown, unknown> | undefined;
  private socket: WebSocket | undefined;
  private commands = 0;
  private readonly prefix = randomBytes(6).toString("hex");
  private readonly answers: { readonly id: string; readonly settle: (answer: Answered) => void }[] = [];
  private readonly waiting = new Set<() => void>();

  constructor(person: Person, table: string, rules: AnyRules) {
    this.person = person;
    this.table = table;
    this.rules = rules;
  }

  get view(): unknown {
    return this.held?.view;
  }

  async connect(seen = this.seq): Promise<void> {
    const socket = new WebSocket(`${this.person.address.replace(/^http/, "ws")}/api/socket`, {
      headers: { cookie: this.person.cookie },
    });
    this.socket = socket;
    socket.on("message", (data) => {
      this.hear((data as Buffer).toString());
    });
    socket.on("error", () => undefined);
    this.closed = undefined;
    socket.on("close", (code) => {
      if (this.socket !== socket) return;
      this.closed = code;
      for (const look of this.waiting) look();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once("open", () => {
        resolve();
      });
      socket.once("error", reject);
    });
    const before = this.heard.length;
    this.send({ kind: "hello", protocol: PROTOCOL, table: this.table, seen });
    await this.until(() => this.heard.length > before);
  }

  send(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as Outgoing;
    switch (message.kind) {
      case "welcome":
        this.info = message.table;
        this.seats = message.seats;
        this.said = message.said;
        this.presence = message.presence;
        this.plans = message.plans;
        if (message.game) this.learn(message.game.seq, message.game.status, message.game.changes);
        break;
      case "happened":
        this.learn(message.seq, message.status, message.changes);
        break;
      case "answered":
        this.settle(message.id, message.answer);
        break;
      case "said":
        this.said = [...this.said, ...message.said];
        break;
      case "table":
        this.info = message.table;
        break;
      case "goodbye":
        this.goodbye = message.reason;
        break;
      case "presence":
        this.presence = message;
        break;
      case "plan":
        this.plans = [...this.plans.filter(({ seat }) => seat !== message.plan.seat), message.plan];
        break;
      case "reload":
        this.reload = message.build;
        break;
      case "moves":
        this.listed.push(message);
        break;
      case "room":
      case "spoken":
      case "pong":
        break;
    }
    for (const look of this.waiting) look();
  }

  /** Answers come in the order of the messages with that id. */
  private settle(id: string, answer: Answered): void {
    const at = this.answers.findIndex((each) => each.id === id);
    if (at >= 0) this.answers.splice(at, 1)[0]?.settle(answer);
  }

  private learn(seq: number, status: Status | undefined, changes: readonly Change<unknown, unknown>[]): void {
    for (const change of changes)
      this.held = followed((view, event) => this.rules.follow(view, event) as unknown, this.held, change);
    this.seq = seq;
    this.status = status ?? this.status;
  }

  /** Waits until a condition holds. */
  async until(isSo: () => boolean, patience = 60_000): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`waited in vain; last heard: ${this.heard.at(-1)?.slice(0, 300)}`));
      }, patience);
      const look = (): void => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
    });
  }

  /** Sends a message and waits for its answer. */
  request(message: object, id = `${this.prefix}-${++this.commands}`): Promise<Answered> {
    return new Promise((resolve) => {
      this.answers.push({ id, settle: resolve });
      this.send({ ...message, id });
    });
  }

  command(seat: Seat, moves: readonly string[], after = this.seq, id?: string): Promise<Answered> {
    return this.request({ kind: "command", seat, after, moves }, id);
  }

  /** Waits until the server closes the connection. Returns the close code. */
  async untilClosed(): Promise<number> {
    await this.until(() => this.closed !== undefined);
    return this.closed ?? 0;
  }

  /** Asks for legal moves. */
  async legal(seat: Seat, moves: readonly string[] = [], from?: number): Promise<Listed> {
    const id = `${this.prefix}-${++this.commands}`;
    const found = (): Listed | undefined => this.listed.find((each) => each.id === id);
    this.send({ kind: "moves", id, seat, moves, ...(from !== undefined && { from }) });
    await this.until(() => found() !== undefined);
    return found() as Listed;
  }

  /** Breaks the connection without a close message. */
  cut(): void {
    this.socket?.terminate();
  }

  close(): void {
    this.socket?.close();
  }
}
