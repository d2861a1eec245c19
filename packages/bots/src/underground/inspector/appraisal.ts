/** Values a board for the seat whose turn it is: points, the passenger's expected pay, and what lines may reach. */
import type { Random } from "@interchange/tabletop";
import { blockOfBuild, lineOfBuild, TOKEN } from "@interchange/underground";
import type { Block, LineNumber, UndergroundBoard } from "@interchange/underground";
import { marginOf } from "../../standing.ts";
import type { PassengerPosition } from "../passengerPosition.ts";
import { boardAnswer } from "./boardNet.ts";
import { GOALS, Growth } from "./growth.ts";
import { Journeys } from "./journeys.ts";
import { hashKeyOf } from "./hashKeys.ts";
import { learnedFor } from "./learned.ts";
import type { Learned } from "./learned.ts";
import { LineNet } from "./lineNet.ts";
import { Cache } from "./cache.ts";
import { Rings } from "./rings.ts";
import type { Situation, Stage } from "./situation.ts";
import { FEATURES, JOURNEYS } from "./weights.ts";
import type { Weights } from "./weights.ts";

/** More tokens than this are hardly ever spent. */
const ENOUGH_TOKENS = 4;
/** With fewer actions than this, tokens lose their value. */
const ACTIONS_FOR_TOKENS = 8;
const BRANCH = 2;
/** The cost of valuing a board from the cache, compared with computing it. */
const REMEMBERED = 0.25;
const ACTIONS_A_TURN = 4;
/** The farthest that is looked, in pieces. */
const FAR = 8;

const WIDTH = GOALS.length;
const place = (feature: (typeof FEATURES)[number]): number => FEATURES.indexOf(feature);
const NOW = place("now");
const NEXT = place("next");
const LATER = place("later");
const OWN = place("rail");
const RING = place("ring");
const OTHERS_RING = place("othersRing");
const TOKENS = place("token");
const OTHERS_TOKENS = place("othersToken");
const FRESH = place("fresh");
const OTHERS_FRESH = place("othersFresh");
const CONSTANT = place("constant");

export class Appraisal {
  /** How many boards were valued. */
  work = 0;
  /** The features of the last board valued, by their index in `FEATURES`. */
  readonly features = new Float64Array(FEATURES.length);

  private readonly stage: Stage;
  private readonly weights: Weights;
  private readonly samples: number;
  private readonly journeys: Journeys;
  private readonly growth: Growth;
  /** Present if loops count. */
  private readonly rings: Rings | undefined;
  private readonly net: LineNet;
  private readonly learned: Learned | undefined;
  /** The current weight of each feature. */
  private readonly counts = new Float64Array(FEATURES.length);
  /** The value of a point of each seat, and of a ride on each line. */
  private readonly worth: Float64Array;
  private readonly lineWorth: Float64Array;
  /** What the lines could reach before the turn, own and others'. */
  private readonly hopes = new Float64Array(WIDTH * 2);
  /** The net's answer for every line before the turn, and for all after it. */
  private readonly said: Float64Array;
  /** The net's answer for a line that grew, by the row of its growth. */
  private readonly answers: Float64Array;
  private linesSaid = 0;
  private readonly memory: Cache | undefined;
  /** What the passenger's later turns pay on the board being valued. */
  private later = 0;
  private situation: Situation | undefined;
  private tokensBefore = 0;
  /** The blocks that this turn has filled, and those where it built the current line. */
  private readonly full: Block[] = [];
  private readonly own: Block[] = [];

  /**
   * This many stations of each kind stand for all from which the passenger may set out. With an order of stations, its
   * first ones are used, and the appraisal is for turns that begin on the same track: it caches what it found there.
   */
  constructor(stage: Stage, weights: Weights, samples: number, order?: ArrayLike<number>) {
    this.stage = stage;
    this.weights = weights;
    this.samples = samples;
    this.journeys = new Journeys(stage, order);
    this.memory = order && new Cache();
    this.growth = new Growth(stage, weights.decay);
    const { ring, othersRing } = weights.features;
    const hasRings = [...ring, ...othersRing].some((weight) => weight !== 0);
    this.rings = hasRings ? new Rings(stage.topology, weights.ringDecay) : undefined;
    this.net = new LineNet(stage, this.growth);
    this.learned = weights.learned > 0 ? learnedFor(stage.seats) : undefined;
    this.said = new Float64Array(stage.topology.lines);
    this.answers = new Float64Array(this.growth.rows);
    this.worth = new Float64Array(stage.seats);
    this.lineWorth = new Float64Array(stage.topology.lines);
  }

