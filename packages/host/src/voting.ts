/**
 * Votes about a player who runs out of time, disconnects or leaves. The players who are there decide: a unanimous
 * choice takes effect at once, the majority decides when the time is up, and a tie is asked again. Votes are rows of
 * the table's log, so they make no move stale and survive a restart. Presence is not stored: the server reports it.
 *
 *     const voting = new Voting(host, { time, bot: "planner", goneAfter: 120_000, voteLasts: 300_000 });
 *     voting.setPresence(presence);
 *     await voting.vote(0, vote.id, "bot");
 */
import { flagged, pauseClock, resumeClock } from "@interchange/tabletop";
import type { Clock, Refusal, Seat, Termination } from "@interchange/tabletop";
import type { Asking } from "./asking.ts";
import type { Host } from "./host.ts";
import type { Time } from "./needs.ts";
import type { Answer, Presence } from "./news.ts";
import { NOT_YOURS, OVER, refused, tableRefusal } from "./refusals.ts";
import type { TableRow } from "./rows.ts";
import type { Asked } from "./requests.ts";
import { freeName, isPerson } from "./sitters.ts";
import type { Sitter } from "./sitters.ts";
import { outcomeOf, votesIn } from "./votes.ts";
import type { Vote, VoteChoice } from "./votes.ts";

export interface VotingNeeds {
  readonly time: Time;
  /** The bot that plays for someone. */
  readonly bot: string;
  /** How long the player to move may be gone before there is a vote. */
  readonly goneAfter: number;
  /** How long a vote lasts, and how long a game that everyone present is ready for waits for those who are gone. */
  readonly voteLasts: number;
  /** Called when something changed that is not stored: who is back and waits for a bot's turn to end. */
  readonly changed?: () => void;
}

export interface PresenceSince {
  readonly presence: Presence;
  readonly since: number;
}

/** For this long after a table was opened, as after a restart, only a unanimous choice ends a vote. */
const GRACE = 30_000;
/** The least extra time. Otherwise it is a fifth of the initial time. */
const LEAST_MORE = 60_000;

// oxlint-disable-next-line typescript/no-explicit-any -- positions, events and views only pass through
type AnyHost = Host<any, any, any, any, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- likewise
type AnyAsking = Asking<any, any, any, any, any>;

export class Voting {
  private readonly host: AnyHost;
  private readonly needs: VotingNeeds;
  private presence: readonly PresenceSince[];
  /** Seats whose player is back while a bot plays for them. */
  private readonly back = new Set<Seat>();
  private readonly openedAt: number;
  private readonly stopListening: () => void;
  private stopWaiting: (() => void) | undefined;
  private isLooking = false;
  private isClosed = false;

  constructor(host: AnyHost, needs: VotingNeeds) {
    this.host = host;
    this.needs = needs;
    this.openedAt = needs.time.now();
    this.presence = host.status.sitters.map(() => ({ presence: "gone", since: this.openedAt }));
    this.stopListening = host.onChange(() => {
      this.look();
    });
    this.look();
  }

  /** The open votes. Time without a host does not count. */
  get votes(): readonly Vote[] {
    const { openedAt } = this;
    return votesIn(this.host.votes).map((vote) =>
      vote.at < openedAt ? { ...vote, until: Math.max(vote.until, openedAt + GRACE) } : vote,
    );
  }

  /** Seats that their players take over after the bot's turn. */
  get reclaiming(): readonly Seat[] {
    return [...this.back];
  }

  /** Sets who is present, by seat. A player who comes back gets their seat back from a bot. */
  setPresence(presence: readonly PresenceSince[]): void {
    for (const [seat, now] of presence.entries())
      if (now.presence === "here" && this.presence[seat]?.presence !== "here" && this.standsIn(seat))
        this.comesBack(seat);
    this.presence = presence;
    this.look();
  }

  /** Why the player of a seat may not move now, whatever the rules say. */
  obstacle(seat: Seat): Refusal | undefined {
    const { sitters } = this.host.status;
    const kind = sitters[seat]?.mind.kind;
    if (kind === "bot") return tableRefusal("botPlays");
    if (kind === "nobody") return NOT_YOURS;
    // With more than two, a late move makes the vote unnecessary.
    const isLost = this.votes.some((vote) => vote.seat === seat && vote.ending.kind === "time");
    return isLost ? tableRefusal("timeUp") : undefined;
  }

