/**
 * Owns one table. It knows nothing of pages, sockets or databases: it has watchers and a store. Nothing is shown or
 * acknowledged before it is stored.
 *
 *     await found(metro, "t1", founding, needs);
 *     const opened = await Host.open(metro, "t1", needs);
 *     const stop = opened.host.watch(0, 0, (news) => show(news));
 *     const answer = await opened.host.command(0, { id: "c1", after: 1, moves: ["aaaa@b3"] });
 */
import type { ChanceSource, GameRecord, Refusal, Rules, Seat, Table, Viewer } from "@interchange/tabletop";
import type { Asking } from "./asking.ts";
import { clocksFor } from "./clocks.ts";
import type { Clocks } from "./clocks.ts";
import { GameLog, LogProblem, written } from "./gameLog.ts";
import { StoredLogs } from "./storedLogs.ts";
import type { HostNeeds } from "./needs.ts";
import type { Answer, Change, Command, Legal, News, Presence, Status } from "./news.ts";
import { Queue } from "./queue.ts";
import { NOT_YOUR_TURN, OVER, PAUSED, refused, UNREADABLE } from "./refusals.ts";
import type { Request } from "./requests.ts";
import type { Founding, Summary } from "./rows.ts";
import { seatToAct } from "./summary.ts";
import type { Said } from "./tableLog.ts";
import type { BotTurn } from "./thinking.ts";
import type { VoteRow } from "./votes.ts";

/** How long to wait after the store could not be read. */
const READ_AGAIN = 1_000;

type Tell<Event, View> = (news: News<Event, View>) => void;

interface Watcher<Event, View> {
  readonly viewer: Viewer;
  readonly tell: Tell<Event, View>;
  seen: number;
}

export type Opened<TheHost> =
  | { readonly ok: true; readonly host: TheHost }
  | { readonly ok: false; readonly problem: "unknown" | "replay"; readonly detail: string };

export class Host<Position, Move, Chance, Event, View> {
  private readonly logs: StoredLogs<Position, Move, Chance, Event, View>;
  private readonly needs: HostNeeds<Position, View>;
  private readonly queue = new Queue();
  private readonly watchers = new Set<Watcher<Event, View>>();
  private readonly listeners = new Set<() => void>();
  private readonly stopListening: (() => void) | undefined;
  private presence: readonly Presence[];
  private botTurn: BotTurn<Position, Move, Chance, Event, View> | undefined;
  private trouble: Status["trouble"];
  /** Cancels each pending timer. */
  private readonly timers = new Set<() => void>();
  private isClosed = false;

  private constructor(
    id: string,
    needs: HostNeeds<Position, View>,
    log: GameLog<Position, Move, Chance, Event, View>,
    clocks: Clocks | undefined,
  ) {
    this.needs = needs;
    this.logs = new StoredLogs(id, needs, log, clocks, () => {
      this.changed();
    });
    this.presence = log.founding.sitters.map(() => "here");
    this.stopListening = needs.store.onElsewhere?.(id, () => {
      this.hear();
    });
  }

  /**
   * Opens an existing table. `chargedUntil` is the last moment at which its clocks certainly ran; it may depend on when
   * the running clock started, and on what time it is.
   */
  static async open<Position, Move, Chance, Event, View>(
    game: Rules<Position, Move, Chance, Event, View>,
    id: string,
    needs: HostNeeds<Position, View>,
    chargedUntil?: number | ((since: number, now: number) => number),
  ): Promise<Opened<Host<Position, Move, Chance, Event, View>>> {
    const rows = await needs.store.read(id, "game", 0);
    const tableRows = await needs.store.read(id, "table", 0);
    const [begin] = rows;
    if (begin?.kind !== "begin") return { ok: false, problem: "unknown", detail: id };
    try {
      const log = GameLog.founded(game, begin.founding, needs.chance(begin.founding.luck, id), needs.keeps);
      const clocks = await clocksFor(begin.founding.control);
      const host = new Host(id, needs, log, clocks);
      host.logs.enterAll(rows, tableRows);
      const since = log.clock?.running?.since ?? log.at;
      const now = needs.time.now();
      const charged = typeof chargedUntil === "function" ? chargedUntil(since, now) : (chargedUntil ?? log.at);
      if (clocks) log.setClock(clocks.clockAtOpening(log.clock, charged, now));
      await host.queue.add(() => host.settleRequests());
      host.goOn();
      return { ok: true, host };
    } catch (thrown) {
      if (thrown instanceof LogProblem) return { ok: false, problem: "replay", detail: thrown.message };
      throw thrown;
    }
  }

  get id(): string {
    return this.logs.id;
  }

  get seq(): number {
    return this.logs.game.seq;
  }

  get founding(): Founding {
    return this.logs.game.founding;
  }

  get status(): Status {
    const { game, table, isGone } = this.logs;
    return {
      toAct: game.toAct,
      isOver: game.table.isOver,
      termination: game.table.termination,
      standings: game.table.standings,
      sitters: table.sitters,
      pausedBy: table.pausedBy,
      asked: table.asked,
      declined: table.declined,
      clock: game.clock,
      presence: this.presence,
      isGone,
      trouble: this.trouble,
    };
  }

