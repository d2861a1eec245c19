/** A session: one socket of a player or spectator at one table, or in one room. */
import { NOT_YOURS, refused, tableRefusal } from "@interchange/host";
import type { Answer } from "@interchange/host";
import type { Goodbye, Incoming, Outgoing, Premove, TableInfo } from "@interchange/protocol";
import { GOODBYES, MOST_LISTED, readIncoming } from "@interchange/protocol";
import type { Seat, Viewer } from "@interchange/tabletop";
import type { Identity } from "../identities.ts";
import { Bucket } from "../limits.ts";
import type { Limits } from "../limits.ts";
import type { Metrics } from "../metrics.ts";
import type { PageBuild } from "../pageBuild.ts";
import { numbered } from "../liveTables/liveTable.ts";
import type { Looker, LiveTable } from "../liveTables/liveTable.ts";
import type { LiveTables } from "../liveTables/liveTables.ts";
import type { LiveRooms, RoomLooker } from "../rooms/liveRooms.ts";
import type { RoomChats } from "../rooms/roomChats.ts";
import type { Rooms } from "../rooms/rooms.ts";
import { isUnreachable, NotKept, OutOfReach } from "../storage/storage.ts";
import type { TableInfos } from "../tables/info.ts";

export interface SessionNeeds {
  readonly liveTables: LiveTables;
  readonly infos: TableInfos;
  /** Missing in tests of tables alone. */
  readonly rooms?: {
    readonly live: LiveRooms;
    readonly book: Rooms;
    readonly chats: RoomChats;
    readonly spoken: (room: string) => void;
  };
  readonly limits: Limits;
  /** Missing in tests of tables alone. */
  readonly manners?: {
    /** Whose messages someone does not get. */
    readonly unheardBy: (identity: string | undefined) => Promise<ReadonlySet<string>>;
    /** Whether a moderator has muted someone. */
    readonly isMuted: (identity: string) => Promise<boolean>;
  };
  /** Counts something said, and tells whether that was not too much. */
  readonly maySay: (identity: string, table: string) => boolean;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** Somebody has seen a game up to some row. */
  readonly shown?: (identity: string, table: string, seq: number) => Promise<void>;
  /** The build of the page that this server serves. */
  readonly page: Pick<PageBuild, "now">;
}

/** What a session needs from a socket. */
export interface Wire {
  send(text: string): void;
  close(reason: Goodbye): void;
}

type Message<Kind extends Incoming["kind"]> = Extract<Incoming, { readonly kind: Kind }>;

export class Session implements Looker, RoomLooker {
  viewer: Viewer = "spectator";
  seats: readonly Seat[] = [];
  quiet: readonly Seat[] = [];
  unheard: ReadonlySet<string> = new Set();
  isVisible = true;
  readonly identity: Identity | undefined;
  table: string | undefined;
  /** The room that it is in as a member: by itself, or at one of its tables. */
  room: string | undefined;
  /** The number in the room of a member who is in the room itself. */
  member: number | undefined;
  /** The room whose visitor it is, also as a spectator. */
  private visited: string | undefined;
  private readonly needs: SessionNeeds;
  private readonly wire: Wire;
  private live: LiveTable | undefined;
  private readonly messages: Bucket;
  private isClosed = false;

  constructor(identity: Identity | undefined, needs: SessionNeeds, wire: Wire) {
    this.identity = identity;
    this.needs = needs;
    this.wire = wire;
    this.messages = new Bucket(needs.limits.messages, needs.now());
  }

  send(text: string): void {
    if (!this.isClosed) this.wire.send(text);
  }

  private tell(message: Outgoing): void {
    this.send(JSON.stringify(message));
  }

  bye(reason: Goodbye): void {
    this.tell({ kind: "goodbye", reason, text: GOODBYES[reason].text });
    this.wire.close(reason);
  }

