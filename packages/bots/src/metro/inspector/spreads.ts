/**
 * How far games end from what was expected: the standard deviation of the final margin, a row for every number of
 * seats, for 0, 10, 20 ... 60 tiles left. Written by `training/calibrate.ts`.
 */
export const SPREADS: readonly (readonly number[])[] = [
  [0, 2, 3, 4, 4, 5, 5],
  [0, 8.1, 13.5, 16.9, 18.8, 19.3, 18.8],
  [0, 5.2, 9.4, 11.4, 12.2, 13, 13.2],
  [0, 6.2, 9.3, 10.3, 12.7, 14.2, 14.8],
  [0, 5.8, 9.1, 9.7, 10.7, 10.5, 11.4],
  [0, 4.1, 5.2, 6.2, 6.8, 8, 7.4],
];

/** The same with a module, for the seats that it was fitted at: one in the solo game, two in others. */
export const SPREADS_OF_MODULES: Readonly<Record<string, readonly number[]>> = {};

/**
 * By how many points the mover expects too much: of moves that look alike the luckiest seems best, and others answer
 * better than playouts do. With a module, by its name.
 */
export const OPTIMISM = 0.5;

export const OPTIMISM_OF_MODULES: Readonly<Record<string, number>> = {};
