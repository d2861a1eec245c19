/** The passenger's way: where he would go as things are, and the trips to choose among when one is due. */
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { helps } from "../../parts/assist.ts";
import type { UndergroundCommon } from "./common.ts";
import { forecastOf } from "./forecast.ts";
import type { Leg, LegOption } from "./forecast.ts";

export interface Sending {
  /** Where the passenger would go as things are. */
  readonly forecast: ReadonlySignal<Leg | undefined>;
  /** The trips that the viewer chooses among, when one is due. */
  readonly trips: ReadonlySignal<readonly LegOption[]>;
  readonly tripAt: Signal<number>;
  /** A trip of any list that is pointed at. */
  readonly pointedTrip: Signal<LegOption | undefined>;
}

export function sendingOf({ client: { view, assist }, shown, isDeciding }: UndergroundCommon): Sending {
  return {
    forecast: computed(() => (helps(assist, "ledger") ? forecastOf(shown.value) : undefined)),
    trips: computed(() => {
      if (!isDeciding.value || view.value.stage === "build") return [];
      return forecastOf(view.value)?.options ?? [];
    }),
    tripAt: signal(0),
    pointedTrip: signal<LegOption | undefined>(undefined),
  };
}
