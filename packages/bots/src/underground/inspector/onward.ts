/**
 * Plays the game on from a board, quickly: everyone takes the action with the highest value by itself, chooses trips
 * the same way, and cards come in a guessed order.
 */
import type { Random } from "@interchange/tabletop";
import { CHANCE, NOBODY } from "@interchange/tabletop";
import { blockOfBuild, FIRST_TRIP, lineOfBuild, MAX_ACTIONS, TOKEN } from "@interchange/underground";
import type { Station, UndergroundBoard } from "@interchange/underground";
import { isOf, leaving } from "../passengerPosition.ts";
import type { PassengerPosition } from "../passengerPosition.ts";
import type { Appraisal } from "./appraisal.ts";
import { situated } from "./situation.ts";
import type { Situation, Stage } from "./situation.ts";

const ACTIONS_A_TURN = 4;
/** How many actions are looked at again after the first. */
const LOOKED_AT = 10;

/** The cards of a game that is played on. */
export interface Cards {
  place: PassengerPosition;
  /** The cards that may still come, in order. */
  pile: Station[];
}

export class Onward {
  readonly board: UndergroundBoard;
  readonly cards: Cards = { place: { from: -1 as Station, express: [], normal: [] }, pile: [] };
  private readonly stage: Stage;
  private readonly random: Random;
  private readonly list = new Uint16Array(MAX_ACTIONS);
  /** If set, lines are only started in these blocks. */
  starts: ReadonlySet<number> | undefined;
  /** The values of actions when last looked at in this turn. */
  private readonly promises = new Map<number, number>();

  constructor(board: UndergroundBoard, stage: Stage, random: Random) {
    this.board = board;
    this.stage = stage;
    this.random = random;
  }

  get isOver(): boolean {
    return this.board.toAct === NOBODY;
  }

  /** The situation of the seat whose turn it is. */
  situation(): Situation {
    const { board, stage, cards } = this;
    return situated(stage, board.toAct, { ...cards.place, from: this.where() }, cards.pile);
  }

  /** Copies another board, with these cards. */
  set(board: UndergroundBoard, { place, pile }: Cards): void {
    this.board.copy(board);
    this.cards.place = place;
    this.cards.pile = [...pile];
  }

  /** Does a build, a token or a trip. */
  act(action: number): void {
    const { board, cards } = this;
    if (action >= FIRST_TRIP) cards.place = leaving(cards.place, board.tripTo(action - FIRST_TRIP));
    board.act(action);
  }

  /** Plays until the next seat has to build, or the game is over. */
  takeTurn(appraisal: Appraisal): void {
    this.build(appraisal);
    this.travel(appraisal);
  }

  /** Plays the actions of a turn; returns the expected value of the result. */
  build(appraisal: Appraisal): number {
    const { board, random } = this;
    const seat = board.toAct;
    appraisal.begin(board, this.situation(), random);
    const built: number[] = [];
    let value = 0;
    while (board.toAct === seat && !board.isTravelling) {
      const best = this.bestAction(appraisal, built);
      value = best.value;
      built.push(best.action);
      board.act(best.action);
      // If nobody has to travel, the turn may be over and another's begun.
      if (built.length >= ACTIONS_A_TURN && !board.isTravelling) break;
    }
    return value;
  }

  /**
   * Makes the pending trips, and turns up the cards that are due. `prepare` readies the appraisal if there is a choice.
   */
  travel(appraisal: Appraisal, prepare?: () => void): void {
    const { board } = this;
    while (board.isTravelling) {
      // Usually there is no choice, and nothing to value.
      if (board.tripCount() > 1) prepare?.();
      this.act(FIRST_TRIP + this.bestTrip(appraisal));
    }
    this.refill();
  }

  refill(): void {
    const { board, cards, stage } = this;
    while (board.toAct === CHANCE) {
      const count = board.actions(this.list);
      const mayCome = this.list.subarray(0, count);
      const at = cards.pile.findIndex((card) => mayCome.includes(card));
      const [card] = cards.pile.splice(at, 1);
      if (card === undefined) throw new RangeError("no card that may come");
      board.act(card);
      const { place } = cards;
      if (isOf(stage.topology, card, "express")) cards.place = { ...place, express: [...place.express, card] };
      else cards.place = { ...place, normal: [...place.normal, card] };
    }
  }

  private where(): Station {
    const { board } = this;
    const { passengerStation } = board;
    return passengerStation >= board.topology.stations ? (-1 as Station) : passengerStation;
  }

  /**
   * The action with the highest value by itself. After the first of a turn, only the best ones from then and newly
   * possible ones are looked at again.
   */
  private bestAction(appraisal: Appraisal, built: readonly number[]): { action: number; value: number } {
    const { board, list, promises } = this;
    const left = Math.max(0, ACTIONS_A_TURN - built.length - 1);
    const isFirst = built.length === 0;
    const count = board.actions(list);
    let bound = -Infinity;
    if (isFirst) promises.clear();
    else bound = [...promises.values()].toSorted((one, other) => other - one)[LOOKED_AT] ?? -Infinity;
    let best = TOKEN;
    let most = -Infinity;
    let fresh = -1;
    for (const action of list.slice(0, count)) {
      if (!isFirst && (promises.get(action) ?? Infinity) < bound) continue;
      if (action !== TOKEN && !board.tracks.isBegun(lineOfBuild(action))) {
        // Lines that have not been started differ only in their number of pieces.
        if (fresh >= 0 && fresh !== lineOfBuild(action)) continue;
        fresh = lineOfBuild(action);
        if (isFirst ? this.starts?.has(blockOfBuild(action)) === false : !promises.has(action)) continue;
      }
      board.act(action);
      const value = appraisal.value(board, [...built, action], left);
      board.takeBack();
      promises.set(action, value);
      if (value <= most) continue;
      most = value;
      best = action;
    }
    if (most === -Infinity) {
      // In the first round every action starts another line, and none of them has been looked at yet.
      best = list[0] ?? TOKEN;
      board.act(best);
      most = appraisal.value(board, [...built, best], left);
      board.takeBack();
    }
    promises.delete(best);
    return { action: best, value: most };
  }

  private bestTrip(appraisal: Appraisal): number {
    const { board, cards } = this;
    const trips = board.tripCount();
    if (trips === 1) return 0;
    let best = 0;
    let most = -Infinity;
    const isExpress = isOf(this.stage.topology, board.tripTo(0), "express");
    for (let trip = 0; trip < trips; trip++) {
      const to = board.tripTo(trip);
      board.act(FIRST_TRIP + trip);
      const value = appraisal.valueOfTrip(board, leaving(cards.place, to), isExpress);
      board.takeBack();
      if (value <= most) continue;
      most = value;
      best = trip;
    }
    return best;
  }
}
