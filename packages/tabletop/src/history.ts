import type { Seat } from "./actor.ts";
import type { Drawn } from "./chance.ts";
import { NOTHING_DRAWN } from "./chance.ts";
import type { Rules, Step } from "./game.ts";
import type { Entry } from "./record.ts";
import type { Setup } from "./setup.ts";

/** Something that was done at a table. */
export interface Done {
  readonly entry: Entry;
  /** Who did it; undefined for chance. */
  readonly seat: Seat | undefined;
  /** Which stream a draw came from. */
  readonly stream: string | undefined;
}

/** Something that happened at a table: the entry of the record, the events it caused, and where it led. */
export interface Happening<Position, Event> extends Done, Step<Position, Event> {}

/** Which positions a table keeps: all that it went through, or the last one, when earlier ones are found by replay. */
export type Keeps = "all" | "last";

/**
 * What was done at a table and where it led. With `keeps: "last"` only entries and the last position stay in memory;
 * everything else is worked out again where it is asked for, at the price of one replay.
 */
export class History<Position, Move, Chance, Event, View> {
  private readonly game: Rules<Position, Move, Chance, Event, View>;
  private readonly setup: Setup;
  private done: Done[];
  /** The same list, where it also says where each entry led. */
  private kept: Happening<Position, Event>[] | undefined;
  private readonly first: Position | undefined;
  private now: Position;
  /** What was drawn so far, by stream. */
  private streams = new Map<string, string[]>();
  private draws = 0;

  constructor(game: Rules<Position, Move, Chance, Event, View>, setup: Setup, keeps: Keeps) {
    this.game = game;
    this.setup = setup;
    this.now = game.start(setup);
    this.first = keeps === "all" ? this.now : undefined;
    this.kept = keeps === "all" ? [] : undefined;
    this.done = this.kept ?? [];
  }

  /** The same so far, and apart from now on. */
  fork(): History<Position, Move, Chance, Event, View> {
    const fork = Object.create(History.prototype) as History<Position, Move, Chance, Event, View>;
    Object.assign(fork, this);
    fork.kept = this.kept && [...this.kept];
    fork.done = fork.kept ?? [...this.done];
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
    if (this.kept) this.kept.push(happening);
    else this.done.push({ entry, seat, stream });
    this.now = position;
    if (stream === undefined) return;
    this.draws++;
    const drawn = this.streams.get(stream);
    if (drawn) drawn.push(entry.text);
    else this.streams.set(stream, [entry.text]);
  }

  /** Forgets so many of the last entries, and answers what they were. */
  drop(entries: number): readonly Done[] {
    const undone = this.done.splice(this.done.length - entries);
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
  }

  /** The position after so many entries. */
  at(entries: number): Position {
    return entries === this.done.length ? this.now : this.found(entries);
  }

  /** Everything that happened, in order. */
  happenings(): readonly Happening<Position, Event>[] {
    if (this.kept) return this.kept;
    let position = this.game.start(this.setup);
    return this.done.map((done) => {
      const step = this.again(position, done);
      position = step.position;
      return { ...done, ...step };
    });
  }

  private found(entries: number): Position {
    const kept = entries === 0 ? this.first : this.kept?.[entries - 1]?.position;
    if (kept !== undefined) return kept;
    let position = this.game.start(this.setup);
    for (const done of this.done.slice(0, entries)) position = this.again(position, done).position;
    return position;
  }

  private again(position: Position, { entry, stream }: Done): Step<Position, Event> {
    const { game } = this;
    // What was once played reads back: it was written by the notation that reads it here.
    return stream === undefined
      ? game.play(position, game.notation.readMove(entry.text) as Move)
      : game.resolve(position, game.notation.readChance(entry.text) as Chance);
  }
}
