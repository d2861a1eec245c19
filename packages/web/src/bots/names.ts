/** The bots by name, weakest idea first. The names alone: the bots themselves live in the worker. */
export const BOTS = ["random", "greedy", "planner"] as const;
export type BotName = (typeof BOTS)[number];
