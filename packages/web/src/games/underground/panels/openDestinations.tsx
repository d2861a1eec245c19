/** The face-up destinations: as a list beside the map, and as a row above it that is always visible. */
import { openOf } from "@interchange/underground";
import type { View } from "@interchange/underground";
import type { UndergroundDesk } from "../desk/desk.ts";
import type { Leg } from "../desk/forecast.ts";
import { StationLink, showStation } from "./stationLink.tsx";
import { nameOfStation } from "../desk/stations.ts";
import { StationSign } from "./signs.tsx";
import { linesAt, walkTo } from "../table/stationFacts.ts";
import { useUndergroundDesk } from "../desk/desk.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import "./panels.css";

/** Express destinations first: the passenger goes to one of those first. */
function openNow(desk: UndergroundDesk): readonly string[] {
  const view = desk.shown.value;
  return [...openOf(view, "express"), ...openOf(view, "normal")];
}

/** The stations that he would reach first, and the ones after those. */
function reached(leg: Leg | undefined): readonly [first: ReadonlySet<string>, then: ReadonlySet<string>] {
  const options = leg?.options ?? [];
  return [
    new Set(options.map(({ trip }) => trip.to)),
    new Set(options.flatMap(({ next }) => next?.options.map(({ trip }) => trip.to) ?? [])),
  ];
}

function factsOf(view: View, id: string, first: ReadonlySet<string>, then: ReadonlySet<string>): readonly string[] {
  const { destinations: words } = undergroundWords().table;
  const lines = linesAt(view, id).length;
  const stop = first.has(id) ? [words.firstStop] : then.has(id) ? [words.thenHere] : [];
  // "No line yet" is left out: the walking distance already tells it.
  const served = stop.length || (!lines && view.passenger) ? [] : [words.linesOn(lines)];
  return [...stop, ...served, ...(view.passenger ? [words.walk(walkTo(view, view.passenger, id))] : [])];
}

export function OpenDestinations() {
  const desk = useUndergroundDesk();
  const { destinations: words } = undergroundWords().table;
  const view = desk.shown.value;
  const open = openNow(desk);
  const [first, then] = reached(desk.forecast.value);
  if (!open.length) return <p class="quiet">{words.none}</p>;
  return (
    <ul class="open-destinations">
      {open.map((id) => (
        <li key={id}>
          <StationSign table={desk.shown.value} id={id} />
          <StationLink desk={desk} id={id} />
          <span class="quiet">{t.common.dotted(factsOf(view, id, first, then))}</span>
        </li>
      ))}
    </ul>
  );
}

export function DestinationRow() {
  const desk = useUndergroundDesk();
  const { destinations: words } = undergroundWords().table;
  const [first, then] = reached(desk.forecast.value);
  return (
    <ul class="destination-row above-map" aria-label={words.open}>
      {openNow(desk).map((id) => (
        <li key={id}>
          <button
            type="button"
            class={first.has(id) || then.has(id) ? "destination-chip is-next" : "destination-chip"}
            onClick={() => showStation(desk, id)}
          >
            <StationSign table={desk.shown.value} id={id} />
            <span lang="en">{nameOfStation(desk.shown.value, id)}</span>
            <Bearing desk={desk} id={id} />
          </button>
        </li>
      ))}
      <li class="destination-count">
        <button type="button" onClick={() => (desk.sheet.value = desk.progressSheet)}>
          <span class="unseen">{desk.words.value.progress}</span>
          <span aria-hidden="true">{desk.words.value.progressShort}</span>
        </button>
      </li>
    </ul>
  );
}

/** An arrow to a station outside the visible part of the map. */
function Bearing({ desk, id }: { readonly desk: UndergroundDesk; readonly id: string }) {
  void desk.sight.value;
  const bearing = desk.map.current?.bearingOf(id);
  if (bearing === undefined) return undefined;
  return (
    <svg class="bearing" viewBox="-8 -8 16 16" style={{ transform: `rotate(${bearing}deg)` }} aria-hidden="true">
      <path d="M-6 0H6M1.5-4.5L6 0 1.5 4.5" />
    </svg>
  );
}
