/** The passenger's trips: the forecast, and the ones to choose from when a trip is due. */
import type { Seat } from "@interchange/tabletop";
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { helps } from "../../../kit/assist.ts";
import type { UndergroundCommon } from "./common.ts";
import type { Draft } from "./draft.ts";
import { forecastOf, incomeOf } from "./forecast.ts";
import type { Leg, LegOption } from "./forecast.ts";

export interface Sending {
  /** Where the passenger would go now, counting the draft. */
  readonly forecast: ReadonlySignal<Leg | undefined>;
  /** The trip that is due, and the viewer's options. */
  readonly leg: ReadonlySignal<Leg | undefined>;
  readonly trips: ReadonlySignal<readonly LegOption[]>;
  /** The chosen option, if any. */
  readonly picked: Signal<number | undefined>;
  readonly tripAt: ReadonlySignal<number | undefined>;
  /** The trip under the pointer, from any list. */
  readonly pointedTrip: Signal<LegOption | undefined>;
}

const NO_TRIPS: readonly LegOption[] = [];

export function sendingOf(
  { client: { view, assist }, history, isDeciding }: UndergroundCommon,
  { drafted, future, isEnding }: Draft,
): Sending {
  const picked = signal<number | undefined>(undefined);
  const leg = computed(() => {
    if (!isDeciding.value) return undefined;
    const due = future.value.view;
    const isDue = due.stage === "express" || due.stage === "normal";
    if (!isDue || (!isEnding.value && view.value.stage === "build")) return undefined;
    return forecastOf(due, 1 + future.value.steps.filter(({ move }) => move.type === "trip").length);
  });
  const trips = computed(() => leg.value?.options ?? NO_TRIPS);
  return {
    forecast: computed(() => {
      const shown = history.at.value === undefined ? drafted.value : history.shown.value;
      return helps(assist, "ledger") ? forecastOf(shown) : undefined;
    }),
    leg,
    trips,
    picked,
    tripAt: computed(() => picked.value ?? suggested(trips.value, view.value.turn)),
    pointedTrip: signal<LegOption | undefined>(undefined),
  };
}

/** The trip that pays the seat most; none if the best one pays only others. */
export function suggested(options: readonly LegOption[], seat: Seat): number | undefined {
  const worth = options.map(
    ({ scores, next }) => scores.filter((each) => each === seat).length + incomeOf(next, seat).most,
  );
  const best = worth.indexOf(Math.max(...worth));
  const option = options[best];
  if (!option) return undefined;
  const paysOthersOnly = option.scores.length > 0 && !option.scores.includes(seat);
  return paysOthersOnly && options.length > 1 ? undefined : best;
}
