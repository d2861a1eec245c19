/**
 * A client as docs/protocol.md describes it: says hello with what it has seen, repeats each decision under the same id
 * until it is answered, and follows the news with the rules' `follow`.
 */
import { followed } from "@interchange/host";
import type { Change, Followed, Status } from "@interchange/host";
import { PROTOCOL } from "@interchange/protocol";
import type { Outgoing } from "@interchange/protocol";
import type { AnyGame, Seat } from "@interchange/tabletop";
import type { SimulatedServer } from "./servers.ts";
import { TABLE } from "./servers.ts";
import type { VirtualWorld } from "./world.ts";

interface Pending {
  readonly id: string;
  readonly message: object;
}

/** What happens to messages on the way to the server. Those from the server keep their order, as on any socket. */
export interface Weather {
  isRough: boolean;
}

class Connection {
  isDead = false;
  /** Keeps messages in one direction in order. */
  lastDown = 0;
}

export class SimulatedClient {
  readonly name: string;
  readonly seats: readonly Seat[];
  /** The row of each acknowledged decision. */
  readonly acknowledged = new Map<string, number>();
  readonly faults: string[] = [];
  seq = 0;
  status: Status | undefined;
  held: Followed<unknown, unknown> | undefined;
  isPartitioned = false;
  pending: Pending | undefined;
  private readonly world: VirtualWorld;
  private readonly engine: AnyGame;
  private readonly servers: readonly SimulatedServer[];
  private readonly weather: Weather;
  private connection: Connection | undefined;
  private isWelcome = false;
  private toServer: ((text: string) => void) | undefined;
  private decisions = 0;
  private isTrying = false;

  constructor(
    name: string,
    seats: readonly Seat[],
    world: VirtualWorld,
    engine: AnyGame,
    servers: readonly SimulatedServer[],
    weather: Weather,
  ) {
    this.name = name;
    this.seats = seats;
    this.world = world;
    this.engine = engine;
    this.servers = servers;
    this.weather = weather;
  }

  get isSettled(): boolean {
    return this.isWelcome && this.pending === undefined;
  }

  /** Connects, now or as soon as possible. */
  connect(): void {
    if (this.connection || this.isTrying) return;
    this.isTrying = true;
    const { world } = this;
    world.after(20 + world.random.below(500), "net", () => {
      this.isTrying = false;
      if (this.isPartitioned) {
        this.connect();
        return;
      }
      this.open(world.random.pick(this.servers));
    });
  }

  private open(server: SimulatedServer): void {
    const { world } = this;
    const connection = new Connection();
    this.connection = connection;
    const down = (act: () => void): void => {
      const at = Math.max(connection.lastDown, world.now() - world.jumped + 1 + world.random.below(80));
      connection.lastDown = at;
      world.after(at - (world.now() - world.jumped), "net", () => {
        if (!connection.isDead) act();
      });
    };
    const hear = server.connect(
      this.seats.length ? `seat ${this.seats[0]}` : "onlooker",
      this.seats,
      (text) => {
        down(() => {
          this.hear(text);
        });
      },
      () => {
        down(() => {
          this.lost(connection);
        });
      },
    );
    this.toServer = (text) => {
      const times = this.weather.isRough && world.isLucky(10) ? 2 : 1;
      if (this.weather.isRough && world.isLucky(25)) return;
      // Each copy takes its own time, so some overtake others.
      for (let time = 0; time < times; time++)
        world.after(1 + world.random.below(this.weather.isRough ? 80 : 5), "net", () => {
          if (!connection.isDead) hear(text);
        });
    };
    // A hello that is lost or overtaken is repeated. A command before it does not count.
    this.greet(connection);
  }

  private greet(connection: Connection): void {
    if (connection.isDead || this.connection !== connection || this.isWelcome) return;
    this.toServer?.(JSON.stringify({ kind: "hello", protocol: PROTOCOL, table: TABLE, seen: this.seq }));
    this.world.after(400, "net", () => {
      this.greet(connection);
    });
  }

