import { Table } from "@interchange/tabletop";
import type { GameRecord, Rules, Seat, Termination } from "@interchange/tabletop";

/** A decision, as it was before the choice. */
export interface Decision<View, Move> {
  /** The index of the move among the record's entries. */
  readonly entry: number;
  readonly seat: Seat;
  /** What the seat saw. */
  readonly view: View;
  /** What it did. */
  readonly move: Move;
  /** The same in record notation. */
  readonly notation: string;
  /** Whether there was no other move. */
  readonly isForced: boolean;
}

/** A played game, as a review sees it. */
export interface Decisions<View, Move> {
  readonly game: string;
  readonly decisions: readonly Decision<View, Move>[];
  /** The final points by seat. */
  readonly points: readonly number[];
  /** Whether it came to an end, early or not. */
  readonly isOver: boolean;
  /** How it ended, if it was not played out. */
  readonly termination: Termination | undefined;
  /** The seat that decided after the last draw; the last to move if there was none. */
  readonly lastDrawn: Seat;
  readonly write: (move: Move) => string;
}

/** Every decision of a record. The record must replay, and its setup must be prepared. */
export function decisionsOf<Position, Move, Chance, Event, View>(
  game: Rules<Position, Move, Chance, Event, View>,
  record: GameRecord,
): Decisions<View, Move> {
  const replayed = Table.resume(game, record.setup, record);
  if (!replayed.ok) throw new RangeError(`entry ${replayed.entry + 1}: ${replayed.reason}`);
  const { table } = replayed;
  const write = (move: Move): string => game.notation.writeMove(move);
  const decisions: Decision<View, Move>[] = [];
  let position = table.at(0);
  for (const [entry, happening] of table.history.entries()) {
    const { seat } = happening;
    if (seat !== undefined) {
      const move = game.notation.readMove(happening.entry.text, table.setup);
      if (move === undefined) throw new RangeError(`entry ${entry + 1}: no move`);
      const view = game.view(position, seat);
      const isForced = game.moves(view).length === 1;
      decisions.push({ entry, seat, view, move, notation: write(move), isForced });
    }
    ({ position } = happening);
  }
  return {
    game: game.id,
    decisions,
    points: game.points(table.position),
    isOver: table.isOver,
    termination: table.termination,
    lastDrawn: seatOfLastDraw(
      decisions,
      table.log.findLastIndex(({ seat }) => seat === undefined),
    ),
    write,
  };
}

function seatOfLastDraw(decisions: readonly Pick<Decision<unknown, unknown>, "entry" | "seat">[], draw: number): Seat {
  return (decisions.find(({ entry }) => entry > draw) ?? decisions.at(-1))?.seat ?? 0;
}
