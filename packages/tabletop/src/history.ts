import type { Seat } from "./actor.ts";
import type { Drawn } from "./chance.ts";
import { NOTHING_DRAWN } from "./chance.ts";
import type { Rules, Step } from "./game.ts";
import type { Entry } from "./record.ts";
import type { Setup } from "./setup.ts";

/** Something that was done at a table. */
export interface Done {
  readonly entry: Entry;
  /** The seat that did it; undefined for chance. */
  readonly seat: Seat | undefined;
  /** The stream of a draw. */
  readonly stream: string | undefined;
}

/** Something that happened at a table: the record's entry, its events, and the resulting position. */
export interface Happening<Position, Event> extends Done, Step<Position, Event> {}

/** Which positions a table stores: all, the last few, or the last one. Others are found by replay. */
export type Keeps = "all" | "few" | "last";

/** Enough for one command, its take-back, and a viewer who was away for a moment. */
const KEPT: Readonly<Record<Keeps, number>> = { all: Infinity, few: 12, last: 0 };

/**
 * What was done at a table and where it led. Entries always stay in memory; everything else that is not stored is
 * recomputed when asked for, at the cost of one replay.
 */
export class History<Position, Move, Chance, Event, View> {
  private readonly game: Rules<Position, Move, Chance, Event, View>;
  private done: Done[] = [];
  /** The last ones, with their positions. */
  private recent: Happening<Position, Event>[] = [];
  private readonly most: number;
  private readonly first: Position;
  private now: Position;
  /** What was drawn so far, by stream. */
  private streams = new Map<string, string[]>();
  private draws = 0;

  constructor(game: Rules<Position, Move, Chance, Event, View>, setup: Setup, keeps: Keeps) {
    this.game = game;
    this.now = game.start(setup);
    this.first = this.now;
    this.most = KEPT[keeps];
  }

  /** A copy that goes its own way from now on. */
  fork(): History<Position, Move, Chance, Event, View> {
    const fork = Object.create(History.prototype) as History<Position, Move, Chance, Event, View>;
    Object.assign(fork, this);
    fork.recent = [...this.recent];
    fork.done = [...this.done];
    fork.streams = new Map([...this.streams].map(([stream, drawn]) => [stream, [...drawn]]));
    return fork;
  }

  get position(): Position {
    return this.now;
  }

  get log(): readonly Done[] {
    return this.done;
  }

  drawn(stream: string): Drawn {
    return { outcomes: this.streams.get(stream) ?? NOTHING_DRAWN.outcomes, draws: this.draws };
  }

  add(happening: Happening<Position, Event>): void {
    const { entry, seat, stream, position } = happening;
    this.done.push({ entry, seat, stream });
    this.recent.push(happening);
    if (this.recent.length > this.most) this.recent.shift();
    this.now = position;
    if (stream === undefined) return;
    this.draws++;
    const drawn = this.streams.get(stream);
    if (drawn) drawn.push(entry.text);
    else this.streams.set(stream, [entry.text]);
  }

  /** Drops this many of the last entries, and returns them. */
  drop(entries: number): readonly Done[] {
    const undone = this.done.splice(this.done.length - entries);
    this.recent.splice(Math.max(0, this.recent.length - entries));
    for (const { stream } of undone) {
      if (stream === undefined) continue;
      this.draws--;
      this.streams.get(stream)?.pop();
    }
    this.now = this.found(this.done.length);
    return undone;
  }

  /** Changes what is written at an entry, not what was done. */
  rewrite(index: number, entry: Entry): void {
    const done = this.done[index];
    if (!done) throw new RangeError(`entry ${index} of ${this.done.length}`);
    this.done[index] = { ...done, entry };
    const at = index - this.keptFrom;
    const kept = this.recent[at];
    if (kept) this.recent[at] = { ...kept, entry };
  }

  /** The first entry whose position is stored. */
  private get keptFrom(): number {
    return this.done.length - this.recent.length;
  }

  /** The position after this many entries. */
  at(entries: number): Position {
    return entries === this.done.length ? this.now : this.found(entries);
  }

  /** Everything that happened from an entry on, in order. */
  happenings(from = 0): readonly Happening<Position, Event>[] {
    if (from >= this.keptFrom) return this.recent.slice(from - this.keptFrom);
    let position = this.at(from);
    return this.done.slice(from).map((done) => {
      const step = this.again(position, done);
      ({ position } = step);
      const { entry, seat, stream } = done;
      return { position, events: step.events, entry, seat, stream };
    });
  }

  private found(entries: number): Position {
    if (entries === 0) return this.first;
    const kept = this.recent[entries - 1 - this.keptFrom];
    if (kept) return kept.position;
    let position = this.first;
    for (const done of this.done.slice(0, entries)) position = this.again(position, done).position;
    return position;
  }

  private again(position: Position, { entry, stream }: Done): Step<Position, Event> {
    const { game } = this;
    // What was once played reads back, since the same notation wrote it.
    return stream === undefined
      ? game.play(position, game.notation.readMove(entry.text, game.setupOf(position)) as Move)
      : game.resolve(position, game.notation.readChance(entry.text, game.setupOf(position)) as Chance);
  }
}
