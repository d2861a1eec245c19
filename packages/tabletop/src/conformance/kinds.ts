/**
 * Picks moves by kind, so that rare ones happen in random games: a tile can be placed in forty ways but drawn in one,
 * and most games end before anyone has exchanged a share. A kind is what the notation says before the details:
 * `stock.20-up` and `stock.40-up` are one kind, all placements another.
 */
import type { Notation } from "../game.ts";
import type { Random } from "../random.ts";

type Writes<Move> = Pick<Notation<Move, never>, "writeMove">;

/** Any of the moves; half of the time by kind. */
export function anyMove<Move>(moves: readonly Move[], notation: Writes<Move>, random: Random): Move {
  return random.below(2) ? random.pick(moves) : anyByKind(moves, notation, random);
}

/** Any kind of move, all equally likely however many moves it has, and any move of that kind. */
export function anyByKind<Move>(moves: readonly Move[], notation: Writes<Move>, random: Random): Move {
  const kinds = moves.map((move) => kindOf(move, notation.writeMove(move)));
  const kind = random.pick([...new Set(kinds)]);
  return random.pick(moves.filter((_, index) => kinds[index] === kind));
}

/** The type of a move; for a module's word, its tag and stem. */
export function kindOf(move: unknown, text: string): string {
  const word = /^[a-z-]+\.(?:[a-z]+(?=-|$)|.+)/.exec(text)?.[0];
  if (word !== undefined) return word.replaceAll(/\d+/g, "#");
  return typeof move === "object" && move && "type" in move ? String(move.type) : text;
}
