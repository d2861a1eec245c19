/** Chooses the map of a table: those of the game, a file, or one of somebody's own. */
import { checkedMap, componentsOn, LONDON_FILE, mapOf, MAPS, underground } from "@interchange/underground";
import type { MapFile, MapProblem } from "@interchange/underground";
import type { Components, SetupRequest } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import { BoxChooser } from "../../../table/box/chooser.tsx";
import type { ComponentsProps, SeatRange } from "../../../table/setup/gameSetup.ts";
import { undergroundWords } from "../words.ts";
import { sentenceOf } from "./faults.ts";
import { myMaps, newKey, storeMap } from "./myMaps.ts";
import { MapPreview } from "./preview.tsx";
import "./maps.css";

/** A longer file is no map, so it is not even read. */
const LARGEST_FILE = 1_000_000;

/** The map of a request that was checked. */
const mapIn = ({ components }: SetupRequest): MapFile => mapOf(components);

const isOwn = (map: MapFile): boolean => !MAPS.includes(map);

/** The owner's set without its map; undefined if there is nothing else in it. */
function setIn(components: Components | undefined): Components | undefined {
  const { map, ...values } = components?.values ?? {};
  if (map === undefined) return components;
  return components && Object.keys(values).length ? { ...components, values } : undefined;
}

/** The owner's set as far as it goes with a map: values of stations apply to the map of the box. */
function fittingSet(map: MapFile, set: Components | undefined): Components | undefined {
  if (!set || map === LONDON_FILE) return set;
  const { stations: _, ...values } = set.values ?? {};
  const own = Object.keys(values).length ? { ...set, values } : undefined;
  const [seats = "2"] = Object.keys(map.markers);
  return own && underground.prepare({ seats: Number(seats), components: componentsOn(map, own) }).ok ? own : undefined;
}

export const playersOf = ({ markers }: MapFile): SeatRange => {
  const numbers = Object.keys(markers).map(Number);
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
};

export function seatsWith(request: SetupRequest): SeatRange {
  return playersOf(mapIn(request));
}

export function optionsWith(request: SetupRequest): Readonly<Record<string, string>> {
  const isAsked = request.options?.["mornington-crescent"] === "yes";
  return isAsked && mapIn(request).farewell === undefined ? { "mornington-crescent": "no" } : {};
}

export const unlisted = (request: SetupRequest): string | undefined =>
  isOwn(mapIn(request)) ? undergroundWords().maps.choose.notListed : undefined;

interface Refused {
  readonly file: string;
  readonly problems: readonly MapProblem[] | undefined;
}

export function MapAndBox({ request, onChange }: ComponentsProps) {
  const words = undergroundWords().maps.choose;
  const refused = useSignal<Refused | undefined>(undefined);
  const isTrimmed = useSignal(false);
  const map = mapIn(request);
  const set = setIn(request.components);
  const drawn = myMaps().flatMap((each) => {
    const checked = checkedMap(each.map);
    return checked.ok ? [checked.map] : [];
  });
  const own = isOwn(map)
    ? [map, ...drawn.filter(({ id, version }) => id !== map.id || version !== map.version)]
    : drawn;
  const choose = (chosen: MapFile): void => {
    const fitting = fittingSet(chosen, set);
    isTrimmed.value = JSON.stringify(fitting) !== JSON.stringify(set);
    refused.value = undefined;
    onChange(componentsOn(chosen, fitting));
  };
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const text = file.size > LARGEST_FILE ? undefined : await file.text().catch(() => undefined);
    const checked = text === undefined ? undefined : checkedMap(text);
    if (!checked?.ok) {
      refused.value = { file: file.name, problems: checked?.problems };
      return;
    }
    storeMap(newKey(), checked.map);
    choose(checked.map);
  };
  return (
    <>
      <section class="setup-part" aria-labelledby="setup-map">
        <h2 id="setup-map">{words.title}</h2>
        <div class="map-choices" role="radiogroup" aria-labelledby="setup-map">
          {MAPS.map((each) => (
            <MapOption key={each.id} map={each} isChosen={each === map} onChoose={choose} />
          ))}
          {own.map((each) => (
            <MapOption key={`${each.id} ${each.version}`} map={each} isChosen={each === map} onChoose={choose} />
          ))}
        </div>
        <div class="map-more">
          <label class="button file">
            {words.fromFile}
            <input
              type="file"
              accept=".json,application/json"
              onChange={(event) => {
                const { currentTarget } = event;
                void load(currentTarget.files?.[0]).then(() => (currentTarget.value = ""));
              }}
            />
          </label>
          <a href="/maps/underground">{drawn.length ? words.mine : words.draw}</a>
        </div>
        {refused.value && <RefusedFile refused={refused.value} />}
        {isTrimmed.value && (
          <p class="quiet" role="status">
            {words.trimmed}
          </p>
        )}
      </section>
      <BoxChooser
        game={underground}
        request={{ ...request, components: set }}
        onChange={(chosen) => onChange(componentsOn(map, fittingSet(map, chosen)))}
      />
    </>
  );
}

interface OptionProps {
  readonly map: MapFile;
  readonly isChosen: boolean;
  readonly onChoose: (map: MapFile) => void;
}

function MapOption({ map, isChosen, onChoose }: OptionProps) {
  const words = undergroundWords().maps.choose;
  const { least, most } = playersOf(map);
  const about = isOwn(map) ? words.own : words.about[map.id];
  return (
    <label class={isChosen ? "map-option is-chosen" : "map-option"}>
      <input
        class="covering"
        type="radio"
        name="map"
        value={map.id}
        aria-label={map.name}
        checked={isChosen}
        onChange={() => onChoose(map)}
      />
      <MapPreview map={map} />
      <b>{map.name}</b>
      {about !== undefined && <small>{about}</small>}
      <small>{words.size(map.stations.length, least, most)}</small>
    </label>
  );
}

/** What is wrong with a file, sentence by sentence. */
export function RefusedFile({ refused: { file, problems } }: { readonly refused: Refused }) {
  const words = undergroundWords().maps.choose;
  return (
    <div class="problem" role="alert">
      <p>{words.refused(file)}</p>
      <ul class="map-faults">
        {(problems?.map(sentenceOf) ?? [words.unreadable]).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}
