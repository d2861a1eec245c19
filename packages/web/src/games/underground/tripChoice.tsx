/** The trips that are equally good, to choose one of; one alone is confirmed all the same. */
import { undergroundWords } from "./undergroundWords.ts";
import { helps } from "../../parts/assist.ts";
import type { UndergroundDesk } from "./desk.ts";
import { decided, LegView, OptionWords } from "./oracle.tsx";
import { forecastOf } from "./forecast.ts";
import type { Kind } from "./forecast.ts";

export function TripChoice({ desk }: { readonly desk: UndergroundDesk }) {
  const words = undergroundWords().trip;
  const view = desk.client.view.value;
  const kind: Kind = view.stage === "express" ? "express" : "normal";
  const leg = forecastOf(view);
  const options = desk.trips.value;
  if (!leg) return undefined;
  const next = options[desk.tripAt.value]?.next;
  return (
    <section class="panel info trip-choice" aria-label={words.title[kind]}>
      <h2 class="panel-title">{words.title[kind]}</h2>
      <p class="quiet">{decided(desk, leg)}</p>
      <div role="radiogroup" aria-label={words.choose} class="trip-options">
        {options.map((option, at) => (
          <label
            key={`${option.trip.to} ${option.trip.lines.join(" ")}`}
            class={at === desk.tripAt.value ? "trip-option chosen" : "trip-option"}
            onPointerEnter={() => {
              desk.pointedTrip.value = option;
            }}
            onPointerLeave={() => {
              desk.pointedTrip.value = undefined;
            }}
          >
            <input
              type="radio"
              name="trip"
              checked={at === desk.tripAt.value}
              onChange={() => {
                desk.tripAt.value = at;
              }}
            />
            <OptionWords desk={desk} option={option} />
          </label>
        ))}
      </div>
      {next && helps(desk.client.assist, "ledger") && (
        <div class="leg-next">
          <LegView desk={desk} leg={next} />
        </div>
      )}
    </section>
  );
}
