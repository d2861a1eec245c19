/** What building a piece costs and scores (rules 3.5 to 3.9), and what a trip scores (rule 4.5). */
import type { Seat } from "@interchange/tabletop";
import { CATEGORIES } from "./city.ts";
import type { Source } from "./position.ts";
import { lowestLine, NO_STATION } from "./indices.ts";
import type { Block, LineNumber, Station } from "./indices.ts";
import { NEW_FIRST, NEW_SECOND } from "./tracks.ts";
import type { Tracks } from "./tracks.ts";

/** The tokens for a branch (rule 3.5). */
export const BRANCH_COST = 2;

const NATIONAL_RAIL: number = CATEGORIES.indexOf("nationalRail");
const TERMINUS: number = CATEGORIES.indexOf("terminus");
const CONNECTION: number = CATEGORIES.indexOf("connection");

/** What paying changes. Positions, which report events, and boards implement it differently. */
export interface Hands {
  ownerOf(line: LineNumber): Seat;
  /** The station with the same symbol, or `NO_STATION`. */
  partnerOf(station: Station): Station;
  /** For a piece that joined two stations of its line: how many more stations it encloses. */
  enclose(line: LineNumber, block: Block): number;
  /** Tokens for the seat whose turn it is. */
  gain(tokens: number): void;
  /** Points for a station, or for a pair. Points for a loop are for what `enclose` found. */
  credit(seat: Seat, source: Source, points: number, station: Station, partner: Station): void;
}

/** Rule 3.5: whether a started line ends at neither station of a block, so that a piece there is a branch. */
export function isBranch(tracks: Tracks, line: LineNumber, block: Block): boolean {
  const { ends } = tracks.topology;
  if (tracks.laid[line] === 0) return false;
  return !tracks.isEnd(line, ends[block * 2]!) && !tracks.isEnd(line, ends[block * 2 + 1]!);
}

/** What a piece scores that has been laid; `fresh` tells which of the block's stations are new to the line. */
export function piecePays(
  hands: Hands,
  tracks: Tracks,
  seat: Seat,
  line: LineNumber,
  block: Block,
  fresh: number,
): void {
  const { ends } = tracks.topology;
  const one = ends[block * 2]!;
  const other = ends[block * 2 + 1]!;
  if (fresh & NEW_FIRST) stationPays(hands, tracks, seat, line, one, fresh & NEW_SECOND ? other : NO_STATION);
  if (fresh & NEW_SECOND) stationPays(hands, tracks, seat, line, other, NO_STATION);
  if (fresh !== 0) return;
  const enclosed = hands.enclose(line, block);
  if (enclosed > 0) hands.credit(seat, "loop", enclosed, NO_STATION, NO_STATION);
}

/** One piece may reach both of a pair at once, which scores at the later of the two. */
function stationPays(
  hands: Hands,
  tracks: Tracks,
  seat: Seat,
  line: LineNumber,
  station: Station,
  reachedNext: Station,
): void {
  switch (tracks.topology.categories[station]) {
    case NATIONAL_RAIL:
      hands.credit(seat, "nationalRail", 1, station, NO_STATION);
      break;
    case TERMINUS:
      hands.credit(seat, "terminus", 2, station, NO_STATION);
      hands.gain(1);
      break;
    case CONNECTION: {
      const partner = hands.partnerOf(station);
      if (partner !== NO_STATION && partner !== reachedNext && tracks.touches(line, partner))
        hands.credit(seat, "connection", 3, partner, station);
      break;
    }
    default:
  }
}

/** Rule 4.5: a point for every line used, to its owner. The lines are bits. */
export function tripPays(hands: Hands, to: Station, lines: number): void {
  for (let left = lines; left !== 0; left &= left - 1)
    hands.credit(hands.ownerOf(lowestLine(left)), "passenger", 1, to, NO_STATION);
}
