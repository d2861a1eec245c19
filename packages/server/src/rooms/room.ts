/**
 * A table in memory, with everybody who looks at it. What happens is written out once for each pair of eyes, however
 * many sockets look with them.
 */
import type { Host, News, Said as HostSaid, Status, Time } from "@interchange/host";
import type { Outgoing, Said } from "@interchange/protocol";
import type { Seat, Viewer } from "@interchange/tabletop";
import { Presences } from "./presences.ts";

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

export interface RoomNeeds {
  readonly time: Time;
}

export class Room {
  readonly host: AnyHost;
  readonly presences: Presences;
  /** Since when nobody looks. */
  emptySince: number;
  private readonly channels = new Map<Viewer, Channel>();
  /** What everybody was told last: how much was said, and how the table stands but for who is there. */
  private toldSaid: number;
  private toldStatus: string;
  private readonly now: () => number;

  constructor(host: AnyHost, { time }: RoomNeeds) {
    this.host = host;
    this.now = () => time.now();
    this.emptySince = time.now();
    this.presences = new Presences(host.founding.setup.seats, {
      time,
      tell: (told) => {
        this.tellAll({ kind: "presence", now: time.now(), ...told });
      },
      changed: () => undefined,
    });
    this.toldSaid = host.said.length;
    this.toldStatus = JSON.stringify(this.standing);
    host.onChange(() => {
      this.passOn();
    });
  }

  get isEmpty(): boolean {
    return this.channels.size === 0;
  }

  /** How the table stands, but for who is there. */
  private get standing(): Omit<Status, "presence"> {
    const { presence: _, ...standing } = this.host.status;
    return standing;
  }

  get status(): Status {
    return { ...this.standing, presence: this.presences.now.seats.map(({ presence }) => presence) };
  }

  /** All that a viewer has not heard yet, and from now on whatever happens. */
  join(looker: Looker, seen: number): News<unknown, unknown> {
    const { host } = this;
    const channel = this.channels.get(looker.viewer) ?? { lookers: new Set(), seen: host.seq };
    this.channels.set(looker.viewer, channel);
    channel.lookers.add(looker);
    this.reckonPresence();
    return { seq: host.seq, status: this.status, changes: host.changesSince(looker.viewer, seen) };
  }

  /** Passes on what happened, written once for each pair of eyes. */
  private passOn(): void {
    const { host } = this;
    const standing = JSON.stringify(this.standing);
    const isSame = standing === this.toldStatus;
    this.toldStatus = standing;
    const status = isSame ? "" : `,"status":${JSON.stringify(this.status)}`;
    const head = `{"kind":"happened","now":${this.now()},"seq":${host.seq}${status},"changes":`;
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
    this.reckonPresence();
  }

  reckonPresence(): void {
    this.presences.reckon([...this.channels.values()].flatMap(({ lookers }) => [...lookers]));
  }

  /** Says something to everybody who looks. */
  tellAll(message: Outgoing): void {
    const text = JSON.stringify(message);
    for (const { lookers } of this.channels.values()) for (const looker of lookers) looker.send(text);
  }

  close(): void {
    this.presences.close();
    this.channels.clear();
    this.host.close();
  }
}

/** What was said, numbered. */
export function numbered(said: readonly HostSaid[], from = 0): readonly Said[] {
  return said.slice(from).map(({ by, text, at }, index) => ({ n: from + index + 1, by, text, at }));
}
