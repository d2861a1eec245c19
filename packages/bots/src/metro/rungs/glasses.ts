/** A table's stakes as seen by a player who overlooks lines, forgets the centre, or ignores the others. */
import { squareName } from "@interchange/metro";
import type { View } from "@interchange/metro";
import { Attention } from "../../rungs/attention.ts";
import type { Stakes } from "../stakes.ts";
import type { Traits } from "./traits.ts";

/** For how many tiles something stays overlooked. */
const SPAN = 12;

export type Glasses = (stakes: Stakes) => Stakes;

export function glassesOf({ laid, turn }: View, { others, overlooks, knowsCentre }: Traits): Glasses {
  const attention = new Attention(
    laid.map(({ tile, cell }) => `${tile} ${squareName(cell)}`),
    SPAN,
  );
  return (stakes) => ({
    ...stakes,
    share: stakes.share.map((count, place) => {
      if (count === 0 || attention.misses(turn, place, overlooks)) return 0;
      return count < 0 ? count * others : count;
    }),
    factors: knowsCentre ? stakes.factors : stakes.factors.map((factor) => Math.min(1, factor)),
  });
}
