import type { Host } from "@interchange/host";

/** The owner of a table of any game: positions, events and views only pass through. */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever the game has
export type AnyHost = Host<any, any, any, any, any>;
