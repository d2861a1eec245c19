/**
 * A table in memory, with everyone who watches it. Each message is serialized once per view, however many sockets share
 * that view.
 */
import type { Answer, Asked, Change, Command, News, Said as HostSaid, Status, Time, Told } from "@interchange/host";
import { Voting } from "@interchange/host/voting";
import type { VotingNeeds } from "@interchange/host/voting";
import type { Outgoing, Said } from "@interchange/protocol";
import type { GameRecord, Refusal, Seat, Viewer } from "@interchange/tabletop";
import type { Premoves } from "../premoves/premoves.ts";
import { Answers } from "./answers.ts";
import type { AnyHost } from "./anyHost.ts";
import { Presences } from "./presences.ts";
import type { Seen } from "./presences.ts";

/** A watcher. It only gets what was made for its viewer. */
export interface Looker {
  readonly viewer: Viewer;
  readonly seats: readonly Seat[];
  /** The seats whose messages it does not get. */
  readonly quiet: readonly Seat[];
  isVisible: boolean;
  send(text: string): void;
}

/** A table's status without presence. */
export type Standing = Omit<Status, "presence">;

/** What a viewer is shown: the live game, or the delayed one. */
export interface Source {
  readonly seq: number;
  readonly standing: Standing;
  readonly said: readonly HostSaid[];
  now(): number;
  changesSince(viewer: Viewer, seen: number): readonly Change<unknown, unknown>[];
  record(viewer: Viewer, tags: Readonly<Record<string, string>>): GameRecord;
  close?(): void;
}

/** All watchers with the same view. */
interface Channel {
  readonly lookers: Set<Looker>;
  seen: number;
}

/** What the watchers of one source were told last. */
interface Telling {
  readonly source: Source;
  said: number;
  standing: string;
}

export interface LiveTableNeeds {
  readonly time: Time;
  /** How voting works at this table. */
  readonly voting: Omit<VotingNeeds, "time" | "changed">;
  /** How long a request stays open. */
  readonly requestLasts?: number;
  /** Announces to other processes who is present. */
  readonly announce?: (seen: Seen) => void;
}

export class LiveTable {
  readonly host: AnyHost;
  readonly presences: Presences;
  readonly voting: Voting;
  /** What its players were answered. */
  readonly answers = new Answers<Seat>();
  /** The premoves of this table. */
  premoves: Premoves | undefined;
  /** Since when nobody has been watching. */
  emptySince: number;
  private readonly channels = new Map<Viewer, Channel>();
  private readonly live: Telling;
  private delayed: Telling | undefined;
  private readonly time: Time;
  private readonly requestLasts: number | undefined;
  private readonly voteLasts: number;

  constructor(host: AnyHost, { time, voting, requestLasts, announce }: LiveTableNeeds) {
    this.host = host;
    this.time = time;
    this.requestLasts = requestLasts;
    this.voteLasts = voting.voteLasts;
    this.emptySince = time.now();
    this.presences = new Presences(host.founding.setup.seats, {
      time,
      isBot: (seat) => {
        const { mind, standsInFor } = host.status.sitters[seat] ?? {};
        return mind?.kind === "bot" && standsInFor === undefined;
      },
      tell: (told) => {
        this.tellAll({ kind: "presence", now: time.now(), ...told });
      },
      changed: () => {
        this.voting.setPresence(this.presences.now.seats);
      },
      ...(announce && { announce }),
    });
    this.voting = new Voting(host, {
      ...voting,
      time,
      changed: () => {
        this.passOn(this.live);
      },
    });
    this.live = tellingOf(this.liveSource());
    host.onChange(() => {
      this.passOn(this.live);
    });
  }

  get isEmpty(): boolean {
    return this.channels.size === 0;
  }

  /** Shows spectators the delayed game. */
  showDelayed(source: Source): void {
    this.delayed = tellingOf(source);
  }

  /** The delayed game has changed. */
  delayedChanged(): void {
    if (this.delayed) this.passOn(this.delayed);
  }

  /** The source for this viewer. */
  sourceOf(viewer: Viewer): Source {
    return this.tellingTo(viewer).source;
  }

  private tellingTo(viewer: Viewer): Telling {
    return viewer === "spectator" && this.delayed ? this.delayed : this.live;
  }

  private liveSource(): Source {
    const { host, voting, time, requestLasts, voteLasts } = this;
    const untilOf = ({ at, request }: Asked) => {
      const lasts = request.kind === "resume" ? voteLasts : requestLasts;
      return lasts !== undefined && { until: at + lasts };
    };
    return {
      get seq() {
        return host.seq;
      },
      get standing() {
        const { presence: _, ...standing } = host.status;
        const asked = standing.asked.map((each) => ({ ...each, ...untilOf(each) }));
        return { ...standing, asked, votes: voting.votes, reclaiming: voting.reclaiming };
      },
      get said() {
        return host.said;
      },
      now: () => time.now(),
      changesSince: (viewer, seen) => host.changesSince(viewer, seen),
      record: (viewer, tags) => host.record(viewer, tags),
    };
  }

