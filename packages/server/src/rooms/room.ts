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

interface Channel {
  readonly lookers: Set<Looker>;
  stop: () => void;
  status: string;
}

/** Whoever has no socket for so long is gone; a reload takes less. */
const GONE_AFTER = 8_000;

export class Room {
  readonly host: AnyHost;
  /** Since when nobody looks. */
  emptySince: number;
  private readonly channels = new Map<Viewer, Channel>();
  private readonly leaving = new Map<Seat, NodeJS.Timeout>();
  /** How much of what was said has been passed on. */
  private toldSaid: number;
  private readonly stopListening: () => void;
  private readonly now: () => number;

  constructor(host: AnyHost, now: () => number) {
    this.host = host;
    this.now = now;
    this.emptySince = now();
    for (const [seat, { mind }] of host.status.sitters.entries())
      if (mind.kind === "person") host.setPresence(seat, "gone");
    this.toldSaid = host.said.length;
    this.stopListening = host.watch("spectator", host.seq, () => {
      const said = numbered(host.said, this.toldSaid);
      this.toldSaid = host.said.length;
      if (said.length) this.tellAll({ kind: "said", said });
    });
  }

  get isEmpty(): boolean {
    return this.channels.size === 0;
  }

  /** All that a viewer has not heard yet, and from now on whatever happens. */
  join(looker: Looker, seen: number): News<unknown, unknown> {
    let channel = this.channels.get(looker.viewer);
    if (!channel) {
      channel = { lookers: new Set(), stop: () => undefined, status: "" };
      this.channels.set(looker.viewer, channel);
      this.listen(looker.viewer, channel);
    }
    channel.lookers.add(looker);
    this.reckonPresence(looker.seats);
    return this.since(looker.viewer, seen);
  }

  private listen(viewer: Viewer, channel: Channel): void {
    let isFirst = true;
    channel.stop = this.host.watch(viewer, this.host.seq, ({ seq, status, changes }) => {
      const written = JSON.stringify(status);
      const isSame = written === channel.status;
      channel.status = written;
      // Whoever joins is told by the welcome.
      if (isFirst || (isSame && !changes.length)) return;
      const happened: Outgoing = { kind: "happened", now: this.now(), seq, ...(!isSame && { status }), changes };
      const text = JSON.stringify(happened);
      for (const looker of channel.lookers) looker.send(text);
    });
    isFirst = false;
  }

  /** What a viewer has missed. */
  private since(viewer: Viewer, seen: number): News<unknown, unknown> {
    let news: News<unknown, unknown> | undefined;
    this.host.watch(viewer, seen, (told) => (news = told))();
    if (!news) throw new Error("a host tells at once");
    return news;
  }

  leave(looker: Looker): void {
    const channel = this.channels.get(looker.viewer);
    if (!channel?.lookers.delete(looker)) return;
    if (!channel.lookers.size) {
      channel.stop();
      this.channels.delete(looker.viewer);
    }
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
    for (const { stop } of this.channels.values()) stop();
    this.channels.clear();
    this.stopListening();
    this.host.close();
  }
}

/** What was said, numbered. */
export function numbered(said: readonly HostSaid[], from = 0): readonly Said[] {
  return said.slice(from).map(({ by, text, at }, index) => ({ n: from + index + 1, by, text, at }));
}
