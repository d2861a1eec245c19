/**
 * Estimates what lines may still earn by growing: the stations that score, by their distance in pieces through blocks
 * with room. A line that is walled in or out of pieces has nothing to hope for, so this also shows the effect of
 * filling the last space in front of another's line. What is known about a line stays true until it grows, or a block
 * it looked at fills up. The result for every line is cached, and so are the results after pieces that a turn may lay:
 * plans come back to the same pieces again and again.
 */
import type { Block, LineNumber, Station, Tracks } from "@interchange/underground";
import { hashKeyOf } from "./hashKeys.ts";
import type { Situation, Stage } from "./situation.ts";

/** What may be reached: a national rail station, a terminus, the second of a pair, the first, a card, anything. */
export const GOALS = ["rail", "terminus", "pair", "half", "card", "room"] as const;
const [RAIL, TERMINUS, PAIR, HALF, CARD, ROOM] = [0, 1, 2, 3, 4, 5] as const;
const WIDTH = GOALS.length;

const FARTHEST = 8;
const BRANCH = 2;
/** The number of words in a set of blocks. */
const WORDS = 5;
/** How many results of a turn are cached. */
const KEPT = 1024;
/** Beyond the codes of all actions. */
const NO_ACTION = 1 << 20;
const FULL = 1 << 21;

export class Growth {
  /**
   * By `row * GOALS.length`: how much of each goal a line may reach, weighted by distance. Rows of lines come first.
   */
  readonly hopes: Float64Array;
  readonly rows: number;
  /** Whether the last row that `after` returned is new. */
  isNew = false;

  private readonly stage: Stage;
  private readonly decays: Float64Array;
  /** By station: its goal. Connections are distinguished when they are reached. */
  private readonly goals: Uint8Array;
  private readonly isCard: Uint8Array;
  /** By row: the blocks with room that were looked at, those without, and those that the turn had filled. */
  private readonly looked: Int32Array;
  private readonly refused: Int32Array;
  private readonly filled: Int32Array;
  private readonly now = new Int32Array(WORDS);
  private readonly kept = new Map<number, number>();
  private readonly seen: Uint32Array;
  private readonly queue: Uint8Array;
  private round = 0;

  constructor(stage: Stage, decay: number) {
    const { topology } = stage;
    this.stage = stage;
    this.rows = topology.lines + KEPT;
    this.hopes = new Float64Array(this.rows * WIDTH);
    this.decays = Float64Array.from({ length: FARTHEST + 1 }, (_, pieces) => decay ** pieces);
    this.goals = Uint8Array.from(topology.city.stations, ({ category }) =>
      category === "nationalRail" ? RAIL : category === "terminus" ? TERMINUS : category === "connection" ? HALF : ROOM,
    );
    this.isCard = new Uint8Array(topology.stations);
    this.looked = new Int32Array(this.rows * WORDS);
    this.refused = new Int32Array(this.rows * WORDS);
    this.filled = new Int32Array(this.rows * WORDS);
    this.seen = new Uint32Array(topology.stations);
    this.queue = new Uint8Array(topology.stations * 2);
  }

  begin({ express, normal }: Situation): void {
    this.kept.clear();
    this.isCard.fill(0);
    for (const card of express) this.isCard[card] = 1;
    for (const card of normal) this.isCard[card] = 1;
  }

  /** Whether what is known about a line may change when a block fills up. */
  looksAt(line: LineNumber, block: Block): boolean {
    return (this.looked[line * WORDS + (block >> 5)]! & (1 << (block & 31))) !== 0;
  }

  /**
   * The row of what a line may reach after a turn's pieces: `own` is the key of its own, `full` are the blocks that the
   * turn has filled.
   */
  after(
    tracks: Tracks,
    line: LineNumber,
    actions: number,
    tokens: number,
    own: number,
    full: readonly Block[],
  ): number {
    const { kept, stage, now } = this;
    const reach = Math.min(FARTHEST, Math.ceil(actions));
    let key = own + hashKeyOf(NO_ACTION + (line * (FARTHEST + 1) + reach) * 2 + (tokens >= BRANCH ? 1 : 0));
    now.fill(0);
    for (const block of full) {
      now[block >> 5]! |= 1 << (block & 31);
      if (this.looksAt(line, block)) key += hashKeyOf(FULL + block);
    }
    let row = kept.get(key);
    if (row !== undefined && this.isStill(row)) {
      this.isNew = false;
      return row;
    }
    if (row === undefined) {
      // When the cache is full, the last row is used and not kept.
      row = Math.min(this.rows - 1, stage.topology.lines + kept.size);
      if (row < this.rows - 1) kept.set(key, row);
    }
    this.look(tracks, line, actions, tokens, row);
    this.filled.set(now, row * WORDS);
    this.isNew = true;
    return row;
  }

  /** Whether the result still holds: no block has become full, or free, since. */
  private isStill(row: number): boolean {
    const { looked, refused, filled, now } = this;
    for (let word = 0, at = row * WORDS; word < WORDS; word++, at++) {
      const full = now[word]!;
      if ((looked[at]! & full) !== 0 || (refused[at]! & filled[at]! & ~full) !== 0) return false;
    }
    return true;
  }

  /** Finds what a line may reach within this many actions, with these tokens. */
  look(tracks: Tracks, line: LineNumber, actions: number, tokens: number, into: number = line): void {
    const { hopes, looked, refused, seen, queue, goals, isCard, decays } = this;
    const { stations, firstIncident, across, incident, pieces, spaces } = this.stage.topology;
    const { members, memberCount, degree, linesIn, load, laid } = tracks;
    const at = into * WIDTH;
    const words = into * WORDS;
    hopes.fill(0, at, at + WIDTH);
    looked.fill(0, words, words + WORDS);
    refused.fill(0, words, words + WORDS);
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
          if (seen[other] === round) continue;
          const block = incident[way]!;
          if ((linesIn[block]! & bit) !== 0) continue;
          if (load[block]! >= spaces[block]!) {
            refused[words + (block >> 5)]! |= 1 << (block & 31);
            continue;
          }
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
