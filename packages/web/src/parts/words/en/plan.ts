import type { Rung } from "@interchange/games";

/** What the people and bots of a new table are called, and why there may be none. */
export const plan = {
  you: "You",
  /** What people around one screen are called until they say so themselves. */
  names: ["Ada", "Bo", "Cy", "Dee", "Eli", "Flo"],
  botNames: {
    drifter: "Drifter",
    tourist: "Tourist",
    collector: "Collector",
    commuter: "Commuter",
    planner: "Planner",
    inspector: "Inspector",
  } as Readonly<Record<Rung, string>>,
  full: "The table could not be kept: the browser's storage is full. Delete an old table first.",
};
