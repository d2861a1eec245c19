/** Describes On the Underground on a terminal: points, destinations, and every line with its stations. */
import { known } from "@interchange/tabletop";
import { cityOf, SOURCES, tripsOf } from "@interchange/underground";
import type { Position } from "@interchange/underground";

/** ANSI 256-colour codes. */
const COLOURS: Readonly<Record<string, number>> = {
  red: 196,
  black: 244,
  yellow: 220,
  blue: 33,
  purple: 134,
  pink: 211,
  orange: 208,
  green: 35,
  brown: 94,
  white: 255,
  grey: 248,
};

export function describePosition(position: Position, names: readonly string[], isColoured: boolean): string {
  const paint = (line: string): string => (isColoured ? `\u001B[38;5;${COLOURS[line]}m${line}\u001B[0m` : line);
  const { city } = cityOf(position.setup);
  const nameOf = (id: string): string => city.stations.find((station) => station.id === id)?.name ?? id;
  const seats = names.map((name, seat) => {
    const earned = SOURCES.flatMap((source) => {
      const points = known(position.earned[source][seat]);
      return points ? [`${source} ${points}`] : [];
    });
    return `${name}  ${position.points[seat]} points (${earned.join(", ") || "none"}), ${position.tokens[seat]} tokens`;
  });
  const lines = position.lines.flatMap((owned, seat) =>
    owned.map((line) => {
      const pieces = position.pieces.filter((piece) => piece.line === line);
      const stations = [...new Set(pieces.flatMap(({ between }) => between))].map(nameOf);
      const all = known(city.lines.find(({ id }) => id === line)).pieces;
      return `${paint(line)} (${names[seat]}), ${pieces.length} of ${all}: ${stations.join(", ") || "not started"}`;
    }),
  );
  const trips = tripsOf(position)?.trips.map(
    ({ to, lines: used }) =>
      `the passenger may go to ${nameOf(to)} ${used.length ? `by ${used.map(paint).join(", ")}` : "on foot"}`,
  );
  return [
    seats.join("\n"),
    `passenger: ${position.passenger ? nameOf(position.passenger) : "off the board"}`,
    `destinations: ${position.open.map(nameOf).join(", ") || "none"}; ${position.pile.length} left in the pile`,
    ...(trips ?? []),
    lines.join("\n"),
  ].join("\n");
}
