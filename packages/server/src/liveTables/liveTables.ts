/** The tables that are in memory: fetched when somebody wants them, let go when nobody has for a while. */
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
import type { AnyHost } from "./anyHost.ts";

export interface LiveTablesNeeds {
  readonly storage: Storage;
  readonly runs: Runs;
  readonly bots: Bots;
  readonly games: readonly GameEntry[];
  readonly time: Time;
  /** Milliseconds that a bot's move is held back, at every table alike, so that nobody learns from its haste. */
  readonly botPause: number;
  /** After how long a bot that gives no answer is replaced by a quick one. */
  readonly botDeadline: number;
  /** What waits otherwise than the table's clock says. */
  readonly patience?: Partial<Patience>;
  /** Says to other processes, where there can be some, who is at a table here. */
  readonly announce?: (table: string, seen: Seen) => void;
  /** Says to other processes that something was planned at a table. */
  readonly planned?: (table: string) => void;
  /** How long a table that nobody looks at stays in memory. */
  readonly keptEmpty: number;
  readonly log: Log;
}

/** How often clocks that ran out and tables that nobody looks at are looked for. */
const SWEEP = 1_000;
/** A bot's turn that nobody has looked after for so long is taken over. */
const LEASE = 4_000;
/** Whoever looks after one says so that often. */
const LEASE_RENEWED = 2_000;
/** Plays for somebody who is gone: well, and not so well that anybody would rather have it. */
const STAND_IN: Rung = "planner";

/** Where draws come from, and what o'clock it is: the same for a table that begins and one that goes on. */
export function basicNeeds(time: Time): Pick<HostNeeds<never, never>, "chance" | "time"> {
  return {
    chance: (luck, table) =>
      luck.kind === "seeded"
        ? seededChance(luck.seed)
        : keyedChance(tableKey(bytesOf(luck.secret) ?? new Uint8Array(), table, luck.nonces)),
    time,
  };
}

/** Time as it passes here. */
export function realTime(now: () => number): Time {
  return {
    now,
    after(milliseconds, act) {
      // Node takes longer waits for none at all; whoever waits so long is asked again by the sweep.
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
  /** The deadlines for which a table was fetched already. */
  private readonly swept = new Map<string, number | null>();

  constructor(needs: LiveTablesNeeds) {
    this.needs = needs;
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.open.size;
  }

  /** A table that has begun; undefined when there is none. */
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
        this.needs.log.error(error, "a table cannot be opened");
      },
    );
    return fetched;
  }

  private async fetch(id: string): Promise<LiveTable | undefined> {
    const { storage, runs, time } = this.needs;
    const row = await storage.db
      .selectFrom("tables")
      .select(["game", "state", "terms"])
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
    const charged = (since: number): number => time.now() - runs.downtimeSince(since);
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
    // Other processes answer with those whom they see.
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

  /** Says of all tables who is there. */
  sayAgain(): void {
    if (!this.needs.announce) return;
    this.stopSaying?.();
    this.stopSaying = this.needs.time.after(SAID_AGAIN, () => {
      this.sayAgain();
    });
    for (const { presences } of this.open.values()) presences.sayAgain();
  }

  /** Looks for tables whose clock or whose bot waits for a server, and goes on looking. */
  async begin(): Promise<void> {
    await this.wakeBots();
    this.sayAgain();
    this.sweeper = setInterval(() => void this.sweep(), SWEEP);
    this.sweeper.unref();
  }

  /** Bots that were to move when the last server stopped. */
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
      if (live.isEmpty && now - live.emptySince > keptEmpty && !isBotToAct(live.host) && !live.voting.votes.length)
        this.drop(id);
    try {
      const due = await storage.db
        .selectFrom("tables")
        .select(["id", "deadline"])
        .where("state", "=", "running")
        .where("deadline", "<=", now)
        .orderBy("deadline", "desc")
        .limit(50)
        .execute();
      // In memory, the table's own clock does the rest. Where nobody is there to decide, once is enough.
      for (const { id, deadline } of due) {
        if (this.swept.get(id) === deadline) continue;
        this.swept.set(id, deadline);
        await this.get(id);
      }
      if (this.swept.size > 1_000) this.swept.clear();
      await this.lookAfterBots(now);
    } catch (error) {
      // What cannot be read now is read at the next sweep.
      this.needs.log.error(error, "the storage cannot be read");
    }
  }

  /**
   * Says which bots' turns are looked after here, and takes over those that nobody has for a while, because whoever did
   * is gone. That is a lease and no more: two that hold it ask a bot each, and the log takes one answer.
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
      // One that cannot be opened is told of there, and keeps nobody from the others.
      if (taken === "kept" && !isHere) await this.get(id).catch(() => undefined);
    }
  }

  /** Lets a table go; whoever wants it next reads it anew. */
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

function isBotToAct({ status: { toAct, sitters, isOver } }: AnyHost): boolean {
  return !isOver && toAct !== undefined && sitters[toAct]?.mind.kind === "bot";
}
