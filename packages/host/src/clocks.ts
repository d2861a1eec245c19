import type { TimeControl } from "@interchange/tabletop";
import type * as timing from "./timing.ts";

export type Clocks = typeof timing;

/** The arithmetic of clocks, for a table that is played with them; others do without. */
export async function clocksFor(control: TimeControl): Promise<Clocks | undefined> {
  return control.kind === "none" ? undefined : import("./timing.ts");
}
