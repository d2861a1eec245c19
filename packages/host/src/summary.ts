import type { Seat, Table } from "@interchange/tabletop";
import type { Summary } from "./rows.ts";
import type { Sitter } from "./sitters.ts";

interface Summarised<Position, Move, Chance, Event, View> {
  readonly table: Table<Position, Move, Chance, Event, View>;
  readonly sitters: readonly Sitter[];
  /** When the running clock will run out. */
  readonly deadline: number | undefined;
  readonly isPaused: boolean;
  readonly at: number;
  readonly said: number;
  progress(position: Position): number;
}

export function summaryOf<Position, Move, Chance, Event, View>(
  given: Summarised<Position, Move, Chance, Event, View>,
): Summary {
  const { table, sitters, deadline, isPaused, at, said } = given;
  const toAct = seatToAct(table);
  const places = placesAt(table);
  return {
    at,
    state: table.isOver ? "over" : isPaused ? "paused" : "running",
    sitters,
    ...(toAct !== undefined && { toAct }),
    ...(deadline !== undefined && !isPaused && { deadline }),
    ...(table.setup.colours && { colours: table.setup.colours }),
    points: table.game.points(table.position),
    ...(places && { places }),
    progress: given.progress(table.position),
    ...(said > 0 && { said }),
  };
}

/** The seat whose turn it is; undefined if nobody's. */
export function seatToAct<Position, Move, Chance, Event, View>(
  table: Table<Position, Move, Chance, Event, View>,
): Seat | undefined {
  const { actor } = table;
  return actor.kind === "seat" ? actor.seat : undefined;
}

function placesAt<Position, Move, Chance, Event, View>({
  isOver,
  standings,
}: Table<Position, Move, Chance, Event, View>): readonly number[] | undefined {
  if (!isOver || !standings) return undefined;
  const places = standings.toSorted((one, other) => one.seat - other.seat).flatMap(({ place }) => place ?? []);
  return places.length === standings.length ? places : undefined;
}
