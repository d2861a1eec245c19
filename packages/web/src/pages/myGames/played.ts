/** Your games in this browser and on the server, in the form that filters, statistics and achievements need. */
import { isBotName, rungOf } from "@interchange/games";
import type { Seat } from "@interchange/tabletop";
import { modulesAt } from "../../api/tableLists.ts";
import type { Row } from "../home/tables/tableOrder.ts";

export interface Played {
  /** The table's id and when it last changed. */
  readonly key: string;
  readonly row: Row;
  readonly address: string;
  readonly game: string;
  readonly modules: readonly string[];
  readonly at: number;
  readonly isOver: boolean;
  readonly names: readonly string[];
  readonly points: readonly number[] | undefined;
  /** Your seat; undefined if several people share a screen, and in imported games. */
  readonly seat: Seat | undefined;
  /** Whether another person plays, and the levels of the bots. */
  readonly hasPeople: boolean;
  readonly rungs: readonly number[];
}

export function playedAt(row: Row, name: string | undefined): Played {
  const { table } = row;
  const sitters = row.kind === "here" ? row.table.sitters : row.table.seats;
  const seat = seatOf(row, name);
  return {
    key: `${table.id} ${table.at}`,
    row,
    address: row.kind === "here" ? `/table/${table.id}` : `/at/${table.id}`,
    game: table.game,
    modules: row.kind === "here" ? row.table.modules : modulesAt(row.table),
    at: table.at,
    isOver: table.state === "over",
    names: sitters.map((each) => each.name ?? ""),
    points: table.points,
    seat,
    hasPeople: sitters.some(({ mind }, each) => mind.kind === "person" && each !== seat),
    rungs: sitters.flatMap(({ mind }) => (mind.kind === "bot" && isBotName(mind.bot) ? [rungOf(mind.bot)] : [])),
  };
}

/** The only person at this screen, or the one of several with your name. */
function seatOf(row: Row, name: string | undefined): Seat | undefined {
  if (row.kind === "online") return row.table.yours[0];
  if (row.table.isImported) return undefined;
  const people = row.table.sitters.flatMap((sitter, seat) => (sitter.mind.kind === "person" ? [{ sitter, seat }] : []));
  const own = people.length > 1 ? people.filter(({ sitter }) => sitter.name === name) : people;
  return own.length === 1 ? own[0]?.seat : undefined;
}
