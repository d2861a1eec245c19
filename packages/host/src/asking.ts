/** Requests: take back, pause, end early, hand over a seat. One seat asks, and every other person has to agree. */
import type { Clock, Refusal, Seat, TakeBack } from "@interchange/tabletop";
import type { GameLog } from "./gameLog.ts";
import type { StoredLogs } from "./storedLogs.ts";
import type { HostNeeds } from "./needs.ts";
import type { Answer } from "./news.ts";
import { CONFLICT, NOT_YOURS, OVER, refused, tableRefusal } from "./refusals.ts";
import type { Asked, Consented, NameLine, Request } from "./requests.ts";
import type { GameRow } from "./rows.ts";
import { clockAfterBack, flaggedSeat, pausedClock, restingClock, resumedClock } from "./timing.ts";

export class Asking<Position, Move, Chance, Event, View> {
  readonly logs: StoredLogs<Position, Move, Chance, Event, View>;
  private readonly needs: HostNeeds<Position, View>;

  constructor(logs: StoredLogs<Position, Move, Chance, Event, View>, needs: HostNeeds<Position, View>) {
    this.logs = logs;
    this.needs = needs;
  }

  private now(): number {
    return this.needs.time.now();
  }

  /** A request that needs nobody's consent takes effect at once. Bots always agree. */
  async ask(from: Seat, id: string, request: Request): Promise<Answer<Event, View>> {
    const { game, table } = this.logs;
    if (request.kind === "nameLine") return this.nameLine(from, request);
    const open = table.asked.find((each) => each.id === id);
    if (open) return open.request.kind === request.kind ? this.logs.applied() : refused(CONFLICT);
    if (game.rowOf(id) !== undefined) return this.logs.applied();
    const check = request.kind === "resume" && table.asked.find((each) => each.request.kind === "resume");
    if (check) return this.answer(from, check.id, true);
    const waits = this.consentTo(from, request);
    const obstacle = this.obstacle(from, request) ?? (waits.length ? this.tooSoon(from, request) : undefined);
    if (obstacle) return refused(obstacle);
    const at = this.now();
    const row = { kind: "asked", id, by: from, request, at, after: game.seq } as const;
    return waits.length
      ? this.logs.note({ ...row, ...this.clockFor([...table.asked, { ...row, waits }], at) })
      : this.grant({ ...row, waits });
  }

  /** Answers a request. The last yes grants it, the first no declines it. */
  async answer(from: Seat, id: string, consent: boolean): Promise<Answer<Event, View>> {
    const asked = this.logs.table.asked.find((each) => each.id === id);
    if (!asked?.waits.includes(from)) return this.logs.applied();
    const at = this.now();
    const left = this.logs.table.asked.map((each) =>
      each.id === id ? { ...each, waits: each.waits.filter((seat) => seat !== from) } : each,
    );
    const clock = this.clockFor(left, at);
    const noted = await this.logs.note({ kind: "answered", id, by: from, consent, at, ...clock });
    if (noted.kind !== "applied") return noted;
    if (!consent) return this.close(id, "declined");
    return this.settle();
  }

  /** Grants what everyone has agreed to, and closes take-backs that the game has gone past. */
  async settle(): Promise<Answer<Event, View>> {
    const { game, table } = this.logs;
    let answer = this.logs.applied();
    for (const asked of table.asked) {
      const isDone = game.rowOf(asked.id) !== undefined;
      if (isDone) await this.close(asked.id, "granted");
      else if (asked.request.kind === "back" && asked.after !== game.seq) await this.close(asked.id, "lapsed");
      else if (!asked.waits.length) {
        answer = await this.grant(asked);
        await this.close(asked.id, answer.kind === "applied" ? "granted" : "lapsed");
      }
    }
    return answer;
  }

  close(id: string, outcome: "granted" | "declined" | "lapsed"): Promise<Answer<Event, View>> {
    const at = this.now();
    const left = this.logs.table.asked.filter((each) => each.id !== id);
    return this.logs.note({ kind: "closed", id, outcome, at, ...this.clockFor(left, at) });
  }

  /** Resumes the game without those who have not said that they are ready. */
  async resumeWithout({ id, by }: Pick<Asked, "id" | "by">): Promise<void> {
    await this.resume(by);
    await this.close(id, "granted");
  }

  /** The clock of a seat stands still until some moment, because its player is away; if that is now, it runs again. */
  async rest(seat: Seat, until: number): Promise<Answer<Event, View>> {
    const { clock, toAct, table } = this.logs.game;
    const at = this.now();
    const since = Math.max(at, until);
    const isItsTurn = toAct === seat && !table.isOver && this.logs.table.pausedBy === undefined;
    if (!isItsTurn || clock?.control.kind !== "days" || !clock.running) return this.logs.applied();
    const { since: now } = clock.running;
    if (until > at ? now >= until : now <= at) return this.logs.applied();
    return this.logs.note({ kind: "rested", seat, until: since, at, clock: restingClock(clock, seat, since, at) });
  }

  /** A live clock stands still while its player answers a request. A request expires soon enough. */
  private clockFor(asked: readonly Pick<Asked, "waits">[], at: number): { readonly clock?: Clock } {
    const { clock, toAct, table } = this.logs.game;
    if (clock?.control.kind !== "live" || this.logs.table.pausedBy !== undefined) return {};
    if (toAct === undefined || table.isOver) return {};
    const isAnswering = asked.some(({ waits }) => waits.includes(toAct));
    if (isAnswering === (clock.running === undefined)) return {};
    const next = isAnswering ? pausedClock(clock, at) : resumedClock(clock, toAct, at);
    return next ? { clock: next } : {};
  }

