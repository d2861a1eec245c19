/** The most points of a turn, found by trying everything that the rules allow. For puzzles with certain answers. */
import type { Game, Seat } from "@interchange/tabletop";

/** A move, the points it scores at once, and the most that the turn brings with it, its own included. */
export interface TurnPoints<Move> {
  readonly move: Move;
  readonly atOnce: number;
  readonly inAll: number;
  /** What the seat plays after it for that. */
  readonly next: readonly Move[];
}

/** Every move of the seat to act. Draws end the turn, since nobody knows what they bring. */
export function turnPoints<Position, Move, Chance, Event, View>(
  game: Game<Position, Move, Chance, Event, View>,
  position: Position,
  seat: Seat,
): readonly TurnPoints<Move>[] {
  const pointsOf = (each: Position): number => game.points(each)[seat] ?? 0;
  const before = pointsOf(position);
  return game.moves(game.view(position, seat)).map((move) => {
    const after = game.play(position, move).position;
    const atOnce = pointsOf(after) - before;
    const actor = game.actor(after);
    const rest = actor.kind === "seat" && actor.seat === seat ? turnPoints(game, after, seat) : [];
    const [best] = rest.toSorted((one, other) => other.inAll - one.inAll);
    return {
      move,
      atOnce,
      inAll: atOnce + (best?.inAll ?? 0),
      next: best ? [best.move, ...best.next] : [],
    };
  });
}
