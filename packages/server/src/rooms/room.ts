/**
 * A table in memory, with everybody who looks at it. What happens is written out once for each pair of eyes, however
 * many sockets look with them.
 */
import type { Host, News, Presence, Said as HostSaid } from "@interchange/host";
import type { Outgoing, Said } from "@interchange/protocol";
import type { Seat, Viewer } from "@interchange/tabletop";

// oxlint-disable-next-line typescript/no-explicit-any -- positions, events and views only pass through
export type AnyHost = Host<any, any, any, any, any>;

/** Whoever looks. Nothing is sent that was not made for its viewer. */
export interface Looker {
  readonly viewer: Viewer;
  readonly seats: readonly Seat[];
  isVisible: boolean;
  send(text: string): void;
}

/** All who look with the same eyes. */
interface Channel {
  readonly lookers: Set<Looker>;
  seen: number;
}

/** Whoever has no socket for so long is gone; a reload takes less. */
const GONE_AFTER = 8_000;

export class Room {
  readonly host: AnyHost;
  /** Since when nobody looks. */
  emptySince: number;
  private readonly channels = new Map<Viewer, Channel>();
  private readonly leaving = new Map<Seat, NodeJS.Timeout>();
  /** What everybody was told last: how much was said, and how the table stands. */
  private toldSaid: number;
  private toldStatus: string;
  private readonly now: () => number;

  constructor(host: AnyHost, now: () => number) {
    this.host = host;
    this.now = now;
    this.emptySince = now();
    for (const [seat, { mind }] of host.status.sitters.entries())
      if (mind.kind === "person") host.setPresence(seat, "gone");
    this.toldSaid = host.said.length;
    this.toldStatus = JSON.stringify(host.status);
    host.onChange(() => {
      this.passOn();
    });
  }

  get isEmpty(): boolean {
    return this.channels.size === 0;
  }

  /** All that a viewer has not heard yet, and from now on whatever happens. */
  join(looker: Looker, seen: number): News<unknown, unknown> {
    const { host } = this;
    const channel = this.channels.get(looker.viewer) ?? { lookers: new Set(), seen: host.seq };
    this.channels.set(looker.viewer, channel);
    channel.lookers.add(looker);
    this.reckonPresence(looker.seats);
    return { seq: host.seq, status: host.status, changes: host.changesSince(looker.viewer, seen) };
  }

  /** Passes on what happened, written once for each pair of eyes. */
  private passOn(): void {
    const { host } = this;
    const status = JSON.stringify(host.status);
    const isSame = status === this.toldStatus;
    this.toldStatus = status;
    const head = `{"kind":"happened","now":${this.now()},"seq":${host.seq}${isSame ? "" : `,"status":${status}`},"changes":`;
    for (const [viewer, channel] of this.channels) {
      const changes = host.changesSince(viewer, channel.seen);
      channel.seen = host.seq;
      if (isSame && !changes.length) continue;
      const text = `${head}${JSON.stringify(changes)}}`;
      for (const looker of channel.lookers) looker.send(text);
    }
    const said = numbered(host.said, this.toldSaid);
    this.toldSaid = host.said.length;
    if (said.length) this.tellAll({ kind: "said", said });
  }

  leave(looker: Looker): void {
    const channel = this.channels.get(looker.viewer);
    if (!channel?.lookers.delete(looker)) return;
    if (!channel.lookers.size) this.channels.delete(looker.viewer);
    if (this.isEmpty) this.emptySince = this.now();
    this.reckonPresence(looker.seats);
  }

  /** Here while somebody's page is before their eyes, away while it is open somewhere, gone a while after the last. */
  reckonPresence(seats: readonly Seat[]): void {
    for (const seat of seats) {
      const lookers = [...this.channels.values()]
        .flatMap(({ lookers: all }) => [...all])
        .filter(({ seats: held }) => held.includes(seat));
      clearTimeout(this.leaving.get(seat));
      this.leaving.delete(seat);
      if (lookers.length) this.set(seat, lookers.some(({ isVisible }) => isVisible) ? "here" : "away");
      else {
        const timer = setTimeout(() => {
          this.leaving.delete(seat);
          this.set(seat, "gone");
        }, GONE_AFTER);
        timer.unref();
        this.leaving.set(seat, timer);
      }
    }
  }

  private set(seat: Seat, presence: Presence): void {
    if (this.host.status.presence[seat] !== presence) this.host.setPresence(seat, presence);
  }

  /** Says something to everybody who looks. */
  tellAll(message: Outgoing): void {
    const text = JSON.stringify(message);
    for (const { lookers } of this.channels.values()) for (const looker of lookers) looker.send(text);
  }

  close(): void {
    for (const timer of this.leaving.values()) clearTimeout(timer);
    this.channels.clear();
    this.host.close();
  }
}

/** What was said, numbered. */
export function numbered(said: readonly HostSaid[], from = 0): readonly Said[] {
  return said.slice(from).map(({ by, text, at }, index) => ({ n: from + index + 1, by, text, at }));
}
