/**
 * Metro without modules as a mutable board of integers: the fast loop of search and playouts. It is the only second
 * implementation of the rules in `turnSteps.ts` and `placing.ts`, and the laws check that it plays the same games.
 */
import type { Random } from "@interchange/tabletop";
import { CHANCE, NOBODY } from "@interchange/tabletop";
import { CELLS } from "./geometry.ts";
import type { MetroBoard } from "./metroBoard.ts";
import type { Layout } from "./module.ts";
import { DRAW_ANOTHER, FIRST_SEAT, MAX_ACTIONS, MAX_HAND, Pieces } from "./pieces.ts";
import type { Position, Stage } from "./position.ts";
import { DIFFERENT_TURNS, FACES, KINDS, PIECES_IN_ALL } from "./tiles.ts";

/** Stages by number. */
const STAGES: readonly Stage[] = ["deal", "turn", "draw", "place", "refill", "over", "lot"];
const DEAL = 0;
const TURN = 1;
const DRAW = 2;
const PLACE = 3;
const REFILL = 4;
const OVER = 5;
const LOT = 6;

const NO_KIND = 255;
/** How often `sample` tries at random before it lists the actions. */
const LUCK = 4;
/** A draw for the start, the deal, and at most an ask, a draw, a placement and a refill for every tile. */
const MAX_ACTS = 5 * PIECES_IN_ALL + 1;

export class PlainBoard extends Pieces implements MetroBoard {
  toAct: number = CHANCE;

  private stageCode = DEAL;
  private seat = 0;
  /** Tiles dealt so far, while dealing. */
  private dealt = 0;
  private readonly seats: number;
  private readonly handSize: number;
  private readonly exceptionAlways: boolean;
  private readonly freeOrientation: boolean;
  /** One tile in hand and no turning: the game as most play it, and the one that playouts are fastest at. */
  private readonly isPlain: boolean;
  private readonly oneTile: Uint8Array;
  /** Where in the heap `sample` last found its tile. */
  private sampled = 0;

  /** Room for `sample` when it has to list the actions. */
  private readonly list = new Uint16Array(MAX_ACTIONS);

  /** The acts, and what taking them back needs. */
  private readonly acts = new Uint32Array(MAX_ACTS);
  private actCount = 0;

  constructor(layout: Layout) {
    super(layout);
    this.seats = layout.seats;
    this.handSize = layout.terms.handSize;
    this.exceptionAlways = layout.terms.exceptionAlways;
    this.freeOrientation = layout.terms.freeOrientation;
    this.isPlain = !this.freeOrientation && this.handSize === 1;
    this.oneTile = layout.oneTile;
  }

  /** Becomes a position. */
  set(position: Position): void {
    this.setPieces(position);
    this.dealt = position.hands.reduce((sum, hand) => sum + hand.length, 0);
    this.seat = position.turn;
    this.stageCode = STAGES.indexOf(position.stage);
    this.actCount = 0;
    this.setToAct();
  }

  copy(from: this): void {
    this.copyPieces(from);
    this.dealt = from.dealt;
    this.seat = from.seat;
    this.stageCode = from.stageCode;
    this.toAct = from.toAct;
    this.actCount = 0;
  }

  actions(into: Uint16Array): number {
    switch (this.stageCode) {
      case TURN: {
        let count = 0;
        const first = this.seat * MAX_HAND;
        const last = first + this.handSizes[this.seat]!;
        for (let held = first; held < last; held++) {
          const kind = this.hands[held]!;
          // Two pieces of a kind are one choice.
          if (held > first && this.hands.indexOf(kind, first) < held) continue;
          count = this.writeSpots(kind, this.exceptionAlways || this.bagSize === 0, into, count);
        }
        if (this.bagSize > 0) into[count++] = DRAW_ANOTHER;
        return count;
      }
      case PLACE:
        return this.writeSpots(this.drawn, true, into, 0);
      case OVER:
        return 0;
      case LOT:
        for (let seat = 0; seat < this.seats; seat++) into[seat] = FIRST_SEAT + seat;
        return this.seats;
      default: {
        let count = 0;
        for (let kind = 0; kind < KINDS; kind++) if (this.bagCounts[kind]! > 0) into[count++] = kind;
        return count;
      }
    }
  }

