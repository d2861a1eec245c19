/** Where track may be built, what it costs, and what it pays (rules 3.1 to 3.9). */
import type { Refusal, Seat } from "@interchange/tabletop";
import { enclosedBy } from "./loops.ts";
import type { Award, Piece, Position, Source } from "./position.ts";
import { cityOf, tracksAfter, tracksOf } from "./rulesOf.ts";
import type { Block, LineNumber, Topology } from "./topology.ts";
import { NEW_FIRST, NEW_SECOND } from "./tracks.ts";
import type { Tracks } from "./tracks.ts";

/** Tokens that a branch costs (rule 3.5). */
export const BRANCH_COST = 2;

/** Whether a piece would hang on one of the line's ends, begin the line, or branch off; undefined when apart from it. */
export function costOf(tracks: Tracks, line: LineNumber, block: Block): number | undefined {
  if (tracks.laid[line] === 0) return 0;
  const { ends } = tracks.topology;
  const [one, other] = [ends[block * 2]!, ends[block * 2 + 1]!];
  if (tracks.isEnd(line, one) || tracks.isEnd(line, other)) return 0;
  return tracks.touches(line, one) || tracks.touches(line, other) ? BRANCH_COST : undefined;
}

/** Why a seat may not build there, or undefined when it may. */
export function buildRefusal(tracks: Tracks, line: LineNumber, block: Block, tokens: number): Refusal | undefined {
  const { pieces, spaces } = tracks.topology;
  if (tracks.laid[line]! >= pieces[line]!) return { code: "noPieces", rule: "3.1" };
  if ((tracks.linesIn[block]! & (1 << line)) !== 0) return { code: "lineInBlock", rule: "3.2" };
  if (tracks.load[block]! >= spaces[block]!) return { code: "blockFull", rule: "3.2" };
  const cost = costOf(tracks, line, block);
  if (cost === undefined) return { code: "apart", rule: "3.4" };
  return cost > tokens ? { code: "noTokens", rule: "3.5" } : undefined;
}

/** Every block where a line may be built on, with what it costs. */
export function buildable(tracks: Tracks, line: LineNumber, tokens: number): readonly { block: Block; cost: number }[] {
  const spots: { block: Block; cost: number }[] = [];
  if (tracks.laid[line]! >= tracks.topology.pieces[line]!) return spots;
  for (let block = 0; block < tracks.topology.blocks; block++) {
    const cost = tracks.hasRoom(line, block) ? costOf(tracks, line, block) : undefined;
    if (cost !== undefined && cost <= tokens) spots.push({ block, cost });
  }
  return spots;
}

/** An award and the stations that brought it. */
export interface Reward {
  readonly award: Award;
  readonly stations: readonly string[];
}

export interface Built {
  /** All pieces, with this one. */
  readonly pieces: readonly Piece[];
  readonly paid: number;
  /** Tokens gained at a terminus. */
  readonly gained: number;
  readonly rewards: readonly Reward[];
}

/** What building a piece costs and brings its owner. */
export function builtBy(position: Pick<Position, "setup" | "pieces" | "symbols">, seat: Seat, piece: Piece): Built {
  const topology = cityOf(position.setup);
  const line = topology.line(piece.line)!;
  const block = topology.block(...piece.between)!;
  const before = tracksOf(position);
  const paid = costOf(before, line, block) ?? 0;
  const { tracks, pieces, fresh } = tracksAfter(position, piece);
  const reached = topology.city.blocks[block]!.between.filter((_, end) => fresh & (end === 0 ? NEW_FIRST : NEW_SECOND));
  const rewards: Reward[] = [];
  const reward = (source: Source, points: number, stations: readonly string[]): void => {
    if (points > 0) rewards.push({ award: { seat, source, points }, stations });
  };
  let gained = 0;
  for (const [index, id] of reached.entries()) {
    const { category } = topology.city.stations[topology.station(id)!]!;
    if (category === "nationalRail") reward("nationalRail", 1, [id]);
    if (category === "terminus") {
      reward("terminus", 2, [id]);
      gained++;
    }
    if (category === "connection") {
      const partner = partnerOf(topology, position.symbols, id);
      // The first piece may reach both of a pair at once: that is one pair.
      const isJoined = partner !== undefined && tracks.touches(line, topology.station(partner)!);
      if (isJoined && !reached.slice(index + 1).includes(partner)) reward("connection", 3, [partner, id]);
    }
  }
  if (fresh === 0) {
    const known = new Set(enclosedBy(topology, before.linesIn, line));
    const enclosed = enclosedBy(topology, tracks.linesIn, line).filter((station) => !known.has(station));
    reward(
      "loop",
      enclosed.length,
      enclosed.map((station) => topology.city.stations[station]!.id),
    );
  }
  return { pieces, paid, gained, rewards };
}

/** The other connection station that shows the same symbol. */
export function partnerOf(topology: Topology, symbols: readonly string[], station: string): string | undefined {
  const ids = topology.connections.map((each) => topology.city.stations[each]!.id);
  const symbol = symbols[ids.indexOf(station)];
  return ids.find((id, index) => id !== station && symbol !== undefined && symbols[index] === symbol);
}
