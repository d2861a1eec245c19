/** How fast things move; the times are designed at `normal`. */
export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];
