/** One socket: somebody at one table, or looking at it. */
import type { Answer } from "@interchange/host";
import type { Goodbye, Incoming, Outgoing, Plan, TableInfo } from "@interchange/protocol";
import { readIncoming } from "@interchange/protocol";
import type { Seat, Viewer } from "@interchange/tabletop";
import type { Identity } from "../identities.ts";
import { Bucket } from "../limits.ts";
import type { Limits } from "../limits.ts";
import type { Metrics } from "../metrics.ts";
import type { PageBuild } from "../pageBuild.ts";
import { numbered } from "../rooms/room.ts";
import type { Looker, Room } from "../rooms/room.ts";
import type { Rooms } from "../rooms/rooms.ts";
import type { TableInfos } from "../tables/info.ts";

export interface SessionNeeds {
  readonly rooms: Rooms;
  readonly infos: TableInfos;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** Which page this server serves. */
  readonly page: Pick<PageBuild, "now">;
}

/** What a session needs of a socket. */
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
  private room: Room | undefined;
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

  /** Takes a message, in the order in which they came. */
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
        return this.answer(message, (room) => this.command(room, message));
      case "ask":
        return this.answer(message, (room) => this.ask(room, message));
      case "answer":
        return this.answer(message, (room) => room.host.answer(message.seat, message.asked, message.consent));
      case "vote":
        return this.answer(message, ({ course }) => course.vote(message.seat, message.vote, message.choice));
      case "reclaim":
        return this.answer(message, ({ course }) => course.reclaim(message.seat));
      case "plan":
        return this.answer(message, (room) => this.plan(room, message));
      case "say":
        return this.answer(message, (room) => this.say(room, message));
    }
  }

  private async hello({ table, seen, build }: Message<"hello">): Promise<void> {
    const info = await this.needs.infos.of(table, this.identity?.id);
    if (!info) {
      this.bye("unknown-table");
      return;
    }
    const room = info.state === "open" ? undefined : await this.needs.rooms.get(table);
    if (this.isClosed) return;
    this.table = table;
    await this.sitDown(room, info, seen);
    if (build !== undefined && build !== this.needs.page.now) this.reload(this.needs.page.now);
  }

  private async sitDown(room: Room | undefined, info: TableInfo, seen: number): Promise<void> {
    const plans = (await room?.planning?.of(info.yours)) ?? [];
    if (this.isClosed) return;
    this.room?.leave(this);
    this.seats = info.yours;
    this.viewer = info.yours[0] ?? "spectator";
    this.room = room;
    this.welcome(info, seen, plans);
  }

  /** There is another page than the one that this client came with. */
  reload(build: string): void {
    this.tell({ kind: "reload", build });
  }

  private welcome(table: TableInfo, seen: number, plans: readonly Plan[]): void {
    const { room, viewer, seats } = this;
    const { page, now } = this.needs;
    const source = room?.sourceOf(viewer);
    const game = room?.join(this, seen);
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
      presence: room?.presences.now ?? { seats: [], watching: 0 },
      plans,
    });
  }

  private ping({ visible }: Message<"ping">): void {
    this.isVisible = visible;
    this.room?.reckonPresence();
    this.tell({ kind: "pong", now: this.needs.now() });
  }

  /** Lets somebody do something with a seat of theirs, and passes on what the table answers. */
  private async answer(
    { id, seat }: { readonly id: string; readonly seat: Seat },
    act: (room: Room) => Promise<Answer>,
  ): Promise<void> {
    const { room } = this;
    const answer: Answer = !room
      ? { kind: "refused", refusal: { code: "notBegun", rule: "table" } }
      : this.seats.includes(seat)
        ? await act(room)
        : { kind: "refused", refusal: { code: "notYourSeat", rule: "table" } };
    this.tell({ kind: "answered", id, answer });
  }

  private async command(room: Room, { id, seat, after, moves }: Message<"command">): Promise<Answer> {
    const began = performance.now();
    const command = { id: ownId(seat, id), after, moves };
    const obstacle = room.course.obstacle(seat);
    const answer = await (obstacle ? room.answerTo(command.id, obstacle) : room.host.command(seat, command));
    this.needs.metrics.answered(answer.kind, performance.now() - began);
    return answer;
  }

  private async ask({ host, course }: Room, { id, seat, request }: Message<"ask">): Promise<Answer> {
    const obstacle = course.obstacle(seat);
    // Whoever has run out of time may still give up.
    return obstacle && obstacle.code !== "timeUp"
      ? { kind: "refused", refusal: obstacle }
      : host.ask(seat, ownId(seat, id), request);
  }

  private async plan({ course, planning }: Room, { id, seat, after, moves }: Message<"plan">): Promise<Answer> {
    const obstacle = course.obstacle(seat);
    if (!planning) return { kind: "refused", refusal: { code: "planSlow", rule: "table" } };
    return obstacle ? { kind: "refused", refusal: obstacle } : planning.plan(seat, ownId(seat, id), after, moves);
  }

  private async say(room: Room, { seat, text }: Message<"say">): Promise<Answer> {
    if (!this.sayings.take(this.needs.now())) return { kind: "refused", refusal: { code: "tooMuch", rule: "table" } };
    return room.host.say(seat, text);
  }

  /** The table itself changed: who sits there, or that it began. Whoever has another seat now sees with other eyes. */
  async tableChanged(): Promise<void> {
    const { table } = this;
    if (table === undefined || this.isClosed) return;
    const info = await this.needs.infos.of(table, this.identity?.id);
    if (this.isClosed) return;
    if (!info) this.bye("unknown-table");
    else if (this.room && String(info.yours) !== String(this.seats)) await this.sitDown(this.room, info, 0);
    else this.tell({ kind: "table", table: info });
  }

  /** Whoever this was is elsewhere now: nothing more is heard from here, nor told here. */
  moved(): void {
    this.bye("moved");
    this.close();
  }

  stopping(): void {
    this.bye("stopping");
  }

  close(): void {
    this.isClosed = true;
    this.room?.leave(this);
    this.room = undefined;
  }
}

/** Ids are the sender's own, and two senders may think of the same. */
function ownId(seat: Seat, id: string): string {
  return `${seat}/${id}`;
}
