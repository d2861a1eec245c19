/** The tables in memory: loaded when needed, dropped after a while without watchers. */
import { gameNamed } from "@interchange/games";
import type { GameEntry, Rung } from "@interchange/games";
import { FORETELL } from "@interchange/games/ledgers";
import type { HostNeeds, Summary, Time } from "@interchange/host";
import { seededChance } from "@interchange/tabletop";
import { bytesOf, keyedChance, tableKey } from "@interchange/tabletop/seal";
import type { Bots } from "../bots/pool.ts";
import type { Log } from "../log.ts";
import { premoveStore } from "../premoves/premoveStore.ts";
import { Premoves } from "../premoves/premoves.ts";
import type { Runs } from "../runs.ts";
import type { Storage } from "../storage/storage.ts";
import { termsOf } from "../tables/terms.ts";
import { Delayed } from "./delayed.ts";
import { openHost } from "./openHost.ts";
import { SAID_AGAIN } from "./presences.ts";
import type { Seen } from "./presences.ts";
import { patienceFor } from "./patience.ts";
import type { Patience } from "./patience.ts";
import { LiveTable } from "./liveTable.ts";

export interface LiveTablesNeeds {
  readonly storage: Storage;
  readonly runs: Runs;
  readonly bots: Bots;
  readonly games: readonly GameEntry[];
  readonly time: Time;
  /** How many milliseconds a bot's move is delayed, the same at every table, so that the timing reveals nothing. */
  readonly botPause: number;
  /** After this long, a bot that has not answered is replaced by a quick one. */
  readonly botDeadline: number;
  /** Overrides for how long things wait. */
  readonly patience?: Partial<Patience>;
  /** Announces to other processes, if any, who is at a table here. */
  readonly announce?: (table: string, seen: Seen) => void;
  /** Announces to other processes that a premove changed. */
  readonly planned?: (table: string) => void;
  /** Called when something happened at a table of a room. */
  readonly inRoom?: (room: string) => void;
  /** How long a table without watchers stays in memory. */
  readonly keptEmpty: number;
  readonly log: Log;
}

/** How often to look for expired clocks and tables without watchers. */
const SWEEP = 1_000;
/** A bot's turn whose lease has not been renewed for this long is taken over. */
const LEASE = 4_000;
/** How often leases are renewed. */
const LEASE_RENEWED = 2_000;
/** The bot that plays for someone who is gone: good, but not so good that anyone would prefer it. */
const STAND_IN: Rung = "planner";

/** Chance and time, the same for a new table and a running one. */
export function basicNeeds(time: Time): Pick<HostNeeds<never, never>, "chance" | "time"> {
  return {
    chance: (luck, table) =>
      luck.kind === "seeded"
        ? seededChance(luck.seed)
        : keyedChance(tableKey(bytesOf(luck.secret) ?? new Uint8Array(), table, luck.nonces)),
    time,
  };
}

/** Real time. */
export function realTime(now: () => number): Time {
  return {
    now,
    after(milliseconds, act) {
      // Node treats longer timeouts as zero. For such long waits, the sweep checks again.
      const timer = setTimeout(act, Math.min(milliseconds, 2 ** 31 - 1));
      timer.unref();
      return () => {
        clearTimeout(timer);
      };
    },
  };
}

export class LiveTables {
  private readonly needs: LiveTablesNeeds;
  private readonly fetched = new Map<string, Promise<LiveTable | undefined>>();
  private readonly open = new Map<string, LiveTable>();
  private sweeper: NodeJS.Timeout | undefined;
  private stopSaying: (() => void) | undefined;
  /** The deadlines for which a table was already loaded. */
  private readonly swept = new Map<string, number | null>();

  constructor(needs: LiveTablesNeeds) {
    this.needs = needs;
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.open.size;
  }

  /** A table that has begun; undefined if there is none. */
  get(id: string): Promise<LiveTable | undefined> {
    const known = this.fetched.get(id);
    if (known) return known;
    const fetched = this.fetch(id);
    this.fetched.set(id, fetched);
    fetched.then(
      (live) => {
        if (live) this.open.set(id, live);
        else this.fetched.delete(id);
      },
      (error: unknown) => {
        this.fetched.delete(id);
        this.needs.log.error(error, "could not open a table");
      },
    );
    return fetched;
  }

