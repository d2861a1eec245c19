/** The log of rows that change the game, and the table they lead to. */
import { known, Table } from "@interchange/tabletop";
import type { ChanceSource, Clock, Done, Entry, Happening, Keeps, Rules, Seat, Viewer } from "@interchange/tabletop";
import type { Answer, Change, Command, Told } from "./news.ts";
import { CONFLICT, refused } from "./refusals.ts";
import type { Founding, GameRow } from "./rows.ts";
import type { Sitter } from "./sitters.ts";
import { seatToAct } from "./summary.ts";

/** Why rows do not replay. */
export class LogProblem extends Error {}

/** The message for a row of a kind that only newer versions know. */
export function unknownRow(number: number, row: never): string {
  const { kind } = row as { readonly kind: unknown };
  return `row ${number}: this version of Interchange does not support rows of kind ${JSON.stringify(kind)}`;
}

export class GameLog<Position, Move, Chance, Event, View> {
  readonly game: Rules<Position, Move, Chance, Event, View>;
  readonly founding: Founding;
  readonly source: ChanceSource;
  private current: Table<Position, Move, Chance, Event, View>;
  private currentClock: Clock | undefined;
  /** The record's length after each row. */
  private readonly lengths: number[] = [];
  /** Where each command that has not been taken back starts in the record, and its seat. */
  readonly begun: { readonly at: number; readonly seat: Seat; readonly bot?: string | undefined }[] = [];
  /** The bots that play for someone at the moment. */
  private readonly standIns = new Map<Seat, string>();
  /** The row of each command, and its moves. */
  private readonly commands = new Map<string, { readonly seq: number; readonly moves: readonly string[] }>();
  private lastAt = 0;
  /** What was told last, with nothing hidden. */
  private lastTold: { readonly from: number; readonly entries: readonly Told<Event>[] } | undefined;

  private constructor(
    game: Rules<Position, Move, Chance, Event, View>,
    founding: Founding,
    source: ChanceSource,
    table: Table<Position, Move, Chance, Event, View>,
  ) {
    this.game = game;
    this.founding = founding;
    this.source = source;
    this.current = table;
  }

  /** The new table with what was played before, and nothing drawn yet. */
  static founded<Position, Move, Chance, Event, View>(
    game: Rules<Position, Move, Chance, Event, View>,
    founding: Founding,
    source: ChanceSource,
    keeps?: Keeps,
  ): GameLog<Position, Move, Chance, Event, View> {
    return new GameLog(game, founding, source, foundedTable(game, founding, keeps));
  }

  /** The number of rows. It only grows, even after a take-back. */
  get seq(): number {
    return this.lengths.length;
  }

  get table(): Table<Position, Move, Chance, Event, View> {
    return this.current;
  }

  get clock(): Clock | undefined {
    return this.currentClock;
  }

  /** When the last row was written. */
  get at(): number {
    return this.lastAt;
  }

  get toAct(): Seat | undefined {
    return seatToAct(this.current);
  }

  /** The row of a command, if there is one. */
  rowOf(command: string): number | undefined {
    return this.commands.get(command)?.seq;
  }

  /** The answer to a command that was played before. The same id with anything else in it is a conflict. */
  answerTo({ id, after, moves }: Command): Answer<Event, View> | undefined {
    const played = this.commands.get(id);
    if (!played) return undefined;
    const { notation } = this.game;
    const texts = moves.map((text) => {
      const move = notation.readMove(text, this.current.setup);
      return move === undefined ? text : notation.writeMove(move);
    });
    const isSame = after === played.seq - 1 && texts.join(" ") === played.moves.join(" ");
    return isSame ? { kind: "applied", seq: played.seq } : refused(CONFLICT);
  }

  setClock(clock: Clock | undefined): void {
    this.currentClock = clock;
  }

  /** Someone else sits on a seat from now on. */
  changeSeat(seat: Seat, { name, mind, standsInFor }: Sitter): void {
    this.current.changeSeat(seat, name);
    if (mind.kind === "bot" && standsInFor !== undefined) this.standIns.set(seat, mind.bot);
    else this.standIns.delete(seat);
  }

  /** Adds a row. Its author already has the resulting table; for others it is replayed. */
  enter(row: GameRow, table: Table<Position, Move, Chance, Event, View> = this.replayed(row)): void {
    if (row.kind === "moves")
      this.begun.push({ at: this.current.length, seat: row.seat, bot: this.standIns.get(row.seat) });
    while ((this.begun.at(-1)?.at ?? -1) >= table.length) this.begun.pop();
    this.current = table;
    this.lastTold = undefined;
    this.lengths.push(table.length);
    this.currentClock = row.clock;
    this.lastAt = row.at;
    if (row.kind === "begin") return;
    const moves = row.kind === "moves" ? row.entries.filter((text) => !isDraw(text)) : [];
    this.commands.set(row.command, { seq: this.seq, moves });
  }

