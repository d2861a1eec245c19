/**
 * How far games end from what was expected: the standard deviation of the final margin, a row for every number of
 * seats, for 0, 10, 20 ... 60 tiles left. Written by `training/calibrate.ts`.
 */
export const SPREADS: readonly (readonly number[])[] = [
  [0, 2, 3, 4, 4, 5, 5],
  [0, 6.5, 12.8, 18.3, 20.3, 20.3, 20.8],
  [0, 5.7, 9.7, 11.6, 12.5, 12.4, 12.7],
  [0, 5.5, 8.3, 9.4, 12, 13.1, 13.5],
  [0, 5.3, 8.5, 9.3, 9.9, 10, 10.9],
  [0, 4, 5, 6.4, 7.4, 8, 7.9],
];

/** The same with a module, for the seats that it was fitted at: one in the solo game, two in others. */
export const SPREADS_OF_MODULES: Readonly<Record<string, readonly number[]>> = {
  paris: [0.6, 16.4, 22.4, 24.4, 24.1, 26.2, 26.8],
  stockholm: [3.4, 6.9, 10.2, 13.6, 17.3, 18.1, 17.1],
  london: [0.3, 6.2, 12.3, 18.2, 19.4, 19.3, 20.5],
  "new-york": [0.3, 8.6, 15.1, 19.9, 20.6, 19.9, 19.8],
  "st-petersburg": [2.2, 9.9, 17, 18.8, 20.6, 22.5, 21.6],
  berlin: [2.3, 10.8, 16.6, 19.3, 20.6, 22.3, 23.1],
  "numbered-stations": [9.9, 12.4, 15.7, 15.8, 15.1, 13.7, 13.5],
  "center-rails": [0.2, 13, 24.4, 29.9, 29.7, 32.6, 35.7],
  "central-stations": [0.4, 6.4, 12.8, 16.6, 16.8, 16.9, 17.2],
  "stock-corporations": [22.5, 20, 18.7, 17.9, 16.1, 12.2, 11.2],
  solo: [0.5, 1.8, 2.4, 3.3, 5.9, 9.3, 11.8],
};

/**
 * By how many points the mover expects too much, likewise: of moves that look alike the luckiest seems best, others answer
 * better than playouts do, and what others hide is guessed to be even.
 */
export const HOPES: readonly number[] = [0, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3];

export const HOPES_OF_MODULES: Readonly<Record<string, readonly number[]>> = {};
