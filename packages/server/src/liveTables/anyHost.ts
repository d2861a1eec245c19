import type { Host } from "@interchange/host";

/** A host of any game. Positions, events and views only pass through. */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever the game has
export type AnyHost = Host<any, any, any, any, any>;
