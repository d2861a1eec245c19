import { NOBODY_ACTS } from "./actor.ts";
import type { Actor, Seat, Viewer } from "./actor.ts";
import type { ChanceSource, Drawn } from "./chance.ts";
import type { Game, Rules } from "./game.ts";
import { History } from "./history.ts";
import type { Done, Happening, Keeps } from "./history.ts";
import { NO_NOTES, noted, readNotes, renamed, writeNotes } from "./notes.ts";
import type { Entry, GameRecord } from "./record.ts";
import type { Refusal } from "./refusal.ts";
import { replayEntry } from "./replayEntry.ts";
import { Seating } from "./seating.ts";
import { SeenDraws } from "./seenDraws.ts";
import type { SeenDraw } from "./seenDraws.ts";
import type { Setup } from "./setup.ts";
import { terminatedStandings, writeTermination } from "./termination.ts";
import type { FinalStanding, Termination } from "./termination.ts";
import { entriesFor } from "./viewerRecord.ts";

export type Played<Position, Event> =
  | { readonly ok: true; readonly happening: Happening<Position, Event> }
  | { readonly ok: false; readonly refusal: Refusal };

/** What a seat would take back: how many entries, and whether only its own acts are undone. */
export interface TakeBack {
  readonly entries: number;
  readonly isFree: boolean;
}

export interface TableOptions {
  /** Draws that were taken back before the table was stored. They come again. */
  readonly seen?: readonly SeenDraw[];
  /** Entries that were taken back before and that the record has not noted. */
  readonly tookBack?: number;
  /**
   * The hash published before the draws. Every draw is then what the source gives for its number, even after a
   * take-back, so seen draws need no list. A table that continues after other draws has no seal.
   */
  readonly seal?: string;
  /** Default all positions; `last` saves memory, and finds earlier ones by replay. */
  readonly keeps?: Keeps;
}

export type Replayed<Table> =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly entry: number; readonly reason: string };

const ENDED: Refusal = { code: "gameOver", rule: "end" };

/**
 * A table: a record and the positions it leads through. It checks with the game before it plays anything, so a refused
 * move changes nothing. The owner of the table provides the draws; `settle` takes them from a source.
 *
 *     const table = new Table(metro, setup, ["Ada", "Bo"]);
 *     table.settle(seededChance("tuesday"));
 *     const played = table.play(0, move);
 *
 * Owners ask the table, not the game, whose turn it is, whether it is over and who has won: a table may end early.
 */
export class Table<Position, Move, Chance, Event, View> {
  readonly game: Rules<Position, Move, Chance, Event, View>;
  readonly setup: Setup;
  readonly seal: string | undefined;
  private readonly past: History<Position, Move, Chance, Event, View>;
  private readonly seating: Seating;
  private seen: SeenDraws;
  private unnoted: number;
  private ended: Termination | undefined;

  constructor(
    game: Rules<Position, Move, Chance, Event, View>,
    setup: Setup,
    names: readonly string[],
    { seen = [], tookBack = 0, seal, keeps = "all" }: TableOptions = {},
  ) {
    if (names.length !== setup.seats) throw new RangeError(`${names.length} names for ${setup.seats} seats`);
    this.game = game;
    this.setup = setup;
    this.seating = new Seating(names);
    this.seal = seal;
    this.seen = new SeenDraws(seal === undefined ? seen : []);
    this.unnoted = tookBack;
    this.past = new History(game, setup, keeps);
  }

  /** Who sits where now. */
  get names(): readonly string[] {
    return this.seating.names;
  }

  get position(): Position {
    return this.past.position;
  }

  /** The number of moves and draws. */
  get length(): number {
    return this.past.log.length;
  }

  /** What was done, in order. */
  get log(): readonly Done[] {
    return this.past.log;
  }

  /** What was done, and where it led. Takes one replay unless all positions are stored. */
  get history(): readonly Happening<Position, Event>[] {
    return this.past.happenings();
  }

