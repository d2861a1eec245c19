/**
 * Plans a whole turn: a beam of the best beginnings, each tried with every next action and valued as if the passenger
 * left then. Beams grow wider as long as the caller goes on, and nothing is valued twice.
 */
import { blockOfBuild, lineOfBuild, MAX_ACTIONS } from "@interchange/underground";
import type { Block, UndergroundBoard } from "@interchange/underground";
import { choicesOf, freshLine, isBegun } from "../turnChoices.ts";
import type { Appraisal } from "./appraisal.ts";
import { hashKeyOf } from "./hashKeys.ts";

/** How many starts of a line are followed up. */
const STARTS = 24;
const NARROWEST = 3;
/** How much wider every next beam is. */
const WIDER = 2;
const WIDEST = 400;

export interface Turn {
  readonly actions: readonly number[];
  readonly value: number;
  /** The same for the same pieces in another order, which are the same turn. */
  readonly key: number;
}

const NOTHING: Turn = { actions: [], value: 0, key: 0 };

export class TurnPlan {
  /** The value of each first action by itself, as far as it was computed. */
  readonly singles = new Map<number, number>();
  /** The best whole turn found with each action in it. */
  readonly turns = new Map<number, Turn>();
  /** The number of valuations so far. */
  work = 0;
  /** How many beams have come to the end of the turn. */
  beams = 0;

  private readonly board: UndergroundBoard;
  private readonly actions: number;
  private readonly appraisal: Appraisal;
  private readonly list = new Uint16Array(MAX_ACTIONS);
  /** The blocks where starting a line is worth following up. */
  readonly starts = new Set<Block>();
  private readonly known = new Map<number, Turn>();

  /** The appraisal has begun on the board. */
  constructor(board: UndergroundBoard, actions: number, appraisal: Appraisal) {
    this.board = board;
    this.actions = actions;
    this.appraisal = appraisal;
  }

  /** The best whole turn found. */
  get best(): Turn | undefined {
    let best: Turn | undefined;
    for (const turn of this.turns.values()) if (!best || turn.value > best.value) best = turn;
    return best;
  }

  /** The best whole turns found, best first. */
  finalists(count: number): readonly Turn[] {
    const turns: Turn[] = [];
    for (const turn of this.known.values()) if (turn.actions.length === this.actions) turns.push(turn);
    return turns.toSorted((one, other) => other.value - one.value).slice(0, count);
  }

  /** Stores the value of a closer look at a whole turn. */
  revalue(turn: Turn, value: number): void {
    const closer = { ...turn, value };
    this.known.set(turn.key, closer);
    for (const action of turn.actions) if (this.turns.get(action) === turn) this.turns.set(action, closer);
    for (const action of turn.actions) this.keepBest(action, closer);
  }

  /** Searches until a wider beam finds nothing new; yields after every valuation. */
  *search(widest: number = WIDEST): Generator<void, void> {
    yield* this.lookAtSingles();
    for (let width = NARROWEST; width <= widest; width *= WIDER) {
      const { work } = this;
      yield* this.beam(width);
      this.beams++;
      if (this.work === work) return;
    }
  }

  private *lookAtSingles(): Generator<void, void> {
    const { board, list, singles, starts } = this;
    const fresh = freshLine(board, list);
    const legal = [...list.subarray(0, board.actions(list))];
    const begun = legal.filter((each) => isBegun(board, each));
    const begins = legal.filter((each) => !isBegun(board, each) && lineOfBuild(each) === fresh);
    // Extending lines come first, so that they are valued even if this is cut short.
    for (const action of [...begun, ...begins]) {
      singles.set(action, this.valueWith([], action));
      yield;
    }
    begins.sort((one, other) => (singles.get(other) ?? 0) - (singles.get(one) ?? 0));
    for (const action of begins.slice(0, STARTS)) starts.add(blockOfBuild(action));
  }

  private *beam(width: number): Generator<void, void> {
    let beam: readonly Turn[] = [NOTHING];
    for (let left = this.actions; left > 0; left--) {
      const longer = new Map<number, Turn>();
      for (const { actions, key } of beam) {
        for (const action of actions) this.board.act(action);
        // The board is restored even if the caller stops early.
        try {
          yield* this.extend(actions, key, longer);
        } finally {
          for (const _ of actions) this.board.takeBack();
        }
      }
      beam = [...longer.values()].toSorted((one, other) => other.value - one.value).slice(0, width);
    }
  }

  /** Tries a beginning, which is already on the board, with every next action. */
  private *extend(actions: readonly number[], key: number, longer: Map<number, Turn>): Generator<void, void> {
    for (const action of choicesOf(this.board, this.list, this.starts)) {
      const longerKey = key + hashKeyOf(action);
      if (longer.has(longerKey)) continue;
      const known = this.known.get(longerKey);
      if (known) {
        longer.set(longerKey, known);
        continue;
      }
      const turn = { actions: [...actions, action], value: this.valueWith(actions, action), key: longerKey };
      this.known.set(longerKey, turn);
      longer.set(longerKey, turn);
      if (turn.actions.length === this.actions) this.keep(turn);
      yield;
    }
  }

  private keep(turn: Turn): void {
    for (const action of turn.actions) this.keepBest(action, turn);
  }

  private keepBest(action: number, turn: Turn): void {
    const known = this.turns.get(action);
    if (this.singles.has(action) && (!known || known.value < turn.value)) this.turns.set(action, turn);
  }

  /** The board already has the actions. */
  private valueWith(actions: readonly number[], action: number): number {
    const { board } = this;
    this.work++;
    board.act(action);
    const built = [...actions, action];
    const value = this.appraisal.value(board, built, this.actions - built.length);
    board.takeBack();
    return value;
  }
}
