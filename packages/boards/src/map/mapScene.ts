/** Makes a scene from what is visible of a game and what the page wants to highlight. */
import { known } from "@interchange/tabletop";
import {
  bufferTurn,
  drawnSpaces,
  layOut,
  LINE_LETTERS,
  lineStrokes,
  LONDON,
  LONDON_MAP,
  outlineOf,
  spaceOf,
  stretchPath,
} from "@interchange/underground/drawing";
import type { City, DrawnSpace, Layout, Piece, Segment } from "@interchange/underground/drawing";
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

const NO_CHOICES: readonly SceneChoice[] = [];
const NO_TRIPS: readonly SceneTrip[] = [];
const NO_GHOSTS: readonly SceneGhost[] = [];
const NO_COMPARED: readonly SceneCompared[] = [];
const NO_MARKS: readonly SceneMark[] = [];

export function mapSceneOf(view: Seen, extras: SceneExtras = {}): MapScene {
  const { layout, spaces, lines, free } = stillOf(view.pieces);
  const { candidates, ghost, drafted, recap, compared, marked, last, trips, lit, found, paired } = extras;
  const tried = ghost && { ...ghost, segment: spotOf(layout, ghost.block, ghost.line) };
  return {
    stations: stationsOf(view, found),
    spaces,
    lines,
    letters: view.letters ?? LINE_LETTERS,
    free,
    last: last?.length ? lastOf(spaces, last) : "",
    choices: candidates?.length ? choicesOf(layout, candidates) : NO_CHOICES,
    ghost: tried,
    drafted: drafted?.length ? builtOf(spaces, drafted) : NO_GHOSTS,
    recap: recap?.length ? builtOf(spaces, recap) : NO_GHOSTS,
    compared: compared?.length
      ? compared.map((piece) => ({ ...piece, segment: spotOf(layout, piece.block, piece.line) }))
      : NO_COMPARED,
    marks: marked?.length ? marked.map(markOf) : NO_MARKS,
    trips: trips?.length ? trips.map((trip) => tripOf(spaces, tried, trip)) : NO_TRIPS,
    paired,
    lit,
  };
}

/** Hovering needs many scenes of one network. What only building changes is computed once per list of pieces. */
interface Still extends Pick<MapScene, "spaces" | "lines" | "free"> {
  readonly layout: Layout;
}
const stills = new WeakMap<readonly Piece[], Still>();

function stillOf(pieces: readonly Piece[]): Still {
  let still = stills.get(pieces);
  if (!still) {
    const layout = layOut(LONDON, LONDON_MAP, pieces);
    const spaces = drawnSpaces(LONDON, LONDON_MAP, pieces, layout);
    const free = spaces.map(({ line, segment }) => (line === undefined ? outlineOf(segment) : "")).join("");
    stills.set(pieces, (still = { layout, spaces, lines: lineStrokes(spaces), free }));
  }
  return still;
}

/** The stations that lines reach. */
export function stationsOn(spaces: readonly DrawnSpace[], lines: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(spaces.flatMap(({ line, between }) => (line !== undefined && lines.has(line) ? between : [])));
}

export const segmentPath = ({ x1, y1, x2, y2 }: Segment): string => `M${x1} ${y1}L${x2} ${y2}`;
const pathOf = (spaces: readonly Pick<DrawnSpace, "segment">[]): string =>
  spaces.map(({ segment }) => segmentPath(segment)).join("");

/** The parts of a city's stations that never change. */
function stillStations({ stations }: City) {
  return {
    connections: stations.filter(({ category }) => category === "connection").map(({ id }) => id),
    stations: stations.map(({ id, name, category }) => ({
      id,
      name,
      category,
      ...known(LONDON_MAP.stations[id]),
      turn: category === "terminus" ? bufferTurn(LONDON, LONDON_MAP, id) : 0,
    })),
  };
}

const stillCities = new WeakMap<City, ReturnType<typeof stillStations>>();

function stillCity(city: City): ReturnType<typeof stillStations> {
  let still = stillCities.get(city);
  if (!still) stillCities.set(city, (still = stillStations(city)));
  return still;
}

/** The stations stay the same objects as long as nothing changes for any of them. */
const lately = new WeakMap<Seen["open"], { readonly key: string; readonly stations: readonly SceneStation[] }>();

function stationsOf(
  { symbols, passenger, open, visited, city = LONDON }: Seen,
  found: SceneExtras["found"],
): readonly SceneStation[] {
  const key = [symbols.join(), passenger, visited.join(), found ? [...found].join() : ""].join(";");
  const before = lately.get(open);
  if (before?.key === key) return before.stations;
  const { connections, stations: still } = stillCity(city);
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

function spotOf(layout: Layout, block: number, line: string): Segment {
  const { between, spaces } = known(LONDON.blocks[block]);
  return spaceOf(LONDON_MAP, between, spaces, layout.spaceFor(line, block) ?? 0);
}

/** Computed once per list of candidates, since hovering does not change them. */
const chosen = new WeakMap<
  readonly Candidate[],
  { readonly layout: Layout; readonly choices: readonly SceneChoice[] }
>();

function choicesOf(layout: Layout, candidates: readonly Candidate[]): readonly SceneChoice[] {
  const before = chosen.get(candidates);
  if (before?.layout === layout) return before.choices;
  const byBlock = new Map<number, Candidate[]>();
  for (const each of candidates) byBlock.set(each.block, [...(byBlock.get(each.block) ?? []), each]);
  const choices = [...byBlock].map(([block, candidates]) => ({
    block,
    candidates,
    segment: spotOf(layout, block, known(candidates[0]).line),
  }));
  chosen.set(candidates, { layout, choices });
  return choices;
}

/** Pieces that are built, where they lie. */
function builtOf(spaces: readonly DrawnSpace[], pieces: readonly Tried[]): readonly SceneGhost[] {
  return pieces.flatMap((piece) => {
    const space = spaces.find(({ block, line }) => block === piece.block && line === piece.line);
    return space ? [{ ...piece, segment: space.segment }] : [];
  });
}

function markOf(block: number): SceneMark {
  const { between, spaces } = known(LONDON.blocks[block]);
  return { block, path: segmentPath(spaceOf(LONDON_MAP, between, 1, 0)), width: spaces * LONDON_MAP.spacePitch };
}

/** A trip may use the piece that is being tried. */
function tripOf(spaces: readonly DrawnSpace[], ghost: SceneGhost | undefined, trip: TripPreview): SceneTrip {
  const all = ghost
    ? [
        ...spaces,
        {
          block: ghost.block,
          line: ghost.line,
          segment: ghost.segment,
          between: known(LONDON.blocks[ghost.block]).between,
        },
      ]
    : spaces;
  return {
    ...trip,
    to: trip.way.at(-1)?.stations.at(-1) ?? "",
    isAlternative: trip.isAlternative ?? false,
    parts: trip.way.map((stretch) => ({ line: stretch.line, path: stretchPath(LONDON_MAP, all, stretch) })),
  };
}