  vote(from: Seat, id: string, choice: VoteChoice): Promise<Answer> {
    return this.host.tend(async ({ logs }) => {
      const vote = this.votes.find((each) => each.id === id);
      if (!vote) return refused(tableRefusal("voteOver"));
      if (!this.others(vote.seat).includes(from)) return refused(tableRefusal("notAsked"));
      if (!vote.choices.includes(choice)) return refused(tableRefusal("noChoice"));
      return logs.note({ kind: "voted", id, by: from, choice, at: this.needs.time.now() });
    });
  }

  /** Takes a seat back from its bot. */
  reclaim(seat: Seat): Promise<Answer> {
    return this.host.tend(async ({ logs }) => {
      if (!this.standsIn(seat)) return refused(tableRefusal("noBot"));
      this.comesBack(seat);
      this.look();
      return logs.applied();
    });
  }

  /** Gives up a seat for good. */
  leave(seat: Seat): Promise<Answer> {
    return this.host.tend(async (asking) => {
      const { isOver, sitters } = this.host.status;
      const sitter = sitters[seat];
      if (isOver || !sitter) return refused(OVER);
      this.isBack(seat);
      if (sitter.mind.kind === "nobody") return asking.logs.applied();
      if (!this.others(seat).length) return asking.end(`left/${seat}`, this.resignedBy(seat) ?? { kind: "abandoned" });
      const { name, mind } = sitter;
      const left: Sitter = { name, mind: mind.kind === "bot" ? mind : { kind: "nobody" } };
      return asking.logs.note(this.seated(seat, left));
    });
  }

  /** Takes a seat that someone has left. A bot there finishes its turn first. */
  take(seat: Seat, name: string): Promise<Answer> {
    return this.host.tend(async (asking) => {
      const { isOver, sitters } = this.host.status;
      const sitter = sitters[seat];
      if (isOver || !sitter) return refused(OVER);
      const own = this.freeName(name, seat);
      if (sitter.mind.kind === "nobody")
        return asking.logs.note(this.seated(seat, { name: own, mind: { kind: "person" } }));
      if (sitter.mind.kind !== "bot" || sitter.standsInFor !== undefined) return refused(NOT_YOURS);
      this.comesBack(seat);
      return asking.logs.note(this.seated(seat, { ...sitter, standsInFor: own }));
    });
  }

  /** The player of a seat is called something else from now on. */
  rename(seat: Seat, name: string): Promise<Answer> {
    return this.host.tend(async ({ logs }) => {
      const { isOver, sitters } = this.host.status;
      const sitter = sitters[seat];
      if (isOver || !sitter) return refused(OVER);
      const own = this.freeName(name, seat);
      if (sitter.standsInFor !== undefined) return logs.note(this.seated(seat, { ...sitter, standsInFor: own }));
      if (!isPerson(sitter) || sitter.name === own) return logs.applied();
      return logs.note(this.seated(seat, { ...sitter, name: own }));
    });
  }

  close(): void {
    this.isClosed = true;
    this.stopListening();
    this.stopWaiting?.();
  }

  private comesBack(seat: Seat): void {
    this.back.add(seat);
    this.needs.changed?.();
  }

  private isBack(seat: Seat): void {
    if (this.back.delete(seat)) this.needs.changed?.();
  }

  private standsIn(seat: Seat): boolean {
    return this.host.status.sitters[seat]?.standsInFor !== undefined;
  }

  /** The other people, present or not. */
  private others(seat: Seat): readonly Seat[] {
    return this.host.status.sitters.flatMap((sitter, other) => (other !== seat && isPerson(sitter) ? [other] : []));
  }

  private isThere(seat: Seat): boolean {
    return this.presence[seat]?.presence !== "gone";
  }

  /** Checks what is due, after everything in the queue. */
  private look(): void {
    if (this.isLooking || this.isClosed) return;
    if (this.isQuiet) {
      this.stopWaiting?.();
      return;
    }
    this.isLooking = true;
    void this.host
      .tend(async (asking) => {
        this.isLooking = false;
        if (!this.isClosed) await this.settle(asking);
      })
      .catch(() => undefined);
  }

  /** Whether there is nothing to do, as nearly always. Then a move costs nothing here. */
  private get isQuiet(): boolean {
    const { toAct, sitters, clock, asked, isOver } = this.host.status;
    return (
      !this.back.size &&
      !(isOver && sitters.some(({ standsInFor }) => standsInFor !== undefined)) &&
      !votesIn(this.host.votes).length &&
      sitters.every(({ mind }) => mind.kind !== "nobody") &&
      asked.every(({ waits, request }) => waits.length && request.kind !== "resume") &&
      (toAct === undefined || this.isThere(toAct)) &&
      !(clock && flagged(clock, this.needs.time.now()) !== undefined)
    );
  }

