/** Events and views of Metro, as they are sent. */
import * as v from "valibot";
import { means } from "../means.ts";
import { Count, SeatNumber } from "../words.ts";
import { lotEntries, Setup, Standing, Viewer, whose } from "./common.ts";
import { Cell, Earner, Tile } from "./metroParts.ts";

const STAGES = [
  "lot",
  "setup",
  "deal",
  "turn",
  "draw",
  "place",
  "react",
  "settle",
  "refill",
  "replace",
  "over",
] as const;

export const Stage = means(
  "what the table waits for. A seat: `turn` (place a tile, or ask for another), `place` (the tile just drawn), `react` and `settle` (a decision of a module). Chance: `lot`, `setup`, `deal`, `draw`, `refill`, `replace`. Nothing: `over`",
  v.picklist(STAGES),
);

const SeenTile = v.string();
const Source = v.picklist(["hand", "drawn"]);

export const Laid = v.strictObject({
  cell: Cell,
  tile: Tile,
  turn: means("quarter turns clockwise, 0 to 3", Count),
  seat: means("who placed it", SeatNumber),
});

export const Line = v.strictObject({
  from: means(
    "the station it departs from: 0 to 31 clockwise round the edge from the top left, 32 to 39 round the centre",
    Count,
  ),
  to: means("the station it arrives at, counted the same way", Count),
  length: means("how many times it passes over a tile", Count),
  points: means("what it scored", v.number()),
  earner: v.optional(means("who owns it; absent if nobody does", Earner)),
});

export const Award = v.strictObject({
  to: means("who gets the points", Earner),
  points: means("how many", v.number()),
  module: means("the module that gives them", v.string()),
  reason: means("what for, as a word", v.string()),
});

export const Sunk = v.strictObject({
  tile: Tile,
  under: means("how many tiles of the supply lie above it", Count),
});

export const Tell = v.strictObject({
  what: means("what happened, as a word of the module", v.string()),
  only: v.optional(means("the only seat that is told", SeatNumber)),
  seat: v.optional(means("the seat it is about", SeatNumber)),
  company: v.optional(means("the company it is about, from 0", Count)),
  cell: v.optional(Cell),
  colour: v.optional(means("a colour", v.string())),
  count: v.optional(means("a number, such as points or percent", v.number())),
  name: v.optional(means("a name, such as that of a space", v.string())),
});

export const MetroEvent = v.variant("type", [
  v.strictObject(lotEntries),
  v.strictObject({
    type: v.literal("drew"),
    seat: whose,
    tile: means("the tile; `?` if you may not know it", SeenTile),
    into: means("`hand`, or `drawn` if it must be placed at once", Source),
  }),
  v.strictObject({ type: v.literal("asked"), seat: means("who asked for another tile", SeatNumber) }),
  v.strictObject({
    type: v.literal("placed"),
    laid: means("the tile on the board", Laid),
    from: means("where the tile was before", Source),
  }),
  v.strictObject({ type: v.literal("scored"), line: means("the line that was completed", Line) }),
  v.strictObject({ type: v.literal("passed"), seat: means("who had no tile to place", SeatNumber) }),
  v.strictObject({
    type: v.literal("sank"),
    seat: whose,
    sunk: means("the tile that went back into the supply", Sunk),
  }),
  v.strictObject({ type: v.literal("awarded"), award: means("points for something else than a line", Award) }),
  v.strictObject({
    type: v.literal("own"),
    module: means("the module", v.string()),
    slice: means("its whole state now, as in `slices` of a view", v.unknown()),
    tells: means("what happened there", v.array(Tell)),
  }),
  v.strictObject({ type: v.literal("next"), stage: Stage, turn: means("whose turn it is", SeatNumber) }),
  v.strictObject({ type: v.literal("over"), standings: means("the final ranking", v.array(Standing)) }),
]);

/** Modules describe their own, and the server adds those descriptions. */
export const Slices = v.record(v.string(), v.unknown());

export const MetroView = v.strictObject({
  setup: means("the setup of the table", Setup),
  viewer: means("whose view this is: a seat, or `spectator`", Viewer),
  stage: Stage,
  turn: means("whose turn it is, or who is being dealt to", SeatNumber),
  laid: means("the tiles on the board, in the order in which they were placed", v.array(Laid)),
  supply: means("how many tiles are left in the supply", Count),
  sunk: means("tiles that were put back into the supply", v.array(Sunk)),
  unseen: means(
    "how many tiles of each kind you have not seen; rule 1.5 lists the kinds in this order",
    v.array(Count),
  ),
  hands: means("the tiles by seat; `?` for each that you may not know", v.array(v.array(SeenTile))),
  drawn: means("the tile that was drawn and must be placed", v.array(SeenTile)),
  lines: means("completed lines, in the order in which they scored", v.array(Line)),
  awards: means("other points, in order", v.array(Award)),
  points: means("the points by seat", v.array(v.number())),
  profits: means("the profits by company, if there are companies", v.array(v.number())),
  slices: means("the state of each module, by the module's id", Slices),
});

export const METRO_FIELDS = {
  MetroView,
  MetroEvent,
  Laid,
  Line,
  Earner,
  Award,
  Sunk,
  Tell,
};
