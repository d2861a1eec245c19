/** A session: one socket of a player or spectator at one table. */
import type { Answer } from "@interchange/host";
import type { Goodbye, Incoming, Outgoing, Premove, TableInfo } from "@interchange/protocol";
import { readIncoming } from "@interchange/protocol";
import type { Seat, Viewer } from "@interchange/tabletop";
import type { Identity } from "../identities.ts";
import { Bucket } from "../limits.ts";
import type { Limits } from "../limits.ts";
import type { Metrics } from "../metrics.ts";
import type { PageBuild } from "../pageBuild.ts";
import { numbered } from "../liveTables/liveTable.ts";
import type { Looker, LiveTable } from "../liveTables/liveTable.ts";
import type { LiveTables } from "../liveTables/liveTables.ts";
import type { TableInfos } from "../tables/info.ts";

export interface SessionNeeds {
  readonly liveTables: LiveTables;
  readonly infos: TableInfos;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** The build of the page that this server serves. */
  readonly page: Pick<PageBuild, "now">;
}

/** What a session needs from a socket. */
export interface Wire {
  send(text: string): void;
  close(reason: Goodbye): void;
}

type Message<Kind extends Incoming["kind"]> = Extract<Incoming, { readonly kind: Kind }>;

export class Session implements Looker {
  viewer: Viewer = "spectator";
  seats: readonly Seat[] = [];
  isVisible = true;
  readonly identity: Identity | undefined;
  table: string | undefined;
  private readonly needs: SessionNeeds;
  private readonly wire: Wire;
  private live: LiveTable | undefined;
  private readonly messages: Bucket;
  private readonly sayings: Bucket;
  private isClosed = false;

  constructor(identity: Identity | undefined, needs: SessionNeeds, wire: Wire) {
    this.identity = identity;
    this.needs = needs;
    this.wire = wire;
    this.messages = new Bucket(needs.limits.socketMessages, needs.now());
    this.sayings = new Bucket(needs.limits.sayings, needs.now());
  }

  send(text: string): void {
    if (!this.isClosed) this.wire.send(text);
  }

  private tell(message: Outgoing): void {
    this.send(JSON.stringify(message));
  }

  private bye(reason: Goodbye): void {
    this.tell({ kind: "goodbye", reason });
    this.wire.close(reason);
  }

  /** Handles messages in the order they came. */
  async hear(text: string): Promise<void> {
    if (!this.messages.take(this.needs.now())) {
      this.bye("too-much");
      return;
    }
    const message = readIncoming(text);
    if (!message) {
      this.bye("unreadable");
      return;
    }
    switch (message.kind) {
      case "hello":
        return this.hello(message);
      case "ping":
        this.ping(message);
        return;
      case "command":
        return this.answer(message, (live) => this.command(live, message));
      case "ask":
        return this.answer(message, (live) => this.ask(live, message));
      case "answer":
        return this.answer(message, (live) => live.host.answer(message.seat, message.asked, message.consent));
      case "vote":
        return this.answer(message, ({ voting }) => voting.vote(message.seat, message.vote, message.choice));
      case "reclaim":
        return this.answer(message, ({ voting }) => voting.reclaim(message.seat));
      case "plan":
        return this.answer(message, (live) => this.plan(live, message));
      case "say":
        return this.answer(message, (live) => this.say(live, message));
    }
  }

  private async hello({ table, seen, build }: Message<"hello">): Promise<void> {
    const info = await this.needs.infos.of(table, this.identity?.id);
    if (!info) {
      this.bye("unknown-table");
      return;
    }
    const live = info.state === "open" ? undefined : await this.needs.liveTables.get(table);
    if (this.isClosed) return;
    this.table = table;
    await this.sitDown(live, info, seen);
    if (build !== undefined && build !== this.needs.page.now) this.reload(this.needs.page.now);
  }

  private async sitDown(live: LiveTable | undefined, info: TableInfo, seen: number): Promise<void> {
    const plans = (await live?.premoves?.of(info.yours)) ?? [];
    if (this.isClosed) return;
    this.live?.leave(this);
    this.seats = info.yours;
    this.viewer = info.yours[0] ?? "spectator";
    this.live = live;
    this.welcome(info, seen, plans);
  }

