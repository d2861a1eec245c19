import type { Seat, Viewer } from "./actor.ts";
import type { ChanceSource } from "./chance.ts";
import type { Game, Step } from "./game.ts";
import { HIDDEN } from "./record.ts";
import type { Entry, GameRecord } from "./record.ts";
import type { Refusal } from "./refusal.ts";
import type { Setup } from "./setup.ts";

/** Something that happened at a table: the entry of the record, the events it caused, and where it led. */
export interface Happening<Position, Event> extends Step<Position, Event> {
  readonly entry: Entry;
  /** Who did it; undefined for chance. */
  readonly seat: Seat | undefined;
  /** Which stream a draw came from. */
  readonly stream: string | undefined;
}

export type Played<Position, Event> =
  | { readonly ok: true; readonly happening: Happening<Position, Event> }
  | { readonly ok: false; readonly refusal: Refusal };

/** What a seat would take back: how many entries, and whether nothing but its own doing is undone. */
export interface TakeBack {
  readonly entries: number;
  readonly isFree: boolean;
}

/** A draw that was taken back and will come again. */
export interface SeenDraw {
  readonly stream: string;
  readonly text: string;
}

export type Replayed<Table> =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly entry: number; readonly reason: string };

/**
 * A table: a record and the positions it leads through. It asks the game before it plays anything, so a refused move
 * changes nothing. Draws come from whoever owns the table; `settle` takes them from a source.
 *
 *     const table = new Table(metro, setup, ["Ada", "Bo"]);
 *     table.settle(seededChance("tuesday"));
 *     const played = table.play(0, move);
 */
export class Table<Position, Move, Chance, Event, View> {
  readonly game: Game<Position, Move, Chance, Event, View>;
  readonly setup: Setup;
  readonly names: readonly string[];
  private readonly first: Position;
  private readonly happened: Happening<Position, Event>[] = [];
  /** Draws that were taken back: they come again, in their order, before any new ones of their stream. */
  private seen: SeenDraw[];
  private tookBack = 0;

  constructor(
    game: Game<Position, Move, Chance, Event, View>,
    setup: Setup,
    names: readonly string[],
    seen: readonly SeenDraw[] = [],
  ) {
    if (names.length !== setup.seats) throw new RangeError(`${names.length} names for ${setup.seats} seats`);
    this.game = game;
    this.setup = setup;
    this.names = names;
    this.first = game.start(setup);
    this.seen = [...seen];
  }

  get position(): Position {
    return this.happened.at(-1)?.position ?? this.first;
  }

  get history(): readonly Happening<Position, Event>[] {
    return this.happened;
  }

  /** Draws that will come again after a take-back; to be kept with a saved table, and shown to nobody. */
  get seenDraws(): readonly SeenDraw[] {
    return this.seen;
  }

  /** The position after so many entries of the record. */
  at(entries: number): Position {
    if (!Number.isInteger(entries) || entries < 0 || entries > this.happened.length)
      throw new RangeError(`entry ${entries} of ${this.happened.length}`);
    return this.happened[entries - 1]?.position ?? this.first;
  }

  view(viewer: Viewer): View {
    return this.game.view(this.position, viewer);
  }

  play(seat: Seat, move: Move): Played<Position, Event> {
    const refusal = this.game.refusal(this.view(seat), move);
    if (refusal) return { ok: false, refusal };
    const comment = this.tookBack ? { comment: `[%back ${this.tookBack}]` } : {};
    this.tookBack = 0;
    const entry: Entry = { by: "seat", text: this.game.notation.writeMove(move), ...comment };
    return {
      ok: true,
      happening: this.add({ ...this.game.play(this.position, move), entry, seat, stream: undefined }),
    };
  }

  /** Lets chance do one thing. Answers undefined, and changes nothing, when chance is not to act or this cannot come. */
  resolve(chance: Chance): Happening<Position, Event> | undefined {
    if (this.game.actor(this.position).kind !== "chance") return undefined;
    const text = this.game.notation.writeChance(chance);
    const draw = this.game.draw(this.position);
    const outcome = draw.outcomes.find((each) => this.game.notation.writeChance(each.chance) === text);
    if (!outcome) return undefined;
    const again = this.seen.findIndex((each) => each.stream === draw.stream && each.text === text);
    if (again >= 0) this.seen.splice(again, 1);
    const step = this.game.resolve(this.position, outcome.chance);
    return this.add({ ...step, entry: { by: "chance", text }, seat: undefined, stream: draw.stream });
  }

  /** Resolves every draw that is owed, until a seat is to act or the game is over. */
  settle(source: ChanceSource): readonly Happening<Position, Event>[] {
    const from = this.happened.length;
    const write = (chance: Chance): string => this.game.notation.writeChance(chance);
    while (this.game.actor(this.position).kind === "chance") {
      const draw = this.game.draw(this.position);
      const known = this.seen.find(
        (each) => each.stream === draw.stream && draw.outcomes.some(({ chance }) => write(chance) === each.text),
      );
      const index = known
        ? draw.outcomes.findIndex(({ chance }) => write(chance) === known.text)
        : source.pick(draw, write);
      const outcome = draw.outcomes[index];
      if (!outcome || !this.resolve(outcome.chance)) throw new RangeError(`no outcome ${index} of ${draw.stream}`);
    }
    return this.happened.slice(from);
  }