  private async settle(asking: AnyAsking): Promise<void> {
    await this.giveBack(asking);
    // Someone who left or was replaced by a bot may have been the last who had to agree.
    if (asking.logs.table.asked.some(({ waits }) => !waits.length)) await asking.settle();
    await this.goOn(asking);
    await this.count(asking);
    await this.open(asking);
    this.wait();
  }

  /** Ends a pause without those who have been gone for long, if somebody who is ready is there. */
  private async goOn(asking: AnyAsking): Promise<void> {
    const check = this.check;
    if (!check || this.needs.time.now() < check.at + this.needs.voteLasts) return;
    const there = this.host.status.sitters.flatMap((sitter, seat) =>
      isPerson(sitter) && this.isThere(seat) ? [seat] : [],
    );
    if (there.length && !there.some((seat) => check.waits.includes(seat))) await asking.resumeWithout(check);
  }

  /** The open question whether everyone is ready to go on. */
  private get check(): Asked | undefined {
    return this.host.status.asked.find(({ request }) => request.kind === "resume");
  }

  private async giveBack(asking: AnyAsking): Promise<void> {
    // A result belongs to the players, not to the bots that helped out.
    if (this.host.status.isOver)
      for (const [seat, { standsInFor }] of this.host.status.sitters.entries())
        if (standsInFor !== undefined) this.back.add(seat);
    for (const seat of this.back) {
      const { sitters, toAct, isOver, trouble } = this.host.status;
      const owner = sitters[seat]?.standsInFor;
      if (owner !== undefined && toAct === seat && !isOver && trouble?.seat !== seat) continue;
      this.isBack(seat);
      if (owner !== undefined) await this.note(asking, this.seated(seat, { name: owner, mind: { kind: "person" } }));
    }
  }

  private async count(asking: AnyAsking): Promise<void> {
    for (const vote of this.votes) {
      const now = this.needs.time.now();
      const others = this.others(vote.seat);
      // Just after a restart, people who are still reconnecting count as present.
      const isEarly = vote.at < this.openedAt && now < this.openedAt + GRACE;
      const there = others.filter((seat) => isEarly || this.isThere(seat));
      const holds = this.reasonFor(vote.seat, vote.why) === vote.why;
      const outcome = holds ? outcomeOf(vote, { others, there, now }) : "over";
      if (outcome) await this.decide(asking, vote, outcome);
    }
  }

  private async decide(asking: AnyAsking, vote: Vote, outcome: VoteChoice | "again" | "over"): Promise<void> {
    const at = this.needs.time.now();
    const { clock } = this.host.status;
    if (outcome === "bot") {
      const { name = "", mind } = this.host.status.sitters[vote.seat] ?? {};
      const bot = this.freeName(capitalised(vote.bot), vote.seat);
      // A player who left does not come back.
      const owner = mind?.kind === "person" ? { standsInFor: name } : {};
      const sitter: Sitter = { name: bot, mind: { kind: "bot", bot: vote.bot }, ...owner };
      const given = vote.why === "time" ? withMore(clock, vote, at) : undefined;
      const seated = await this.note(asking, { ...this.seated(vote.seat, sitter), ...(given && { clock: given }) });
      if (seated.kind !== "applied") return;
    }
    if (outcome === "end" && (await asking.end(vote.id, vote.ending)).kind !== "applied") {
      this.look();
      return;
    }
    const given = outcome === "time" ? withMore(clock, vote, at) : undefined;
    await this.note(asking, { kind: "decided", id: vote.id, outcome, at, ...(given && { clock: given }) });
  }

  /** Opens the votes that are due. */
  private async open(asking: AnyAsking): Promise<void> {
    const { logs } = asking;
    for (const seat of this.host.status.sitters.keys()) {
      const why = this.reasonFor(seat);
      if (!why || this.votes.some((vote) => vote.seat === seat)) continue;
      const others = this.others(seat);
      const ending = this.endingOf(seat, why);
      // There is no vote on a bot, and none if all others are bots.
      if (why === "time" && (!others.length || !isPerson(this.host.status.sitters[seat]))) {
        await asking.end(`flag/${this.host.seq}`, { kind: "time", seat });
        return;
      }
      // There is no vote while nobody is present, except that the only other player may give more time.
      if (ending.kind !== "time" && !others.some((each) => this.isThere(each))) continue;
      const at = this.needs.time.now();
      const more = why === "time" ? moreTime(this.host.status.clock) : undefined;
      const vote: Omit<Vote, "chosen"> = {
        id: `vote/${logs.table.seq + 1}`,
        seat,
        why,
        choices: choicesFor(why, ending),
        bot: this.needs.bot,
        ...(more !== undefined && { more }),
        ending,
        at,
        until: at + this.needs.voteLasts,
      };
      await this.note(asking, { kind: "vote", vote, at });
    }
  }

