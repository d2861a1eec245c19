/** Makes a scene from what is visible of a game and what the page wants to highlight. */
import { known } from "@interchange/tabletop";
import {
  bufferTurn,
  drawnSpaces,
  layOut,
  LINE_LETTERS,
  lineStrokes,
  LONDON,
  outlineOf,
  segmentPath,
  spaceOf,
  stretchPath,
} from "@interchange/underground/drawing";
import type { City, CityMap, DrawnSpace, Layout, Piece, Segment } from "@interchange/underground/drawing";
import type {
  Candidate,
  MapScene,
  SceneChoice,
  SceneCompared,
  SceneExtras,
  SceneGhost,
  SceneMark,
  SceneStation,
  SceneTrip,
  Seen,
  Tried,
  TripPreview,
} from "./scene.ts";

import { sheetOf } from "./sheet.ts";
import type { Sheet } from "./sheet.ts";

const NO_CHOICES: readonly SceneChoice[] = [];
const NO_TRIPS: readonly SceneTrip[] = [];
const NO_GHOSTS: readonly SceneGhost[] = [];
const NO_COMPARED: readonly SceneCompared[] = [];
const NO_MARKS: readonly SceneMark[] = [];

export function mapSceneOf(view: Seen, extras: SceneExtras = {}): MapScene {
  const sheet = sheetOf(view.city ?? LONDON);
  const { layout, spaces, lines, free } = stillOf(view.pieces, sheet);
  const on: On = { sheet, layout };
  const { candidates, ghost, drafted, recap, compared, marked, last, trips, lit, found, paired } = extras;
  const tried = ghost && { ...ghost, segment: spotOf(on, ghost.block, ghost.line) };
  return {
    sheet,
    stations: stationsOf(view, sheet, found),
    spaces,
    lines,
    letters: view.letters ?? LINE_LETTERS,
    free,
    last: last?.length ? lastOf(spaces, last) : "",
    choices: candidates?.length ? choicesOf(on, candidates) : NO_CHOICES,
    ghost: tried,
    drafted: drafted?.length ? builtOf(spaces, drafted) : NO_GHOSTS,
    recap: recap?.length ? builtOf(spaces, recap) : NO_GHOSTS,
    compared: compared?.length
      ? compared.map((piece) => ({ ...piece, segment: spotOf(on, piece.block, piece.line) }))
      : NO_COMPARED,
    marks: marked?.length ? marked.map((block) => markOf(sheet, block)) : NO_MARKS,
    trips: trips?.length ? trips.map((trip) => tripOf(on, spaces, tried, trip)) : NO_TRIPS,
    paired,
    lit,
  };
}

/** Hovering needs many scenes of one network. What only building changes is computed once per list of pieces. */
interface Still extends Pick<MapScene, "sheet" | "spaces" | "lines" | "free"> {
  readonly layout: Layout;
}
const stills = new WeakMap<readonly Piece[], Still>();

function stillOf(pieces: readonly Piece[], sheet: Sheet): Still {
  let still = stills.get(pieces);
  if (still?.sheet !== sheet) {
    const layout = layOut(sheet.city, sheet.map, pieces);
    const spaces = drawnSpaces(sheet.city, sheet.map, pieces, layout);
    const free = spaces.map(({ line, segment }) => (line === undefined ? outlineOf(segment) : "")).join("");
    stills.set(pieces, (still = { sheet, layout, spaces, lines: lineStrokes(spaces), free }));
  }
  return still;
}

/** The stations that lines reach. */
export function stationsOn(spaces: readonly DrawnSpace[], lines: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(spaces.flatMap(({ line, between }) => (line !== undefined && lines.has(line) ? between : [])));
}

const pathOf = (spaces: readonly Pick<DrawnSpace, "segment">[]): string =>
  spaces.map(({ segment }) => segmentPath(segment)).join("");

/** The parts of a city's stations that never change. */
function stillStations(city: City, map: CityMap) {
  const { stations } = city;
  return {
    connections: stations.filter(({ category }) => category === "connection").map(({ id }) => id),
    stations: stations.map(({ id, name, category }) => ({
      id,
      name,
      category,
      ...known(map.stations[id]),
      turn: category === "terminus" ? bufferTurn(city, map, id) : 0,
    })),
  };
}