  private async fetch(id: string): Promise<LiveTable | undefined> {
    const { storage, runs, time } = this.needs;
    const row = await storage.db
      .selectFrom("tables")
      .select(["game", "state", "terms", "room"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row || row.state === "open") return undefined;
    const game = gameNamed(row.game, this.needs.games);
    if (!game) return undefined;
    const { setup, control, delay = 0, botDelay } = termsOf(row);
    const { engine } = await game.loadRules(setup.modules);
    const { bots, botPause, botDeadline, patience } = this.needs;
    const { requestLasts, voteLasts, goneAfter } = { ...patienceFor(control), ...patience };
    const needs: HostNeeds<never, never> = {
      ...basicNeeds(time),
      store: storage,
      keeps: "few",
      bots: async () => bots.of(game, engine, control.kind === "live"),
      progress: (position) => game.progress(position),
      botPause: () => botDelay ?? botPause * game.bots.pause,
      isVotedOn: true,
      botDeadline,
      requestLasts,
    };
    const charged = (since: number, now: number): number => now - runs.downtimeSince(since, now);
    const opened = await openHost(engine, id, needs, charged);
    if (!opened.ok) throw new Error(`table ${id}: ${opened.detail}`);
    const { host } = opened;
    const voting = { bot: STAND_IN, voteLasts, goneAfter };
    const { announce } = this.needs;
    const live = new LiveTable(host, {
      time,
      voting,
      requestLasts,
      ...(announce && {
        announce: (seen) => {
          announce(id, seen);
        },
      }),
    });
    const { room } = row;
    if (room !== null)
      host.onChange(() => {
        this.needs.inRoom?.(room);
      });
    // Other processes answer with who is present there.
    live.presences.sayAgain();
    if (delay > 0) {
      const changed = (): void => {
        live.delayedChanged();
      };
      live.showDelayed(await Delayed.open({ ...needs, rules: engine, host, delay: delay * 1_000, changed }));
    }
    const foretell = FORETELL[game.id];
    if (foretell && control.kind !== "live")
      live.premoves = new Premoves({
        host,
        rules: engine,
        foretell,
        store: premoveStore(storage, id),
        tell: (plan) => {
          live.tellSeat(plan.seat, { kind: "plan", plan });
        },
        changed: () => this.needs.planned?.(id),
      });
    return live;
  }

  /** A table, if it is in memory. */
  here(id: string): LiveTable | undefined {
    return this.open.get(id);
  }

  /** Announces the presence at all tables again. */
  sayAgain(): void {
    if (!this.needs.announce) return;
    this.stopSaying?.();
    this.stopSaying = this.needs.time.after(SAID_AGAIN, () => {
      this.sayAgain();
    });
    for (const { presences } of this.open.values()) presences.sayAgain();
  }

  /** Starts looking for tables whose clock or bot needs a server. */
  async begin(): Promise<void> {
    await this.wakeBots();
    this.sayAgain();
    this.sweeper = setInterval(() => void this.sweep(), SWEEP);
    this.sweeper.unref();
  }

  /** Wakes bots whose turn it was when the last server stopped. */
  private async wakeBots(): Promise<void> {
    const rows = await this.needs.storage.db
      .selectFrom("tables")
      .select(["id", "summary"])
      .where("state", "=", "running")
      .execute();
    for (const { id, summary } of rows) {
      const { sitters, toAct } = JSON.parse(summary ?? "{}") as Partial<Summary>;
      if (toAct !== undefined && sitters?.[toAct]?.mind.kind === "bot") await this.get(id);
    }
  }

  private async sweep(): Promise<void> {
    const { storage, time, keptEmpty } = this.needs;
    const now = time.now();
    for (const [id, live] of this.open)
      if (live.isEmpty && now - live.emptySince > keptEmpty && !isBusy(live)) this.drop(id);
    try {
      const due = await storage.db
        .selectFrom("tables")
        .select(["id", "deadline"])
        .where("state", "=", "running")
        .where("deadline", "<=", now)
        .orderBy("deadline", "desc")
        .limit(50)
        .execute();
      // Once in memory, the table's own clock does the rest. If nobody is there to decide, once is enough.
      for (const { id, deadline } of due) {
        if (this.swept.get(id) === deadline) continue;
        this.swept.set(id, deadline);
        await this.get(id);
      }
      if (this.swept.size > 1_000) this.swept.clear();
      await this.lookAfterBots(now);
    } catch (error) {
      // What cannot be read now is read at the next sweep.
      this.needs.log.error(error, "could not read the storage");
    }
  }

  /**
   * Renews the leases on bots' turns here, and takes over those that have expired because their process is gone. It is
   * only a lease: if two processes hold it, both ask a bot, and the log accepts one answer.
   */
  private async lookAfterBots(now: number): Promise<void> {
    const { storage } = this.needs;
    const { db } = storage;
    const turns = await db
      .selectFrom("tables")
      .select(["id", "bot_at"])
      .where("state", "=", "running")
      .where("bot_at", "<=", now - LEASE_RENEWED)
      .orderBy("bot_at")
      .limit(200)
      .execute();
    for (const { id, bot_at } of turns) {
      const isHere = this.open.has(id);
      if (!isHere && (bot_at ?? now) > now - LEASE) continue;
      const query = db.updateTable("tables").set({ bot_at: now }).where("id", "=", id).where("bot_at", "=", bot_at);
      const taken = await storage.write({ query: query.compile(), mustChange: true });
      // A table that cannot be opened is logged there, and does not block the others.
      if (taken === "kept" && !isHere) await this.get(id).catch(() => undefined);
    }
  }

  /** Drops a table from memory. The next use reads it again. */
  drop(id: string): void {
    this.open.get(id)?.close();
    this.open.delete(id);
    this.fetched.delete(id);
  }

  close(): void {
    clearInterval(this.sweeper);
    this.stopSaying?.();
    for (const id of this.open.keys()) this.drop(id);
  }
}

/** Whether something happens by itself: a bot plays, a vote ends, or a clock stands still until a request expires. */
function isBusy({ host, voting }: LiveTable): boolean {
  const { toAct, sitters, isOver, asked } = host.status;
  const isBotToAct = !isOver && toAct !== undefined && sitters[toAct]?.mind.kind === "bot";
  const isClockStopped = host.founding.control.kind === "live" && asked.length > 0;
  return isBotToAct || isClockStopped || voting.votes.length > 0;
}
