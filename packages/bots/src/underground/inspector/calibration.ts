/** Written by `training/calibrateUnderground.ts`: what values say of the end, see `expectation.ts`. */
export interface Calibration {
  readonly shift: readonly [number, number];
  readonly scale: readonly [number, number];
  readonly scatter: readonly [number, number];
  readonly rest: readonly [number, number];
}

/** By seats; each number at the end of the game, and what is added for thirty turns of the passenger. */
export type Calibrations = Readonly<Record<number, Calibration>>;

/** For London. */
export const CALIBRATIONS: Calibrations = {
  2: { shift: [-0.113, -1.413], scale: [1.161, -0.434], scatter: [-2.709, 113.771], rest: [14.898, 164.718] },
  3: { shift: [0.381, -2.635], scale: [0.873, 0.204], scatter: [-2.712, 63.302], rest: [15.55, 179.993] },
  4: { shift: [-0.561, -0.257], scale: [1.188, -0.462], scatter: [-3.148, 51.497], rest: [18.351, 181.288] },
  5: { shift: [-0.214, -0.924], scale: [1.144, -0.345], scatter: [-1.23, 33.541], rest: [18.653, 185.161] },
};