  /** Handles messages in the order they came. */
  async hear(text: string): Promise<void> {
    if (!this.messages.take(this.needs.now())) {
      this.bye("too-much");
      return;
    }
    const heard = readIncoming(text);
    if (!heard.ok) {
      if ("goodbye" in heard) this.bye(heard.goodbye);
      else this.tell({ kind: "answered", id: heard.id, answer: tooLong(heard.tooLong) });
      return;
    }
    const { message } = heard;
    switch (message.kind) {
      case "hello":
        return this.hello(message);
      case "enter":
        return this.enter(message);
      case "watch":
        return this.watch(message);
      case "speak":
        return this.speak(message);
      case "ping":
        this.ping(message);
        return;
      case "shown":
        return this.shown(message);
      case "moves":
        return this.moves(message);
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
    this.compare(build);
  }

  private compare(build: string | undefined): void {
    if (build !== undefined && build !== this.needs.page.now) this.reload(this.needs.page.now);
  }

  /** Enters a room as a member. */
  private async enter({ room, build }: Message<"enter">): Promise<void> {
    const { rooms } = this.needs;
    const found = await rooms?.book.membership(room, this.identity);
    await this.listen();
    if (this.isClosed) return;
    if (!found || !rooms) return this.bye("unknown-room");
    if ("ok" in found) return this.bye(found.error as Goodbye);
    this.leaveTable();
    this.visit(room, room);
    this.member = found.me.n;
    await rooms.live.enter(found.room, this);
    this.compare(build);
  }

  /** Enters a room as a spectator. */
  private async watch({ watch, build }: Message<"watch">): Promise<void> {
    const { rooms } = this.needs;
    const row = await rooms?.book.withWatch(watch);
    const isRemoved = row && this.identity && (await rooms?.book.isRemoved(row.id, this.identity.id));
    await this.listen();
    if (this.isClosed) return;
    if (!row || !rooms) return this.bye("unknown-room");
    if (isRemoved) return this.bye("removed");
    this.leaveTable();
    this.visit(row.id, undefined);
    await rooms.live.enter(row, this);
    this.compare(build);
  }

  /** Learns whose messages this person does not get. */
  private async listen(): Promise<void> {
    this.unheard = (await this.needs.manners?.unheardBy(this.identity?.id)) ?? this.unheard;
  }

  /** This person has muted or blocked someone, or no longer does. */
  async mannersChanged(): Promise<void> {
    await this.listen();
    await this.tableChanged();
  }

  /** Is a visitor of a room from now on, and of no other; as a member if `as` names it. */
  private visit(room: string | undefined, as: string | undefined): void {
    if (this.visited !== undefined) this.needs.rooms?.live.leave(this.visited, this);
    this.visited = room;
    this.room = as;
    this.member = undefined;
  }

  private leaveTable(): void {
    this.live?.leave(this);
    [this.live, this.table, this.seats, this.viewer] = [undefined, undefined, [], "spectator"];
  }

  private async speak(message: Message<"speak">): Promise<void> {
    const { rooms } = this.needs;
    const { identity, visited: room } = this;
    const act = async (): Promise<Answer> => {
      const code = await this.whyNotSpoken(message.chat, message.text);
      return code === undefined ? { kind: "applied", seq: 0 } : refused({ code, rule: "room" });
    };
    const answers = identity && room !== undefined ? rooms?.live.answersIn(room) : undefined;
    const answer = await (identity && answers ? answers.to(identity.id, message, act) : act()).catch(unsent);
    this.tell({ kind: "answered", id: message.id, answer });
  }

  /** Speaks in a room's chat; returns why not. */
  private async whyNotSpoken(chat: Message<"speak">["chat"], text: string): Promise<string | undefined> {
    const { rooms } = this.needs;
    const { identity, visited: room } = this;
    if (!rooms || room === undefined) return "notMember";
    if (!identity) return "noName";
    if (!this.needs.maySay(identity.id, room)) return "tooMuch";
    if (await this.needs.manners?.isMuted(identity.id)) return "muted";
    const found = await rooms.book.membership(room, identity);
    const isMember = !("ok" in found);
    if (!isMember && (chat === "members" || found.error !== "not-member")) return "notMember";
    const speaker = {
      identity: identity.id,
      name: await rooms.book.nameOf(identity),
      ...(isMember && { member: found.me.n }),
    };
    const isSpoken = await rooms.chats.speak(room, chat, speaker, text, rooms.book.use(room));
    if (!isSpoken) return "tooMuch";
    rooms.spoken(room);
    return undefined;
  }

  private async sitDown(live: LiveTable | undefined, info: TableInfo, seen: number): Promise<void> {
    const plans = (await live?.premoves?.of(info.yours)) ?? [];
    if (this.isClosed) return;
    this.live?.leave(this);
    this.beIn(info);
    this.seats = info.yours;
    this.quiet = info.quiet ?? [];
    this.viewer = info.yours[0] ?? "spectator";
    this.live = live;
    this.welcome(info, seen, plans);
  }

  /** A member at a table is in its room too. */
  private beIn({ room }: TableInfo): void {
    if (room === this.visited) return;
    this.visit(room, room);
    if (room !== undefined) this.needs.rooms?.live.visit(room, this);
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
      said: source ? numbered(source.said).filter(({ by }) => !this.quiet.includes(by)) : [],
      presence: live?.presences.now ?? { seats: [], watching: 0 },
      plans,
    });
  }

  private ping({ visible }: Message<"ping">): void {
    const isChanged = this.isVisible !== visible;
    this.isVisible = visible;
    this.live?.reckonPresence();
    if (isChanged && this.visited !== undefined) this.needs.rooms?.live.presenceChanged(this.visited);
    this.tell({ kind: "pong", now: this.needs.now() });
  }

  /** Notices are for games without a live clock. */
  private async shown({ seq }: Message<"shown">): Promise<void> {
    const { identity, table, live } = this;
    if (!identity || table === undefined || !live || !this.seats.length) return;
    if (live.host.founding.control.kind !== "live") await this.needs.shown?.(identity.id, table, seq);
  }

  /** Runs an action for one of the person's seats and sends the table's answer. */
  private async answer(
    message: { readonly id: string; readonly seat: Seat },
    act: (live: LiveTable) => Promise<Answer>,
  ): Promise<void> {
    const live = this.liveFor(message.seat);
    const answer = "kind" in live ? live : await live.answers.to(message.seat, message, () => act(live)).catch(unsent);
    this.tell({ kind: "answered", id: message.id, answer });
  }

  /** The table, if it has begun and the seat is this person's. */
  private liveFor(seat: Seat): LiveTable | ReturnType<typeof refused> {
    if (!this.live) return refused(tableRefusal("notBegun"));
    return this.seats.includes(seat) ? this.live : refused(NOT_YOURS);
  }

  /** Lists the legal moves, a page at a time. */
  private async moves({ id, seat, moves, from = 0 }: Message<"moves">): Promise<void> {
    const live = this.liveFor(seat);
    const obstacle = "kind" in live ? undefined : live.voting.obstacle(seat);
    const answer = "kind" in live ? live : obstacle ? refused(obstacle) : await live.host.legalMoves(seat, moves);
    if (answer.kind === "refused") this.tell({ kind: "answered", id, answer });
    else {
      const { seq, moves: legal } = answer;
      this.tell({ kind: "moves", id, seq, moves: legal.slice(from, from + MOST_LISTED), of: legal.length });
    }
  }

  private async command(live: LiveTable, { id, seat, after, moves }: Message<"command">): Promise<Answer> {
    const began = performance.now();
    const command = { id: ownId(seat, id), after, moves };
    const obstacle = live.voting.obstacle(seat);
    const answer = await (obstacle ? live.answerTo(command, obstacle) : live.host.command(seat, command));
    this.needs.metrics.answered(answer.kind, performance.now() - began);
    return answer;
  }

  private async ask({ host, voting }: LiveTable, { id, seat, request }: Message<"ask">): Promise<Answer> {
    const obstacle = voting.obstacle(seat);
    // Someone who is out of time may still resign.
    return obstacle && obstacle.code !== "timeUp" ? refused(obstacle) : host.ask(seat, ownId(seat, id), request);
  }

  private async plan(
    { voting, premoves }: LiveTable,
    { id, seat, after, moves, partly }: Message<"plan">,
  ): Promise<Answer> {
    const obstacle = voting.obstacle(seat);
    if (!premoves) return refused(tableRefusal("planSlow"));
    return obstacle ? refused(obstacle) : premoves.plan(seat, ownId(seat, id), after, moves, partly);
  }

  private async say(live: LiveTable, { seat, text }: Message<"say">): Promise<Answer> {
    if (!this.needs.maySay(this.identity?.id ?? "", this.table ?? "")) return refused(tableRefusal("tooMuch"));
    if (await this.needs.manners?.isMuted(this.identity?.id ?? "")) return refused(tableRefusal("muted"));
    return live.host.say(seat, text);
  }

  /** The table's past changed, so this socket gets everything again. */
  async startAgain(): Promise<void> {
    const { table } = this;
    const info = table === undefined ? undefined : await this.needs.infos.of(table, this.identity?.id);
    if (!info || table === undefined || info.state === "open") return;
    const live = await this.needs.liveTables.get(table);
    if (!this.isClosed && this.table === table) await this.sitDown(live, info, 0);
  }

  /**
   * The table itself changed: its seats, or that it began. Whoever has another seat now gets another view, and whoever
   * hears others now another chat.
   */
  async tableChanged(): Promise<void> {
    const { table } = this;
    if (table === undefined || this.isClosed) return;
    const info = await this.needs.infos.of(table, this.identity?.id);
    if (this.isClosed) return;
    if (info) this.beIn(info);
    if (!info) this.bye("unknown-table");
    else if (this.live && this.isOther(info)) await this.sitDown(this.live, info, 0);
    else this.tell({ kind: "table", table: info });
  }

  private isOther({ yours, quiet = [] }: TableInfo): boolean {
    return String(yours) !== String(this.seats) || String(quiet) !== String(this.quiet);
  }

  /** This device was signed out: nothing more is accepted or sent here. */
  signedOut(): void {
    this.bye("signed-out");
    this.close();
  }

  stopping(): void {
    this.bye("stopping");
  }

  banned(): void {
    this.bye("banned");
  }

  close(): void {
    this.isClosed = true;
    this.visit(undefined, undefined);
    this.live?.leave(this);
    this.live = undefined;
  }
}

/** Without a database nothing was done, and it can be sent again. */
function unsent(thrown: unknown): Answer {
  if (isUnreachable(thrown)) return { kind: "unsent", reason: new OutOfReach().message };
  if (thrown instanceof NotKept) return { kind: "unsent", reason: thrown.message };
  throw thrown;
}

/** Names the field that is too long. */
function tooLong(field: string): Answer {
  return { ...refused(tableRefusal("tooLong")), field };
}

/** Senders choose ids, and two may choose the same. */
function ownId(seat: Seat, id: string): string {
  return `${seat}/${id}`;
}
