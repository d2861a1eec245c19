import { Table } from "@interchange/tabletop";
import type { GameRecord, Rules, Seat, Termination } from "@interchange/tabletop";

/** Somebody's turn to choose, as it stood before the choice. */
export interface Decision<View, Move> {
  /** Where the move stands among the record's entries, counted from 0. */
  readonly entry: number;
  readonly seat: Seat;
  /** What the seat saw. */
  readonly view: View;
  /** What it did. */
  readonly move: Move;
  /** The same as the record writes it. */
  readonly notation: string;
  /** Whether there was nothing else to do. */
  readonly isForced: boolean;
}

/** A game that was played, as a review looks at it. */
export interface Decisions<View, Move> {
  readonly game: string;
  readonly decisions: readonly Decision<View, Move>[];
  /** By seat, as they stood at the end. */
  readonly points: readonly number[];
  /** Whether it came to an end, early or not. */
  readonly isOver: boolean;
  /** How it ended, where it was not played out. */
  readonly termination: Termination | undefined;
  /** Whose decision the last draw came before; whoever moved last where none did. */
  readonly lastDrawn: Seat;
  readonly write: (move: Move) => string;
}

/** Every decision of a record that is known to replay, with a setup that has been prepared. */
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
      const move = game.notation.readMove(happening.entry.text);
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
