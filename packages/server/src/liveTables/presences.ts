/**
 * Who is at a table: here while the page is before somebody's eyes, away while it is open somewhere, gone a while after
 * the last socket. It is kept nowhere: whoever is there says so. Several changes are told as one.
 */
import type { Presence, Time } from "@interchange/host";
import type { Presences as Told } from "@interchange/protocol";
import type { Seat } from "@interchange/tabletop";

/** Whoever looks, as far as it matters here. */
export interface Onlooker {
  readonly seats: readonly Seat[];
  readonly isVisible: boolean;
}

/** What one process knows of a table. */
export interface Seen {
  /** By seat: "here", "away", or nothing. */
  readonly seats: readonly (Presence | null)[];
  readonly watching: number;
}

export interface PresencesNeeds {
  readonly time: Time;
  /** Bots are always there. */
  readonly isBot: (seat: Seat) => boolean;
  /** Somebody came or went, and whoever looks is to be told. */
  readonly tell: (told: Told) => void;
  /** The same, at once, for what follows from it. */
  readonly changed: () => void;
  /** Says it to the other processes. */
  readonly announce?: (seen: Seen) => void;
}

/** Whoever has no socket for so long is gone; a reload takes less. */
const GONE_AFTER = 8_000;
/** Changes so close together are told as one. */
const TOGETHER = 250;
/** A process says so often what it knows, and is believed for so long. */
export const SAID_AGAIN = 10_000;
const BELIEVED = 25_000;

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

  /** What the sockets of this process say. */
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

  /** What another process knows. */
  hear(process: string, seen: Seen): void {
    const isNew = !this.others.has(process);
    this.others.set(process, { seen, at: this.needs.time.now() });
    this.look();
    // Whoever has just begun to look knows nothing of this process yet.
    if (isNew) this.needs.announce?.(this.own);
  }

  /** Says again what this process knows, and forgets who has not been heard of for long. */
  sayAgain(): void {
    const now = this.needs.time.now();
    for (const [process, { at }] of this.others) if (now - at > BELIEVED) this.others.delete(process);
    this.look();
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