  /** What loops counted in the last value. */
  get loops(): number {
    const { features, counts } = this;
    return counts[RING]! * features[RING]! + counts[OTHERS_RING]! * features[OTHERS_RING]!;
  }

  /** Starts a seat's turn, or the rest of it, on this board. */
  begin(board: UndergroundBoard, situation: Situation, random: Random): void {
    const { stage, worth, lineWorth, growth, hopes, counts, net, learned, said, weights } = this;
    const { allLines } = stage.topology;
    const thirties = situation.journeys / JOURNEYS;
    this.situation = situation;
    if (this.memory?.isOf(board, situation)) return;
    this.memory?.begin(board, situation);
    this.tokensBefore = board.tokens[situation.seat]!;
    worth.fill(-1 / (stage.seats - 1));
    worth[situation.seat] = 1;
    for (const line of allLines) lineWorth[line] = worth[stage.owners[line]!] ?? 0;
    this.journeys.begin(situation, lineWorth, this.samples, random);
    for (const [at, feature] of FEATURES.entries()) {
      const [atTheEnd, more] = weights.features[feature];
      counts[at] = atTheEnd + more * thirties;
      if (learned) counts[at] += weights.learned * (learned.more[at * 2]! + learned.more[at * 2 + 1]! * thirties);
    }
    growth.begin(situation);
    net.begin(situation);
    hopes.fill(0);
    for (const line of allLines) {
      const owner = stage.owners[line]!;
      if (owner < 0) continue;
      growth.look(board.tracks, line, this.actionsOf(owner, 0), board.tokens[owner]!);
      this.addHopes(hopes, 0, line, owner, 1);
      if (learned) said[line] = net.answer(learned, board.tracks, line, line, this.actionsOf(owner, 0));
      this.rings?.renew(board.tracks, line, this.actionsOf(owner, ACTIONS_A_TURN));
    }
  }

  /** The value after these actions, as if the passenger left now; the seat has this many left in this turn. */
  value(board: UndergroundBoard, built: readonly number[], actionsLeft: number): number {
    const { situation, features, journeys } = this;
    if (!situation) return 0;
    const known = this.memory?.find(built);
    journeys.survey(board.tracks);
    if (known) {
      this.work += REMEMBERED;
      features.set(known.features);
      this.linesSaid = known.linesSaid;
      this.later = known.later;
    } else {
      this.work++;
      this.later = journeys.later();
      this.lookAtLines(board, situation, built, actionsLeft);
      this.memory?.keep(built, { features: features.slice(), linesSaid: this.linesSaid, later: this.later });
    }
    features[NOW] = journeys.now(situation.place);
    this.lookAhead(situation);
    return this.sum(board, situation);
  }

  /**
   * The value after a trip to `where`, with the cards it leaves face up; `owed` are the destinations of a trip that
   * follows.
   */
  valueOfTrip(board: UndergroundBoard, where: PassengerPosition, isNormalOwed: boolean): number {
    const { situation, features, journeys } = this;
    if (!situation) return 0;
    this.work++;
    journeys.survey(board.tracks);
    features[NOW] = journeys.now({ ...where, express: [], normal: isNormalOwed ? where.normal : [] });
    journeys.leave(where.express, isNormalOwed ? undefined : where.normal);
    this.later = journeys.later();
    this.lookAhead(situation);
    this.lookAtLines(board, situation, [], 0);
    return this.sum(board, situation);
  }

  private sum(board: UndergroundBoard, situation: Situation): number {
    const { features, counts, learned, weights } = this;
    let value = marginOf(board.points, situation.seat);
    for (let at = 0; at < features.length; at++) value += counts[at]! * features[at]!;
    if (learned)
      value += weights.learned * (this.linesSaid + boardAnswer(learned, features, situation.journeys / JOURNEYS));
    return value;
  }

  /** What the passenger pays after this turn. */
  private lookAhead({ journeys: left }: Situation): void {
    const { features, journeys, stage } = this;
    const isGone = left <= 0 || journeys.station < 0 || journeys.station === stage.lastStop;
    features[NEXT] = isGone ? 0 : Math.min(1, left) * journeys.next();
    features[LATER] = isGone || left <= 1 ? 0 : (left - 1) * this.later;
  }

