/** Written by `training/calibrateUnderground.ts`: what values say of the end, see `expectation.ts`. */
export interface Calibration {
  readonly shift: readonly [number, number];
  readonly scale: readonly [number, number];
  readonly scatter: readonly [number, number];
  readonly rest: readonly [number, number];
}

/** By seats; each number at the end of the game, and what is added for thirty turns of the passenger. */
export const CALIBRATIONS: Readonly<Record<number, Calibration>> = {
  2: { shift: [0.283, -1.773], scale: [1.01, -0.91], scatter: [-5.717, 138.631], rest: [14.287, 161.983] },
  3: { shift: [-0.367, -0.602], scale: [1.152, -1.046], scatter: [2.892, 50.053], rest: [14.115, 168.218] },
  4: { shift: [-1.037, 0.666], scale: [1.178, -1.105], scatter: [1.101, 43.262], rest: [16.634, 170.852] },
  5: { shift: [-0.44, -0.413], scale: [1.028, -0.878], scatter: [1.357, 29.487], rest: [17.601, 179.181] },
};
