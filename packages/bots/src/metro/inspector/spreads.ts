/**
 * How far games end from what was expected: the standard deviation of the final margin, a row for every number of
 * seats, for 0, 10, 20 ... 60 tiles left. Written by `training/calibrate.ts`.
 */
export const SPREADS: readonly (readonly number[])[] = [
  [0, 2, 3, 4, 4, 5, 5],
  [0, 9.9, 14.5, 17.5, 18.8, 19.5, 19.8],
  [0, 6.4, 9.9, 11.5, 12.4, 12.6, 12.4],
  [0, 5.9, 7.9, 8.7, 9.6, 9.8, 9.6],
  [0, 4.6, 6.6, 7.7, 8.3, 8.5, 8.3],
  [0, 4, 5.7, 6.6, 7.1, 7.3, 7.1],
];

/** The same with a module, for the seats that it was fitted at: one in the solo game, two in others. */
export const SPREADS_OF_MODULES: Readonly<Record<string, readonly number[]>> = {
  paris: [2.2, 15.6, 19.7, 22.4, 25.6, 28, 29.5],
  stockholm: [2.5, 8.8, 14, 17.8, 19, 18.9, 19.8],
  london: [0.7, 9.2, 13.4, 15.2, 16.6, 18.2, 19.1],
  "new-york": [0.7, 8.8, 12.8, 14.6, 16.1, 16.5, 16.8],
  "st-petersburg": [2, 11.8, 18.6, 24, 26.2, 27.2, 27.8],
  berlin: [2.8, 10, 16, 20.1, 21.7, 23.2, 23.7],
  "numbered-stations": [7.3, 11.2, 16.3, 18.8, 20.2, 20.2, 20],
  "center-rails": [2.7, 17, 24.3, 29.1, 31.1, 32.6, 33.9],
  "central-stations": [0.7, 10, 14.9, 17.9, 19, 19.9, 20.2],
  "stock-corporations": [12.4, 11.8, 11.7, 11.7, 11.9, 11.1, 10.7],
  solo: [0.7, 1.2, 1.6, 1.7, 1.9, 1.8, 1.6],
};

/**
 * By how many points the mover expects too much, likewise: of moves that look alike the luckiest seems best, others answer
 * better than playouts do, and what others hide is guessed to be even.
 */
export const HOPES: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 0],
  [0, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8],
  [0, -0.1, -0.1, -0.1, -0.1, -0.1, -0.1],
  [0, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4],
  [0, 0, 0, 0, 0, 0, 0],
  [0, -0.7, -0.7, -0.7, -0.7, -0.7, -0.7],
];

export const HOPES_OF_MODULES: Readonly<Record<string, readonly number[]>> = {
  paris: [0.2, 3.2, 4.3, 3.2, 3.1, 3.7, 3],
  "numbered-stations": [2.8, 3.6, 4.2, 1.9, 1.5, 1.2, 1.8],
  "stock-corporations": [21.3, 17.9, 16.7, 14.3, 11, 4.8, -1.5],
  solo: [-0.2, -1.2, -1, -2, -4.8, -8.6, -12],
  stockholm: [2.7, 2.2, 2, 0.9, -0.1, 0, 0],
  london: [0.1, 0.2, -0.1, 0, -0.4, -0.1, 2.5],
  "new-york": [0, 1.2, 1.3, 0.9, -0.2, 1.1, 1.7],
  "st-petersburg": [-0.1, 1.7, 2.3, 1.9, 1.5, 1.8, 2.2],
  berlin: [0.1, 0.9, 0.9, 1.4, 1.4, 1.4, 1.9],
  "center-rails": [-0.2, 1.4, 1.6, 0.8, 0.7, 1.3, 3.2],
  "central-stations": [0, 1, 0.5, 0.3, -0.3, 0.3, 0.5],
};

/** By how many points a lead is larger in the end for every point that it is expected to be larger, likewise. */
export const TRUSTS: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1, 1, 1],
  [1, 0.99, 1, 1, 1, 1, 0.84],
  [1, 0.95, 0.85, 0.73, 0.53, 0.4, 0.38],
  [1, 0.83, 0.73, 0.67, 0.51, 0.36, 0.36],
  [1, 0.91, 0.75, 0.62, 0.48, 0.38, 0.26],
  [1, 0.92, 0.78, 0.64, 0.57, 0.5, 0.45],
];

export const TRUSTS_OF_MODULES: Readonly<Record<string, readonly number[]>> = {
  stockholm: [0.99, 1, 1, 0.86, 0.9, 1, 0.97],
  london: [1, 0.93, 0.86, 0.92, 1, 1, 0.51],
  "new-york": [1, 0.95, 0.86, 0.85, 0.8, 0.81, 1],
  "st-petersburg": [1, 1, 1, 1, 0.92, 1, 1],
  berlin: [1, 1, 1, 1, 1, 0.84, 0.36],
  "numbered-stations": [0.98, 0.97, 0.91, 0.72, 0.37, 0.11, 0],
  "center-rails": [1, 1, 1, 1, 1, 1, 1],
  "central-stations": [1, 1, 1, 0.98, 1, 1, 1],
  "stock-corporations": [0.33, 0.35, 0.34, 0.32, 0.15, 0.18, 0.11],
  solo: [0.83, 0.81, 0.46, 0.3, 0.04, 0, 0],
  paris: [0.99, 1, 1, 1, 1, 1, 0],
};