  /** The same from some entry on. Needs no replay if that is recent. */
  historyFrom(entry: number): readonly Happening<Position, Event>[] {
    return this.past.happenings(entry);
  }

  /** Who acts; nobody once the table has ended, in whatever way. */
  get actor(): Actor {
    return this.ended ? NOBODY_ACTS : this.game.actor(this.position);
  }

  get isOver(): boolean {
    return this.actor.kind === "nobody";
  }

  /** How it ended, if it was not played out. */
  get termination(): Termination | undefined {
    return this.ended;
  }

  /** The final ranking once the table is over; without places if it was broken off. */
  get standings(): readonly FinalStanding[] | undefined {
    return this.ended
      ? terminatedStandings(this.ended, this.game.points(this.position))
      : this.game.standings(this.position);
  }

  /** Draws that will come again after a take-back. Store them with a saved table, and show them to nobody. */
  get seenDraws(): readonly SeenDraw[] {
    return this.seen.list;
  }

  /** Entries that were taken back and that the record will note at the next entry. */
  get tookBack(): number {
    return this.unnoted;
  }

  /** What was drawn before the next draw from a stream, for a source. */
  drawn(stream: string): Drawn {
    return this.past.drawn(stream);
  }

  /** The position after this many entries. */
  at(entries: number): Position {
    return this.past.at(this.checked(entries));
  }

  /** Who sat where after this many entries. */
  namesAt(entries: number): readonly string[] {
    if (this.checked(entries) === this.length) return this.names;
    return this.seating.before(this.log.slice(entries).flatMap(({ entry }) => readNotes(entry.comment).seats));
  }

  /** Whether secrets have been revealed: a finished table shows everything, however it ended. */
  get isOpen(): boolean {
    return this.isOver && this.game.openView !== undefined;
  }

  /** What a viewer may know about the position, or an earlier one. */
  view(viewer: Viewer, position: Position = this.position): View {
    const { game } = this;
    return this.isOver && game.openView ? game.openView(position, viewer) : game.view(position, viewer);
  }

  play(seat: Seat, move: Move): Played<Position, Event> {
    const refusal = this.ended ? ENDED : this.game.refusal(this.view(seat), move);
    if (refusal) return { ok: false, refusal };
    const entry = this.entry("seat", this.game.notation.writeMove(move));
    const { position, events } = this.game.play(this.position, move);
    const happening = { position, events, entry, seat, stream: undefined };
    this.past.add(happening);
    return { ok: true, happening };
  }

  /** Resolves a draw. Returns undefined, and changes nothing, if chance does not act or this outcome cannot come. */
  resolve(chance: Chance): Happening<Position, Event> | undefined {
    if (this.actor.kind !== "chance") return undefined;
    const { game } = this;
    const text = game.notation.writeChance(chance);
    const { stream, outcomes } = game.draw(this.position);
    const outcome = outcomes.find((each) => game.notation.writeChance(each.chance) === text);
    return outcome && this.resolveAs(stream, outcome.chance, text);
  }

  private resolveAs(stream: string, chance: Chance, text: string): Happening<Position, Event> {
    this.seen.remove(stream, text);
    const entry = this.entry("chance", text);
    const { position, events } = this.game.resolve(this.position, chance);
    const happening = { position, events, entry, seat: undefined, stream };
    this.past.add(happening);
    return happening;
  }

  /** Resolves every pending draw, until a seat acts or the game is over. */
  settle(source: ChanceSource): readonly Happening<Position, Event>[] {
    const happened: Happening<Position, Event>[] = [];
    const write = (chance: Chance): string => this.game.notation.writeChance(chance);
    while (this.actor.kind === "chance") {
      const draw = this.game.draw(this.position);
      const { stream, outcomes } = draw;
      const texts = (): readonly string[] => outcomes.map(({ chance }) => write(chance));
      const index = this.seen.next(stream, texts) ?? source.pick(draw, this.drawn(stream), write);
      const outcome = outcomes[index];
      if (!outcome) throw new RangeError(`no outcome ${index} of ${stream}`);
      happened.push(this.resolveAs(stream, outcome.chance, write(outcome.chance)));
    }
    return happened;
  }