  /** The answer to a command that may not be played now, unless it was already played. */
  async answerTo(command: Command, obstacle: Refusal): Promise<Answer> {
    const before = await this.host.tend(async ({ logs }) => logs.game.answerTo(command));
    return before ?? { kind: "refused", refusal: obstacle };
  }

  private statusOf({ standing }: Source): Status {
    return { ...standing, presence: this.presence };
  }

  private get presence(): Status["presence"] {
    return this.presences.now.seats.map(({ presence }) => presence);
  }

  /** Returns everything the viewer has not seen, and from then on sends whatever happens. */
  join(looker: Looker, seen: number): News<unknown, unknown> {
    const source = this.sourceOf(looker.viewer);
    const channel = this.channels.get(looker.viewer) ?? { lookers: new Set(), seen: source.seq };
    this.channels.set(looker.viewer, channel);
    channel.lookers.add(looker);
    this.reckonPresence();
    return { seq: source.seq, status: this.statusOf(source), changes: source.changesSince(looker.viewer, seen) };
  }

  /** Sends news, serialized once per view. */
  private passOn(telling: Telling): void {
    const { source } = telling;
    const standing = JSON.stringify(source.standing);
    const isSame = standing === telling.standing;
    telling.standing = standing;
    // Serializing it twice would be a large part of a move's cost.
    const status = isSame ? "" : `,"status":${standing.slice(0, -1)},"presence":${JSON.stringify(this.presence)}}`;
    const head = `{"kind":"happened","now":${source.now()},"seq":${source.seq}${status},"changes":`;
    const said = numbered(source.said, telling.said);
    telling.said = source.said.length;
    const written = new Map<Told<unknown>, string>();
    for (const [viewer, channel] of this.channels) {
      if (this.tellingTo(viewer) !== telling) continue;
      const changes = source.changesSince(viewer, channel.seen);
      channel.seen = source.seq;
      const text = isSame && !changes.length ? undefined : `${head}${writtenChanges(changes, written)}}`;
      for (const looker of channel.lookers) {
        if (text !== undefined) looker.send(text);
        const heard = said.filter(({ by }) => !looker.quiet.includes(by));
        if (heard.length) looker.send(JSON.stringify({ kind: "said", said: heard } satisfies Outgoing));
      }
    }
  }

  leave(looker: Looker): void {
    const channel = this.channels.get(looker.viewer);
    if (!channel?.lookers.delete(looker)) return;
    if (!channel.lookers.size) this.channels.delete(looker.viewer);
    if (this.isEmpty) this.emptySince = this.time.now();
    this.reckonPresence();
  }

  reckonPresence(): void {
    this.presences.reckon([...this.channels.values()].flatMap(({ lookers }) => [...lookers]));
  }

  /** Sends a message to every watcher. */
  private tellAll(message: Outgoing): void {
    const text = JSON.stringify(message);
    for (const { lookers } of this.channels.values()) for (const looker of lookers) looker.send(text);
  }

  /** Sends a message to the holders of a seat. */
  tellSeat(seat: Seat, message: Outgoing): void {
    const text = JSON.stringify(message);
    for (const { lookers } of this.channels.values())
      for (const looker of lookers) if (looker.seats.includes(seat)) looker.send(text);
  }

  close(): void {
    this.presences.close();
    this.voting.close();
    this.delayed?.source.close?.();
    this.premoves?.close();
    this.channels.clear();
    this.host.close();
  }
}

/** Changes as JSON. An entry that several viewers are told alike is written once. */
function writtenChanges(changes: readonly Change<unknown, unknown>[], written: Map<Told<unknown>, string>): string {
  const entryText = (told: Told<unknown>): string => {
    const text = written.get(told) ?? JSON.stringify(told);
    written.set(told, text);
    return text;
  };
  const texts = changes.map((change) => {
    if (change.kind === "rewound") return JSON.stringify(change);
    const { entries, ...rest } = change;
    return `${JSON.stringify(rest).slice(0, -1)},"entries":[${entries.map(entryText).join(",")}]}`;
  });
  return `[${texts.join(",")}]`;
}

function tellingOf(source: Source): Telling {
  return { source, said: source.said.length, standing: JSON.stringify(source.standing) };
}

/** Chat messages with their numbers, without those that were deleted. */
export function numbered(said: readonly HostSaid[], from = 0): readonly Said[] {
  return said
    .slice(from)
    .map(({ by, text, at }, index) => ({ n: from + index + 1, by, text, at }))
    .filter(({ text }) => text !== "");
}
