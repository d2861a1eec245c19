/**
 * Plans the actions of a turn together: a beam of the best beginnings, each tried with every next action and valued as
 * if the passenger left then.
 */
import { blockOfBuild, lineOfBuild, MAX_ACTIONS, TOKEN } from "@interchange/underground";
import type { Block, UndergroundBoard } from "@interchange/underground";
import type { Outlook } from "./outlook.ts";
import type { PassengerPosition } from "./passengerPosition.ts";
import { choicesOf, freshLine, isBegun } from "./turnChoices.ts";

/** How many starts of a line are examined. */
const STARTS = 24;
/** How many of the turns found are examined closely. */
const FINALISTS = 12;
/** Wider beams than this found nothing better. */
const WIDEST = 24;

export interface Beginning {
  readonly actions: readonly number[];
  readonly value: number;
}

export class TurnSearch {
  private readonly board: UndergroundBoard;
  private readonly outlook: Outlook;
  private readonly closeLook: Outlook;
  private readonly place: PassengerPosition;
  private readonly isLate: () => boolean;
  private readonly list = new Uint16Array(MAX_ACTIONS);
  /** The blocks where a line may be started, the most promising first. */
  private starts: ReadonlySet<Block> = new Set();

  /** Every turn is valued by the outlook, the best few then by a closer look, which may be slow. */
  constructor(
    board: UndergroundBoard,
    outlook: Outlook,
    closeLook: Outlook,
    place: PassengerPosition,
    isLate: () => boolean,
  ) {
    this.board = board;
    this.outlook = outlook;
    this.closeLook = closeLook;
    this.place = place;
    this.isLate = isLate;
  }

  /** The first actions worth examining, each by itself, best first. */
  openings(actions: number): readonly Beginning[] {
    this.starts = this.bestStarts(actions);
    return this.extended([{ actions: [], value: 0 }], actions);
  }

  /**
   * The first action of the best turn found with about this many valuations. If they are too few, it looks one action
   * ahead.
   */
  choose(actions: number, valuations: number): number {
    this.starts = this.bestStarts(actions);
    const choices = choicesOf(this.board, this.list, this.starts).length;
    const width = Math.floor((valuations - choices) / ((actions - 1) * choices));
    let beam: readonly Beginning[] = [{ actions: [], value: 0 }];
    const last = width < 1 ? actions - 1 : 0;
    for (let left = actions; left > last && !this.isLate(); left--) {
      const longer = this.extended(beam, left);
      if (longer.length) beam = longer.slice(0, Math.max(1, Math.min(WIDEST, width)));
    }
    const best = width < 1 ? beam[0] : this.bestOf(beam.slice(0, FINALISTS));
    return best?.actions[0] ?? this.atOnce();
  }

  /** Without time to plan: the best of the examined starts, else anything that can be built, else a token. */
  private atOnce(): number {
    const { board, list, starts } = this;
    const [block] = starts;
    const line = freshLine(board, list);
    if (block !== undefined && line !== undefined) return (line << 8) | block;
    return choicesOf(board, list, starts)[0] ?? TOKEN;
  }

  private bestOf(finalists: readonly Beginning[]): Beginning | undefined {
    const { board, closeLook, place } = this;
    let best = finalists[0];
    let most = -Infinity;
    for (const finalist of finalists) {
      if (this.isLate()) break;
      for (const action of finalist.actions) board.act(action);
      const value = closeLook.value(board, place, 0);
      for (const _ of finalist.actions) board.takeBack();
      if (value <= most) continue;
      most = value;
      best = finalist;
    }
    return best;
  }

  /** Every beginning with every next action, best first; as many as there is time for. */
  private extended(beam: readonly Beginning[], left: number): readonly Beginning[] {
    const { board, outlook, place } = this;
    const found = new Map<string, Beginning>();
    for (const { actions } of beam) {
      for (const action of actions) board.act(action);
      for (const action of choicesOf(board, this.list, this.starts)) {
        const longer = [...actions, action];
        // The same pieces in another order are the same turn.
        const key = longer.toSorted((one, other) => one - other).join();
        if (found.has(key)) continue;
        board.act(action);
        found.set(key, { actions: longer, value: outlook.value(board, place, left - 1) });
        board.takeBack();
        if (this.isLate()) break;
      }
      for (const _ of actions) board.takeBack();
      if (this.isLate()) break;
    }
    return [...found.values()].toSorted((one, other) => other.value - one.value);
  }

  private bestStarts(actions: number): ReadonlySet<Block> {
    const { board, outlook, place, list } = this;
    const fresh = freshLine(board, list);
    const starts: { block: Block; value: number }[] = [];
    for (const action of list.slice(0, board.actions(list))) {
      if (fresh === undefined || lineOfBuild(action) !== fresh || isBegun(board, action)) continue;
      board.act(action);
      starts.push({ block: blockOfBuild(action), value: outlook.glance(board, place, fresh, actions - 1) });
      board.takeBack();
      if (this.isLate()) break;
    }
    const best = starts.toSorted((one, other) => other.value - one.value).slice(0, STARTS);
    return new Set(best.map(({ block }) => block));
  }
}