  /** What a seat would take back now: everything since, and including, its last decision. */
  takeBackOf(seat: Seat): TakeBack | undefined {
    const last = this.happened.findLastIndex((each) => each.seat === seat);
    if (last < 0) return undefined;
    return { entries: this.happened.length - last, isFree: last === this.happened.length - 1 };
  }

  /**
   * Takes a seat's last decision back, with all that followed. Whether the others consent is not asked here. Draws
   * that were seen come again in the same order, and the record notes it at the next move.
   */
  takeBack(seat: Seat): boolean {
    const wanted = this.takeBackOf(seat);
    if (!wanted) return false;
    const undone = this.happened.splice(this.happened.length - wanted.entries);
    const draws = undone.flatMap(({ stream, entry }) => (stream === undefined ? [] : [{ stream, text: entry.text }]));
    this.seen = [...draws, ...this.seen];
    this.tookBack += wanted.entries;
    return true;
  }

  /** Adds glyph or comment to an entry. Annotations never change the game. */
  annotate(entry: number, notes: Pick<Entry, "glyph" | "comment">): void {
    const happening = this.happened[entry];
    if (!happening) throw new RangeError(`entry ${entry} of ${this.happened.length}`);
    this.happened[entry] = { ...happening, entry: { ...happening.entry, ...notes } };
  }

  /** The whole record, or, for a viewer of a running game, what that viewer may know of it. */
  record(viewer?: Viewer, tags: Readonly<Record<string, string>> = {}): GameRecord {
    const standings = this.game.standings(this.position);
    const hides = viewer !== undefined && !standings;
    return {
      game: this.game.id,
      setup: this.setup,
      seats: this.names,
      ...(standings && { result: this.game.points(this.position) }),
      tags,
      entries: this.happened.map(({ entry }, index) =>
        hides && this.isHidden(index, viewer) ? { by: entry.by, text: HIDDEN } : entry,
      ),
    };
  }

  private isHidden(index: number, viewer: Viewer): boolean {
    const { game } = this;
    const entry = this.happened[index]?.entry;
    if (!entry) return false;
    const before = this.at(index);
    if (entry.by === "seat") {
      const move = game.notation.readMove(entry.text);
      return move !== undefined && game.hidesMove(before, move, viewer);
    }
    const chance = game.notation.readChance(entry.text);
    return chance !== undefined && game.hidesChance(before, chance, viewer);
  }

  private add(happening: Happening<Position, Event>): Happening<Position, Event> {
    this.happened.push(happening);
    return happening;
  }

  /**
   * Plays a record through the rules, up to so many entries. Everything in it is checked: setup, every move, every
   * draw, and at the end the result.
   */
  static replay<Position, Move, Chance, Event, View>(
    game: Game<Position, Move, Chance, Event, View>,
    record: GameRecord,
    entries = record.entries.length,
    seen: readonly SeenDraw[] = [],
  ): Replayed<Table<Position, Move, Chance, Event, View>> {
    const failed = (entry: number, reason: string): { ok: false; entry: number; reason: string } => ({
      ok: false,
      entry,
      reason,
    });
    if (record.game !== game.id) return failed(0, `a record of ${record.game}, not of ${game.id}`);
    const prepared = game.prepare(record.setup);
    if (!prepared.ok) return failed(0, prepared.reason);
    const table = new Table(game, prepared.setup, record.seats, seen);
    for (const [index, entry] of record.entries.slice(0, entries).entries()) {
      const problem = table.replayEntry(entry);
      if (problem) return failed(index, problem);
    }
    const whole = entries >= record.entries.length;
    const points = table.game.points(table.position);
    if (whole && record.result && points.join() !== record.result.join())
      return failed(record.entries.length, `the result is ${points.join(" ")}, not ${record.result.join(" ")}`);
    if (whole && record.result && !game.standings(table.position))
      return failed(record.entries.length, "the record has a result, but the game is not over");
    return { ok: true, table };
  }

  private replayEntry(entry: Entry): string | undefined {
    const { notation } = this.game;
    const actor = this.game.actor(this.position);
    if (entry.text === HIDDEN) return "hidden in this record: it is one viewer's record of a running game";
    if (actor.kind === "nobody") return `"${entry.text}" after the end of the game`;
    if (entry.by === "chance") {
      if (actor.kind !== "chance") return `a draw "=${entry.text}", but seat ${actor.seat + 1} is to act`;
      const chance = notation.readChance(entry.text);
      if (chance === undefined) return `"=${entry.text}" is no draw of this game`;
      if (!this.resolve(chance)) return `"=${entry.text}" cannot be drawn here`;
    } else {
      if (actor.kind !== "seat") return `a move "${entry.text}", but a draw is owed`;
      const move = notation.readMove(entry.text);
      if (move === undefined) return `"${entry.text}" is no move of this game`;
      const played = this.play(actor.seat, move);
      if (!played.ok) return `"${entry.text}" is refused: ${played.refusal.code}, rule ${played.refusal.rule}`;
    }
    const { glyph, comment } = entry;
    if (glyph !== undefined || comment !== undefined)
      this.annotate(this.happened.length - 1, {
        ...(glyph !== undefined && { glyph }),
        ...(comment !== undefined && { comment }),
      });
    return undefined;
  }
}
