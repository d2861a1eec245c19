/** Written by `training/calibrateUnderground.ts`: what values say of the end, see `expectation.ts`. */
export interface Calibration {
  readonly shift: readonly [number, number];
  readonly scale: readonly [number, number];
  readonly scatter: readonly [number, number];
  readonly rest: readonly [number, number];
}

/** By seats; each number at the end of the game, and what is added for thirty turns of the passenger. */
export const CALIBRATIONS: Readonly<Record<number, Calibration>> = {
  2: { shift: [0, 0], scale: [1, 0], scatter: [9, 140], rest: [0, 160] },
  3: { shift: [0, 0], scale: [1, 0], scatter: [9, 100], rest: [0, 160] },
  4: { shift: [0, 0], scale: [1, 0], scatter: [9, 80], rest: [0, 160] },
  5: { shift: [0, 0], scale: [1, 0], scatter: [9, 70], rest: [0, 160] },
};