  /** The chat, in order. */
  get said(): readonly Said[] {
    return this.logs.table.said;
  }

  /** The rows of votes, in order. */
  get votes(): readonly VoteRow[] {
    return this.logs.table.votes;
  }

  /** The table's entry in lists. */
  get summary(): Summary {
    return this.logs.listed;
  }

  /** The record as far as a viewer may have it; all of it without a viewer. */
  record(viewer?: Viewer, tags: Readonly<Record<string, string>> = {}): GameRecord {
    const { table, founding } = this.logs.game;
    // A finished game that was imported keeps its tags, including the proof of its draws.
    const kept = table.isOver ? founding.before?.record.tags : {};
    return table.record(viewer, { ...kept, ...tags });
  }

  /**
   * Tells a viewer everything they may know since row `seen` (0 for everything), now and on every change. Returns how
   * to stop.
   */
  watch(viewer: Viewer, seen: number, tell: Tell<Event, View>): () => void {
    const watcher: Watcher<Event, View> = { viewer, tell, seen: this.seq };
    this.watchers.add(watcher);
    tell({ seq: this.seq, status: this.status, changes: this.changesSince(viewer, seen) });
    return () => {
      this.watchers.delete(watcher);
    };
  }

  /** The changes for a viewer who has seen this many rows. */
  changesSince(viewer: Viewer, seen: number): readonly Change<Event, View>[] {
    return this.logs.game.changesSince(viewer, seen);
  }

  /** Calls on every change, for callers that inform many viewers. Returns how to stop. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** Plays a seat's moves: all of them or none. */
  command(from: Seat, command: Command): Promise<Answer<Event, View>> {
    return this.queue.add(async () => {
      const { game } = this.logs;
      const before = game.answerTo(command);
      if (before) return before;
      if (command.after !== this.seq)
        return { kind: "stale", seq: this.seq, missed: game.changesSince(from, command.after) };
      const obstacle = this.obstacle(from);
      if (obstacle) return refused(obstacle);
      const answer = await this.play(from, command);
      // If the store did not answer, it may still have stored the row, or another host may have.
      const late = answer.kind === "stale" ? game.rowOf(command.id) : undefined;
      return late === undefined ? answer : { kind: "applied", seq: late };
    });
  }

  private async play(from: Seat, { id, moves }: Command): Promise<Answer<Event, View>> {
    const { game: log } = this.logs;
    if (!moves.length) return refused(UNREADABLE);
    const table = this.after(from, moves, log.source);
    if ("kind" in table) return table;
    const at = this.needs.time.now();
    const clock = this.logs.clocks?.clockAfter(log.clock, seatToAct(table), at, from);
    const entries = written(table.log.slice(log.table.length));
    const kept = await this.logs.keep(
      { kind: "moves", at, seat: from, command: id, entries, ...(clock && { clock }) },
      table,
    );
    if (kept.kind === "applied") await this.settleRequests();
    return kept;
  }

  /** The table after these moves, with draws from a source, if there is one; or the refusal of one of them. */
  private after(
    from: Seat,
    moves: readonly string[],
    source?: ChanceSource,
  ): Table<Position, Move, Chance, Event, View> | ReturnType<typeof refused> {
    const { table, game } = this.logs.game;
    const after = table.fork();
    for (const [index, text] of moves.entries()) {
      if (seatToAct(after) !== from) return refused(NOT_YOUR_TURN, index);
      const move = game.notation.readMove(text, table.setup);
      if (move === undefined) return refused(UNREADABLE, index);
      const played = after.play(from, move);
      if (!played.ok) return refused(played.refusal, index);
      if (source) after.settle(source);
    }
    return after;
  }

  /**
   * The legal moves of the seat to move, for clients without the rules. If it plays these moves first, those that may
   * follow: none if the turn ends with them, or if a draw comes next.
   */
  legalMoves(from: Seat, first: readonly string[]): Promise<Legal | ReturnType<typeof refused>> {
    return this.queue.add(async () => {
      const obstacle = this.obstacle(from);
      if (obstacle) return refused(obstacle);
      const { seq, game } = this.logs.game;
      const table = this.after(from, first);
      if ("kind" in table) return table;
      const moves = seatToAct(table) === from ? game.moves(table.view(from)) : [];
      return { kind: "legal", seq, moves: moves.map((move) => game.notation.writeMove(move)) };
    });
  }

  /** Why a seat may not move now, whatever the move. */
  private obstacle(from: Seat): Refusal | undefined {
    const { game, table } = this.logs;
    if (game.table.isOver) return OVER;
    if (table.pausedBy !== undefined) return PAUSED;
    return game.toAct === from ? undefined : NOT_YOUR_TURN;
  }

  ask(from: Seat, id: string, request: Request): Promise<Answer<Event, View>> {
    return this.tend((asking) => asking.ask(from, id, request));
  }