  /** Breaks the connection. Who notices when is random. */
  cut(): void {
    const { connection, world } = this;
    if (!connection) return;
    connection.isDead = true;
    world.after(world.random.below(2_000), "net", () => {
      this.lost(connection);
    });
  }

  private lost(connection: Connection): void {
    connection.isDead = true;
    if (this.connection !== connection) return;
    this.connection = undefined;
    this.isWelcome = false;
    this.toServer = undefined;
    this.connect();
  }

  private send(): void {
    const { pending, connection } = this;
    if (!pending || !this.isWelcome) return;
    this.toServer?.(JSON.stringify(pending.message));
    this.world.after(1_500, "net", () => {
      if (this.pending === pending && this.connection === connection) this.send();
    });
  }

  /** Makes a decision, if there is one to make. */
  act(): void {
    const [seat] = this.seats;
    const { status, world, engine } = this;
    if (seat === undefined || !status || this.pending || !this.held) return;
    const id = `${this.name}-${++this.decisions}`;
    const [asked] = status.asked.filter(({ by, waits }) => by !== seat && waits.includes(seat));
    if (asked) this.decide(id, { kind: "answer", id, seat, asked: asked.id, consent: !world.isLucky(4) });
    else if (status.isOver) return;
    else if (status.toAct !== seat) {
      const whim = world.random.below(12);
      if (whim === 0) this.decide(id, { kind: "ask", id, seat, request: { kind: "back" } });
      if (whim === 1) this.decide(id, { kind: "say", id, seat, text: `Word ${this.decisions}` });
    } else {
      const moves = engine.moves(this.held.view);
      if (!moves.length) return;
      const move = engine.notation.writeMove(world.random.pick(moves));
      this.decide(id, { kind: "command", id, seat, after: this.seq, moves: [move] });
    }
  }

  private decide(id: string, message: object): void {
    this.pending = { id, message };
    this.send();
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as Outgoing;
    switch (message.kind) {
      case "welcome":
        // If a hello arrived twice, the second answer only repeats what is known.
        if (this.isWelcome) return;
        this.isWelcome = true;
        if (message.game) this.learn(message.game.seq, message.game.status, message.game.changes);
        this.send();
        return;
      case "happened":
        if (this.isWelcome) this.learn(message.seq, message.status, message.changes);
        return;
      case "answered": {
        const { pending } = this;
        if (pending?.id !== message.id) {
          // An answer that comes twice must be the same.
          const known = this.acknowledged.get(message.id);
          if (
            message.answer.kind === "applied" &&
            known !== undefined &&
            isCommand(message.id, this) &&
            known !== message.answer.seq
          )
            this.faults.push(`${message.id} was row ${known}, and then row ${message.answer.seq}`);
          return;
        }
        const { answer } = message;
        // We don't know whether it was stored, so we send it again.
        if (answer.kind === "unsent") {
          this.world.after(300, "net", () => {
            if (this.pending === pending) this.send();
          });
          return;
        }
        if (answer.kind === "applied" && "moves" in pending.message) this.acknowledged.set(pending.id, answer.seq);
        this.pending = undefined;
        return;
      }
      case "goodbye":
        this.faults.push(`goodbye: ${message.reason}`);
        return;
      case "said":
      case "table":
      case "presence":
      case "plan":
      case "reload":
      case "moves":
      case "room":
      case "spoken":
      case "pong":
        return;
    }
  }

  private learn(seq: number, status: Status | undefined, changes: readonly Change<unknown, unknown>[]): void {
    if (seq < this.seq) {
      // If another server lags behind, a welcome may be older than what the previous connection delivered.
      if (!changes.some(({ kind }) => kind === "anew")) return;
    }
    for (const change of changes) {
      this.held = followed((view, event) => this.engine.follow(view, event) as unknown, this.held, change);
      if (!this.held) this.faults.push(`cannot follow ${JSON.stringify(change).slice(0, 200)}`);
    }
    this.seq = seq;
    this.status = status ?? this.status;
  }
}

function isCommand(id: string, client: SimulatedClient): boolean {
  return client.acknowledged.has(id);
}
