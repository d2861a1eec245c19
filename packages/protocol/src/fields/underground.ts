/** Events and views of On the Underground, as they are sent. */
import * as v from "valibot";
import { means } from "../means.ts";
import { Count, SeatNumber } from "../words.ts";
import { lotEntries, Setup, Standing, Viewer, whose } from "./common.ts";

const Stage = means(
  "what the table waits for. A seat: `build`, then `express` and `normal` (the passenger's trips). Chance: `lot`, `markers`, `symbols`, `deal`, `refill`. Nothing: `over`",
  v.picklist(["lot", "markers", "symbols", "deal", "build", "express", "normal", "refill", "over"]),
);
const SOURCES = ["start", "nationalRail", "terminus", "connection", "loop", "passenger"] as const;
const Source = v.picklist(SOURCES);
const Names = v.array(v.string());
const BySeat = v.array(v.number());

export const Piece = v.strictObject({
  line: means("the colour of the line", v.string()),
  between: means("the two stations", v.tuple([v.string(), v.string()])),
});

export const UndergroundAward = v.strictObject({
  seat: whose,
  source: means("what for", Source),
  points: means("how many points", v.number()),
});

export const UndergroundEvent = v.variant("type", [
  v.strictObject(lotEntries),
  v.strictObject({ type: v.literal("took"), seat: whose, lines: means("the colours that it plays", Names) }),
  v.strictObject({
    type: v.literal("symbol"),
    station: means("the station that got it", v.string()),
    symbol: means("the symbol", v.string()),
  }),
  v.strictObject({ type: v.literal("opened"), station: means("the new face-up destination", v.string()) }),
  v.strictObject({
    type: v.literal("built"),
    seat: whose,
    piece: means("the track", Piece),
    paid: means("branch tokens it cost", Count),
    gained: means("branch tokens it brought", Count),
  }),
  v.strictObject({ type: v.literal("token"), seat: means("who took a branch token", SeatNumber) }),
  v.strictObject({
    type: v.literal("scored"),
    award: means("the points", UndergroundAward),
    stations: means("the stations they are for", Names),
  }),
  v.strictObject({
    type: v.literal("travelled"),
    seat: means("who sent the passenger", SeatNumber),
    from: means("the station he left", v.string()),
    to: means("the station he went to", v.string()),
    lines: means("the lines he took", Names),
    walks: means("how often he walked", Count),
  }),
  v.strictObject({ type: v.literal("left") }),
  v.strictObject({
    type: v.literal("next"),
    stage: Stage,
    turn: means("whose turn it is", SeatNumber),
    turns: means("how many turns are over", Count),
    actions: means("how many actions are left in this turn", Count),
  }),
  v.strictObject({ type: v.literal("over"), standings: means("the final ranking", v.array(Standing)) }),
]);

export const UndergroundView = v.strictObject({
  setup: means("the setup of the table", Setup),
  viewer: means("whose view this is: a seat, or `spectator`", Viewer),
  stage: Stage,
  turn: means("whose turn it is", SeatNumber),
  turns: means("how many turns are over", Count),
  actions: means("how many actions are left in this turn", Count),
  lines: means("the colours of each seat", v.array(Names)),
  symbols: means("the symbols of the connection stations, in the order of the city", Names),
  pieces: means("the track on the board, in the order in which it was built", v.array(Piece)),
  tokens: means("the branch tokens by seat", BySeat),
  passenger: means("his station; empty once he has left", v.string()),
  open: means("the face-up destinations", Names),
  visited: means("destinations he has visited", Names),
  pile: means("destinations that may still come, in no order", Names),
  points: means("the points by seat", BySeat),
  earned: means("the same by source", v.strictObject(v.entriesFromList(SOURCES, means("points by seat", BySeat)))),
});

export const UNDERGROUND_FIELDS = { UndergroundView, UndergroundEvent, Piece, UndergroundAward };
