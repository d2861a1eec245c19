/**
 * The printed components: the map, how many pieces a line has, which lines share a marker, the kind of each station, and
 * the symbols. A set names its map, by id or with all its content; its other values apply to that map, and what it
 * leaves out is as the map says.
 */
import type { AnyPart, Components, Json, JsonObject, Part, Setup } from "@interchange/tabletop";
import {
  each,
  fields,
  FIRST_SET,
  listOf,
  nameNot,
  ownShape,
  printedWith,
  setOf,
  whole,
  wordOf,
} from "@interchange/tabletop";
import { CATEGORIES } from "./city.ts";
import type { Category, City } from "./city.ts";
import { LONDON, LONDON_FILE } from "./cities/london.ts";
import { mapNamed, MAPS } from "./maps/builtIn.ts";
import { FEWEST_DESTINATIONS } from "./maps/checkMap.ts";
import { cityFrom } from "./maps/cityFrom.ts";
import { MAP_LIMITS } from "./maps/mapFile.ts";
import type { MapFile } from "./maps/mapFile.ts";
import { readMap } from "./maps/readMap.ts";
import type { ReadMap } from "./maps/readMap.ts";
import { MAP_SCHEMA } from "./maps/schema.ts";
import { COPIES } from "./symbols.ts";

/** By line. */
type Pieces = Readonly<Record<string, number>>;
/** The lines of each marker, by number of seats. */
type MarkerLines = Readonly<Record<string, readonly (readonly string[])[]>>;

interface Stations {
  /** By station, except where the passenger starts. */
  readonly kinds: Readonly<Record<string, Category>>;
  readonly symbols: readonly string[];
}

/** The id of a map that comes with the game, or a whole map. */
const MAP: Part<Json, MapFile> = {
  id: "map",
  published: { 1: LONDON_FILE.id },
  shape: ownShape({ oneOf: [{ enum: MAPS.map(({ id }) => id) }, MAP_SCHEMA] }),
  problem(value) {
    if (typeof value === "string")
      return mapNamed(value)
        ? undefined
        : { pointer: "", reason: `unknown map "${value}"; known: ${MAPS.map(({ id }) => id).join(", ")}` };
    const read = ownMap(value);
    return read.ok ? undefined : { pointer: "", reason: read.problems[0]?.reason ?? "" };
  },
  tables: mapIn,
};

/** Sets are checked several times. */
const read = new WeakMap<object, ReadMap>();

function ownMap(value: Json): ReadMap {
  if (typeof value !== "object" || value === null) return readMap(value);
  let known = read.get(value);
  if (!known) read.set(value, (known = readMap(value)));
  return known;
}

/** The map of a value that has been checked. */
function mapIn(value: Json): MapFile {
  return typeof value === "string" ? (mapNamed(value) ?? LONDON_FILE) : (value as unknown as MapFile);
}

/** The map of a set that has been checked; London's if it names none. */
export function mapOf(components: Pick<Components, "values"> | undefined): MapFile {
  return mapIn(components?.values?.["map"] ?? LONDON_FILE.id);
}

interface Printings {
  readonly pieces: Part<Pieces, Pieces>;
  readonly markers: Part<MarkerLines, MarkerLines>;
  readonly stations: Part<Stations, Stations>;
}

const printings = new WeakMap<MapFile, Printings>();

/** The parts that depend on a map. */
function printingsOf(map: MapFile): Printings {
  let known = printings.get(map);
  if (!known)
    printings.set(map, (known = { pieces: piecesPart(map), markers: markersPart(map), stations: kindsPart(map) }));
  return known;
}

function piecesPart({ lines }: MapFile): Printings["pieces"] {
  return {
    id: "lines",
    published: { 1: lines },
    shape: each(Object.keys(lines), whole(1, MAP_LIMITS.pieces)),
    tables: (values) => values,
  };
}

function markersPart({ lines, markers }: MapFile): Printings["markers"] {
  return {
    id: "markers",
    published: { 1: markers },
    shape: fields(
      Object.fromEntries(
        Object.keys(markers).map((seats) => [
          seats,
          listOf(setOf(wordOf(Object.keys(lines)), 1, MAP_LIMITS.linesOfMarker), Number(seats), MAP_LIMITS.markers),
        ]),
      ),
      "seats",
    ),
    problem(values) {
      for (const [seats, each] of Object.entries(values)) {
        const all = each.flat();
        const twice = all.find((line, index) => all.indexOf(line) < index);
        if (twice !== undefined) return { pointer: `/${seats}`, reason: `${twice} appears twice` };
      }
      return undefined;
    },
    tables: (values) => values,
  };
}

