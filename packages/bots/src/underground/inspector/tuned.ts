/** Written by `training/tuneUnderground.ts`. */
import type { Weights } from "./weights.ts";

export const TUNED: Weights = {
  decay: 0.592,
  ringDecay: 0.836,
  learned: 1,
  features: {
    now: [1.0, 0.0],
    next: [0.681, -0.076],
    later: [0.536, -0.263],
    rail: [0.394, 0.033],
    terminus: [1.152, 0.086],
    pair: [1.504, 0.001],
    half: [0.08, 0.152],
    card: [0.133, 0.587],
    room: [-0.028, 0.053],
    othersRail: [-0.562, -0.061],
    othersTerminus: [-1.419, -0.004],
    othersPair: [-1.972, 0.521],
    othersHalf: [-0.291, -0.011],
    othersCard: [-0.23, -0.411],
    othersRoom: [-0.01, 0.018],
    ring: [0.575, 0.017],
    othersRing: [-0.375, 0.121],
    token: [0.186, -0.025],
    othersToken: [-0.043, 0.003],
    fresh: [0.012, 0.075],
    othersFresh: [0.0, 0.0],
    constant: [0.0, 0.0],
  },
};
