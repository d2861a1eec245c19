/**
 * All that a turn may do, planned together: a beam of the best beginnings, each tried with every next action and valued
 * as if the passenger left then. Beams grow wider as long as somebody asks on, and nothing is valued twice.
 */
import { blockOfBuild, lineOfBuild, MAX_ACTIONS, TOKEN } from "@interchange/underground";
import type { LineNumber, UndergroundBoard } from "@interchange/underground";

/** What a board is worth to the seat whose turn it is, which has so many actions left in this turn. */
export type Valuation = (board: UndergroundBoard, actionsLeft: number) => number;

/** A line that is not begun may be begun anywhere: only where it promises most is it followed up. */
const STARTS = 24;
const NARROWEST = 3;
/** So many times as wide is every next beam. */
const WIDER = 2;
const WIDEST = 400;

export interface Turn {
  readonly actions: readonly number[];
  readonly value: number;
}

export class TurnPlan {
  /** What each first action is worth by itself, as far as it was looked at. */
  readonly singles = new Map<number, number>();
  /** The best whole turn found with each action in it. */
  readonly turns = new Map<number, Turn>();
  /** Valuations so far. */
  work = 0;

  private readonly board: UndergroundBoard;
  private readonly actions: number;
  private readonly value: Valuation;
  private readonly list = new Uint16Array(MAX_ACTIONS);
  /** The builds that may begin lines and are worth following up. */
  private readonly starts = new Set<number>();
  private readonly known = new Map<string, number>();

  constructor(board: UndergroundBoard, actions: number, value: Valuation) {
    this.board = board;
    this.actions = actions;
    this.value = value;
  }

  /** The best whole turn found. */
  get best(): Turn | undefined {
    let best: Turn | undefined;
    for (const turn of this.turns.values()) if (!best || turn.value > best.value) best = turn;
    return best;
  }

  /** Looks on until no wider beam finds anything; yields after every valuation. */
  *search(): Generator<void, void> {
    yield* this.lookAtSingles();
    for (let width = NARROWEST; width <= WIDEST; width *= WIDER) {
      const { work } = this;
      yield* this.beam(width);
      if (this.work === work) return;
    }
  }

  private *lookAtSingles(): Generator<void, void> {
    const { board, singles } = this;
    const fresh = this.freshLine();
    const legal = [...this.list.subarray(0, board.actions(this.list))];
    // Whatever grows comes first, so that something is known of it whenever this is cut short.
    for (const action of [
      ...legal.filter((each) => this.isBegun(each)),
      ...legal.filter((each) => this.begins(each, fresh)),
    ]) {
      singles.set(action, this.valueAfter([action]));
      yield;
    }
    const starts = legal.filter((each) => this.begins(each, fresh));
    starts.sort((one, other) => (singles.get(other) ?? 0) - (singles.get(one) ?? 0));
    for (const action of starts.slice(0, STARTS)) this.starts.add(action);
  }

  private *beam(width: number): Generator<void, void> {
    let beam: readonly Turn[] = [{ actions: [], value: 0 }];
    for (let left = this.actions; left > 0; left--) {
      const longer = new Map<string, Turn>();
      for (const { actions } of beam) {
        for (const action of this.choicesAfter(actions)) {
          const turn = [...actions, action];
          // The same pieces in another order are the same turn.
          const key = keyOf(turn);
          if (longer.has(key)) continue;
          let value = this.known.get(key);
          if (value === undefined) {
            value = this.valueAfter(turn);
            this.known.set(key, value);
            longer.set(key, { actions: turn, value });
            if (left === 1) this.keep({ actions: turn, value });
            yield;
          } else longer.set(key, { actions: turn, value });
        }
      }
      beam = [...longer.values()].toSorted((one, other) => other.value - one.value).slice(0, width);
    }
  }

  private keep(turn: Turn): void {
    for (const action of turn.actions) {
      const known = this.turns.get(action);
      if (this.singles.has(action) && (!known || known.value < turn.value)) this.turns.set(action, turn);
    }
  }

  private valueAfter(actions: readonly number[]): number {
    const { board } = this;
    this.work++;
    for (const action of actions) board.act(action);
    const value = this.value(board, this.actions - actions.length);
    for (const _ of actions) board.takeBack();
    return value;
  }

  /** What is worth a try: of lines that are not begun only the longest, and that where it promises most. */
  private choicesAfter(actions: readonly number[]): readonly number[] {
    const { board } = this;
    for (const action of actions) board.act(action);
    const fresh = this.freshLine();
    const choices: number[] = [];
    for (const action of this.list.subarray(0, board.actions(this.list)))
      if (this.isBegun(action) || this.mayStart(action, fresh)) choices.push(action);
    for (const _ of actions) board.takeBack();
    return choices;
  }

  /** Where one line begins well, the next does too. */
  private mayStart(action: number, fresh: LineNumber | undefined): boolean {
    if (!this.begins(action, fresh)) return false;
    for (const start of this.starts) if (blockOfBuild(start) === blockOfBuild(action)) return true;
    return false;
  }

  private begins(action: number, fresh: LineNumber | undefined): boolean {
    return !this.isBegun(action) && lineOfBuild(action) === fresh;
  }

  private isBegun(action: number): boolean {
    return action === TOKEN || this.board.tracks.isBegun(lineOfBuild(action));
  }

  /** The longest line that the seat has not begun, if there is one. */
  private freshLine(): LineNumber | undefined {
    const { pieces } = this.board.topology;
    let fresh: LineNumber | undefined;
    let most = 0;
    for (const action of this.list.subarray(0, this.board.actions(this.list))) {
      const line = lineOfBuild(action);
      const length = this.isBegun(action) ? 0 : (pieces[line] ?? 0);
      if (length <= most) continue;
      most = length;
      fresh = line;
    }
    return fresh;
  }
}

function keyOf(actions: readonly number[]): string {
  return actions.toSorted((one, other) => one - other).join();
}
