/** Stockholm: tourists leave the squares that are built over and fill a row of landmarks. Rules ST.1 to ST.7. */
import type { Draw, Refusal, Seat } from "@interchange/tabletop";
import { CHANCE_ACTS, known } from "@interchange/tabletop";
import { appended, replaced } from "../../lists.ts";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";
import { crowdsOn, uncovered } from "../../drawing/marks.ts";
import { firstDealt } from "../../layout.ts";
import { Lexicon } from "../../lexicon.ts";
import { ownRules, sliceKey } from "../../module.ts";
import type { Layout, Module, OwnStep, Scene, SliceKey } from "../../module.ts";
import { bitsOf, drawOfLeft, onceEach } from "../../onceEach.ts";
import type { Award, Tell } from "../../position.ts";
import { countEach, TOURISTS, touristDraws } from "../../components/tourists.ts";
import { INNER_SQUARES, onInner } from "../../tourists.ts";
import { STOCKHOLM_PARTS } from "./components.ts";
import type { StockholmTables } from "./components.ts";
import { LANDMARKS, MARKERS_EACH } from "./data.ts";
import { dealt, imagined, nextToGet, seenBy, undealt } from "./markers.ts";
import type { Markers } from "./markers.ts";

export const STOCKHOLM: SliceKey<StockholmSlice> = sliceKey("stockholm");

/** A space of the row without a tourist. */
export const EMPTY = -1;

export interface StockholmSlice {
  /** The landmarks from the left. */
  readonly row: readonly number[];
  readonly markers: Markers;
  /** The marker on each landmark of the row, where markers lie open. */
  readonly open: readonly ColourIndex[];
  /** The tourist of each inner square; where a tile lies, it has left. */
  readonly tourists: readonly ColourIndex[];
  /** The tourist on each space of the row, or `EMPTY`. */
  readonly spaces: readonly ColourIndex[];
}

export type StockholmAction =
  | { readonly type: "landmark"; readonly landmark: number }
  | { readonly type: "marker"; readonly colour: ColourIndex }
  | { readonly type: "tourist"; readonly colour: ColourIndex };

const LANDMARK_ACTIONS = LANDMARKS.map((_, landmark): StockholmAction => ({ type: "landmark", landmark }));
const MARKER_ACTIONS = COLOURS.map((_, colour): StockholmAction => ({ type: "marker", colour }));
const TOURIST_ACTIONS = COLOURS.map((_, colour): StockholmAction => ({ type: "tourist", colour }));

const lexicon = new Lexicon<StockholmAction>([...LANDMARK_ACTIONS, ...MARKER_ACTIONS, ...TOURIST_ACTIONS], (action) => {
  if (action.type === "landmark") return known(LANDMARKS[action.landmark]).word;
  return action.type === "marker" ? `marker-${known(COLOURS[action.colour])}` : known(COLOURS[action.colour]);
});

function isOpen({ setup }: Layout): boolean {
  return setup.options["stockholm-variant"] === "open";
}

const nextLandmark = onceEach("stockholm/landmarks", LANDMARK_ACTIONS);
const nextTourist = touristDraws("stockholm/tourists", TOURIST_ACTIONS);

/** Landmarks first, then markers; tourists come last, so that setting up ends with them. */
function draw({ row, markers, open, tourists }: StockholmSlice, { layout }: Scene): Draw<StockholmAction> {
  if (row.length < LANDMARKS.length) return nextLandmark(row);
  const each = known(MARKERS_EACH[layout.seats]);
  const isDealt = isOpen(layout)
    ? open.length === LANDMARKS.length
    : markers.held.every(({ length }) => length === each);
  if (isDealt) return nextTourist(layout.printed(TOURISTS), countEach(tourists));
  return drawOfLeft("stockholm/markers", MARKER_ACTIONS, bitsOf(markers.rest));
}

function setUp(slice: StockholmSlice, action: StockholmAction, { layout }: Scene): StockholmSlice {
  const { row, markers, open, tourists, spaces } = slice;
  switch (action.type) {
    case "landmark":
      return { row: [...row, action.landmark], markers, open, tourists, spaces };
    case "tourist":
      return { row, markers, open, tourists: appended(tourists, action.colour), spaces };
    case "marker": {
      if (!isOpen(layout)) return { row, markers: dealt(markers, action.colour), open, tourists, spaces };
      const rest = markers.rest.filter((colour) => colour !== action.colour);
      return { row, markers: { held: markers.held, rest }, open: [...open, action.colour], tourists, spaces };
    }
  }
}

/** The first space of a landmark, by its place in the row; of the place after the last: how many spaces there are. */
export function firstSpaceOf(row: readonly number[], place: number, { landmarks }: StockholmTables): number {
  let first = 0;
  for (let before = 0; before < place; before++) first += known(landmarks[known(row[before])]).length;
  return first;
}

/** The place in the row of the landmark that a space belongs to. */
export function placeOfSpace(row: readonly number[], space: number, { landmarks }: StockholmTables): number {
  let place = 0;
  for (let left = space; place < row.length; place++) {
    left -= known(landmarks[known(row[place])]).length;
    if (left < 0) break;
  }
  return place;
}