  /** What a seat would take back now: its last decision and everything since. */
  takeBackOf(seat: Seat): TakeBack | undefined {
    const last = this.log.findLastIndex((each) => each.seat === seat);
    if (last < 0 || this.ended) return undefined;
    return { entries: this.length - last, isFree: last === this.length - 1 };
  }

  /** Takes a seat's last decision back, with all that followed. It does not ask the others. */
  takeBack(seat: Seat): boolean {
    const wanted = this.takeBackOf(seat);
    return wanted !== undefined && this.rewind(wanted.entries);
  }

  /**
   * Takes this many entries back. Draws that were seen come again in the same order, and the record notes it at the
   * next entry. People who sat down in the meantime stay. A table that was ended early cannot be rewound.
   */
  rewind(entries: number): boolean {
    if (!Number.isInteger(entries) || entries < 1 || entries > this.length || this.ended) return false;
    const undone = this.past.drop(entries);
    if (this.seal === undefined) this.seen.add(undone);
    const notes = undone.map(({ entry }) => readNotes(entry.comment));
    this.unnoted += notes.reduce((sum, { back }) => sum + back, entries);
    this.seating.unnote(notes.flatMap(({ seats }) => seats));
    return true;
  }

  /** Ends the table early. Returns false, and changes nothing, if it is already over. */
  end(termination: Termination): boolean {
    if ("seat" in termination) this.seating.nameAt(termination.seat);
    if (this.isOver) return false;
    this.ended = termination;
    return true;
  }

  /** Gives a seat to someone else. The record notes it at the next entry, or at the last one if none follows. */
  changeSeat(seat: Seat, came: string): void {
    this.seating.change(seat, came);
  }

  /** Adds a glyph or comment to an entry. Annotations never change the game, and the table's own notes stay. */
  annotate(entry: number, { glyph, comment }: Pick<Entry, "glyph" | "comment">): void {
    const before = this.log[entry]?.entry;
    if (!before) throw new RangeError(`entry ${entry} of ${this.length}`);
    const notes = writeNotes(readNotes(before.comment));
    const text = comment === undefined || (notes && comment.includes(notes)) ? comment : noted(notes, comment);
    this.past.rewrite(entry, {
      ...before,
      ...(glyph !== undefined && { glyph }),
      ...(text !== undefined && { comment: text }),
    });
  }

  /** The whole record or, for a viewer of a running game, what that viewer may know. */
  record(viewer?: Viewer, tags: Readonly<Record<string, string>> = {}): GameRecord {
    return {
      game: this.game.id,
      setup: this.setup,
      seats: this.names,
      ...(this.seal !== undefined && { seal: this.seal }),
      ...(this.isOver && { result: this.game.points(this.position) }),
      ...(this.ended && { termination: this.ended }),
      tags,
      entries: this.withLastChanges(
        viewer === undefined ? this.log.map(({ entry }) => entry) : this.entriesFor(viewer),
      ),
    };
  }

  /** The entries from this index on, as far as a viewer may know them. */
  entriesFor(
    viewer: Viewer,
    from = 0,
    history: readonly Happening<Position, Event>[] = this.historyFrom(from),
  ): readonly Entry[] {
    if (this.isOver) return this.log.slice(from).map(({ entry }) => entry);
    return entriesFor(this.game, this.at(from), history, viewer);
  }

  private withLastChanges(entries: readonly Entry[]): readonly Entry[] {
    const last = entries.at(-1);
    const notes = writeNotes({ ...NO_NOTES, seats: this.seating.changes });
    if (!last || notes === undefined) return entries;
    return [...entries.slice(0, -1), { ...last, comment: last.comment ? `${last.comment} ${notes}` : notes }];
  }

