/** The map as lists: the passenger and his destinations, the blocks to build in, every line, every station. */
import type { MapHandle } from "@interchange/boards/map";
import { cityOf } from "@interchange/underground";
import { useLayoutEffect, useRef } from "preact/hooks";
import { undergroundWords } from "../words.ts";
import { locale, t } from "../../../words/index.ts";
import { sayWho } from "../../../table/desk/names.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { blockAt, kindOf, nameOfLine } from "../desk/stations.ts";
import { linesAt } from "../table/stationFacts.ts";
import { candidatesOf } from "../desk/tried.ts";
import { useUndergroundDesk } from "../desk/desk.ts";
import { destinationWords, lineWords, passengerWords, spacesFrom, tripWords } from "./mapWords.ts";
import { HeadRow } from "../../../kit/ui/headRow.tsx";
import "./board.css";

export function Board() {
  const desk = useUndergroundDesk();
  const words = undergroundWords().text;
  const view = desk.shown.value;
  const leg = desk.forecast.value;
  return (
    <>
      <p>{passengerWords(view)}</p>
      <List title={words.open} items={destinationWords(view)} />
      {leg && <List title={words.trips} items={tripWords(desk, leg.options)} />}
      {desk.isBuilding.value && <Places desk={desk} />}
      <h3>{words.lines}</h3>
      {desk.client.sitters.map((_, seat) => (
        <List
          key={seat}
          title={words.linesOf(sayWho(desk, seat))}
          items={(view.lines[seat] ?? []).map((line) => lineWords(desk, line))}
        />
      ))}
      <Stations desk={desk} />
    </>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul class="text-list">
        {items.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </section>
  );
}

/** More blocks than this are listed only on request. */
const FEW = 30;

/** The blocks to build in, by line. A button adds the piece to the turn. */
function Places({ desk }: { readonly desk: UndergroundDesk }) {
  const words = undergroundWords().text;
  return (
    <section>
      <h3>{words.canBuild}</h3>
      {desk.lines.value.map((line) => {
        const candidates = candidatesOf(desk.draft.drafted.value, [line]);
        const title = words.canBuildLine(nameOfLine(line));
        return (
          <details key={line} open={line === desk.line.value && candidates.length <= FEW}>
            <summary>{title}</summary>
            <ul class="text-list text-places" aria-label={title}>
              {candidates.map((candidate) => (
                <li key={candidate.block}>
                  <button type="button" class="link" onClick={() => desk.choose([candidate])}>
                    {words.build(
                      blockAt(desk.shown.value, candidate.block),
                      undergroundWords().table.tried.cost(candidate.cost),
                    )}
                  </button>
                </li>
              ))}
            </ul>
            {!candidates.length && <p class="quiet">{words.noBuild}</p>}
          </details>
        );
      })}
    </section>
  );
}

function Stations({ desk }: { readonly desk: UndergroundDesk }) {
  const words = undergroundWords().text;
  const { kinds, station: facts } = undergroundWords().table;
  const view = desk.shown.value;
  const box = useRef<HTMLTableElement>(null);
  useHandle(desk, box);
  const stations = cityOf(view.setup).city.stations.toSorted((one, other) =>
    one.name.localeCompare(other.name, locale()),
  );
  return (
    <section>
      <h3>{words.stations}</h3>
      <p class="quiet">{words.stationsAbout}</p>
      <div class="text-scroll">
        <table ref={box} class="text-stations">
          <HeadRow columns={[words.station, words.kind, words.linesHere, words.blocks]} />
          <tbody>
            {stations.map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">
                  <button type="button" class="link" data-station={id} onClick={() => desk.lookAt(id)}>
                    {name}
                  </button>
                </th>
                <td>
                  {t.common.inTurn([
                    kinds[kindOf(view, id)],
                    ...(view.open.includes(id) ? [facts.open] : []),
                    ...(view.passenger === id ? [facts.passenger] : []),
                  ])}
                </td>
                <td>{t.common.inTurn(linesAt(view, id).map(nameOfLine)) || words.noLines}</td>
                <td>{t.common.inTurn(spacesFrom(view, id))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Lets the keys that go to a station on the map go to it here. Moving and zooming do nothing. */
function useHandle(desk: UndergroundDesk, box: { readonly current: HTMLTableElement | null }): void {
  useLayoutEffect(() => {
    const nothing = (): void => undefined;
    const made: MapHandle = {
      fit: nothing,
      centreOn: nothing,
      zoomToBuild: nothing,
      playTrip: async () => undefined,
      skip: nothing,
      spotOf: () => undefined,
      bearingOf: () => undefined,
      focus: (station) =>
        box.current
          ?.querySelector<HTMLElement>(station === undefined ? "[data-station]" : `[data-station="${station}"]`)
          ?.focus(),
    };
    const { map } = desk;
    map.current = made;
    return () => {
      if (map.current === made) map.current = undefined;
    };
  }, [desk, box]);
}
