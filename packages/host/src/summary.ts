import { deadline } from "@interchange/tabletop";
import type { Clock, Seat, Table } from "@interchange/tabletop";
import type { Summary } from "./rows.ts";
import type { Sitter } from "./sitters.ts";

interface Summarised<Position, Move, Chance, Event, View> {
  readonly table: Table<Position, Move, Chance, Event, View>;
  readonly sitters: readonly Sitter[];
  readonly clock: Clock | undefined;
  readonly isPaused: boolean;
  readonly at: number;
  progress(position: Position): number;
}

export function summaryOf<Position, Move, Chance, Event, View>(
  given: Summarised<Position, Move, Chance, Event, View>,
): Summary {
  const { table, sitters, clock, isPaused, at } = given;
  const toAct = seatToAct(table);
  const until = clock && !isPaused ? deadline(clock) : undefined;
  return {
    at,
    state: table.isOver ? "over" : isPaused ? "paused" : "running",
    sitters,
    ...(toAct !== undefined && { toAct }),
    ...(until !== undefined && { deadline: until }),
    points: table.game.points(table.position),
    progress: given.progress(table.position),
  };
}

/** Who is to decide; undefined when nobody is. */
export function seatToAct<Position, Move, Chance, Event, View>(
  table: Table<Position, Move, Chance, Event, View>,
): Seat | undefined {
  const { actor } = table;
  return actor.kind === "seat" ? actor.seat : undefined;
}
