/**
 * The rooms that someone has open here. Each change is read once and told to all of them; changes close together are
 * told as one. Who is connected is not stored, except when they were last seen; processes tell each other.
 */
import type { Time } from "@interchange/host";
import type { Goodbye, Outgoing, RoomChat, RoomInfo } from "@interchange/protocol";
import type { Identity } from "../identities.ts";
import type { Log } from "../log.ts";
import type { RoomsTable } from "../storage/schema.ts";
import { Answers } from "../liveTables/answers.ts";
import { BELIEVED, GONE_AFTER, SAID_AGAIN } from "../liveTables/presences.ts";
import type { RoomChats, Spoken } from "./roomChats.ts";
import type { Rooms } from "./rooms.ts";
import { forSpectators } from "./roomStates.ts";
import type { RoomPresence, RoomStates } from "./roomStates.ts";

/** A socket of a member or spectator: in the room itself, or at one of its tables. */
export interface Visitor {
  readonly identity: Identity | undefined;
  /** The room it is in as a member, if it is. */
  readonly room: string | undefined;
  readonly isVisible: boolean;
}

/** A socket that is told of everything in a room. */
export interface RoomLooker extends Visitor {
  readonly member: number | undefined;
  /** Whose messages it does not get. */
  readonly unheard: ReadonlySet<string>;
  send(text: string): void;
  bye(reason: Goodbye): void;
}

/** What one process knows of a room: the members there, and how many spectators. */
export interface RoomSeen {
  readonly here: readonly string[];
  readonly away: readonly string[];
  readonly watching: number;
}

export interface LiveRoomsNeeds {
  readonly rooms: Rooms;
  readonly states: RoomStates;
  readonly chats: RoomChats;
  readonly time: Time;
  readonly log: Log;
  readonly build: () => string;
  /** Announces to other processes who is in a room here. */
  readonly announce?: (room: string, seen: RoomSeen) => void;
}

/** Changes this close together are told as one; the more people have the room open, the longer that is. */
const TOGETHER = 100;
const MORE_EACH = 5;
const NEVER = Number.MAX_SAFE_INTEGER;
/** How often it is noted that people are still there. */
const NOTED = 60_000;
/** How often rooms that nobody used are deleted. */
const TIDY = 3_600_000;

interface Told {
  readonly looker: RoomLooker;
  readonly spoken: Record<RoomChat, number>;
}

interface Live {
  readonly lookers: Map<RoomLooker, Told>;
  readonly answers: Answers<string>;
  /** The last states told, as JSON. */
  state: Readonly<Record<RoomChat, string>>;
}

export class LiveRooms {
  private readonly needs: LiveRoomsNeeds;
  private readonly open = new Map<string, Live>();
  /** Members' sockets by room, also those at its tables. */
  private readonly visitors = new Map<string, Set<Visitor>>();
  private readonly others = new Map<string, Map<string, { readonly seen: RoomSeen; readonly at: number }>>();
  /** Who has just lost the connection, by room and identity, and when. */
  private readonly going = new Map<string, Map<string, number>>();
  private readonly due = new Map<string, () => void>();
  private readonly looking = new Map<string, Promise<void>>();
  private readonly timers = new Set<() => void>();

  constructor(needs: LiveRoomsNeeds) {
    this.needs = needs;
  }

  begin(): void {
    this.every(SAID_AGAIN, () => {
      this.sayAgain();
    });
    this.every(NOTED, () => {
      for (const room of this.visitors.keys()) this.note(room, [...this.own(room).keys()]);
    });
    this.every(TIDY, () => void this.tidy());
    void this.tidy();
  }

  private every(milliseconds: number, act: () => void): void {
    const timer = setInterval(act, milliseconds);
    timer.unref();
    this.timers.add(() => {
      clearInterval(timer);
    });
  }

  private after(milliseconds: number, act: () => void): void {
    const stop = this.needs.time.after(milliseconds, () => {
      this.timers.delete(stop);
      act();
    });
    this.timers.add(stop);
  }

  /** Notes when people were seen. If that fails, they only seem to have been away for longer. */
  private note(room: string, identities: readonly string[]): void {
    this.needs.rooms.seen(room, identities).catch(() => undefined);
  }

  private async tidy(): Promise<void> {
    try {
      await this.needs.rooms.deleteUnused();
    } catch (error) {
      this.needs.log.error(error, "could not delete unused rooms");
    }
  }

