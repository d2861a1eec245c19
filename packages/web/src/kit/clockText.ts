/** Puts a time control into words, long or short. */
import type { TimeControl } from "@interchange/tabletop";
import { t, type Words } from "../words/index.ts";

export function clockText(control: TimeControl): string {
  const { clock } = t.home;
  return worded(control, clock);
}

export function shortClockText(control: TimeControl): string {
  return worded(control, t.home.clock.short);
}

type Worded = Pick<Words["home"]["clock"], "none" | "live" | "days">;

function worded(control: TimeControl, { none, live, days }: Worded): string {
  switch (control.kind) {
    case "none":
      return none;
    case "live":
      return live(control.initial, control.increment);
    case "days":
      return days(control.perMove);
  }
}