  /** A clock ran out. With two seats that loses. With more, or with voting, the others decide. */
  async flag(): Promise<void> {
    const { game } = this.logs;
    const seat = flaggedSeat(game.clock, this.now());
    if (seat !== undefined && game.founding.setup.seats === 2 && !this.needs.isVotedOn)
      await this.end(`flag/${game.seq}`, { kind: "time", seat });
  }

  /** Ends the game before it is played out. */
  end(command: string, termination: Extract<GameRow, { kind: "end" }>["termination"]): Promise<Answer<Event, View>> {
    const table = this.logs.game.table.fork();
    if (!table.end(termination)) return Promise.resolve(refused(OVER));
    return this.logs.keep({ kind: "end", at: this.now(), command, termination }, table);
  }

  private obstacle(from: Seat, request: Consented): Refusal | undefined {
    const { game, table } = this.logs;
    const { isOver } = game.table;
    switch (request.kind) {
      case "back":
        return takeBackOf(game, from) ? undefined : tableRefusal("nothingToTakeBack");
      case "resume":
        return table.pausedBy === undefined ? tableRefusal("notPaused") : undefined;
      case "resign":
        if (isOver) return OVER;
        return game.founding.setup.seats === 2 ? undefined : tableRefusal("resignTwo");
      case "pause":
        return isOver ? OVER : table.pausedBy === undefined ? undefined : tableRefusal("paused");
      case "end":
      case "replace":
        return isOver ? OVER : undefined;
    }
  }

  /** One request at a time, and one a turn: whoever was told no asks again when the game has gone on. */
  private tooSoon(from: Seat, { kind }: Consented): Refusal | undefined {
    const { game, table } = this.logs;
    const isOwn = ({ by, request }: Pick<Asked, "by" | "request">): boolean => by === from && request.kind !== "resume";
    const isAsked = table.asked.some(isOwn) || table.declined.some((each) => isOwn(each) && each.after === game.seq);
    return isAsked && kind !== "resume" ? tableRefusal("askedAlready") : undefined;
  }

  /** The people who have to agree to a request. */
  private consentTo(from: Seat, request: Consented): readonly Seat[] {
    const { game, table } = this.logs;
    if (request.kind === "resign" || (request.kind === "resume" && !this.needs.isVotedOn)) return [];
    if (request.kind === "back" && takeBackOf(game, from)?.isFree) return [];
    return table.people.filter((seat) => seat !== from);
  }

  private async nameLine(seat: Seat, { line, name }: NameLine): Promise<Answer<Event, View>> {
    const { game, table } = this.logs;
    const sitter = table.sitters[seat];
    if (!sitter) return refused(NOT_YOURS);
    const lines = game.table.game.linesOf?.(game.table.position)[seat] ?? [];
    if (!lines.includes(line)) return refused(tableRefusal("noLine"));
    const { [line]: _, ...others } = sitter.lineNames ?? {};
    const lineNames = name ? { ...others, [line]: name } : others;
    return this.logs.note({ kind: "seat", seat, sitter: { ...sitter, lineNames }, at: this.now(), after: game.seq });
  }

  private grant({ id, by, request, after }: Asked): Promise<Answer<Event, View>> {
    const { game } = this.logs;
    const at = this.now();
    switch (request.kind) {
      case "back":
        return after === game.seq ? this.takeBack(id, by) : Promise.resolve(refused(tableRefusal("nothingToTakeBack")));
      case "end":
        return this.end(id, { kind: "agreed" });
      case "resign":
        return this.end(id, { kind: "resigned", seat: by });
      case "pause": {
        const clock = pausedClock(game.clock, at);
        return this.logs.note({ kind: "paused", by, at, ...(clock && { clock }) });
      }
      case "resume":
        return this.resume(by);
      case "replace":
        return this.logs.note({ kind: "seat", seat: request.seat, sitter: request.sitter, at, after: game.seq });
    }
  }

  private resume(by: Seat): Promise<Answer<Event, View>> {
    const { clock: paused, toAct } = this.logs.game;
    const at = this.now();
    const clock = resumedClock(paused, toAct, at);
    return this.logs.note({ kind: "resumed", by, at, ...(clock && { clock }) });
  }

  private async takeBack(command: string, seat: Seat): Promise<Answer<Event, View>> {
    const { game } = this.logs;
    const offer = takeBackOf(game, seat);
    const table = game.table.fork();
    if (!offer || !table.rewind(offer.entries)) return refused(tableRefusal("nothingToTakeBack"));
    const at = this.now();
    const undone = game.table.log.slice(-offer.entries).flatMap((done) => done.seat ?? []);
    const clock = clockAfterBack(game.clock, undone, at);
    return this.logs.keep({ kind: "back", at, seat, command, entries: offer.entries, ...(clock && { clock }) }, table);
  }
}

/** What a seat would take back: its last decision, with everything decided together with it and everything since. */
function takeBackOf<Position, Move, Chance, Event, View>(
  { table, begun }: GameLog<Position, Move, Chance, Event, View>,
  seat: Seat,
): TakeBack | undefined {
  const last = begun.findLast((each) => each.seat === seat);
  if (!last || table.termination) return table.takeBackOf(seat);
  const undone = table.log.slice(last.at);
  return { entries: undone.length, isFree: undone.every((done) => done.seat === seat) };
}