  /** The server's page differs from the client's. */
  reload(build: string): void {
    this.tell({ kind: "reload", build });
  }

  private welcome(table: TableInfo, seen: number, plans: readonly Premove[]): void {
    const { live, viewer, seats } = this;
    const { page, now } = this.needs;
    const source = live?.sourceOf(viewer);
    const game = live?.join(this, seen);
    this.tell({
      kind: "welcome",
      build: page.now,
      rules: table.setup.rules,
      now: source?.now() ?? now(),
      viewer,
      seats,
      table,
      game,
      said: source ? numbered(source.said) : [],
      presence: live?.presences.now ?? { seats: [], watching: 0 },
      plans,
    });
  }

  private ping({ visible }: Message<"ping">): void {
    this.isVisible = visible;
    this.live?.reckonPresence();
    this.tell({ kind: "pong", now: this.needs.now() });
  }

  /** Runs an action for one of the person's seats and sends the table's answer. */
  private async answer(
    { id, seat }: { readonly id: string; readonly seat: Seat },
    act: (live: LiveTable) => Promise<Answer>,
  ): Promise<void> {
    const { live } = this;
    const answer: Answer = !live
      ? { kind: "refused", refusal: { code: "notBegun", rule: "table" } }
      : this.seats.includes(seat)
        ? await act(live)
        : { kind: "refused", refusal: { code: "notYourSeat", rule: "table" } };
    this.tell({ kind: "answered", id, answer });
  }

  private async command(live: LiveTable, { id, seat, after, moves }: Message<"command">): Promise<Answer> {
    const began = performance.now();
    const command = { id: ownId(seat, id), after, moves };
    const obstacle = live.voting.obstacle(seat);
    const answer = await (obstacle ? live.answerTo(command.id, obstacle) : live.host.command(seat, command));
    this.needs.metrics.answered(answer.kind, performance.now() - began);
    return answer;
  }

  private async ask({ host, voting }: LiveTable, { id, seat, request }: Message<"ask">): Promise<Answer> {
    const obstacle = voting.obstacle(seat);
    // Someone who is out of time may still resign.
    return obstacle && obstacle.code !== "timeUp"
      ? { kind: "refused", refusal: obstacle }
      : host.ask(seat, ownId(seat, id), request);
  }

  private async plan({ voting, premoves }: LiveTable, { id, seat, after, moves }: Message<"plan">): Promise<Answer> {
    const obstacle = voting.obstacle(seat);
    if (!premoves) return { kind: "refused", refusal: { code: "planSlow", rule: "table" } };
    return obstacle ? { kind: "refused", refusal: obstacle } : premoves.plan(seat, ownId(seat, id), after, moves);
  }

  private async say(live: LiveTable, { seat, text }: Message<"say">): Promise<Answer> {
    if (!this.sayings.take(this.needs.now())) return { kind: "refused", refusal: { code: "tooMuch", rule: "table" } };
    return live.host.say(seat, text);
  }

  /** The table itself changed: its seats, or that it began. Whoever has another seat now gets another view. */
  async tableChanged(): Promise<void> {
    const { table } = this;
    if (table === undefined || this.isClosed) return;
    const info = await this.needs.infos.of(table, this.identity?.id);
    if (this.isClosed) return;
    if (!info) this.bye("unknown-table");
    else if (this.live && String(info.yours) !== String(this.seats)) await this.sitDown(this.live, info, 0);
    else this.tell({ kind: "table", table: info });
  }

  /** This identity moved to another device: nothing more is accepted or sent here. */
  moved(): void {
    this.bye("moved");
    this.close();
  }

  stopping(): void {
    this.bye("stopping");
  }

  close(): void {
    this.isClosed = true;
    this.live?.leave(this);
    this.live = undefined;
  }
}

/** Senders choose ids, and two may choose the same. */
function ownId(seat: Seat, id: string): string {
  return `${seat}/${id}`;
}
