import type { Board, Random, Searchable } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import {
  blockOfBuild,
  FIRST_MARKER,
  FIRST_SEAT,
  FIRST_SYMBOL,
  FIRST_TRIP,
  lineOfBuild,
  MAX_ACTIONS,
  TOKEN,
} from "./actionCodes.ts";
import type { Station } from "./indices.ts";
import type { Chance, Move, Position, View } from "./position.ts";
import { linesAs, linesIn } from "./trips.ts";
import { UndergroundBoard } from "./undergroundBoard.ts";
import { imagine } from "./view.ts";

export interface UndergroundSearch extends Searchable<Position, Move, Chance, View> {
  board(position: Position): UndergroundBoard;
  guess(view: View, random: Random): UndergroundBoard;
}

export const undergroundSearch: UndergroundSearch = {
  maxActions: MAX_ACTIONS,
  board: (position) => new UndergroundBoard(position),
  guess: (view, random) => new UndergroundBoard(imagine(view, random)),
  encodeMove(move, board) {
    if (move.type === "token") return TOKEN;
    const { topology } = tripsOn(board);
    if (move.type === "build") return topology.lineOf(move.line) * 256 + topology.blockOf(move.between);
    const to = topology.stationOf(move.to);
    const lines = linesAs(topology, move.lines);
    const trips = tripsOn(board);
    for (let trip = 0; trip < trips.tripCount(); trip++)
      if (trips.tripTo(trip) === to && trips.tripLines(trip) === lines) return FIRST_TRIP + trip;
    throw new RangeError(`no trip to ${move.to} by ${move.lines.join(", ")} is on offer`);
  },
  decodeMove(action, board) {
    if (action === TOKEN) return { type: "token" };
    const { topology } = tripsOn(board);
    if (action < TOKEN)
      return {
        type: "build",
        line: topology.lineId(lineOfBuild(action)),
        between: topology.between(blockOfBuild(action)),
      };
    const trips = tripsOn(board);
    const trip = action - FIRST_TRIP;
    return {
      type: "trip",
      to: topology.stationId(trips.tripTo(trip)),
      lines: linesIn(topology, trips.tripLines(trip)),
    };
  },
  encodeChance(chance, board) {
    if (chance.type === "lot") return FIRST_SEAT + chance.seat;
    const { city, seats, topology } = tripsOn(board);
    if (chance.type === "card") return topology.stationOf(chance.station);
    if (chance.type === "symbol") return FIRST_SYMBOL + city.symbols.indexOf(chance.symbol);
    const key = chance.lines.join();
    return FIRST_MARKER + (city.markers[seats] ?? []).findIndex((lines) => lines.join() === key);
  },
  decodeChance(action, board) {
    if (action >= FIRST_SEAT) return { type: "lot", seat: action - FIRST_SEAT };
    const { city, seats, topology } = tripsOn(board);
    if (action >= FIRST_MARKER)
      return { type: "marker", lines: known(city.markers[seats]?.[action - FIRST_MARKER], "marker", action) };
    if (action >= FIRST_SYMBOL)
      return { type: "symbol", symbol: known(city.symbols[action - FIRST_SYMBOL], "symbol", action) };
    return { type: "card", station: topology.stationId(action as Station) };
  },
};

function tripsOn(board: Board): UndergroundBoard {
  if (board instanceof UndergroundBoard) return board;
  throw new TypeError("not a board of this game");
}
