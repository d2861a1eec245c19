/**
 * Tracks who is at a table: here while the page is visible, away while it is open in the background, gone a while after
 * the last socket closed. Presence is not stored: clients report it. Changes close together are sent as one.
 */
import type { Presence, Time } from "@interchange/host";
import type { Presences as Told } from "@interchange/protocol";
import type { Seat } from "@interchange/tabletop";

/** A watcher, as far as presence is concerned. */
export interface Onlooker {
  readonly seats: readonly Seat[];
  readonly isVisible: boolean;
}

/** What one process knows about a table. */
export interface Seen {
  /** By seat: "here", "away", or nothing. */
  readonly seats: readonly (Presence | null)[];
  readonly watching: number;
}

export interface PresencesNeeds {
  readonly time: Time;
  /** Bots are always present. */
  readonly isBot: (seat: Seat) => boolean;
  /** Presence changed, and watchers should be told. */
  readonly tell: (told: Told) => void;
  /** The same, immediately, for what depends on it. */
  readonly changed: () => void;
  /** Announces it to the other processes. */
  readonly announce?: (seen: Seen) => void;
}

/** Without a socket for this long, someone is gone. A reload takes less. */
export const GONE_AFTER = 8_000;
/** Changes this close together are sent as one. */
const TOGETHER = 250;
/** How often a process repeats what it knows, and how long it is believed. */
export const SAID_AGAIN = 10_000;
export const BELIEVED = 25_000;

interface At {
  readonly presence: Presence;
  readonly since: number;
}

export class Presences {
  private readonly needs: PresencesNeeds;
  private seats: readonly At[];
  private watching = 0;
  private own: Seen;
  private readonly others = new Map<string, { readonly seen: Seen; readonly at: number }>();
  private readonly leaving = new Map<Seat, () => void>();
  private toldLast = "";
  private telling: (() => void) | undefined;

  constructor(seats: number, needs: PresencesNeeds) {
    this.needs = needs;
    const since = needs.time.now();
    this.seats = Array.from({ length: seats }, () => ({ presence: "gone", since }));
    this.own = { seats: this.seats.map(() => null), watching: 0 };
  }

  get now(): Told {
    const { isBot } = this.needs;
    const seats = this.seats.map((at, seat) => (isBot(seat) ? { ...at, presence: "here" as const } : at));
    return { seats, watching: this.watching };
  }

  of(seat: Seat): Presence {
    return this.seats[seat]?.presence ?? "gone";
  }

  /** Counts the sockets of this process. */
  reckon(lookers: readonly Onlooker[]): void {
    const seats = this.seats.map((_, seat) => {
      const own = lookers.filter((each) => each.seats.includes(seat));
      return own.length ? (own.some(({ isVisible }) => isVisible) ? "here" : "away") : null;
    });
    const watching = lookers.filter((each) => !each.seats.length).length;
    const isSame = watching === this.own.watching && seats.every((seat, index) => seat === this.own.seats[index]);
    this.own = { seats, watching };
    if (isSame) return;
    this.look();
    this.needs.announce?.(this.own);
  }

  /** What another process reports. */
  hear(process: string, seen: Seen): void {
    const isNew = !this.others.has(process);
    this.others.set(process, { seen, at: this.needs.time.now() });
    this.look();
    // A process that has just started knows nothing of this one yet.
    if (isNew) this.needs.announce?.(this.own);
  }

  /** Repeats what this process knows, and forgets processes that have been silent for long. */
  sayAgain(): void {
    const now = this.needs.time.now();
    const silent = [...this.others].filter(([, { at }]) => now - at > BELIEVED);
    for (const [process] of silent) this.others.delete(process);
    if (silent.length) this.look();
    this.needs.announce?.(this.own);
  }

  private look(): void {
    const all = [this.own, ...[...this.others.values()].map(({ seen }) => seen)];
    this.watching = all.reduce((sum, { watching }) => sum + watching, 0);
    for (const seat of this.seats.keys()) {
      const said = all.map(({ seats }) => seats[seat]);
      const presence = said.includes("here") ? "here" : said.includes("away") ? "away" : undefined;
      if (presence) {
        this.leaving.get(seat)?.();
        this.leaving.delete(seat);
        this.set(seat, presence);
      } else if (this.of(seat) !== "gone" && !this.leaving.has(seat)) this.leave(seat);
    }
    this.tellSoon();
  }

  private leave(seat: Seat): void {
    const callOff = this.needs.time.after(GONE_AFTER, () => {
      this.leaving.delete(seat);
      this.set(seat, "gone");
      this.tellSoon();
    });
    this.leaving.set(seat, callOff);
  }

  private set(seat: Seat, presence: Presence): void {
    if (this.of(seat) === presence) return;
    this.seats = this.seats.with(seat, { presence, since: this.needs.time.now() });
    this.needs.changed();
  }

  private tellSoon(): void {
    this.telling ??= this.needs.time.after(TOGETHER, () => {
      this.telling = undefined;
      const text = JSON.stringify(this.now);
      if (text === this.toldLast) return;
      this.toldLast = text;
      this.needs.tell(this.now);
    });
  }

  close(): void {
    this.telling?.();
    for (const callOff of this.leaving.values()) callOff();
  }
}
