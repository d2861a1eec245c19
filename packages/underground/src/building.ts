/** Where track may be built, its cost, and what it scores (rules 3.1 to 3.9). */
import type { Refusal, Seat } from "@interchange/tabletop";
import { BRANCH_COST, isBranch } from "./paying.ts";
import type { Piece, Position, Reward } from "./position.ts";
import { PositionHands } from "./positionHands.ts";
import type { Block, LineNumber } from "./indices.ts";
import type { Tracks } from "./tracks.ts";

/**
 * The cost of a piece: whether it extends an end of the line, starts the line, or branches off; undefined if it does
 * not touch it.
 */
export function costOf(tracks: Tracks, line: LineNumber, block: Block): number | undefined {
  if (!isBranch(tracks, line, block)) return 0;
  return tracks.isBeside(line, block) ? BRANCH_COST : undefined;
}

/** Why a seat may not build there; undefined if it may. */
export function buildRefusal(tracks: Tracks, line: LineNumber, block: Block, tokens: number): Refusal | undefined {
  if (tracks.isUsedUp(line)) return { code: "noPieces", rule: "3.1" };
  if (tracks.runsIn(line, block)) return { code: "lineInBlock", rule: "3.2" };
  if (tracks.isFull(block)) return { code: "blockFull", rule: "3.2" };
  const cost = costOf(tracks, line, block);
  if (cost === undefined) return { code: "apart", rule: "3.4" };
  return cost > tokens ? { code: "noTokens", rule: "3.5" } : undefined;
}

/** Every block where a line may be extended, with its cost. */
export function buildable(tracks: Tracks, line: LineNumber, tokens: number): readonly { block: Block; cost: number }[] {
  const spots: { block: Block; cost: number }[] = [];
  if (tracks.isUsedUp(line)) return spots;
  for (const block of tracks.topology.allBlocks) {
    const cost = tracks.hasRoom(line, block) ? costOf(tracks, line, block) : undefined;
    if (cost !== undefined && cost <= tokens) spots.push({ block, cost });
  }
  return spots;
}

export interface Built {
  /** All pieces, including this one. */
  readonly pieces: readonly Piece[];
  readonly paid: number;
  /** Tokens gained at a terminus. */
  readonly gained: number;
  readonly rewards: readonly Reward[];
}

/** What building a piece costs and scores. */
export function builtBy(position: Position, seat: Seat, piece: Piece): Built {
  const hands = new PositionHands(position);
  hands.build(seat, piece);
  const { pieces, paid, gained, rewards } = hands;
  return { pieces, paid, gained, rewards };
}
