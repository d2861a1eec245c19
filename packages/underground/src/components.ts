/**
 * The printed components: how many pieces a line has, which lines share a marker, the kind of each station, and the
 * symbols. The network is the same at every table.
 */
import type { AnyPart, Components, Part, Setup } from "@interchange/tabletop";
import { each, fields, listOf, nameNot, printedWith, setOf, whole, wordOf } from "@interchange/tabletop";
import { CATEGORIES } from "./city.ts";
import type { Category, City } from "./city.ts";
import { LONDON } from "./cities/london.ts";

/** By line. */
type Pieces = Readonly<Record<string, number>>;
/** The lines of each marker, by number of seats. */
type MarkerLines = Readonly<Record<string, readonly (readonly string[])[]>>;

interface Stations {
  /** By station, except where the passenger starts. */
  readonly kinds: Readonly<Record<string, Category>>;
  readonly symbols: readonly string[];
}

const LINES = LONDON.lines.map(({ id }) => id);
const SEATS = Object.keys(LONDON.markers);
const STATIONS = LONDON.stations.filter(({ category }) => category !== "start").map(({ id }) => id);
const MORNINGTON = "mornington-crescent";
/** Two of each kind of destination are open, and as many again keep the passenger going. */
const FEWEST_DESTINATIONS = 4;
const COPIES = 2;
/** Twice as many connection stations leave room for the other kinds. */
const MOST_SYMBOLS = 16;
const SEATS_OF_LOTS = Array.from({ length: 9 }, (_, before) => `seat-${before + 1}`);
/** Records write these for other draws. */
const TAKEN: readonly string[] = [...LONDON.stations.map(({ id }) => id), ...LINES, ...SEATS_OF_LOTS];

/** The values of `interchange 1` are those of the city data. */
const STATIONS_1: Stations = {
  kinds: Object.fromEntries(
    LONDON.stations.flatMap(({ id, category }) => (category === "start" ? [] : [[id, category] as const])),
  ),
  symbols: LONDON.symbols,
};

const PIECES: Part<Pieces, Pieces> = {
  id: "lines",
  published: { 1: Object.fromEntries(LONDON.lines.map(({ id, pieces }) => [id, pieces])) },
  shape: each(LINES, whole(1, 40)),
  tables: (values) => values,
};

const MARKERS: Part<MarkerLines, MarkerLines> = {
  id: "markers",
  published: { 1: Object.fromEntries(Object.entries(LONDON.markers)) },
  shape: fields(
    Object.fromEntries(SEATS.map((seats) => [seats, listOf(setOf(wordOf(LINES), 1, 4), Number(seats), 6)])),
    "seats",
  ),
  problem(values) {
    for (const [seats, markers] of Object.entries(values)) {
      const lines = markers.flat();
      const twice = lines.find((line, index) => lines.indexOf(line) < index);
      if (twice !== undefined) return { pointer: `/${seats}`, reason: `${twice} appears twice` };
    }
    return undefined;
  },
  tables: (values) => values,
};

const KINDS: Part<Stations, Stations> = {
  id: "stations",
  published: { 1: STATIONS_1 },
  shape: fields({
    kinds: each(STATIONS, wordOf(CATEGORIES.filter((kind) => kind !== "start"))),
    symbols: setOf(nameNot(TAKEN), 1, MOST_SYMBOLS),
  }),
  problem({ kinds, symbols }) {
    const count = (kind: Category): number => Object.values(kinds).filter((each) => each === kind).length;
    for (const kind of ["express", "normal"] as const)
      if (count(kind) < FEWEST_DESTINATIONS)
        return { pointer: "/kinds", reason: `fewer than ${FEWEST_DESTINATIONS} stations are ${kind}` };
    if (count("connection") !== COPIES * symbols.length)
      return {
        pointer: "/symbols",
        reason: `${symbols.length} symbols need ${COPIES * symbols.length} connection stations, not ${count("connection")}`,
      };
    return kinds[MORNINGTON] === "express" || kinds[MORNINGTON] === "normal"
      ? undefined
      : {
          pointer: `/kinds/${MORNINGTON}`,
          reason: "must be express or normal: it is a destination in one of the variants",
        };
  },
  tables: (values) => values,
};

export const PARTS: readonly AnyPart[] = [PIECES, MARKERS, KINDS];

/** The city with these components. */
export function cityWith(components: Components | undefined): City {
  if (!components) return LONDON;
  const printed = printedWith(PARTS, components);
  const pieces = printed(PIECES);
  const { kinds, symbols } = printed(KINDS);
  return {
    ...LONDON,
    symbols,
    lines: LONDON.lines.map(({ id }) => ({ id, pieces: pieces[id] ?? 0 })),
    markers: printed(MARKERS),
    stations: LONDON.stations.map((station) => ({ ...station, category: kinds[station.id] ?? station.category })),
  };
}

/** The markers of a table. */
export function markersWith({
  seats,
  components,
}: Pick<Setup, "seats" | "components">): readonly (readonly string[])[] {
  return cityWith(components).markers[seats] ?? [];
}