/** What a space of a row is worth. */
function valueOf(row: readonly number[], space: number, { landmarks }: StockholmTables): number {
  let left = space;
  for (const landmark of row) {
    const values = known(landmarks[landmark]);
    if (left < values.length) return known(values[left]);
    left -= values.length;
  }
  return 0;
}

/** What all spaces of a row are worth, from the left; kept for those who ask for the same row often. */
export function valuesIn(row: readonly number[], { landmarks, rows }: StockholmTables): readonly number[] {
  let values = rows.get(row);
  if (!values) rows.set(row, (values = row.flatMap((landmark) => known(landmarks[landmark]))));
  return values;
}

/** The leftmost free space of the row, or of the landmark that bears the colour (rules ST.4 and ST.6); else -1. */
function spaceFor({ row, spaces, open }: StockholmSlice, colour: ColourIndex, tables: StockholmTables): number {
  if (!open.length) return spaces.indexOf(EMPTY);
  const place = open.indexOf(colour);
  const space = spaces.indexOf(EMPTY, firstSpaceOf(row, place, tables));
  return space < firstSpaceOf(row, place + 1, tables) ? space : -1;
}

function visit(slice: StockholmSlice, colour: ColourIndex, seat: Seat, { printed }: Layout): OwnStep<StockholmSlice> {
  const tables = printed(STOCKHOLM_PARTS);
  const { row, markers, open, tourists, spaces } = slice;
  const space = spaceFor(slice, colour, tables);
  // A row may have fewer spaces than there are tourists, and a landmark fewer than there are of its colour.
  if (space < 0) return { slice, tells: [{ what: "left", seat, colour: known(COLOURS[colour]) }] };
  const points = valueOf(row, space, tables);
  const visited = { row, markers, open, tourists, spaces: replaced(spaces, space, colour) };
  const tells = (): readonly Tell[] => {
    const { name } = known(LANDMARKS[known(row[placeOfSpace(row, space, tables)])]);
    return [{ what: "visited", seat, colour: known(COLOURS[colour]), name, count: points }];
  };
  if (!open.length) return { slice: visited, tells };
  return { slice: visited, tells, awards: [{ to: { kind: "seat", seat }, points, reason: "visit" }] };
}

const own = ownRules<StockholmSlice, StockholmAction>({
  lexicon,
  start: (layout) => ({
    row: [],
    markers: undealt(isOpen(layout) ? 0 : layout.seats, firstDealt(layout)),
    open: [],
    tourists: [],
    spaces: Array.from({ length: layout.printed(STOCKHOLM_PARTS).spaces }, () => EMPTY),
  }),
  actor: ({ tourists }, { stage }) =>
    stage === "setup" && tourists.length < INNER_SQUARES.length ? CHANCE_ACTS : undefined,
  draw,
  refusal: (): Refusal => ({ code: "notNow", rule: "ST.1" }),
  act: (slice, action, scene) => ({ slice: setUp(slice, action, scene) }),
  afterPlacing(slice, { cell, seat }, { layout }) {
    const colour = onInner(slice.tourists, cell);
    return colour === undefined ? { slice } : visit(slice, colour, seat, layout);
  },
  view: (slice, viewer) => ({ ...slice, markers: seenBy(viewer, slice.markers) }),
  imagine: (slice, _viewer, random) => ({ ...slice, markers: imagined(slice.markers, random) }),
  hides: ({ markers }, action, viewer) =>
    action.type === "marker" && markers.held.length > 0 && nextToGet(markers) !== viewer,
});

/** What the spaces under the tourists of some colours are worth (rule ST.5). */
export function markerPoints(
  { row, spaces }: Pick<StockholmSlice, "row" | "spaces">,
  colours: readonly ColourIndex[],
  tables: StockholmTables,
): number {
  let points = 0;
  let space = 0;
  for (const landmark of row)
    for (const value of known(tables.landmarks[landmark]))
      if (colours.includes(spaces[space++] ?? EMPTY)) points += value;
  return points;
}

function finalAwards(awards: readonly Award[], scene: Scene): readonly Award[] {
  const slice = scene.slice(STOCKHOLM);
  const won = slice.markers.held.map((colours, seat): Award => ({
    to: { kind: "seat", seat },
    points: markerPoints(slice, colours, scene.layout.printed(STOCKHOLM_PARTS)),
    module: STOCKHOLM,
    reason: "markers",
  }));
  return [...awards, ...won];
}

export const stockholm: Module = {
  id: STOCKHOLM,
  tag: "stockholm",
  kind: "city",
  tells: { visited: "ST.4", left: "ST.4" },
  awards: { visit: "ST.6", markers: "ST.5" },
  boxes: ["bigbox"],
  unprinted: [
    { what: "values", is: "designed", rule: "ST.1", path: "/stockholm/landmarks" },
    { what: "tourists", is: "inferred", rule: "ST.2", path: "/tourists" },
  ],
  options: [{ name: "stockholm-variant", values: ["secret", "open"], rule: "ST.6" }],
  landmarks: LANDMARKS,
  parts: [STOCKHOLM_PARTS, TOURISTS],
  finalAwards,
  marks: (scene) => crowdsOn(uncovered(scene.slice(STOCKHOLM).tourists, scene)),
  own,
};
