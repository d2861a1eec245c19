/**
 * The game as delayed spectators see it: the same rows, entered once they are old enough. It is a log of its own, so
 * take-backs, reconnects and the record come out right. A finished game is shown to everyone at once.
 */
import { GameLog } from "@interchange/host";
import type { Change, GameRow, HostNeeds, TableRow } from "@interchange/host";
import type { AnyRules, GameRecord } from "@interchange/tabletop";
import type { AnyHost } from "./anyHost.ts";
import type { Source, Standing } from "./liveTable.ts";

type SeatRow = TableRow & { readonly kind: "seat" };

export interface DelayedNeeds extends Pick<HostNeeds<never, never>, "store" | "time" | "chance"> {
  readonly rules: AnyRules;
  readonly host: AnyHost;
  /** In milliseconds. */
  readonly delay: number;
  readonly changed: () => void;
}

export class Delayed implements Source {
  private readonly needs: DelayedNeeds;
  private readonly log: GameLog<unknown, unknown, unknown, unknown, unknown>;
  private sitters: Standing["sitters"];
  private read = { game: 0, table: 0 };
  /** Rows that are not old enough yet. */
  private rows: readonly GameRow[] = [];
  private seats: readonly SeatRow[] = [];
  private reading: Promise<void> | undefined;
  private stopWaiting: (() => void) | undefined;
  private readonly stopListening: () => void;

  private constructor(needs: DelayedNeeds) {
    const { host, rules, chance } = needs;
    const { founding, id } = host;
    this.needs = needs;
    this.sitters = founding.sitters;
    this.log = GameLog.founded(rules, founding, chance(founding.luck, id), "few");
    this.stopListening = host.onChange(() => void this.readOn());
  }

  static async open(needs: DelayedNeeds): Promise<Delayed> {
    const delayed = new Delayed(needs);
    await delayed.readOn();
    return delayed;
  }

  get seq(): number {
    return this.log.seq;
  }

  now(): number {
    const { host, time, delay } = this.needs;
    return host.status.isOver ? time.now() : time.now() - delay;
  }

  get standing(): Standing {
    const { table, toAct, clock } = this.log;
    const { pausedBy, isGone } = this.needs.host.status;
    const { isOver, termination, standings } = table;
    return {
      toAct,
      isOver,
      termination,
      standings,
      sitters: this.sitters,
      pausedBy,
      clock,
      isGone,
      // Useless to spectators, and it would reveal what is going on.
      asked: [],
      declined: [],
      votes: [],
      reclaiming: [],
      trouble: undefined,
    };
  }

  get said(): AnyHost["said"] {
    const now = this.now();
    return this.needs.host.said.filter(({ at }) => at <= now);
  }

  changesSince(viewer: "spectator", seen: number): readonly Change<unknown, unknown>[] {
    return this.log.changesSince(viewer, seen);
  }

  record(viewer: "spectator", tags: Readonly<Record<string, string>>): GameRecord {
    return this.log.table.record(viewer, tags);
  }

  private readOn(): Promise<void> {
    // Rows written during this read are read after it.
    this.reading = (this.reading ?? Promise.resolve()).then(() => this.fetch()).catch(() => undefined);
    return this.reading;
  }

  private async fetch(): Promise<void> {
    const { store, host } = this.needs;
    const rows = await store.read(host.id, "game", this.read.game);
    const tableRows = await store.read(host.id, "table", this.read.table);
    this.read = { game: this.read.game + rows.length, table: this.read.table + tableRows.length };
    this.rows = [...this.rows, ...rows];
    this.seats = [...this.seats, ...tableRows.filter((row): row is SeatRow => row.kind === "seat")];
    this.enter();
  }

  /** Enters the rows that are old enough. That the game began is no secret. */
  private enter(): void {
    const { host, time, changed } = this.needs;
    const now = this.now();
    const isDue = ({ at }: { readonly at: number }): boolean => at <= now || host.status.isOver;
    this.stopWaiting?.();
    this.stopWaiting = undefined;
    for (;;) {
      const [row] = this.rows;
      const [seat] = this.seats;
      if (seat && isDue(seat) && seat.after <= this.log.seq) {
        this.seats = this.seats.slice(1);
        this.sitters = this.sitters.with(seat.seat, seat.sitter);
        this.log.changeSeat(seat.seat, seat.sitter);
      } else if (row && (isDue(row) || row.kind === "begin")) {
        this.rows = this.rows.slice(1);
        this.log.enter(row);
      } else break;
    }
    const said = host.said.filter((each) => !isDue(each));
    const next = Math.min(...[...this.rows, ...this.seats, ...said].map(({ at }) => at).filter((at) => at > now));
    if (next < Infinity)
      this.stopWaiting = time.after(next - now, () => {
        this.enter();
      });
    changed();
  }

  close(): void {
    this.stopListening();
    this.stopWaiting?.();
  }
}
