import type { TimeControl } from "@interchange/tabletop";
import type * as timing from "./timing.ts";

export type Clocks = typeof timing;

/** The clock arithmetic, loaded only for tables that have clocks. */
export async function clocksFor(control: TimeControl): Promise<Clocks | undefined> {
  return control.kind === "none" ? undefined : import("./timing.ts");
}
