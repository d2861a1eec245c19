/**
 * Estimates what lines may still earn by growing: the stations that score, by their distance in pieces through blocks
 * with room. A line that is walled in or out of pieces has nothing to hope for, so this also shows the effect of
 * filling the last space in front of another's line.
 */
import type { LineNumber, Station, Tracks } from "@interchange/underground";
import type { Prospect } from "./prospect.ts";
import type { Weights } from "./weights.ts";

const FARTHEST = 8;
const BRANCH = 2;

export class Growth {
  private readonly prospect: Prospect;
  private readonly weights: Weights;
  /** By station: the value of reaching it for a line that is not there. */
  private readonly value: Float64Array;
  private readonly decays: Float64Array;
  private readonly seen: Uint16Array;
  private readonly queue: Uint8Array;
  private round = 0;

  constructor(prospect: Prospect, weights: Weights) {
    const { topology } = prospect;
    this.prospect = prospect;
    this.weights = weights;
    const cards = new Set([...prospect.express, ...prospect.normal]);
    this.value = Float64Array.from(topology.city.stations, ({ category }, station) => {
      if (category === "nationalRail") return weights.rail;
      if (category === "terminus") return weights.terminus;
      return cards.has(station as Station) ? (weights.card * prospect.journeys) / 30 : 0;
    });
    this.decays = Float64Array.from({ length: FARTHEST + 1 }, (_, pieces) => weights.decay ** pieces);
    this.seen = new Uint16Array(topology.stations);
    this.queue = new Uint8Array(topology.stations * 2);
  }

  /** What a line may earn within this many actions, with these tokens. */
  of(tracks: Tracks, line: LineNumber, actions: number, tokens: number): number {
    const { prospect, seen, queue, value, decays } = this;
    const { stations, firstIncident, across, incident, pieces, spaces } = prospect.topology;
    const { members, memberCount, degree, linesIn, load, laid } = tracks;
    if (laid[line] === 0) return 0;
    const farthest = Math.min(FARTHEST, actions, pieces[line]! - laid[line]!);
    if (farthest < 1) return 0;
    const bit = 1 << line;
    const branchAt = tokens >= BRANCH ? 1 : 2;
    const start = line * stations;
    const round = ++this.round;
    let count = 0;
    for (let member = start; member < start + memberCount[line]!; member++) {
      const station = members[member]!;
      seen[station] = round;
      if (degree[start + station] === 1) queue[count++] = station;
    }
    let worth = 0;
    let first = 0;
    for (let away = 0; away < farthest; away++) {
      if (away === branchAt)
        for (let member = start; member < start + memberCount[line]!; member++) {
          const station = members[member]!;
          if (degree[start + station] !== 1) queue[count++] = station;
        }
      const last = count;
      for (; first < last; first++) {
        const station = queue[first]!;
        for (let way = firstIncident[station]!; way < firstIncident[station + 1]!; way++) {
          const other = across[way]!;
          const block = incident[way]!;
          if (seen[other] === round || load[block]! >= spaces[block]! || (linesIn[block]! & bit) !== 0) continue;
          seen[other] = round;
          queue[count++] = other;
          worth += decays[away + 1]! * (value[other]! + this.pair(tracks, line, other));
        }
      }
    }
    return worth;
  }

  private pair(tracks: Tracks, line: LineNumber, station: Station): number {
    const partner = this.prospect.partners[station]!;
    if (partner < 0) return 0;
    return tracks.touches(line, partner as Station) ? this.weights.pair : this.weights.half;
  }
}