const stillCities = new WeakMap<City, ReturnType<typeof stillStations>>();

function stillCity(city: City, map: CityMap): ReturnType<typeof stillStations> {
  let still = stillCities.get(city);
  if (!still) stillCities.set(city, (still = stillStations(city, map)));
  return still;
}

/** The stations stay the same objects as long as nothing changes for any of them. */
const lately = new WeakMap<Seen["open"], { readonly key: string; readonly stations: readonly SceneStation[] }>();

function stationsOf(
  { symbols, passenger, open, visited, city = LONDON }: Seen,
  { map }: Sheet,
  found: SceneExtras["found"],
): readonly SceneStation[] {
  const key = [symbols.join(), passenger, visited.join(), found ? [...found].join() : ""].join(";");
  const before = lately.get(open);
  if (before?.key === key) return before.stations;
  const { connections, stations: still } = stillCity(city, map);
  const stations = still.map(({ id, name, category, x, y, label, turn }): SceneStation => ({
    id,
    name,
    category,
    x,
    y,
    label,
    turn,
    symbol: category === "connection" ? symbols[connections.indexOf(id)] : undefined,
    isOpen: open.includes(id),
    isVisited: visited.includes(id),
    isPassengerHere: passenger === id,
    isFound: found?.has(id) ?? false,
  }));
  lately.set(open, { key, stations });
  return stations;
}

/** In the order they were built. */
function lastOf(spaces: readonly DrawnSpace[], last: readonly Piece[]): string {
  return pathOf(
    last.flatMap(({ line, between }) =>
      spaces.filter((space) => line === space.line && between.join() === space.between.join()),
    ),
  );
}

/** Where pieces lie: on which map, and in which spaces. */
interface On {
  readonly sheet: Sheet;
  readonly layout: Layout;
}

function spotOf({ sheet, layout }: On, block: number, line: string): Segment {
  const { between, spaces } = known(sheet.city.blocks[block]);
  return spaceOf(sheet.map, between, spaces, layout.spaceFor(line, block) ?? 0);
}

/** Computed once per list of candidates, since hovering does not change them. */
const chosen = new WeakMap<
  readonly Candidate[],
  { readonly layout: Layout; readonly choices: readonly SceneChoice[] }
>();

function choicesOf(on: On, candidates: readonly Candidate[]): readonly SceneChoice[] {
  const before = chosen.get(candidates);
  if (before?.layout === on.layout) return before.choices;
  const byBlock = new Map<number, Candidate[]>();
  for (const each of candidates) byBlock.set(each.block, [...(byBlock.get(each.block) ?? []), each]);
  const choices = [...byBlock].map(([block, candidates]) => ({
    block,
    candidates,
    segment: spotOf(on, block, known(candidates[0]).line),
  }));
  chosen.set(candidates, { layout: on.layout, choices });
  return choices;
}

/** Pieces that are built, where they lie. */
function builtOf(spaces: readonly DrawnSpace[], pieces: readonly Tried[]): readonly SceneGhost[] {
  return pieces.flatMap((piece) => {
    const space = spaces.find(({ block, line }) => block === piece.block && line === piece.line);
    return space ? [{ ...piece, segment: space.segment }] : [];
  });
}

function markOf({ city, map }: Sheet, block: number): SceneMark {
  const { between, spaces } = known(city.blocks[block]);
  return { block, path: segmentPath(spaceOf(map, between, 1, 0)), width: spaces * map.spacePitch };
}

/** A trip may use the piece that is being tried. */
function tripOf(
  { sheet }: On,
  spaces: readonly DrawnSpace[],
  ghost: SceneGhost | undefined,
  trip: TripPreview,
): SceneTrip {
  const all = ghost
    ? [
        ...spaces,
        {
          block: ghost.block,
          line: ghost.line,
          segment: ghost.segment,
          between: known(sheet.city.blocks[ghost.block]).between,
        },
      ]
    : spaces;
  return {
    ...trip,
    to: trip.way.at(-1)?.stations.at(-1) ?? "",
    isAlternative: trip.isAlternative ?? false,
    parts: trip.way.map((stretch) => ({ line: stretch.line, path: stretchPath(sheet.map, all, stretch) })),
  };
}
