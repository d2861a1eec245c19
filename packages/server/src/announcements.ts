/**
 * Messages between processes on one database, besides the rows they write: a table changed before it began, seats
 * changed hands, a premove was made, someone moved to another device, and who is present. Messages within a moment are
 * sent together. A single process sends none.
 */
import type { Time } from "@interchange/host";
import { newId } from "./random.ts";
import type { Seen } from "./liveTables/presences.ts";
import type { Storage } from "./storage/storage.ts";

interface Heard {
  readonly from: string;
  /** Tables that changed. */
  readonly tables?: readonly string[];
  /** Tables where a premove changed. */
  readonly plans?: readonly string[];
  /** Identities whose cookie is no longer valid. */
  readonly moved?: readonly string[];
  readonly presence?: readonly (readonly [table: string, seen: Seen])[];
}

export interface AnnouncementsNeeds {
  readonly storage: Pick<Storage, "announce" | "onAnnounced">;
  readonly time: Time;
  readonly tableChanged: (table: string) => void;
  readonly planned: (table: string) => void;
  readonly moved: (identity: string) => void;
  readonly presence: (process: string, table: string, seen: Seen) => void;
  /** The connection was lost for a while, so everything must be checked again. */
  readonly missed: () => void;
}

/** How long messages are collected, in milliseconds. */
const TOGETHER = 100;
/** PostgreSQL allows 8,000 bytes per notification; a presence takes a hundred, an id fifteen. */
const AT_ONCE = 40;

export class Announcements {
  private readonly needs: AnnouncementsNeeds;
  private readonly process = newId();
  private tables = new Set<string>();
  private plans = new Set<string>();
  private identities = new Set<string>();
  private presence = new Map<string, Seen>();
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

  moved(identity: string): void {
    this.identities.add(identity);
    this.soon();
  }

  /** Announces who is at a table here. */
  present(table: string, seen: Seen): void {
    this.presence.set(table, seen);
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
    const { tables, plans, identities, presence } = this;
    this.tables = new Set();
    this.plans = new Set();
    this.identities = new Set();
    this.presence = new Map();
    const most = Math.max(tables.size, plans.size, identities.size, presence.size);
    for (let at = 0; at < most; at += AT_ONCE) {
      const some = <Each>(all: Iterable<Each>): readonly Each[] => [...all].slice(at, at + AT_ONCE);
      const said: Heard = {
        from,
        tables: some(tables),
        plans: some(plans),
        moved: some(identities),
        presence: some(presence),
      };
      // What gets lost is repeated soon, or noticed on the next look.
      this.needs.storage.announce?.(JSON.stringify(said)).catch(() => undefined);
    }
  }

  private hear(text: string | undefined): void {
    if (text === undefined) {
      this.needs.missed();
      return;
    }
    const { from, tables = [], plans = [], moved = [], presence = [] } = JSON.parse(text) as Heard;
    if (from === this.process) return;
    for (const table of tables) this.needs.tableChanged(table);
    for (const table of plans) this.needs.planned(table);
    for (const identity of moved) this.needs.moved(identity);
    for (const [table, seen] of presence) this.needs.presence(from, table, seen);
  }

  close(): void {
    this.callOff?.();
    this.stopListening?.();
  }
}
