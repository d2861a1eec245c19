/** Reviews of finished games in the HTTP API. docs/cli.md explains the figures, at `analyse`. */
import * as v from "valibot";
import { Count, SeatNumber, Word } from "./words.ts";

const Chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const ReviewedMove = v.strictObject({
  entry: Count,
  seat: SeatNumber,
  move: v.string(),
  best: v.string(),
  margin: v.number(),
  bestMargin: v.number(),
  loss: v.pipe(v.number(), v.minValue(0)),
  error: v.number(),
  win: Chance,
  bestWin: Chance,
  mark: v.picklist(["best", "good", "inaccuracy", "blunder", "none"]),
  /**
   * The expected final points of each seat after the move, and the range that holds eight of ten of the mover's
   * margins.
   */
  points: v.array(v.number()),
  range: v.tuple([v.number(), v.number()]),
  luck: v.number(),
});

export const Review = v.strictObject({
  game: Word,
  bot: Word,
  work: Count,
  start: v.number(),
  error: v.number(),
  seats: v.array(v.strictObject({ luck: v.number(), decisions: v.number(), result: v.number() })),
  moves: v.array(ReviewedMove),
  isComplete: v.boolean(),
});

export const ReviewInfo = v.variant("state", [
  /** Nobody has asked for one. */
  v.strictObject({ state: v.literal("none") }),
  /** The number of reviews in the queue before it. */
  v.strictObject({ state: v.literal("queued"), before: Count }),
  /** How many decisions have been evaluated, and of how many. */
  v.strictObject({ state: v.literal("running"), done: Count, of: Count }),
  v.strictObject({ state: v.literal("done"), review: Review }),
  /** It can be requested again. */
  v.strictObject({ state: v.literal("failed") }),
]);
export type ReviewInfo = v.InferOutput<typeof ReviewInfo>;