  weights(into: Uint32Array): void {
    if (this.stageCode === LOT) {
      into.fill(1, 0, this.seats);
      return;
    }
    let count = 0;
    for (let kind = 0; kind < KINDS; kind++) if (this.bagCounts[kind]! > 0) into[count++] = this.bagCounts[kind]!;
  }

  sample(random: Random): number {
    if (this.toAct === CHANCE) {
      if (this.stageCode === LOT) return FIRST_SEAT + random.below(this.seats);
      this.sampled = random.below(this.bagSize);
      return this.bag[this.sampled]!;
    }
    return this.isPlain ? this.samplePlain(random) : this.sampleVaried(random);
  }

  /**
   * Picks among everything that would be legal without the one-tile rule, and again if that rule forbids it: every
   * legal action is equally likely. If that fails, legal ones are few or none, and we list them after all.
   */
  private samplePlain(random: Random): number {
    const { oneTile } = this;
    const { cells, size } = this.squares;
    const inHand = this.stageCode === TURN;
    const kind = inHand ? this.hands[this.seat * MAX_HAND]! : this.drawn;
    const choices = inHand && this.bagSize > 0 ? size + 1 : size;
    for (let attempt = 0; attempt < LUCK; attempt++) {
      const choice = random.below(choices);
      if (choice === size) return DRAW_ANOTHER;
      const cell = cells[choice]!;
      if (oneTile[kind * CELLS + cell] === 0) return kind * 256 + cell;
    }
    return this.sampleListed(random);
  }

  /** The same with several tiles in hand, or with turns: choices that are none are passed over too. */
  private sampleVaried(random: Random): number {
    const { oneTile } = this;
    const { cells, size } = this.squares;
    const inHand = this.stageCode === TURN;
    const held = inHand ? this.handSizes[this.seat]! : 1;
    const turns = this.freeOrientation ? 4 : 1;
    const spots = held * turns * size;
    const choices = inHand && this.bagSize > 0 ? spots + 1 : spots;
    for (let attempt = 0; attempt < LUCK; attempt++) {
      const choice = random.below(choices);
      if (choice === spots) return DRAW_ANOTHER;
      const way = Math.floor(choice / size);
      const turn = way % turns;
      const kind = inHand ? this.kindHeld(Math.floor(way / turns)) : this.drawn;
      if (kind === NO_KIND || turn >= DIFFERENT_TURNS[kind]!) continue;
      const cell = cells[choice % size]!;
      if (oneTile[FACES[kind * 4 + turn]! * CELLS + cell] === 0) return kind * 256 + turn * CELLS + cell;
    }
    return this.sampleListed(random);
  }

  /**
   * Plays at random to the end, every legal action equally likely; without `drawsAnother`, always from the hand. None
   * of it can be taken back: it writes no log and has the whole loop in one place, which makes it fast.
   */
  playOut(random: Random, drawsAnother = true): void {
    while (this.toAct !== NOBODY && !(this.isPlain && this.stageCode === TURN)) {
      const action = this.sample(random);
      const isWanted = action !== DRAW_ANOTHER || drawsAnother || this.actions(this.list) === 1;
      if (isWanted) this.act(action);
    }
    if (this.toAct !== NOBODY) this.playOutPlain(random, drawsAnother);
    this.actCount = 0;
  }

