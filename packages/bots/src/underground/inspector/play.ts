/**
 * How the inspector plays on a map. What it learned from games holds for London alone: on other maps it predicts the end
 * of the game better, but chooses worse moves. There it plays by the tuned weights alone, and plans for longer before it
 * tries turns. `docs/maps.md` has the matches.
 */
import { LONDON } from "@interchange/underground";
import type { City } from "@interchange/underground";
import { CALIBRATIONS } from "./calibration.ts";
import type { Calibrations } from "./calibration.ts";
import { CALIBRATIONS_ELSEWHERE } from "./calibrationElsewhere.ts";
import { TUNED } from "./tuned.ts";
import type { Weights } from "./weights.ts";

interface Play {
  readonly weights: Weights;
  /** The share of the budget for plans, and the same until a first beam has reached the end of the turn. */
  readonly planning: { readonly share: number; readonly withoutBeam: number };
  /** What its values say of the end. */
  readonly calibrations: Calibrations;
}

const AT_HOME: Play = {
  weights: TUNED,
  planning: { share: 0.25, withoutBeam: 0.25 },
  calibrations: CALIBRATIONS,
};
const ELSEWHERE: Play = {
  weights: { ...TUNED, learned: 0 },
  planning: { share: 0.5, withoutBeam: 1 },
  calibrations: CALIBRATIONS_ELSEWHERE,
};

export function playFor({ id }: City): Play {
  return id === LONDON.id ? AT_HOME : ELSEWHERE;
}
