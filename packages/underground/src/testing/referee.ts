/** What holds in every position. */
import { SOURCES } from "../position.ts";
import type { Position } from "../position.ts";
import { cityOf, tracksOf } from "../rulesOf.ts";

/** Cards are neither lost nor made, blocks hold what they can, lines are whole, and points come from somewhere. */
export function referee(position: Position): string | undefined {
  const topology = cityOf(position.setup);
  const cards = [...position.open, ...position.visited, ...position.pile];
  const destinations = topology.express.length + topology.normal.length;
  if (new Set(cards).size !== destinations || cards.length !== destinations) return `${cards.length} cards`;
  if (position.open.includes(position.passenger)) return "the passenger stands on a destination";
  const tracks = tracksOf(position);
  for (let block = 0; block < topology.blocks; block++)
    if (tracks.load[block]! > topology.spaces[block]!) return `block ${block} is too full`;
  for (let line = 0; line < topology.lines; line++) {
    if (tracks.laid[line]! > topology.pieces[line]!) return `line ${line} has too many pieces`;
    if (!isConnected(position, topology.city.lines[line]!.id)) return `line ${line} is in parts`;
  }
  if (position.tokens.some((tokens) => tokens < 0)) return "tokens below zero";
  const sums = position.points.map((_, seat) =>
    SOURCES.reduce((sum, source) => sum + position.earned[source][seat]!, 0),
  );
  if (sums.join() !== position.points.join()) return `points ${position.points.join()}, by source ${sums.join()}`;
  const owned = position.lines.flat();
  if (new Set(owned).size !== owned.length) return "a line with two owners";
  return undefined;
}

function isConnected(position: Position, line: string): boolean {
  const pieces = position.pieces.filter((piece) => piece.line === line).map(({ between }) => between);
  const reached = new Set<string>(pieces[0]);
  for (let grown = true; grown;) {
    grown = false;
    for (const [one, other] of pieces)
      if (reached.has(one) !== reached.has(other)) {
        reached.add(one).add(other);
        grown = true;
      }
  }
  return pieces.every(([one]) => reached.has(one));
}
