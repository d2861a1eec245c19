/** Finds a station by its name and shows it on the map. */
import { LONDON } from "@interchange/underground";
import { useSignal } from "@preact/signals";
import { undergroundText } from "./text.ts";
import { Place } from "./destinations.tsx";
import { stationFacts } from "./stationFacts.ts";
import { useUndergroundDesk } from "./useUndergroundDesk.ts";

const words = undergroundText.table.finder;

/** Letters alone, so that "kings" finds "King's Cross". */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9 ]/g, "");

export function Finder() {
  const desk = useUndergroundDesk();
  const wanted = useSignal("");
  const found = LONDON.stations
    .filter(({ name }) => plain(name).includes(plain(wanted.value)))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <div class="finder">
      <label class="field">
        {words.search}
        <input
          type="search"
          value={wanted.value}
          autoComplete="off"
          spellcheck={false}
          onInput={(event) => (wanted.value = event.currentTarget.value)}
        />
      </label>
      <p class="quiet" role="status">
        {found.length ? words.found(found.length) : words.none}
      </p>
      <ul class="found">
        {found.map(({ id }) => (
          <li key={id}>
            <Place desk={desk} id={id} /> <small class="quiet">{stationFacts(desk.shown.value, id).join(", ")}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
