/** Views, in which everyone sees everything, and how a view follows events. */
import type { Random, Seat, Viewer } from "@interchange/tabletop";
import { startedBy } from "@interchange/tabletop";
import type { Award, Event, Position, View } from "./position.ts";
import { start } from "./start.ts";

export function view(position: Position, viewer: Viewer): View {
  return { ...position, viewer };
}

export function imagine(seen: View, _random: Random): Position {
  const { viewer: _, ...position } = seen;
  return position;
}

export function follow(seen: View, event: Event): View {
  switch (event.type) {
    case "lot":
      // So far there is only what follows from the starting seat.
      return view(start(startedBy(seen.setup, event.seat)), seen.viewer);
    case "took":
      return { ...seen, lines: seen.lines.with(event.seat, event.lines) };
    case "symbol":
      return { ...seen, symbols: [...seen.symbols, event.symbol] };
    case "opened":
      return {
        ...seen,
        open: [...seen.open, event.station],
        pile: seen.pile.filter((station) => station !== event.station),
      };
    case "built": {
      const tokens = more(seen.tokens, event.seat, event.gained - event.paid);
      return { ...seen, tokens, pieces: [...seen.pieces, event.piece] };
    }
    case "token":
      return { ...seen, tokens: more(seen.tokens, event.seat, 1) };
    case "scored":
      return scored(seen, event.award);
    case "travelled":
      return {
        ...seen,
        passenger: event.to,
        open: seen.open.filter((station) => station !== event.to),
        visited: [...seen.visited, event.to],
      };
    case "left":
      return { ...seen, passenger: "" };
    case "next": {
      const { stage, turn, turns, actions } = event;
      return { ...seen, stage, turn, turns, actions };
    }
    case "over":
      return seen;
  }
}

function scored(seen: View, { seat, source, points }: Award): View {
  return {
    ...seen,
    points: more(seen.points, seat, points),
    earned: { ...seen.earned, [source]: more(seen.earned[source], seat, points) },
  };
}

/** The same counts, with more for one seat. */
function more(counts: readonly number[], seat: Seat, by: number): readonly number[] {
  return counts.with(seat, (counts[seat] ?? 0) + by);
}