  private replayed(row: GameRow): Table<Position, Move, Chance, Event, View> {
    const table = this.current.fork();
    switch (row.kind) {
      case "begin":
      case "moves":
        for (const text of row.entries) {
          const problem = table.enter(readEntry(text));
          if (problem) throw new LogProblem(`row ${this.seq + 1}: ${problem}`);
        }
        break;
      case "back":
        if (!table.rewind(row.entries)) throw new LogProblem(`row ${this.seq + 1}: nothing to undo`);
        break;
      case "end":
        if (!table.end(row.termination)) throw new LogProblem(`row ${this.seq + 1}: the game ends twice`);
        break;
      default:
        throw new LogProblem(unknownRow(this.seq + 1, row));
    }
    return table;
  }

  /**
   * The changes for a viewer who has seen this many rows: at most one step back, then what was played. A finished table
   * hides nothing any more, so if it had secrets, everything is sent again.
   */
  changesSince(viewer: Viewer, seen: number): readonly Change<Event, View>[] {
    if (seen === this.seq) return [];
    const held = this.lengths[seen - 1];
    if (held === undefined || seen > this.seq || this.current.isOpen)
      return [{ kind: "anew", first: this.current.view(viewer, this.current.at(0)), entries: this.told(viewer, 0) }];
    const shortest = Math.min(...this.lengths.slice(seen - 1));
    const entries = this.told(viewer, shortest);
    return [
      ...(shortest < held ? [{ kind: "rewound", to: shortest } as const] : []),
      ...(entries.length ? [{ kind: "played", entries } as const] : []),
    ];
  }

  /** Whether this entry was decided together with the one before it, and by which bot, if one plays for someone. */
  private decided(at: number): Pick<Told<Event>, "goesOn" | "bot"> {
    const command = this.begun.findLast((each) => each.at <= at);
    return {
      ...(command && command.at < at && { goesOn: true }),
      ...(command?.bot !== undefined && { bot: command.bot }),
    };
  }

  /** Viewers from whom nothing of an entry is hidden get the same object, so that it can be serialized once. */
  private told(viewer: Viewer, from: number): readonly Told<Event>[] {
    const { current, game } = this;
    if (current.isOpen && this.lastTold?.from === from) return this.lastTold.entries;
    const history = current.historyFrom(from);
    if (this.lastTold?.from !== from) this.lastTold = { from, entries: this.unredacted(history, from) };
    const { entries } = this.lastTold;
    if (current.isOpen) return entries;
    const shown = current.entriesFor(viewer, from, history);
    return entries.map((told, index) => {
      const { position } = known(history[index]);
      const text = writtenEntry(known(shown[index]));
      const events = told.events.map((event) => game.redact(event, viewer, position));
      const isWhole = text === told.text && events.every((event, at) => event === told.events[at]);
      return isWhole ? told : { ...told, text, events };
    });
  }

  private unredacted(history: readonly Happening<Position, Event>[], from: number): readonly Told<Event>[] {
    return history.map(({ entry, seat, events }, index) => ({
      text: writtenEntry(entry),
      seat,
      ...(seat !== undefined && this.decided(from + index)),
      events,
    }));
  }
}

function foundedTable<Position, Move, Chance, Event, View>(
  game: Rules<Position, Move, Chance, Event, View>,
  { setup, sitters, seal, before }: Founding,
  keeps: Keeps = "all",
): Table<Position, Move, Chance, Event, View> {
  const { rules } = setup;
  if (rules < 1 || rules > game.newestRules)
    throw new LogProblem(
      `rules version ${rules} is not supported; this version of Interchange plays 1 to ${game.newestRules}`,
    );
  const names = sitters.map(({ name }) => name);
  if (!before) return new Table(game, setup, names, { keeps, ...(seal !== undefined && { seal }) });
  const { record, seen, tookBack } = before;
  const replayed = Table.resume(game, setup, record, record.entries.length, { seen, tookBack, keeps });
  if (!replayed.ok) throw new LogProblem(`entry ${replayed.entry + 1}: ${replayed.reason}`);
  for (const [seat, name] of names.entries()) replayed.table.changeSeat(seat, name);
  return replayed.table;
}

function readEntry(text: string): Entry {
  return isDraw(text) ? { by: "chance", text: text.slice(1) } : { by: "seat", text };
}

function isDraw(text: string): boolean {
  return text.startsWith("=");
}

function writtenEntry({ by, text }: Entry): string {
  return by === "chance" ? `=${text}` : text;
}

/** A table's steps in the notation of rows and records. */
export function written(happenings: readonly Pick<Done, "entry">[]): readonly string[] {
  return happenings.map(({ entry }) => writtenEntry(entry));
}
