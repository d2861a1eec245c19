/**
 * Messages between processes on one database, besides the rows they write: a table changed before it began, seats
 * changed hands, a premove was made, a device was signed out, a room changed, and who is present. Messages
 * within a moment are sent together. A single process sends none.
 */
import type { Time } from "@interchange/host";
import { newId } from "./random.ts";
import type { Seen } from "./liveTables/presences.ts";
import type { RoomSeen } from "./rooms/liveRooms.ts";
import type { Storage } from "./storage/storage.ts";

interface Heard {
  readonly from: string;
  /** Tables that changed. */
  readonly tables?: readonly string[];
  /** Tables where a premove changed. */
  readonly plans?: readonly string[];
  /** Devices that were signed out. */
  readonly signedOut?: readonly string[];
  /** Tables whose past changed. */
  readonly rewritten?: readonly string[];
  /** People who have muted or blocked someone, or no longer do. */
  readonly manners?: readonly string[];
  readonly presence?: readonly (readonly [table: string, seen: Seen])[];
  /** Rooms that changed, and who is in them. */
  readonly rooms?: readonly string[];
  readonly inRooms?: readonly (readonly [room: string, seen: RoomSeen])[];
}

export interface AnnouncementsNeeds {
  readonly storage: Pick<Storage, "announce" | "onAnnounced">;
  readonly time: Time;
  readonly tableChanged: (table: string) => void;
  readonly planned: (table: string) => void;
  readonly signedOut: (devices: readonly string[]) => void;
  readonly rewritten: (table: string) => void;
  readonly manners: (identity: string) => void;
  readonly presence: (process: string, table: string, seen: Seen) => void;
  readonly roomChanged: (room: string) => void;
  readonly inRoom: (process: string, room: string, seen: RoomSeen) => void;
  /** The connection was lost for a while, so everything must be checked again. */
  readonly missed: () => void;
}

/** How long messages are collected, in milliseconds. */
const TOGETHER = 100;
/** PostgreSQL allows 8,000 bytes per notification; a presence takes a hundred, an id fifteen. */
const AT_ONCE = 36;
/** Sixty members of a room take a kilobyte. */
const ROOMS_AT_ONCE = 4;

export class Announcements {
  private readonly needs: AnnouncementsNeeds;
  private readonly process = newId();
  /** How its own messages begin. */
  private readonly own = JSON.stringify({ from: this.process }).slice(0, -1);
  private tables = new Set<string>();
  private plans = new Set<string>();
  private devices = new Set<string>();
  private people = new Set<string>();
  private anew = new Set<string>();
  private presence = new Map<string, Seen>();
  private rooms = new Set<string>();
  private inRooms = new Map<string, RoomSeen>();
  private callOff: (() => void) | undefined;
  private readonly stopListening: (() => void) | undefined;

  constructor(needs: AnnouncementsNeeds) {
    this.needs = needs;
    this.stopListening = needs.storage.onAnnounced?.((text) => {
      this.hear(text);
    });
  }

  /** Announces a change of a table that is not in its log. */
  tableChanged(table: string): void {
    this.tables.add(table);
    this.soon();
  }

  planned(table: string): void {
    this.plans.add(table);
    this.soon();
  }

  signedOut(devices: readonly string[]): void {
    for (const device of devices) this.devices.add(device);
    this.soon();
  }

  rewritten(table: string): void {
    this.anew.add(table);
    this.soon();
  }

  manners(identity: string): void {
    this.people.add(identity);
    this.soon();
  }

  /** Announces who is at a table here. */
  present(table: string, seen: Seen): void {
    this.presence.set(table, seen);
    this.soon();
  }

  /** Announces a change of a room. */
  roomChanged(room: string): void {
    this.rooms.add(room);
    this.soon();
  }

  /** Announces who is in a room here. */
  inRoom(room: string, seen: RoomSeen): void {
    this.inRooms.set(room, seen);
    this.soon();
  }

  private soon(): void {
    if (this.needs.storage.announce)
      this.callOff ??= this.needs.time.after(TOGETHER, () => {
        this.callOff = undefined;
        this.say();
      });
  }

  private say(): void {
    const { process: from } = this;
    const { tables, plans, devices, people, anew, presence, rooms } = this;
    const inRooms = [...this.inRooms];
    this.tables = new Set();
    this.plans = new Set();
    this.devices = new Set();
    this.people = new Set();
    this.anew = new Set();
    this.presence = new Map();
    this.rooms = new Set();
    this.inRooms = new Map();
    for (let at = 0; at < inRooms.length; at += ROOMS_AT_ONCE)
      this.send({ from, inRooms: inRooms.slice(at, at + ROOMS_AT_ONCE) });
    const most = Math.max(...[tables, plans, devices, people, anew, presence, rooms].map(({ size }) => size));
    for (let at = 0; at < most; at += AT_ONCE) {
      const some = <Each>(all: Iterable<Each>): readonly Each[] => [...all].slice(at, at + AT_ONCE);
      this.send({
        from,
        tables: some(tables),
        plans: some(plans),
        signedOut: some(devices),
        manners: some(people),
        rewritten: some(anew),
        presence: some(presence),
        rooms: some(rooms),
      });
    }
  }

  /** What gets lost is repeated soon, or noticed on the next look. */
  private send(said: Heard): void {
    this.needs.storage.announce?.(JSON.stringify(said)).catch(() => undefined);
  }

  private hear(text: string | undefined): void {
    if (text === undefined) {
      this.needs.missed();
      return;
    }
    if (text.startsWith(this.own)) return;
    const { from, tables = [], plans = [], signedOut = [], presence = [], ...heard } = JSON.parse(text) as Heard;
    for (const table of tables) this.needs.tableChanged(table);
    for (const table of plans) this.needs.planned(table);
    if (signedOut.length) this.needs.signedOut(signedOut);
    for (const table of heard.rewritten ?? []) this.needs.rewritten(table);
    for (const identity of heard.manners ?? []) this.needs.manners(identity);
    for (const [table, seen] of presence) this.needs.presence(from, table, seen);
    for (const room of heard.rooms ?? []) this.needs.roomChanged(room);
    for (const [room, seen] of heard.inRooms ?? []) this.needs.inRoom(from, room, seen);
  }

  close(): void {
    this.callOff?.();
    this.stopListening?.();
  }
}