const SEATS_OF_LOTS = Array.from({ length: 9 }, (_, before) => `seat-${before + 1}`);

function kindsPart({ stations, symbols, lines, farewell }: MapFile): Printings["stations"] {
  const others = stations.filter(({ kind }) => kind !== "start");
  /** Records write these for other draws. */
  const taken = [...stations.map(({ id }) => id), ...Object.keys(lines), ...SEATS_OF_LOTS];
  return {
    id: "stations",
    published: { 1: { kinds: Object.fromEntries(others.map(({ id, kind }) => [id, kind])), symbols } },
    shape: fields({
      kinds: each(
        others.map(({ id }) => id),
        wordOf(CATEGORIES.filter((kind) => kind !== "start")),
      ),
      symbols: setOf(nameNot(taken), 1, MAP_LIMITS.symbols),
    }),
    problem(values) {
      const count = (kind: Category): number => Object.values(values.kinds).filter((one) => one === kind).length;
      for (const kind of ["express", "normal"] as const)
        if (count(kind) < FEWEST_DESTINATIONS)
          return { pointer: "/kinds", reason: `fewer than ${FEWEST_DESTINATIONS} stations are ${kind}` };
      const wanted = COPIES * values.symbols.length;
      if (count("connection") !== wanted)
        return {
          pointer: "/symbols",
          reason: `${values.symbols.length} symbols need ${wanted} connection stations, not ${count("connection")}`,
        };
      const last = farewell === undefined ? "normal" : values.kinds[farewell];
      return last === "express" || last === "normal"
        ? undefined
        : {
            pointer: `/kinds/${farewell}`,
            reason: "must be express or normal: it is a destination in one of the variants",
          };
    },
    tables: (values) => values,
  };
}

/** The parts of a set with a valid map. */
export function partsWith(components: Pick<Components, "values"> | undefined): readonly AnyPart[] {
  const value = components?.values?.["map"] ?? LONDON_FILE.id;
  const own = typeof value === "string" ? { ok: true as const, map: mapIn(value) } : ownMap(value);
  const { pieces, markers, stations } = printingsOf(own.ok ? own.map : LONDON_FILE);
  return [MAP, pieces, markers, stations];
}

/** The parts of sets with the map of London. */
export const PARTS: readonly AnyPart[] = partsWith(undefined);

/** The set with its own map, if it has one, in canonical order. */
export function withCanonicalMap(components: Components): Components {
  const { values = {} } = components;
  const own = values["map"];
  if (own === undefined || typeof own === "string") return components;
  const checked = ownMap(own);
  if (!checked.ok) return components;
  return { ...components, values: { ...values, map: checked.map as unknown as JsonObject } };
}

/** What a set-up table plays on: this map, by id or with its content, with the other values of a set, if there is one. */
export function componentsOn(map: MapFile | string, own?: Components): Components | undefined {
  if (map === LONDON_FILE || map === LONDON_FILE.id) return own;
  const { id, version } = typeof map === "string" ? (mapNamed(map) ?? { id: map, version: "1" }) : map;
  const value = typeof map === "string" || MAPS.includes(map) ? id : (map as unknown as JsonObject);
  const { name = id, version: ownVersion = version, base = FIRST_SET, values = {} } = own ?? {};
  return { name, version: ownVersion, base, values: { ...values, map: value } };
}

/** The city with these components. */
export function cityWith(components: Components | undefined): City {
  if (!components) return LONDON;
  const map = mapOf(components);
  const { pieces: piecesOf, markers, stations } = printingsOf(map);
  const printed = printedWith([piecesOf, markers, stations], components);
  const city = map === LONDON_FILE ? LONDON : cityFrom(map);
  const pieces = printed(piecesOf);
  const { kinds, symbols } = printed(stations);
  return {
    ...city,
    symbols,
    lines: city.lines.map(({ id }) => ({ id, pieces: pieces[id] ?? 0 })),
    markers: printed(markers),
    stations: city.stations.map((station) => ({ ...station, category: kinds[station.id] ?? station.category })),
  };
}

/** The markers of a table. */
export function markersWith({
  seats,
  components,
}: Pick<Setup, "seats" | "components">): readonly (readonly string[])[] {
  const { markers } = printingsOf(mapOf(components));
  return printedWith([markers], components)(markers)[seats] ?? [];
}
