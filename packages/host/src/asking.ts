/** Requests: take back, pause, end early, hand over a seat. One seat asks, and every other person has to agree. */
import type { Refusal, Seat, TakeBack } from "@interchange/tabletop";
import type { GameLog } from "./gameLog.ts";
import type { StoredLogs } from "./storedLogs.ts";
import type { HostNeeds } from "./needs.ts";
import type { Answer } from "./news.ts";
import { NOT_YOURS, OVER, refused, tableRefusal } from "./refusals.ts";
import type { Asked, Consented, NameLine, Request } from "./requests.ts";
import type { GameRow } from "./rows.ts";
import { clockAfterBack, flaggedSeat, pausedClock, resumedClock } from "./timing.ts";

/** More lines than anybody has in any game. */
const MOST_NAMED = 64;

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
    if (game.rowOf(id) !== undefined || table.asked.some((each) => each.id === id)) return this.logs.applied();
    const obstacle = this.obstacle(from, request);
    if (obstacle) return refused(obstacle);
    const row = { kind: "asked", id, by: from, request, at: this.now(), after: game.seq } as const;
    const waits = this.consentTo(from, request);
    return waits.length ? this.logs.note(row) : this.grant({ ...row, waits });
  }

  /** Answers a request. The last yes grants it, the first no declines it. */
  async answer(from: Seat, id: string, consent: boolean): Promise<Answer<Event, View>> {
    const asked = this.logs.table.asked.find((each) => each.id === id);
    if (!asked?.waits.includes(from)) return this.logs.applied();
    const noted = await this.logs.note({ kind: "answered", id, by: from, consent, at: this.now() });
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
    return this.logs.note({ kind: "closed", id, outcome, at: this.now() });
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

  /** The people who have to agree to a request. */
  private consentTo(from: Seat, request: Consented): readonly Seat[] {
    const { game, table } = this.logs;
    if (request.kind === "resume" || request.kind === "resign") return [];
    if (request.kind === "back" && takeBackOf(game, from)?.isFree) return [];
    return table.people.filter((seat) => seat !== from);
  }

  private async nameLine(seat: Seat, { line, name }: NameLine): Promise<Answer<Event, View>> {
    const { game, table } = this.logs;
    const sitter = table.sitters[seat];
    if (!sitter) return refused(NOT_YOURS);
    const { [line]: _, ...others } = sitter.lineNames ?? {};
    if (Object.keys(others).length >= MOST_NAMED) return refused(tableRefusal("tooMuch"));
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
      case "resume": {
        const clock = resumedClock(game.clock, game.toAct, at);
        return this.logs.note({ kind: "resumed", by, at, ...(clock && { clock }) });
      }
      case "replace":
        return this.logs.note({ kind: "seat", seat: request.seat, sitter: request.sitter, at, after: game.seq });
    }
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
