/**
 * How far games end from what was expected: the standard deviation of the final margin, a row for every number of
 * seats, for 0, 10, 20 ... 60 tiles left. Written by `training/calibrate.ts`.
 */
export const SPREADS: readonly (readonly number[])[] = [
  [0, 2, 3, 4, 4, 5, 5],
  [0, 8.1, 15.3, 18.8, 19.9, 20.4, 20.5],
  [0, 5.7, 9.7, 11.5, 12.5, 12.3, 12.7],
  [0, 5.5, 8.2, 9.4, 11.9, 13.1, 13.5],
  [0, 5.3, 8.5, 9.3, 9.9, 9.9, 10.9],
  [0, 3.9, 4.9, 6.3, 7.3, 7.8, 7.9],
];

/** The same with a module, for the seats that it was fitted at: one in the solo game, two in others. */
export const SPREADS_OF_MODULES: Readonly<Record<string, readonly number[]>> = {
  paris: [0.6, 16.1, 22.2, 24.3, 24.1, 26.1, 26.7],
  stockholm: [2.6, 6.9, 10.1, 13.6, 17.3, 18.1, 17.1],
  london: [0.3, 6.2, 12.3, 18.2, 19.3, 19.3, 20.4],
  "new-york": [0.3, 8.6, 15.1, 19.9, 20.4, 19.9, 19.8],
  "st-petersburg": [2.1, 9.9, 17, 18.8, 20.6, 22.5, 21.6],
  berlin: [2.3, 10.8, 16.6, 19.3, 20.5, 22.3, 23.1],
  "numbered-stations": [9, 11.8, 15.2, 15.7, 15, 13.7, 13.5],
  "center-rails": [0.2, 13, 24.3, 29.9, 29.7, 32.6, 35.6],
  "central-stations": [0.4, 6.3, 12.7, 16.5, 16.8, 16.9, 17.2],
  "stock-corporations": [10.7, 11.5, 11.4, 12.2, 12.9, 11.6, 11.1],
  solo: [0.4, 1.1, 1.6, 1.9, 2.3, 2.3, 1.6],
};

/**
 * By how many points the mover expects too much, likewise: of moves that look alike the luckiest seems best, others answer
 * better than playouts do, and what others hide is guessed to be even.
 */
export const HOPES: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 0],
  [0, 1.1, 1.1, 1.1, 1.1, 1.1, 1.1],
  [0, 0, 0, 0, 0, 0, 0],
  [0, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4],
  [0, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1],
  [0, -0.7, -0.7, -0.7, -0.7, -0.7, -0.7],
];

export const HOPES_OF_MODULES: Readonly<Record<string, readonly number[]>> = {
  paris: [0, 3.5, 3.5, 1.6, 1.6, 2.8, 2.4],
  "numbered-stations": [4.3, 4.3, 4.7, 2.5, 1.8, 1.1, 1.3],
  "stock-corporations": [19.8, 16.7, 15.4, 13.6, 10.2, 4.4, -0.9],
  solo: [-0.3, -1, -1.2, -2.2, -4.9, -8.5, -11.2],
  stockholm: [2.1, 1.6, 2, 1.2, 0.4, 0, 0.1],
  london: [-0.1, -0.1, 0, -0.9, -0.5, 0.7, 3.1],
  "new-york": [0, 0.9, 1.1, -0.3, -2.4, -0.1, 0.3],
  "st-petersburg": [0.2, 0.9, 1.5, 1.5, 1, 1.1, 2],
  berlin: [0.4, 1.1, 0.4, 0.6, 1.2, 1.3, 1.6],
  "center-rails": [0, 1.5, 3, 0.6, -0.3, 0.7, 2.8],
  "central-stations": [0, 1.3, 1, -0.2, -0.4, 0, 0.8],
};
