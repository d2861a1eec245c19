/** Finds the worst mistake of a seat in a stored review. */
import { assemble, decisionsOf } from "@interchange/bots/review";
import type { Review } from "@interchange/bots/review";
import type { GameRecord, Rules, Seat } from "@interchange/tabletop";
import { storedReview } from "../../../storage/reviews.ts";
import type { StoredReview } from "../../../storage/reviews.ts";
import { isBlamed } from "./counts.ts";

/** With fewer decisions a review says little. */
const ENOUGH = 10;

/** The loss of the seat's worst mistake, or 0; undefined without a complete stored review or enough decisions. */
export async function worstBlame<Position, Move, Chance, Event, View>(
  name: string,
  game: Rules<Position, Move, Chance, Event, View>,
  record: GameRecord,
  seat: Seat,
): Promise<number | undefined> {
  const kept = await storedReview(name);
  if (!kept?.isDone) return undefined;
  const { moves } = kept.review ?? assembled(kept, game, record);
  const own = moves.filter((move) => move.seat === seat);
  if (own.length < ENOUGH) return undefined;
  return Math.max(0, ...own.map(({ mark, loss }) => (isBlamed(mark) ? loss : 0)));
}

function assembled<Position, Move, Chance, Event, View>(
  { weighings }: StoredReview,
  game: Rules<Position, Move, Chance, Event, View>,
  record: GameRecord,
): Review {
  const replayed = decisionsOf(game, record);
  return assemble(replayed, weighings as Parameters<typeof assemble<View, Move>>[1], { bot: "" });
}
