/** Lets the player choose one of several equally good trips. */

import { helps } from "../../../../kit/assist.ts";
import type { UndergroundDesk } from "../../desk/desk.ts";
import type { Leg } from "../../desk/forecast.ts";
import { Decided, LegView, Trip } from "../../panels/oracle.tsx";
import { undergroundWords } from "../../words.ts";

export function TripChoice({ desk, leg }: { readonly desk: UndergroundDesk; readonly leg: Leg }) {
  const words = undergroundWords().table.trip;
  const at = desk.tripAt.value;
  const options = desk.trips.value;
  const Advice = desk.advice.value?.Trip;
  const next = at === undefined ? undefined : options[at]?.next;
  return (
    <section class="panel info trip-choice" aria-label={words.title[leg.kind]}>
      <h2 class="panel-title">{words.title[leg.kind]}</h2>
      <p class="quiet">
        <Decided desk={desk} leg={leg} />
      </p>
      <div role="radiogroup" aria-label={words.choose} class="trip-options">
        {options.map((option, place) => (
          <label
            key={`${option.trip.to} ${option.trip.lines.join(" ")}`}
            class={place === at ? "trip-option chosen" : "trip-option"}
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
              checked={place === at}
              onChange={() => {
                desk.picked.value = place;
              }}
            />
            <Trip desk={desk} option={option} />
            {Advice && <Advice option={option} />}
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