  /** The same turns as `sample` and `act` take, with the same random numbers, from the beginning of a turn. */
  private playOutPlain(random: Random, drawsAnother: boolean): void {
    const { network, squares, hands, bag, bagCounts, oneTile, seats } = this;
    const { cells } = squares;
    let { seat, bagSize } = this;
    for (let { laid } = this; laid < PIECES_IN_ALL; laid++) {
      const held = seat * MAX_HAND;
      let kind = hands[held]!;
      const { size } = squares;
      const choices = drawsAnother && bagSize > 0 ? size + 1 : size;
      let choice = random.below(choices);
      let cell = cells[choice]!;
      let fromHand = true;
      if (choice === size || oneTile[kind * CELLS + cell] !== 0) {
        this.seat = seat;
        this.bagSize = bagSize;
        cell = this.pickAgain(random, kind, choices, choice);
        bagSize = this.bagSize;
        if (cell >= CELLS) {
          fromHand = false;
          kind = this.drawn;
          cell -= CELLS;
        }
      }
      const lines = network.lay(kind, cell);
      if (lines > 0) this.award(lines, 1);
      squares.close(cell);
      if (fromHand && bagSize > 0) {
        choice = random.below(bagSize);
        const drawn = bag[choice]!;
        bag[choice] = bag[--bagSize]!;
        bagCounts[drawn]! -= 1;
        hands[held] = drawn;
      } else if (fromHand) this.handSizes[seat] = 0;
      seat = seat + 1 === seats ? 0 : seat + 1;
    }
    this.seat = seat;
    this.bagSize = bagSize;
    this.laid = PIECES_IN_ALL;
    this.stageCode = OVER;
    this.toAct = NOBODY;
  }

  /** When the first try was to draw another, or broke the one-tile rule: a square, plus `CELLS` for the tile `drawn`. */
  private pickAgain(random: Random, kind: number, choices: number, first: number): number {
    const { oneTile } = this;
    const { cells, size } = this.squares;
    let choice = first;
    for (let attempt = 1; attempt < LUCK && choice !== size; attempt++) {
      choice = random.below(choices);
      if (choice !== size && oneTile[kind * CELLS + cells[choice]!] === 0) return cells[choice]!;
    }
    const action = choice === size ? DRAW_ANOTHER : this.sampleListed(random);
    if (action !== DRAW_ANOTHER) return action & 63;
    const at = random.below(this.bagSize);
    this.drawn = this.bag[at]!;
    this.bag[at] = this.bag[--this.bagSize]!;
    this.bagCounts[this.drawn]! -= 1;
    this.stageCode = PLACE;
    const cell = this.samplePlain(random) & 63;
    this.stageCode = TURN;
    return CELLS + cell;
  }

  private sampleListed(random: Random): number {
    return this.list[random.below(this.actions(this.list))]!;
  }

  /** A tile of the hand, or `NO_KIND` for a second piece of the same kind, which is no other choice. */
  private kindHeld(index: number): number {
    const first = this.seat * MAX_HAND;
    const kind = this.hands[first + index]!;
    return this.hands.indexOf(kind, first) < first + index ? NO_KIND : kind;
  }

  act(action: number): void {
    if (this.toAct === CHANCE) this.receive(action);
    else if (action === DRAW_ANOTHER) {
      this.remember(action, 0, 0, 0);
      this.stageCode = DRAW;
      this.toAct = CHANCE;
    } else this.place(action);
  }

  takeBack(): void {
    const act = this.acts[--this.actCount]!;
    const action = act & 0xffff;
    const stage = (act >>> 16) & 7;
    const slot = (act >>> 19) & 63;
    if (stage === DEAL || stage === DRAW || stage === REFILL) this.giveBack(action, stage, slot);
    else if (stage === LOT) this.seat = 0;
    else if (action !== DRAW_ANOTHER) this.unplace(action, stage, slot, (act >>> 25) & 7, act >>> 28);
    this.stageCode = stage;
    this.setToAct();
  }

  get supplySize(): number {
    return this.bagSize;
  }

  get tilesLaid(): number {
    return this.laid;
  }

  /** Rules 3.1 to 3.5 for one tile; returns the new count of actions. */
  private writeSpots(kind: number, exceptionHolds: boolean, into: Uint16Array, from: number): number {
    const { oneTile } = this;
    const { cells, size } = this.squares;
    const turns = this.freeOrientation ? DIFFERENT_TURNS[kind]! : 1;
    let count = from;
    for (let turn = 0; turn < turns; turn++) {
      const table = FACES[kind * 4 + turn]! * CELLS;
      const code = kind * 256 + turn * 64;
      for (let index = 0; index < size; index++) {
        const cell = cells[index]!;
        into[count] = code + cell;
        count += 1 - oneTile[table + cell]!;
      }
    }
    if (count > from || !exceptionHolds) return count;
    for (let turn = 0; turn < turns; turn++)
      for (let index = 0; index < size; index++) into[count++] = kind * 256 + turn * 64 + cells[index]!;
    return count;
  }

