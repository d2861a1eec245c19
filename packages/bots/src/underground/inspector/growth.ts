/**
 * What lines may still earn by being built on: the stations that pay, by how many pieces away they are through blocks
 * that have room. A line that is walled in, or out of pieces, has nothing to hope for; so filling the last space of a
 * block before another's line shows here as well. What is known of a line stays true until it grows, or a block fills
 * up that it looked at. Of every line one look is kept, and beside them the last one in `spare`.
 */
import type { Block, LineNumber, Station, Tracks } from "@interchange/underground";
import type { Situation, Stage } from "./situation.ts";

/** What may be reached: a national rail station, a terminus, the second of a pair, the first, a card, anything. */
export const GOALS = ["rail", "terminus", "pair", "half", "card", "room"] as const;
const [RAIL, TERMINUS, PAIR, HALF, CARD, ROOM] = [0, 1, 2, 3, 4, 5] as const;
const WIDTH = GOALS.length;

const FARTHEST = 8;
const BRANCH = 2;
/** Words in a set of blocks. */
const WORDS = 5;

export class Growth {
  /** By `line * GOALS.length`: how much of each goal a line may reach, by how near it is. */
  readonly hopes: Float64Array;
  /** Where a look goes that is not to be kept. */
  readonly spare: number;

  private readonly stage: Stage;
  private readonly decays: Float64Array;
  /** By station: the goal that it is; connections are told apart as they are reached. */
  private readonly goals: Uint8Array;
  private readonly isCard: Uint8Array;
  private readonly looked: Int32Array;
  private readonly seen: Uint32Array;
  private readonly queue: Uint8Array;
  private round = 0;

  constructor(stage: Stage, decay: number) {
    const { topology } = stage;
    this.stage = stage;
    this.spare = topology.lines;
    this.hopes = new Float64Array((topology.lines + 1) * WIDTH);
    this.decays = Float64Array.from({ length: FARTHEST + 1 }, (_, pieces) => decay ** pieces);
    this.goals = Uint8Array.from(topology.city.stations, ({ category }) =>
      category === "nationalRail" ? RAIL : category === "terminus" ? TERMINUS : category === "connection" ? HALF : ROOM,
    );
    this.isCard = new Uint8Array(topology.stations);
    this.looked = new Int32Array((topology.lines + 1) * WORDS);
    this.seen = new Uint32Array(topology.stations);
    this.queue = new Uint8Array(topology.stations * 2);
  }

  begin({ express, normal }: Situation): void {
    this.isCard.fill(0);
    for (const card of express) this.isCard[card] = 1;
    for (const card of normal) this.isCard[card] = 1;
  }

  /** Whether what is known of a line may change when a block fills up. */
  looksAt(line: LineNumber, block: Block): boolean {
    return (this.looked[line * WORDS + (block >> 5)]! & (1 << (block & 31))) !== 0;
  }

  /** Looks at what a line may reach within so many actions, with these tokens. */
  look(tracks: Tracks, line: LineNumber, actions: number, tokens: number, into: number = line): void {
    const { hopes, looked, seen, queue, goals, isCard, decays } = this;
    const { stations, firstIncident, across, incident, pieces, spaces } = this.stage.topology;
    const { members, memberCount, degree, linesIn, load, laid } = tracks;
    const at = into * WIDTH;
    const words = into * WORDS;
    hopes.fill(0, at, at + WIDTH);
    looked.fill(0, words, words + WORDS);
    if (laid[line] === 0) return;
    const farthest = Math.min(FARTHEST, actions, pieces[line]! - laid[line]!);
    if (farthest < 1) return;
    const bit = 1 << line;
    const branchAt = tokens >= BRANCH ? 1 : 2;
    const start = line * stations;
    const last = start + memberCount[line]!;
    const round = ++this.round;
    let count = 0;
    for (let member = start; member < last; member++) {
      const station = members[member]!;
      seen[station] = round;
      if (degree[start + station] === 1) queue[count++] = station;
    }
    for (let away = 0, first = 0; away < farthest; away++) {
      if (away === branchAt)
        for (let member = start; member < last; member++) {
          const station = members[member]!;
          if (degree[start + station] !== 1) queue[count++] = station;
        }
      const near = decays[away + 1]!;
      for (const end = count; first < end; first++) {
        const station = queue[first]!;
        for (let way = firstIncident[station]!; way < firstIncident[station + 1]!; way++) {
          const other = across[way]!;
          const block = incident[way]!;
          if (seen[other] === round || load[block]! >= spaces[block]! || (linesIn[block]! & bit) !== 0) continue;
          looked[words + (block >> 5)]! |= 1 << (block & 31);
          seen[other] = round;
          queue[count++] = other;
          hopes[at + ROOM]! += near;
          if (isCard[other] === 1) hopes[at + CARD]! += near;
          const goal = goals[other]!;
          if (goal === HALF) hopes[at + this.connection(tracks, line, other)]! += near;
          else if (goal !== ROOM) hopes[at + goal]! += near;
        }
      }
    }
  }

  private connection(tracks: Tracks, line: LineNumber, station: Station): number {
    const partner = this.stage.partners[station]!;
    if (partner < 0) return ROOM;
    return tracks.touches(line, partner as Station) ? PAIR : HALF;
  }
}
