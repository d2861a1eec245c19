/** London: a taxi drives to the colour of every tourist whose square is built over. Rules LO.1 to LO.7. */
import type { Draw, Refusal, Seat } from "@interchange/tabletop";
import { CHANCE_ACTS, known } from "@interchange/tabletop";
import { appended } from "../../lists.ts";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";
import { crowdsOn, uncovered } from "../../drawing/marks.ts";
import { Lexicon } from "../../lexicon.ts";
import { ownRules, sliceKey } from "../../module.ts";
import type { Layout, Module, OwnStep, Scene, SliceKey } from "../../module.ts";
import { onceEach } from "../../onceEach.ts";
import { countEach, TOURISTS, touristDraws } from "../../components/tourists.ts";
import { INNER_SQUARES, onInner } from "../../tourists.ts";
import { ARROWS, drive, onArrow } from "./circuit.ts";
import { LONDON_PARTS } from "./components.ts";
import type { LondonTables } from "./components.ts";
import { LANDMARKS } from "./data.ts";

export const LONDON: SliceKey<LondonSlice> = sliceKey("london");

export interface LondonSlice {
  /** The landmarks from the left. */
  readonly row: readonly number[];
  /** Where the taxi stands on the circuit; null before it has been put there. */
  readonly taxi: number | null;
  /** The tourist of each inner square; where a tile lies, it has left. */
  readonly tourists: readonly ColourIndex[];
}

export type LondonAction =
  | { readonly type: "landmark"; readonly landmark: number }
  | { readonly type: "arrow"; readonly arrow: number }
  | { readonly type: "tourist"; readonly colour: ColourIndex };

const LANDMARK_ACTIONS = LANDMARKS.map((_, landmark): LondonAction => ({ type: "landmark", landmark }));
const ARROW_ACTIONS = ARROWS.map((_, arrow): LondonAction => ({ type: "arrow", arrow }));
const TOURIST_ACTIONS = COLOURS.map((_, colour): LondonAction => ({ type: "tourist", colour }));

const lexicon = new Lexicon<LondonAction>([...LANDMARK_ACTIONS, ...ARROW_ACTIONS, ...TOURIST_ACTIONS], (action) => {
  if (action.type === "landmark") return known(LANDMARKS[action.landmark]).word;
  return action.type === "arrow" ? `taxi-${known(ARROWS[action.arrow])}` : known(COLOURS[action.colour]);
});

const nextLandmark = onceEach("london/landmarks", LANDMARK_ACTIONS);
const nextArrow = onceEach("london/taxi", ARROW_ACTIONS);
const nextTourist = touristDraws("london/tourists", TOURIST_ACTIONS);

/** Tourists come last, so that setting up ends with them. */
function draw({ row, taxi, tourists }: LondonSlice, { layout }: Scene): Draw<LondonAction> {
  if (row.length < LANDMARKS.length) return nextLandmark(row);
  return taxi === null ? nextArrow([]) : nextTourist(layout.printed(TOURISTS), countEach(tourists));
}

function setUp({ row, taxi, tourists }: LondonSlice, action: LondonAction, { printed }: Layout): LondonSlice {
  switch (action.type) {
    case "landmark":
      return { row: [...row, action.landmark], taxi, tourists };
    case "arrow":
      return { row, taxi: onArrow(action.arrow, printed(LONDON_PARTS)), tourists };
    case "tourist":
      return { row, taxi, tourists: appended(tourists, action.colour) };
  }
}

/** The taxi drives for a tourist, and the seat that placed the tile is paid (rules LO.4 to LO.6). */
function ride(slice: LondonSlice, colour: ColourIndex, seat: Seat, { setup, printed }: Layout): OwnStep<LondonSlice> {
  const { row, taxi, tourists } = slice;
  const { to, count, isReached } = drive(row, known(taxi), colour, printed(LONDON_PARTS));
  if (isReached)
    return {
      slice: { row, taxi: to, tourists },
      tells: () => [{ what: "drove", seat, colour: known(COLOURS[colour]), count }],
      awards: [{ to: { kind: "seat", seat }, points: count, reason: "taxi" }],
    };
  const isMoved = setup.options["london-failed-drive"] !== "0";
  return {
    slice: isMoved ? { row, taxi: to, tourists } : slice,
    tells: [{ what: "missed", seat, colour: known(COLOURS[colour]), count: isMoved ? count : 0 }],
  };
}

/** Where the taxi starts, if that is not drawn (rule LO.2). */
function startOf(option: string | undefined, tables: LondonTables): number | null {
  const arrow = ARROWS.findIndex((each) => each === option);
  return arrow < 0 ? null : onArrow(arrow, tables);
}

const own = ownRules<LondonSlice, LondonAction>({
  lexicon,
  start: ({ setup, printed }) => ({
    row: [],
    taxi: startOf(setup.options["london-start"], printed(LONDON_PARTS)),
    tourists: [],
  }),
  actor: ({ tourists }, { stage }: Scene) =>
    stage === "setup" && tourists.length < INNER_SQUARES.length ? CHANCE_ACTS : undefined,
  draw,
  refusal: (): Refusal => ({ code: "notNow", rule: "LO.1" }),
  act: (slice, action, { layout }) => ({ slice: setUp(slice, action, layout) }),
  afterPlacing(slice, { cell, seat }, { layout }) {
    const colour = onInner(slice.tourists, cell);
    return colour === undefined ? { slice } : ride(slice, colour, seat, layout);
  },
});

export const london: Module = {
  id: LONDON,
  tag: "london",
  kind: "city",
  tells: { drove: "LO.4", missed: "LO.5" },
  awards: "LO.4",
  boxes: ["bigbox"],
  unprinted: [
    { what: "colours", is: "designed", rule: "LO.1", path: "/london/landmarks" },
    { what: "tourists", is: "inferred", rule: "LO.3", path: "/tourists" },
  ],
  options: [
    { name: "london-start", values: ["random", "left", "right"], rule: "LO.2", isRuling: true },
    { name: "london-failed-drive", values: ["4", "0"], rule: "LO.5" },
  ],
  landmarks: LANDMARKS,
  parts: [LONDON_PARTS, TOURISTS],
  marks: (scene) => crowdsOn(uncovered(scene.slice(LONDON).tourists, scene)),
  own,
};