  private place(action: number): void {
    const kind = action >>> 8;
    const cell = action & 63;
    const fromHand = this.stageCode === TURN;
    let held = 0;
    if (fromHand && this.isPlain) this.handSizes[this.seat] = 0;
    else if (fromHand) held = this.takeFromHand(this.seat, kind);
    const lines = this.network.lay(FACES[action >>> 6]!, cell);
    if (lines > 0) this.award(lines, 1);
    const slot = this.squares.slot(cell);
    const opened = this.squares.close(cell);
    this.remember(action, slot, opened, held);
    this.laid++;
    if (fromHand && this.bagSize > 0) {
      this.stageCode = REFILL;
      this.toAct = CHANCE;
    } else this.passTurn();
  }

  private unplace(action: number, stage: number, slot: number, opened: number, held: number): void {
    // The turn had passed on unless a refill was still due.
    if (this.stageCode !== REFILL) this.seat = (this.seat + this.seats - 1) % this.seats;
    this.laid--;
    this.squares.reopen(action & 63, slot, opened);
    const lines = this.network.unlay(FACES[action >>> 6]!, action & 63);
    if (lines > 0) this.award(lines, -1);
    if (stage === PLACE) this.drawn = action >>> 8;
    else this.putInHand(this.seat, action >>> 8, held);
  }

  /** Chance gives the seat a tile. */
  private receive(kind: number): void {
    const { bag, stageCode: stage } = this;
    if (stage === LOT) {
      this.remember(kind, 0, 0, 0);
      this.seat = kind - FIRST_SEAT;
      this.stageCode = DEAL;
      return;
    }
    let at = this.sampled;
    if (at >= this.bagSize || bag[at] !== kind) at = bag.indexOf(kind);
    this.remember(kind, at, 0, 0);
    bag[at] = bag[--this.bagSize]!;
    this.bagCounts[kind]! -= 1;
    if (stage === DRAW) {
      this.drawn = kind;
      this.stageCode = PLACE;
      this.toAct = this.seat;
      return;
    }
    const size = this.handSizes[this.seat]!;
    this.hands[this.seat * MAX_HAND + size] = kind;
    this.handSizes[this.seat] = size + 1;
    if (stage === DEAL && ++this.dealt < this.seats * this.handSize) this.seat = this.seatAfter();
    else this.passTurn();
  }

  private giveBack(kind: number, stage: number, at: number): void {
    this.bag[this.bagSize++] = this.bag[at]!;
    this.bag[at] = kind;
    this.bagCounts[kind]! += 1;
    if (stage === DRAW) return;
    this.seat = (this.seat + this.seats - 1) % this.seats;
    this.handSizes[this.seat]! -= 1;
    if (stage === DEAL) this.dealt--;
  }

  private passTurn(): void {
    this.seat = this.seatAfter();
    if (this.laid === PIECES_IN_ALL) {
      this.stageCode = OVER;
      this.toAct = NOBODY;
    } else {
      this.stageCode = TURN;
      this.toAct = this.seat;
    }
  }

  private seatAfter(): number {
    return this.seat + 1 === this.seats ? 0 : this.seat + 1;
  }

  private award(lines: number, sign: 1 | -1): void {
    const { finished, lengths } = this.network;
    const { owners, factors } = this.layout;
    for (let line = 0; line < lines; line++) {
      const owner = owners[finished[line * 2]!]!;
      if (owner >= 0) this.points[owner]! += sign * lengths[line]! * factors[finished[line * 2 + 1]!]!;
    }
  }

  private remember(action: number, slot: number, opened: number, held: number): void {
    this.acts[this.actCount++] = action | (this.stageCode << 16) | (slot << 19) | (opened << 25) | (held << 28);
  }

  private setToAct(): void {
    this.toAct =
      this.stageCode === OVER ? NOBODY : this.stageCode === TURN || this.stageCode === PLACE ? this.seat : CHANCE;
  }
}
