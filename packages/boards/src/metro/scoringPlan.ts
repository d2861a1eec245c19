/**
 * When each part of scoring happens: the tile lands, its lines light up, and the trains leave one after another. Where
 * there is less time than all of it takes, every part is shortened alike.
 */
import { TIMES } from "../motion.ts";

/** Milliseconds. A train takes `perTile`, within `run`. */
const PARTS = {
  tile: TIMES.byOthers,
  light: 150,
  perTile: 110,
  run: [300, 900],
  rings: 250,
  flight: 350,
  count: 300,
} as const;

/** A line that has ended. */
export interface Ended {
  readonly tiles: number;
  readonly isDoubled: boolean;
  /** Nobody's lines pay nothing, and no train leaves. */
  readonly isOwned: boolean;
}

/** The moments of a train and its points, in milliseconds from the start. */
export interface Run {
  readonly leaves: number;
  readonly arrives: number;
  /** The points leave for the player's total. Until then, those of a doubled line are doubled. */
  readonly flies: number;
  readonly lands: number;
}

export interface ScoringPlan {
  /** By line; undefined without a train. */
  readonly runs: readonly (Run | undefined)[];
  /** How long a total counts up to its new value. */
  readonly count: number;
  readonly ends: number;
  /** By how much the time of every part is multiplied. */
  readonly share: number;
}

/** `longest` is for normal speed; `factor` is that of the speed. */
export function scoringPlan(lines: readonly Ended[], longest: number, factor = 1): ScoringPlan {
  const { tile, light, perTile, run, rings, flight, count } = PARTS;
  let free: number = tile + light;
  const runs = lines.map(({ tiles, isDoubled, isOwned }): Run | undefined => {
    if (!isOwned) return undefined;
    const leaves = free;
    free += Math.min(run[1], Math.max(run[0], tiles * perTile));
    const flies = free + (isDoubled ? rings : 0);
    return { leaves, arrives: free, flies, lands: flies + flight };
  });
  const ends = Math.max(free, ...runs.map((each) => (each ? each.lands + count : 0)));
  const share = Math.min(1, longest / ends) * factor;
  return {
    runs: runs.map(
      (each) =>
        each && {
          leaves: each.leaves * share,
          arrives: each.arrives * share,
          flies: each.flies * share,
          lands: each.lands * share,
        },
    ),
    count: count * share,
    ends: Math.min(ends, longest) * factor,
    share,
  };
}
