/** The same as `calibration.ts` for all maps but London. Written by `training/calibrateUnderground.ts`. */
import type { Calibrations } from "./calibration.ts";

export const CALIBRATIONS_ELSEWHERE: Calibrations = {
  2: { shift: [1.778, -3.556], scale: [0.298, -0.224], scatter: [14.139, 68.175], rest: [13.114, 132.958] },
  3: { shift: [1.101, -1.777], scale: [0.438, -0.462], scatter: [5.766, 27.568], rest: [14.418, 134.804] },
  4: { shift: [0.463, -0.726], scale: [0.569, -0.656], scatter: [4.285, 32.472], rest: [14.48, 133.733] },
  5: { shift: [1.162, -0.765], scale: [0.327, -0.35], scatter: [1.684, 24.059], rest: [13.738, 145.353] },
};
