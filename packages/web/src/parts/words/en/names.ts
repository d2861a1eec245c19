import type { BotName } from "@interchange/games";

/** What setting up calls things, as far as the first pages need it. */
export const names = {
  you: "You",
  botNames: { random: "Drifter", greedy: "Collector", planner: "Planner" } as Readonly<Record<BotName, string>>,
  editions: {
    first: "First edition",
    second: "Second edition",
    bigbox: "BigBox edition",
  } as Readonly<Record<string, string>>,
  full: "The table could not be kept: the browser's storage is full. Delete an old table first.",
};
