/** The most points of a turn, found by trying everything that the rules allow. For puzzles with certain answers. */
import type { Game, Seat } from "@interchange/tabletop";

export interface TurnPoints<Move> {
  readonly move: Move;
  /** The most that the turn brings with this move, its own points included. */
  readonly points: number;
  /** What the seat plays after it for that. */
  readonly next: readonly Move[];
}

/** Every move of the seat to act. Draws end the turn, since nobody knows what they bring. */
export function turnPoints<Position, Move, Chance, Event, View>(
  game: Game<Position, Move, Chance, Event, View>,
  position: Position,
  seat: Seat,
  /** Whether the points of a move count: only some do where a puzzle asks for points of one kind. */
  counts: (move: Move) => boolean = () => true,
): readonly TurnPoints<Move>[] {
  const pointsOf = (each: Position): number => game.points(each)[seat] ?? 0;
  const before = pointsOf(position);
  return game.moves(game.view(position, seat)).map((move) => {
    const after = game.play(position, move).position;
    const own = counts(move) ? pointsOf(after) - before : 0;
    const actor = game.actor(after);
    const rest = actor.kind === "seat" && actor.seat === seat ? turnPoints(game, after, seat, counts) : [];
    const [best] = rest.toSorted((one, other) => other.points - one.points);
    return { move, points: own + (best?.points ?? 0), next: best ? [best.move, ...best.next] : [] };
  });
}