  /**
   * Why there should be a vote on this seat now, if at all. A vote on a player who is gone goes on until they come
   * back.
   */
  private reasonFor(seat: Seat, begun?: Vote["why"]): Vote["why"] | undefined {
    const { isOver, pausedBy, sitters, toAct, clock } = this.host.status;
    if (isOver || pausedBy !== undefined) return undefined;
    const kind = sitters[seat]?.mind.kind;
    if (kind === "nobody") return "left";
    if (toAct !== seat) return undefined;
    const now = this.needs.time.now();
    if (clock && flagged(clock, now) === seat) return kind === "person" || sitters.length === 2 ? "time" : undefined;
    const isGone = begun === "gone" ? !this.isThere(seat) : this.goneAt(seat) <= now;
    return kind === "person" && isGone ? "gone" : undefined;
  }

  /** From when on a seat that does not act counts as gone. */
  private goneAt(seat: Seat): number {
    const { kind } = this.host.founding.control;
    const { presence, since } = this.presence[seat] ?? { presence: "here", since: 0 };
    // If turns take days, nobody has to be there. Between two players, only the clock decides.
    const isFree = presence !== "gone" || kind === "days" || (kind === "live" && this.others(seat).length < 2);
    return isFree ? Infinity : since + this.needs.goneAfter;
  }

  private endingOf(seat: Seat, why: Vote["why"]): Termination {
    const isAlone = this.others(seat).length < 2;
    if (why === "time" && isAlone) return { kind: "time", seat };
    return (why === "left" && isAlone && this.resignedBy(seat)) || { kind: "agreed" };
  }

  private resignedBy(seat: Seat): Termination | undefined {
    return this.host.founding.setup.seats === 2 ? { kind: "resigned", seat } : undefined;
  }

  /** Sets a timer for the next thing that time alone changes. */
  private wait(): void {
    this.stopWaiting?.();
    this.stopWaiting = undefined;
    const { isOver, pausedBy, toAct } = this.host.status;
    const { votes } = this;
    const { check } = this;
    if (isOver || (pausedBy !== undefined && !check)) return;
    const now = this.needs.time.now();
    const isPaused = pausedBy !== undefined;
    const gone =
      isPaused || toAct === undefined || votes.some(({ seat }) => seat === toAct) ? Infinity : this.goneAt(toAct);
    const graceEnds = this.openedAt + GRACE;
    const dues = [
      ...votes.map(({ until }) => until),
      gone,
      ...(votes.length ? [graceEnds] : []),
      ...(check ? [check.at + this.needs.voteLasts] : []),
    ];
    const due = Math.min(...dues.filter((at) => at > now));
    if (due === Infinity) return;
    this.stopWaiting = this.needs.time.after(due - now, () => {
      this.look();
    });
  }

  private seated(seat: Seat, sitter: Sitter): TableRow {
    const { lineNames } = this.host.status.sitters[seat] ?? {};
    const named = lineNames ? { ...sitter, lineNames } : sitter;
    return { kind: "seat", seat, sitter: named, at: this.needs.time.now(), after: this.host.seq };
  }

  /** Tries only once: if another host was faster, everything is checked again instead. */
  private async note({ logs }: AnyAsking, row: TableRow): Promise<Answer> {
    const noted = await logs.note(row, 1);
    if (noted.kind !== "applied") this.look();
    return noted;
  }

  private freeName(wanted: string, seat: Seat): string {
    return freeName(
      wanted,
      this.host.status.sitters.map(({ name, standsInFor }, other) =>
        other === seat ? undefined : (standsInFor ?? name),
      ),
    );
  }
}

function choicesFor(why: Vote["why"], ending: Termination): readonly VoteChoice[] {
  if (why === "time") return ["time", "bot", "end"];
  // Someone who has left does not come back, so there is nothing to wait for.
  return ending.kind === "resigned" ? ["bot", "end"] : ["wait", "bot", "end"];
}

function moreTime(clock: Clock | undefined): number {
  const { control } = clock ?? { control: { kind: "none" } as const };
  if (control.kind === "days") return control.perMove;
  return control.kind === "live" ? Math.max(LEAST_MORE, Math.round(control.initial / 5)) : 0;
}

/** The seat's clock with the extra time, still running. */
function withMore(clock: Clock | undefined, { seat, more = 0 }: Vote, now: number): Clock | undefined {
  if (!clock) return undefined;
  const paused = pauseClock(clock, now);
  return resumeClock({ ...paused, left: paused.left.with(seat, (paused.left[seat] ?? 0) + more) }, seat, now);
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
