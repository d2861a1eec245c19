/**
 * A small net, fitted to games, that predicts what a line will still bring. It sees how far the line reaches, what lies
 * ahead, how many pieces and turns are left, and how many of the possible cards it touches. It corrects the weighted
 * sum of features, which is always linear.
 */
import type { LineNumber, Tracks } from "@interchange/underground";
import { GOALS } from "./growth.ts";
import type { Growth } from "./growth.ts";
import { FIRST, LINE_FEATURES, SECOND } from "./learned.ts";
import type { Learned } from "./learned.ts";
import type { Situation, Stage } from "./situation.ts";

const WIDTH = GOALS.length;
const EXPRESS = 1;
const NORMAL = 2;

export class LineNet {
  /** The features of the last line looked at. */
  readonly features = new Float64Array(LINE_FEATURES);

  private readonly stage: Stage;
  private readonly growth: Growth;
  private readonly firstUnits = new Float64Array(FIRST);
  private readonly secondUnits = new Float64Array(SECOND);
  /** By station: which kind of card may still come. */
  private readonly cards: Uint8Array;
  private situation: Situation | undefined;

  constructor(stage: Stage, growth: Growth) {
    this.stage = stage;
    this.growth = growth;
    this.cards = new Uint8Array(stage.topology.stations);
  }

  begin(situation: Situation): void {
    this.situation = situation;
    this.cards.fill(0);
    for (const card of situation.express) this.cards[card] = EXPRESS;
    for (const card of situation.normal) this.cards[card] = NORMAL;
  }

  /** How much more a line will bring its seat than its features say. The growth has looked at it, into this row. */
  answer(learned: Learned, tracks: Tracks, line: LineNumber, row: number, actions: number): number {
    const { features, firstUnits, secondUnits } = this;
    const { first, firstBase, second, secondBase, last } = learned;
    this.look(tracks, line, row, actions);
    for (let unit = 0; unit < FIRST; unit++) firstUnits[unit] = firstBase[unit]!;
    for (let feature = 0, at = 0; feature < LINE_FEATURES; feature++, at += FIRST) {
      const value = features[feature]!;
      if (value === 0) continue;
      for (let unit = 0; unit < FIRST; unit++) firstUnits[unit]! += value * first[at + unit]!;
    }
    for (let unit = 0; unit < SECOND; unit++) secondUnits[unit] = secondBase[unit]!;
    for (let from = 0, at = 0; from < FIRST; from++, at += SECOND) {
      const value = firstUnits[from]!;
      if (value <= 0) continue;
      for (let unit = 0; unit < SECOND; unit++) secondUnits[unit]! += value * second[at + unit]!;
    }
    let answer = 0;
    for (let unit = 0; unit < SECOND; unit++) answer += Math.max(0, secondUnits[unit]!) * last[unit]!;
    return answer;
  }

  /** Looks at a line whose owner has this many actions after this turn. */
  look(tracks: Tracks, line: LineNumber, row: number, actions: number): void {
    const { features, growth, stage, cards, situation } = this;
    const { stations, pieces } = stage.topology;
    const { hopes } = growth;
    const { members, memberCount, degree } = tracks;
    if (!situation) return;
    const laid = tracks.laid[line]!;
    const left = pieces[line]! - laid;
    for (let goal = 0; goal < WIDTH; goal++) features[goal] = hopes[row * WIDTH + goal]!;
    let express = 0;
    let normal = 0;
    let ends = 0;
    const start = line * stations;
    const last = start + memberCount[line]!;
    for (let member = start; member < last; member++) {
      const station = members[member]!;
      if (cards[station] === EXPRESS) express++;
      else if (cards[station] === NORMAL) normal++;
      if (degree[start + station] === 1) ends++;
    }
    features[6] = laid / 10;
    features[7] = left / 10;
    features[8] = Math.min(left, actions) / 10;
    features[9] = actions / 20;
    features[10] = situation.journeys / 30;
    features[11] = stage.owners[line] === situation.seat ? 1 : 0;
    features[12] = laid > 0 ? 1 : 0;
    features[13] = express / Math.max(1, situation.express.length);
    features[14] = normal / Math.max(1, situation.normal.length);
    features[15] = ends / 2;
    features[16] = memberCount[line]! / 10;
    features[17] = (laid > 0 ? situation.journeys : 0) / 30;
  }
}
