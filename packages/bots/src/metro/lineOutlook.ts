/**
 * Estimates what every open line may become: plays the game to its end on guessed deals, everyone by line value, and
 * counts what each line scored. Several moves are followed on the same deals, so that their effects on a line can be
 * compared.
 */
import {
  ARRIVALS,
  boardFor,
  DRAW_ANOTHER,
  FACES,
  isCentreStation,
  MAX_ACTIONS,
  metro,
  metroSearch,
  ModuleBoard,
  STATIONS,
} from "@interchange/metro";
import type { Layout, MetroBoard, Move, Station, View } from "@interchange/metro";
import { CHANCE, NOBODY, Random } from "@interchange/tabletop";
import { Spending } from "../bot.ts";
import type { Budget } from "../bot.ts";
import { Affairs } from "./affairs.ts";
import { Appraisal } from "./appraisal.ts";
import { LineValue } from "./lineValue.ts";
import { weightsFor } from "./lineWeights.ts";
import { plainStakes } from "./stakes.ts";
import type { Stakes } from "./stakes.ts";

export interface LineOutlook {
  /** Where it departs. */
  readonly from: Station;
  /** Its mean score; eight of ten endings lie between the other two. */
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  /** The chance that it ends in the centre. */
  readonly centre: number;
}

/** The open lines as they may end after a move; by station. */
export interface OutlookAfter {
  readonly move: Move;
  readonly lines: readonly LineOutlook[];
}

/** Scores above this count as this. */
const MOST = 255;
/** The share of endings below the low end, and above the high end. */
const OUTSIDE = 0.1;

/** Yields better and better outlooks after each of the moves, one after every deal, until the budget is spent. */
export function* lineOutlook(
  view: View,
  moves: readonly Move[],
  random: Random,
  budget: Budget,
): Generator<readonly OutlookAfter[], void> {
  const layout = metro.layoutOf(view.setup);
  const futures = new Futures(layout, view);
  const root = metroSearch.guess(view, random);
  const open = Array.from({ length: STATIONS }, (_, station) => station).filter((station) =>
    futures.isOpen(root, station),
  );
  const scoreboards = moves.map((move) => ({
    move,
    action: metroSearch.encodeMove(move),
    lines: open.map((from) => new LineCount(from)),
  }));
  const spending = new Spending(budget);
  while (moves.length && !spending.isSpent) {
    const deal = metroSearch.guess(view, random);
    // The same seed for every move, so that the same tiles come.
    const seed = random.next();
    futures.begin(deal);
    for (const { action, lines } of scoreboards) {
      futures.playOut(deal, action, new Random(seed));
      for (const lineCount of lines) futures.count(lineCount);
      spending.work++;
    }
    yield scoreboards.map(({ move, lines }) => ({ move, lines: lines.map((lineCount) => lineCount.outlook()) }));
  }
}

/** What a line scored in all playouts. */
class LineCount {
  readonly from: Station;
  private readonly games = new Uint32Array(MOST + 1);
  private all = 0;
  private sum = 0;
  private inCentre = 0;

  constructor(from: Station) {
    this.from = from;
  }

  add(points: number, isCentre: boolean): void {
    this.games[Math.max(0, Math.min(MOST, Math.round(points)))]!++;
    this.all++;
    this.sum += points;
    if (isCentre) this.inCentre++;
  }

  outlook(): LineOutlook {
    const all = Math.max(1, this.all);
    return {
      from: this.from,
      expected: this.sum / all,
      low: this.below(OUTSIDE * this.all),
      high: this.below((1 - OUTSIDE) * this.all),
      centre: this.inCentre / all,
    };
  }

  /** The score that this many games do not exceed. */
  private below(games: number): number {
    let seen = 0;
    for (let points = 0; points < MOST; points++) {
      seen += this.games[points]!;
      if (seen > games) return points;
    }
    return MOST;
  }
}