  /** Whether anyone has it open, here or on another process. */
  isOpen(room: string): boolean {
    return this.open.has(room) || this.others.has(room);
  }

  /** What was answered in a room that somebody has open, by identity. */
  answersIn(room: string): Answers<string> | undefined {
    return this.open.get(room)?.answers;
  }

  /** Sends the state and the last messages, and from then on whatever changes. */
  async enter(row: RoomsTable, looker: RoomLooker): Promise<void> {
    this.visit(row.id, looker);
    // Spectators hear nothing of the members' chat.
    const told: Told = { looker, spoken: { members: looker.member === undefined ? NEVER : 0, spectators: 0 } };
    const state = await this.needs.states.of(row, this.presence(row.id));
    const said = await this.needs.chats.since(row.id, told.spoken);
    // It may have left meanwhile.
    if (!this.visitors.get(row.id)?.has(looker)) return;
    this.tell(looker, JSON.stringify(looker.member === undefined ? forSpectators(state) : state));
    this.pass(told, said);
    const live = this.open.get(row.id) ?? {
      lookers: new Map<RoomLooker, Told>(),
      answers: new Answers<string>(),
      state: { members: "", spectators: "" },
    };
    this.open.set(row.id, live);
    live.lookers.set(looker, told);
    // Whatever happened meanwhile, and that someone came.
    this.changed(row.id);
  }

  /** A socket of a member is there: in the room, or at one of its tables. */
  visit(room: string, visitor: Visitor): void {
    const visitors = this.visitors.get(room) ?? new Set();
    this.visitors.set(room, visitors.add(visitor));
    this.presenceChanged(room);
  }

  leave(room: string, visitor: Visitor): void {
    const live = this.open.get(room);
    live?.lookers.delete(visitor as RoomLooker);
    if (live && !live.lookers.size) this.open.delete(room);
    const visitors = this.visitors.get(room);
    if (!visitors?.delete(visitor)) return;
    if (!visitors.size) this.visitors.delete(room);
    const { identity } = visitor;
    if (identity && visitor.room !== undefined && !this.own(room).has(identity.id)) this.goes(room, identity.id);
    this.presenceChanged(room);
  }

  /** Someone lost the connection. A reload takes less than the time until they are offline. */
  private goes(room: string, identity: string): void {
    const since = this.needs.time.now();
    const going = this.going.get(room) ?? new Map<string, number>();
    this.going.set(room, going.set(identity, since));
    this.note(room, [identity]);
    this.after(GONE_AFTER, () => {
      if (going.get(identity) === since) going.delete(identity);
      if (!going.size) this.going.delete(room);
      this.changed(room);
    });
  }

  /** Whether someone can see the page has changed, or who is there. */
  presenceChanged(room: string): void {
    this.needs.announce?.(room, this.seen(room));
    this.changed(room);
  }

  private own(room: string): ReadonlyMap<string, "here" | "away"> {
    const people = new Map<string, "here" | "away">();
    for (const { identity, room: as, isVisible } of this.visitors.get(room) ?? [])
      if (identity && as !== undefined && people.get(identity.id) !== "here")
        people.set(identity.id, isVisible ? "here" : "away");
    return people;
  }

  private seen(room: string): RoomSeen {
    const own = [...this.own(room)];
    const those = (presence: string): readonly string[] =>
      own.filter(([, each]) => each === presence).map(([identity]) => identity);
    const watching = [...(this.visitors.get(room) ?? [])].filter((each) => each.room === undefined).length;
    return { here: those("here"), away: those("away"), watching };
  }

  /** Who is connected, on all processes. */
  presence(room: string): RoomPresence {
    const all = [this.seen(room), ...[...(this.others.get(room)?.values() ?? [])].map(({ seen }) => seen)];
    const people = new Map<string, "here" | "away">();
    for (const identity of this.going.get(room)?.keys() ?? []) people.set(identity, "away");
    for (const identity of all.flatMap(({ away }) => away)) people.set(identity, "away");
    for (const identity of all.flatMap(({ here }) => here)) people.set(identity, "here");
    return { people, watching: all.reduce((sum, { watching }) => sum + watching, 0) };
  }

