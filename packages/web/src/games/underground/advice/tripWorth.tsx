/** Shows beside a trip what it is worth in the end, with the error and the reason. */

import type { LegOption } from "../desk/forecast.ts";
import { tripReasonOf } from "./tripReason.ts";
import type { TripReason } from "../../../words/en/underground/advice.ts";
import type { UndergroundAdviceDesk } from "./undergroundAdvice.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import "./tripWorth.css";

interface TripWorthProps {
  readonly advice: UndergroundAdviceDesk;
  readonly option: LegOption;
}

export function TripWorth({ advice, option }: TripWorthProps) {
  const words = t.advice;
  const worth = advice.worthOfTrip(option.trip);
  const reason = worth && reasonOfTrip(advice, option, worth.gain);
  if (!worth || !reason) return undefined;
  return (
    <span class={worth.isBest ? "trip-worth is-best" : "trip-worth"}>
      <span class="trip-why">{undergroundWords().advice.tripReason(reason)}</span>
      <span>
        <b>{words.worth(worth.gain)}</b> <small aria-hidden="true">{words.error(worth.error)}</small>
        <span class="unseen">{words.errorSaid(worth.error)}</span>
      </span>
    </span>
  );
}

export function reasonOfTrip(advice: UndergroundAdviceDesk, option: LegOption, gain: number): TripReason | undefined {
  const view = advice.view.value;
  return view && tripReasonOf(view, option, advice.trips.value, gain);
}