  answer(from: Seat, id: string, consent: boolean): Promise<Answer<Event, View>> {
    return this.tend((asking) => asking.answer(from, id, consent));
  }

  /** Does something other than a move, after everything in the queue. */
  tend<Result>(act: (asking: Asking<Position, Move, Chance, Event, View>) => Promise<Result>): Promise<Result> {
    return this.queue.add(async () => act(await this.asking()));
  }

  /** Loaded with the first request. */
  private async asking(): Promise<Asking<Position, Move, Chance, Event, View>> {
    const { Asking } = await import("./asking.ts");
    return new Asking(this.logs, this.needs);
  }

  /** Grants requests that everyone has agreed to. */
  private async settleRequests(): Promise<void> {
    if (this.logs.table.asked.length) await (await this.asking()).settle();
  }

  /** Sends a chat message. */
  say(from: Seat, text: string): Promise<Answer<Event, View>> {
    return this.queue.add(() => this.logs.note({ kind: "said", by: from, text, at: this.needs.time.now() }));
  }

  /** Reported by the server, which has the connections. */
  setPresence(seat: Seat, presence: Presence): void {
    this.presence = this.presence.with(seat, presence);
    this.tellAll();
  }

  /** Asks a bot again that did not answer. */
  askAgain(): void {
    this.changed();
  }

  /** Reads what another host of this table has written. */
  catchUp(): Promise<void> {
    return this.queue.add(async () => {
      if (!this.isClosed) await this.logs.readOn();
    });
  }

  /** Another host has written. What cannot be read now is read a moment later. */
  private hear(): void {
    this.catchUp().catch((thrown: unknown) => {
      if (!this.isClosed && !(thrown instanceof LogProblem)) this.needs.time.after(READ_AGAIN, () => this.hear());
    });
  }

  private changed(): void {
    this.trouble = undefined;
    this.tellAll();
    if (this.logs.isGone) this.close();
    else this.goOn();
  }

  private tellAll(): void {
    const { seq, status } = this;
    for (const watcher of this.watchers) {
      const changes = this.logs.game.changesSince(watcher.viewer, watcher.seen);
      watcher.seen = seq;
      watcher.tell({ seq, status, changes });
    }
    for (const listener of this.listeners) listener();
  }

  /** Starts timers and the bot whose turn it is. */
  private goOn(): void {
    this.callOff();
    const { game, table } = this.logs;
    if (this.isClosed || game.table.isOver) return;
    const { time, requestLasts } = this.needs;
    if (requestLasts !== undefined)
      for (const { id, at, request } of table.asked)
        // Players who are there are waited for before a game goes on, see voting.ts.
        if (request.kind !== "resume")
          this.later(at + requestLasts - time.now(), async () => (await this.asking()).close(id, "lapsed"));
    if (table.pausedBy !== undefined) return;
    const untilFlag = this.logs.clocks?.timeUntilFlag(game.clock, time.now());
    if (untilFlag !== undefined)
      this.later(untilFlag, async () => {
        await (await this.asking()).flag();
        this.tellAll();
      });
    const seat = game.toAct;
    const mind = seat === undefined ? undefined : table.sitters[seat]?.mind;
    if (seat !== undefined && mind?.kind === "bot" && !this.trouble) void this.letBotPlay(seat, mind.bot);
  }

  private later(milliseconds: number, act: () => Promise<unknown>): void {
    const callOff = this.needs.time.after(Math.max(0, milliseconds), () => {
      this.timers.delete(callOff);
      // If it could not be stored, voting or the next move looks again.
      this.queue.add(act).catch(() => undefined);
    });
    this.timers.add(callOff);
  }

  private callOff(): void {
    this.botTurn?.callOff();
    this.botTurn = undefined;
    for (const callOff of this.timers) callOff();
    this.timers.clear();
  }

  private async letBotPlay(seat: Seat, bot: string): Promise<void> {
    const { seq } = this;
    const { game } = this.logs;
    const { luck } = game.founding;
    const seed = `${luck.kind === "seeded" ? luck.seed : this.id}/bot/${seq}`;
    const { BotTurn } = await import("./thinking.ts");
    // The game may have gone on during the import.
    if (seq !== this.seq || this.botTurn || this.isClosed || this.logs.table.pausedBy !== undefined) return;
    const turn = new BotTurn(game.game, this.needs, { bot, view: game.table.view(seat), seed });
    this.botTurn = turn;
    const decided = await turn.decided;
    if (turn.isCalledOff) return;
    const answer: Answer = decided.ok
      ? await this.command(seat, { id: `bot/${seat}/${seq}`, after: seq, moves: [decided.move] })
      : { kind: "unsent", reason: decided.reason };
    if (turn.isCalledOff || answer.kind === "applied" || answer.kind === "stale") return;
    this.trouble = { seat, reason: answer.kind === "refused" ? answer.refusal.code : answer.reason };
    this.tellAll();
  }

  /** Stops all timers and bots. The stored table stays as it is. */
  close(): void {
    this.isClosed = true;
    this.callOff();
    this.stopListening?.();
    this.watchers.clear();
    this.listeners.clear();
  }
}