  /** What another process reports. */
  hear(process: string, room: string, seen: RoomSeen): void {
    const others = this.others.get(room) ?? new Map<string, { seen: RoomSeen; at: number }>();
    const isNew = !others.has(process);
    if (seen.here.length || seen.away.length || seen.watching) {
      others.set(process, { seen, at: this.needs.time.now() });
      this.others.set(room, others);
      // A process that has just opened it knows nothing of this one yet.
      if (isNew && this.visitors.has(room)) this.needs.announce?.(room, this.seen(room));
    } else {
      others.delete(process);
      if (!others.size) this.others.delete(room);
    }
    this.changed(room);
  }

  /** Repeats who is here, and forgets processes that have been silent for long. */
  sayAgain(): void {
    const now = this.needs.time.now();
    for (const [room, others] of this.others) {
      for (const [process, { at }] of others) if (now - at > BELIEVED) others.delete(process);
      if (!others.size) this.others.delete(room);
    }
    for (const room of this.visitors.keys()) {
      this.needs.announce?.(room, this.seen(room));
      // The host may have been gone for long enough.
      this.changed(room);
    }
  }

  /** Something in a room changed, here or elsewhere. */
  changed(room: string): void {
    const live = this.open.get(room);
    if (!live || this.due.has(room)) return;
    this.due.set(
      room,
      this.needs.time.after(TOGETHER + MORE_EACH * live.lookers.size, () => {
        this.due.delete(room);
        const last = this.looking.get(room) ?? Promise.resolve();
        const next = last
          .then(() => this.look(room))
          .catch((error: unknown) => {
            this.needs.log.error(error, "could not read a room");
          });
        this.looking.set(room, next);
        void next.then(() => {
          if (this.looking.get(room) === next) this.looking.delete(room);
        });
      }),
    );
  }

  /** The same for everything that is open. */
  changedAll(): void {
    for (const room of this.open.keys()) this.changed(room);
  }

  private async look(room: string): Promise<void> {
    const live = this.open.get(room);
    if (!live) return;
    const row = await this.needs.rooms.row(room);
    if (!row) {
      for (const looker of live.lookers.keys()) looker.bye("unknown-room");
      return;
    }
    const info = await this.needs.states.of(row, this.presence(room));
    const before = live.state;
    live.state = { members: JSON.stringify(info), spectators: JSON.stringify(forSpectators(info)) };
    await this.sendAway(live, info);
    const all = [...live.lookers.values()];
    if (!all.length) return;
    const seen = (chat: RoomChat): number => Math.min(...all.map(({ spoken }) => spoken[chat]));
    const said = await this.needs.chats.since(room, { members: seen("members"), spectators: seen("spectators") });
    for (const told of all) {
      const chat = told.looker.member === undefined ? "spectators" : "members";
      if (live.state[chat] !== before[chat]) this.tell(told.looker, live.state[chat]);
      this.pass(told, said);
    }
  }

  /** Sends everyone away who is no longer a member. */
  private async sendAway({ lookers }: Live, { id = "", members }: RoomInfo): Promise<void> {
    const there = new Set(members.flatMap(({ n, presence }) => (presence === "left" ? [] : [n])));
    for (const looker of lookers.keys()) {
      const { member, identity } = looker;
      if (member === undefined || there.has(member)) continue;
      lookers.delete(looker);
      looker.bye(identity && (await this.needs.rooms.isRemoved(id, identity.id)) ? "removed" : "not-member");
    }
  }

  /** Sends a state, which is written once for everyone. */
  private tell(looker: RoomLooker, state: string): void {
    const { build, time } = this.needs;
    const you = looker.member === undefined ? "" : `,"you":${looker.member}`;
    looker.send(`{"kind":"room","build":${JSON.stringify(build())},"now":${time.now()}${you},"room":${state}}`);
  }

  /** Passes on the messages that someone may read and has not heard. */
  private pass({ looker, spoken }: Told, said: Readonly<Record<RoomChat, readonly Spoken[]>>): void {
    for (const chat of ["members", "spectators"] as const) {
      const fresh = said[chat].filter(({ n }) => n > spoken[chat]);
      spoken[chat] = fresh.at(-1)?.n ?? spoken[chat];
      const heard = fresh.filter(({ by }) => by === undefined || !looker.unheard.has(by)).map(({ said: each }) => each);
      const spokenNow: Outgoing = { kind: "spoken", chat, said: heard };
      if (heard.length) looker.send(JSON.stringify(spokenNow));
    }
  }

  close(): void {
    for (const stop of [...this.timers, ...this.due.values()]) stop();
  }
}
