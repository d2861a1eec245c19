/** The servers of a simulation: real sessions and live tables over one store that is slow and sometimes fails. */
import type { HostNeeds, MemoryStore, Store } from "@interchange/host";
import type { TableInfo } from "@interchange/protocol";
import { seededChance } from "@interchange/tabletop";
import type { AnyGame, Seat } from "@interchange/tabletop";
import { NO_LIMITS } from "../../limits.ts";
import { Metrics } from "../../metrics.ts";
import { openHost } from "../../liveTables/openHost.ts";
import { LiveTable } from "../../liveTables/liveTable.ts";
import { Session } from "../../sockets/session.ts";
import type { SessionNeeds } from "../../sockets/session.ts";
import type { VirtualWorld } from "./world.ts";

export const TABLE = "abcdefghij12";
const metrics = new Metrics({ sockets: () => 0, tables: () => 0, waitingBots: () => 0, waitingWrites: () => 0 });

export function needsOf(store: Store, world: VirtualWorld): HostNeeds<never, never> {
  return {
    store,
    time: world.hostTime,
    chance: () => seededChance("network"),
    progress: () => 0,
    keeps: "few",
    requestLasts: 60_000,
  };
}

/** A process that serves the table. After a crash the same object is the next process. */
export class SimulatedServer {
  private readonly world: VirtualWorld;
  private readonly engine: AnyGame;
  private readonly store: Store;
  private readonly listeners = new Set<() => void>();
  private opened: Promise<LiveTable> | undefined;
  readonly faults: string[] = [];
  private life = 0;
  /** Whether the store may fail. */
  isTroubled = true;

  constructor(world: VirtualWorld, engine: AnyGame, store: MemoryStore) {
    this.world = world;
    this.engine = engine;
    this.store = this.over(store);
    store.onElsewhere(TABLE, () => {
      world.after(world.random.below(30), "net", () => {
        for (const listener of this.listeners) listener();
      });
    });
  }

  /** A store that answers late or not at all, whether or not it stored the row. */
  private over(store: MemoryStore): Store {
    const { world } = this;
    return {
      append: (table, log, after, row, summary) =>
        new Promise((resolve, reject) => {
          const life = this.life;
          const trouble = this.isTroubled ? world.random.below(60) : 99;
          world.after(world.random.below(12), "net", () => {
            // A dead process writes nothing.
            if (life !== this.life) return;
            if (trouble === 0) {
              reject(new Error("the disk is full"));
              return;
            }
            void store.append(table, log, after, row, summary).then((kept) => {
              world.after(world.random.below(6), "net", () => {
                if (life !== this.life) return;
                if (trouble === 1) reject(new Error("the connection was lost"));
                else resolve(kept);
              });
            });
          });
        }),
      read: ((table: string, log: "game", from: number) =>
        new Promise<unknown>((resolve) => {
          const life = this.life;
          world.after(world.random.below(8), "net", () => {
            void store.read(table, log, from).then((rows) => {
              world.after(world.random.below(8), "net", () => {
                if (life === this.life) resolve(rows);
              });
            });
          });
        })) as unknown as Store["read"],
      // Whoever listens when a notification arrives is called.
      onElsewhere: (_table, listener) => {
        this.listeners.add(listener);
        return () => {
          this.listeners.delete(listener);
        };
      },
    };
  }

  /** Crashes in the middle of whatever it does. */
  crash(): void {
    this.life++;
    const { opened } = this;
    this.opened = undefined;
    // It may be waiting for a store that never answers a dead process.
    opened?.then(
      (live) => {
        live.close();
      },
      () => undefined,
    );
  }

  private live(): Promise<LiveTable> {
    this.opened ??= this.open();
    return this.opened;
  }

  private async open(): Promise<LiveTable> {
    const opened = await openHost(this.engine, TABLE, needsOf(this.store, this.world));
    if (!opened.ok) this.faults.push(`the log does not replay: ${opened.detail}`);
    if (!opened.ok) throw new Error(opened.detail);
    // There is no voting here: everyone who is away comes back.
    const voting = { bot: "random", voteLasts: 60_000, goneAfter: 1e12 };
    return new LiveTable(opened.host, { time: this.world.hostTime, voting });
  }

  /** A session for a new connection, and its queue for messages. */
  connect(
    who: string,
    seats: readonly Seat[],
    send: (text: string) => void,
    close: () => void,
  ): (text: string) => void {
    const info = { id: TABLE, state: "running", setup: { rules: 1 }, yours: seats } as unknown as TableInfo;
    const needs = {
      liveTables: { get: () => this.live() },
      infos: { of: async () => info },
      limits: NO_LIMITS,
      maySay: () => true,
      metrics,
      now: this.world.now,
      page: { now: "simulated" },
    } as unknown as SessionNeeds;
    const session = new Session({ id: who, name: who }, needs, { send, close });
    const { life } = this;
    let last: Promise<void> = Promise.resolve();
    return (text) => {
      if (life !== this.life) return;
      last = last
        .then(() => session.hear(text))
        .catch((thrown: unknown) => {
          this.faults.push(`a message was not answered: ${String(thrown)}`);
          close();
        });
    };
  }
}