  private lookAtLines(
    board: UndergroundBoard,
    { seat }: Situation,
    built: readonly number[],
    actionsLeft: number,
  ): void {
    const { features, hopes, stage, growth, worth, net, learned, said, answers, rings } = this;
    const { tracks, tokens } = board;
    let linesSaid = 0;
    for (let at = 0; at < WIDTH * 2; at++) features[OWN + at] = hopes[at]!;
    features[FRESH] = 0;
    features[OTHERS_FRESH] = 0;
    features[RING] = 0;
    features[OTHERS_RING] = 0;
    this.full.length = 0;
    for (const action of built)
      if (action !== TOKEN && tracks.isFull(blockOfBuild(action))) this.full.push(blockOfBuild(action));
    for (const line of stage.topology.allLines) {
      const owner = stage.owners[line]!;
      if (owner < 0) continue;
      if (tracks.laid[line] === 0) features[owner === seat ? FRESH : OTHERS_FRESH]! += Math.abs(worth[owner]!);
      if (rings)
        features[owner === seat ? RING : OTHERS_RING]! +=
          Math.abs(worth[owner]!) * this.ringOf(rings, board, line, built, this.actionsOf(owner, actionsLeft));
      if (!this.mayDiffer(board, line, owner, built, actionsLeft)) {
        linesSaid += worth[owner]! * said[line]!;
        continue;
      }
      const actions = this.actionsOf(owner, actionsLeft);
      const row = growth.after(tracks, line, actions, tokens[owner]!, ownKey(built, line), this.full);
      if (learned) {
        if (growth.isNew) answers[row] = net.answer(learned, tracks, line, row, this.actionsOf(owner, 0));
        linesSaid += worth[owner]! * answers[row]!;
      }
      this.addHopes(features, OWN, line, owner, -1);
      this.addHopes(features, OWN, row, owner, 1);
    }
    features[TOKENS] = 0;
    features[OTHERS_TOKENS] = 0;
    for (let each = 0; each < stage.seats; each++) {
      const worthOfOne = Math.min(1, this.actionsOf(each, actionsLeft) / ACTIONS_FOR_TOKENS);
      features[each === seat ? TOKENS : OTHERS_TOKENS]! +=
        Math.abs(worth[each]!) * worthOfOne * Math.min(ENOUGH_TOKENS, tokens[each]!);
    }
    features[CONSTANT] = 1;
    this.linesSaid = linesSaid;
  }

  private ringOf(
    rings: Rings,
    { tracks }: UndergroundBoard,
    line: LineNumber,
    built: readonly number[],
    actions: number,
  ): number {
    const { own, full } = this;
    own.length = 0;
    for (const action of built) if (action !== TOKEN && lineOfBuild(action) === line) own.push(blockOfBuild(action));
    return rings.after(tracks, line, own, full, actions);
  }

  /** Whether a line may reach something other than before the turn. */
  private mayDiffer(
    { tracks, tokens }: UndergroundBoard,
    line: LineNumber,
    owner: number,
    built: readonly number[],
    actionsLeft: number,
  ): boolean {
    const { growth, stage, situation } = this;
    if (owner === situation?.seat) {
      if (this.actionsOf(owner, 0) < FAR && actionsLeft > 0) return true;
      if (this.tokensBefore >= BRANCH !== tokens[owner]! >= BRANCH) return true;
    }
    for (const action of built) {
      if (action === TOKEN) continue;
      if (lineOfBuild(action) === line) return true;
      const block = blockOfBuild(action);
      if (tracks.load[block]! >= stage.topology.spaces[block]! && growth.looksAt(line, block)) return true;
    }
    return false;
  }

  private actionsOf(seat: number, actionsLeft: number): number {
    const { situation } = this;
    if (!situation) return 0;
    return situation.actions[seat]! + (seat === situation.seat ? actionsLeft : 0);
  }

  private addHopes(into: Float64Array, first: number, row: number, owner: number, sign: number): void {
    const { hopes } = this.growth;
    const at = owner === this.situation?.seat ? first : first + WIDTH;
    const share = sign * Math.abs(this.worth[owner]!);
    for (let goal = 0; goal < WIDTH; goal++) into[at + goal]! += share * hopes[row * WIDTH + goal]!;
  }
}

/** A key for what a turn has built of a line. */
function ownKey(built: readonly number[], line: LineNumber): number {
  let key = 0;
  for (const action of built) if (action !== TOKEN && lineOfBuild(action) === line) key += hashKeyOf(action);
  return key;
}
