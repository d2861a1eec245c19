/** Finds a station by its name and shows it on the map. */
import { cityOf } from "@interchange/underground";
import { useSignal } from "@preact/signals";
import { undergroundWords } from "../words.ts";
import { locale, t } from "../../../words/index.ts";
import { StationLink, showStation } from "./stationLink.tsx";
import { stationFacts } from "../table/stationFacts.ts";
import { useUndergroundDesk } from "../desk/desk.ts";

/** Ignores punctuation, so that "kings" finds "King's Cross". */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9 ]/g, "");

const begins = (name: string, wanted: string): boolean => plain(name).startsWith(plain(wanted));

export function Finder() {
  const desk = useUndergroundDesk();
  const words = undergroundWords().table.finder;
  const wanted = useSignal("");
  const found = cityOf(desk.shown.value.setup)
    .city.stations.filter(({ name }) => plain(name).includes(plain(wanted.value)))
    .toSorted(
      (one, other) =>
        Number(begins(other.name, wanted.value)) - Number(begins(one.name, wanted.value)) ||
        one.name.localeCompare(other.name, locale()),
    );
  return (
    <form
      class="finder"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = found;
        if (first) showStation(desk, first.id);
      }}
    >
      <label class="field">
        {words.search}
        <input
          type="search"
          value={wanted.value}
          autoComplete="off"
          // The player can type at once.
          autofocus
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
            <StationLink desk={desk} id={id} />{" "}
            <small class="quiet">{t.common.inTurn(stationFacts(desk.shown.value, id))}</small>
          </li>
        ))}
      </ul>
    </form>
  );
}