  /** A new entry, with the notes it has to carry. */
  private entry(by: Entry["by"], text: string): Entry {
    const comment = writeNotes({ back: this.unnoted, seats: this.seating.note() });
    this.unnoted = 0;
    return comment === undefined ? { by, text } : { by, text, comment };
  }

  private checked(entries: number): number {
    if (!Number.isInteger(entries) || entries < 0 || entries > this.length)
      throw new RangeError(`entry ${entries} of ${this.length}`);
    return entries;
  }

  /**
   * Replays a record through the rules, up to this many entries. Everything in it is checked: setup, every move, every
   * draw, and at the end the result and the termination.
   */
  static replay<Position, Move, Chance, Event, View>(
    game: Game<Position, Move, Chance, Event, View>,
    record: GameRecord,
    entries = record.entries.length,
    options: Omit<TableOptions, "seal"> = {},
  ): Replayed<Table<Position, Move, Chance, Event, View>> {
    if (record.game !== game.id) return failed(0, `the record is of ${record.game}, not of ${game.id}`);
    const prepared = game.prepare(record.setup);
    if (!prepared.ok) return failed(0, prepared.reason);
    return Table.resume(game, prepared.setup, record, entries, options);
  }

  /** The same with a prepared setup, for callers that stored the record themselves. */
  static resume<Position, Move, Chance, Event, View>(
    game: Rules<Position, Move, Chance, Event, View>,
    setup: Setup,
    record: GameRecord,
    entries = record.entries.length,
    options: Omit<TableOptions, "seal"> = {},
  ): Replayed<Table<Position, Move, Chance, Event, View>> {
    const changes = record.entries.flatMap(({ comment }) => readNotes(comment).seats);
    const table = new Table(game, setup, renamed(record.seats, changes, "left"), {
      ...(options.keeps && { keeps: options.keeps }),
      ...(record.seal !== undefined && { seal: record.seal }),
    });
    for (const [index, entry] of record.entries.slice(0, entries).entries()) {
      const problem = table.enter(entry);
      if (problem) return failed(index, problem);
    }
    const problem = entries >= record.entries.length && table.replayEnd(record);
    if (problem) return failed(record.entries.length, problem);
    // Only now: replaying an entry of the record is not a seen draw coming again.
    if (table.seal === undefined) table.seen = new SeenDraws(options.seen);
    table.unnoted = options.tookBack ?? 0;
    return { ok: true, table };
  }

  /** Replays a record's entry; returns the reason if that is impossible. */
  enter(entry: Entry): string | undefined {
    const problem = replayEntry(this, entry);
    if (problem === undefined) this.takeOver(entry);
    return problem;
  }

  /** An independent copy with the same past, to try something before it counts. */
  fork(): Table<Position, Move, Chance, Event, View> {
    const fork = Object.create(Table.prototype) as Table<Position, Move, Chance, Event, View>;
    return Object.assign(fork, this, {
      past: this.past.fork(),
      seating: this.seating.fork(),
      seen: this.seen.fork(),
    });
  }

  /** Takes over what a replayed entry has besides its text. */
  private takeOver(entry: Entry): void {
    if (entry.glyph === undefined && entry.comment === undefined) return;
    this.past.rewrite(this.length - 1, entry);
    this.seating.follow(readNotes(entry.comment).seats);
  }

  private replayEnd({ seats, result, termination }: GameRecord): string | undefined {
    this.seating.endAs(seats);
    const points = this.game.points(this.position);
    if (result && points.join() !== result.join()) return `the result is ${points.join(" ")}, not ${result.join(" ")}`;
    if (termination && !this.end(termination))
      return `the record says "${writeTermination(termination)}", but the game was played out`;
    return result && !this.isOver ? "the record has a result, but the game is not over" : undefined;
  }
}

function failed(entry: number, reason: string): { ok: false; entry: number; reason: string } {
  return { ok: false, entry, reason };
}
