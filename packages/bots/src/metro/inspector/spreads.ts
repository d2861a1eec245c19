/**
 * How far games end from what was expected: the standard deviation of the final margin, a row for every number of
 * seats, for 0, 10, 20 ... 60 tiles left. Written by `training/calibrate.ts`.
 */
export const SPREADS: readonly (readonly number[])[] = [
  [0, 2, 3, 4, 4, 5, 5],
  [0, 7, 10, 12, 14, 16, 17],
  [0, 6, 9, 11, 12, 14, 15],
  [0, 6, 8, 10, 11, 12, 13],
  [0, 5, 7, 9, 10, 11, 12],
  [0, 5, 7, 9, 10, 11, 12],
];

/** So many times that with a module. */
export const SPREAD_OF_MODULES: Readonly<Record<string, number>> = {};

/**
 * By how many points the mover expects too much, by seats: of moves that look alike the luckiest seems best, and others
 * answer better than playouts do. With a module, by its name.
 */
export const OPTIMISM: readonly number[] = [0, 0, 0, 0, 0, 0];

export const OPTIMISM_OF_MODULES: Readonly<Record<string, number>> = {};