/** Plays games to their end. */
class Futures {
  private readonly layout: Layout;
  private readonly lines: LineValue;
  private readonly appraisal: Appraisal;
  private readonly board: MetroBoard;
  private readonly actions = new Uint16Array(MAX_ACTIONS);
  private stakes: readonly Stakes[];
  /** The affairs of every seat if there are modules; the viewing seat's are the real ones. */
  private readonly affairs: Affairs[] = [];
  /** The sum and count of hand tiles' values so far, by tiles laid. Another tile is worth the same on average. */
  private readonly promised = new Float64Array(128);
  private readonly asked = new Float64Array(128);

  constructor(layout: Layout, view: View) {
    this.layout = layout;
    this.lines = new LineValue(weightsFor(layout), layout);
    this.lines.setTilesLeft(view.unseen, layout.terms.freeOrientation);
    this.appraisal = new Appraisal(layout, this.lines);
    this.board = boardFor(layout);
    this.stakes = plainStakes(layout);
    if (layout.modules.length && typeof view.viewer === "number")
      this.affairs[view.viewer] = new Affairs(layout, metro.sceneOf(view), view.viewer, this.lines);
  }

  /** Whether someone's line departs there and has not ended. */
  isOpen(root: MetroBoard, station: Station): boolean {
    this.begin(root);
    return this.stakes.some(({ share }) => share[station] !== 0) && root.network.trainAt(station) < ARRIVALS;
  }

  begin(root: MetroBoard): void {
    if (!(root instanceof ModuleBoard)) return;
    const { seats } = this.layout;
    const [known] = this.affairs.filter(Boolean);
    for (let seat = 0; seat < seats; seat++)
      this.affairs[seat] ??=
        known?.asSeenFrom(seat, root.scene) ?? new Affairs(this.layout, root.scene, seat, this.lines);
    this.stakes = this.affairs.map((affairs, seat) => affairs.look(root, (seat + 1) % seats));
  }

  playOut(root: MetroBoard, action: number, random: Random): void {
    const { board } = this;
    board.copy(root);
    board.act(action);
    while (board.toAct !== NOBODY) board.act(board.toAct === CHANCE ? board.sample(random) : this.choice());
  }

  /** Counts how a line ended. */
  count(lineCount: LineCount): void {
    const { network } = this.board;
    const end = network.trainAt(lineCount.from) - ARRIVALS;
    if (end < 0) {
      lineCount.add(0, false);
      return;
    }
    const { rows, factors, extra } = this.stakes[0]!;
    const at = rows[lineCount.from]! * STATIONS + end;
    const length = network.lengthFrom(lineCount.from);
    const more = extra ? length * extra.factors[at]! + extra.bonuses[at]! : 0;
    lineCount.add(length * factors[at]! + more, isCentreStation(end));
  }

  /** The seat's move: the best placement by line value, or another tile if that is low. */
  private choice(): number {
    const { board, appraisal, actions, promised, asked } = this;
    const seat = board.toAct;
    const next = (seat + 1) % this.layout.seats;
    if (board instanceof ModuleBoard) {
      const { stage } = board.scene;
      if (stage !== "turn" && stage !== "place") return this.affairs[seat]!.choice(board, next);
      appraisal.look(board.network, this.stakes[seat]!, next, board.tilesLaid + 1, board.scene);
    } else appraisal.look(board.network, this.stakes[seat]!, next, board.tilesLaid + 1);
    const count = board.actions(actions);
    let best = actions[0]!;
    let most = -Infinity;
    let mayDraw = false;
    for (let index = 0; index < count; index++) {
      const action = actions[index]!;
      if (action === DRAW_ANOTHER) mayDraw = true;
      if (action >= DRAW_ANOTHER) continue;
      const gain = appraisal.gain(board.network, FACES[action >>> 6]!, action & 63);
      if (gain > most) {
        most = gain;
        best = action;
      }
    }
    if (!mayDraw || best === DRAW_ANOTHER) return best;
    const laid = board.tilesLaid;
    const mean = asked[laid]! > 0 ? promised[laid]! / asked[laid]! : -Infinity;
    promised[laid]! += most;
    asked[laid]!++;
    return most < mean ? DRAW_ANOTHER : best;
  }
}
