/**
 * The premoves of one table: what a seat will do on its turn, known only to that seat. A premove is played at once if
 * its moves are still legal and still do the same. Otherwise its seat gets it back as a draft; or, if it wanted so, the
 * moves that are still legal are played.
 */
import type { Answer } from "@interchange/host";
import type { Foretell, Foretold } from "@interchange/games/ledgers";
import type { Premove } from "@interchange/protocol";
import type { AnyRules, Seat } from "@interchange/tabletop";
import type { AnyHost } from "../liveTables/anyHost.ts";
import type { StoredPremove, PremoveStore } from "./premoveStore.ts";

export interface PremovesNeeds {
  readonly host: AnyHost;
  readonly rules: AnyRules;
  readonly foretell: Foretell;
  readonly store: PremoveStore;
  /** Tells the holder of the seat, and nobody else. */
  readonly tell: (plan: Premove) => void;
  /** Tells other processes to read again. */
  readonly changed?: () => void;
}

export class Premoves {
  private readonly needs: PremovesNeeds;
  private plans = new Map<Seat, StoredPremove>();
  private readonly stopListening: () => void;
  /** The queue: one task after another. */
  private last: Promise<unknown>;

  constructor(needs: PremovesNeeds) {
    this.needs = needs;
    this.last = this.read().catch(() => undefined);
    this.stopListening = needs.host.onChange(() => {
      if (this.plans.size) this.lookSoon();
    });
    this.lookSoon();
  }

  /** Reads what another process has written. */
  readAnew(): Promise<void> {
    return this.next(async () => {
      const before = this.plans;
      await this.read();
      for (const seat of new Set([...before.keys(), ...this.plans.keys()])) {
        const plan = this.plans.get(seat);
        if (JSON.stringify(plan) !== JSON.stringify(before.get(seat))) this.tell(seat);
      }
      await this.look();
    });
  }

  /** The premoves of these seats. */
  async of(seats: readonly Seat[]): Promise<readonly Premove[]> {
    await this.last;
    return seats.flatMap((seat) => {
      const plan = this.plans.get(seat);
      return plan ? [shown(plan)] : [];
    });
  }

  /** Sets or changes a seat's premove; without moves, deletes it. */
  plan(seat: Seat, id: string, after: number, moves: readonly string[], partly = false): Promise<Answer> {
    return this.next(async () => {
      const { host } = this.needs;
      const { seq } = host;
      if (!moves.length) {
        await this.forget(seat);
        return { kind: "applied", seq };
      }
      if (this.plans.get(seat)?.id === id) return { kind: "applied", seq };
      const refused = (code: string): Answer => ({ kind: "refused", refusal: { code, rule: "table" } });
      if (host.status.isOver) return refused("over");
      if (after !== seq) return { kind: "stale", seq, missed: host.changesSince(seat, after) };
      if (host.status.toAct === seat) return refused("yourTurn");
      const foretold = await this.foretell(seat, moves);
      if (!foretold.ok) return { kind: "refused", refusal: foretold.refusal };
      await this.keep({ id, seat, after, moves, ledger: foretold.ledger, ...(partly && { partly }) });
      return { kind: "applied", seq };
    });
  }

  close(): void {
    this.stopListening();
  }

  /** What cannot be stored now is done at the next change. */
  private lookSoon(): void {
    this.next(() => this.look()).catch(() => undefined);
  }

  private next<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = this.last.then(act);
    this.last = done.catch(() => undefined);
    return done;
  }

  private async read(): Promise<void> {
    this.plans = new Map((await this.needs.store.read()).map((plan) => [plan.seat, plan]));
  }

  private foretell(seat: Seat, moves: readonly string[]): Promise<Foretold> {
    const { host, rules, foretell } = this.needs;
    return host.tend(async ({ logs }) => foretell(rules, logs.game.table.view(seat), moves));
  }

  /** Plays or drops the premove of the seat to move, and deletes those of players who left. */
  private async look(): Promise<void> {
    const { host } = this.needs;
    const { isOver, pausedBy, sitters, toAct } = host.status;
    for (const [seat, { dropped }] of this.plans) {
      const hasDecided = dropped !== undefined && toAct !== seat;
      if (isOver || hasDecided || sitters[seat]?.mind.kind !== "person") await this.forget(seat);
    }
    const plan = toAct === undefined || pausedBy !== undefined ? undefined : this.plans.get(toAct);
    if (!plan || plan.dropped) return;
    const { seat, id, ledger, partly } = plan;
    const { seq } = host;
    const foretold = await this.foretell(seat, plan.moves);
    const isSame = foretold.ok && foretold.ledger === ledger;
    const moves = isSame || !partly ? plan.moves : await this.legalOf(plan);
    if (host.seq !== seq) return;
    if (!foretold.ok && !(partly && moves.length)) return this.keep({ ...plan, dropped: "refused" });
    if (!isSame && !partly) return this.keep({ ...plan, dropped: "changed" });
    const answer = await host.command(seat, { id: `plan/${seat}/${id}`, after: seq, moves });
    if (answer.kind === "applied") await this.forget(seat);
    else if (answer.kind === "refused") await this.keep({ ...plan, dropped: "refused" });
  }

  /** The moves of a plan that are still allowed, one after another. */
  private async legalOf({ seat, moves }: StoredPremove): Promise<readonly string[]> {
    let legal: readonly string[] = [];
    for (const text of moves) {
      const more = [...legal, text];
      if ((await this.foretell(seat, more)).ok) legal = more;
    }
    return legal;
  }

  private async keep(plan: StoredPremove): Promise<void> {
    await this.needs.store.keep(plan);
    this.plans.set(plan.seat, plan);
    this.changed(plan.seat);
  }

  private async forget(seat: Seat): Promise<void> {
    if (!this.plans.has(seat)) return;
    await this.needs.store.forget(seat);
    this.plans.delete(seat);
    this.changed(seat);
  }

  private changed(seat: Seat): void {
    this.needs.changed?.();
    this.tell(seat);
  }

  private tell(seat: Seat): void {
    const plan = this.plans.get(seat);
    this.needs.tell(plan ? shown(plan) : { seat, after: this.needs.host.seq, moves: [] });
  }
}

function shown({ seat, after, moves, partly, dropped }: StoredPremove): Premove {
  return { seat, after, moves, ...(partly && { partly }), ...(dropped && { dropped }) };
}
