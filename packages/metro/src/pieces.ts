/**
 * Everything on a table as whole numbers: track, open squares, the supply, hands and points. One buffer holds all
 * arrays, so that copying them is one copy of bytes.
 */
import { COMPANIES } from "./companies.ts";
import { CELLS, SQUARES } from "./geometry.ts";
import type { Layout } from "./module.ts";
import { groundOf, Network, NETWORK_BYTES } from "./network.ts";
import { OPEN_SQUARES_BYTES, OpenSquares } from "./openSquares.ts";
import type { Position } from "./position.ts";
import { centreTiles, faceOf } from "./scene.ts";
import { MAX_SEATS } from "./stations.ts";
import { KINDS, kindOf, PIECES_IN_ALL } from "./tiles.ts";
import type { Kind } from "./tiles.ts";

export const MAX_HAND = 3;
const PIECES_BYTES: number =
  NETWORK_BYTES +
  (MAX_SEATS + COMPANIES) * 2 +
  PIECES_IN_ALL +
  KINDS +
  MAX_SEATS * MAX_HAND +
  MAX_SEATS +
  OPEN_SQUARES_BYTES;

export class Pieces {
  /** Another one only once a lot has fallen on the starting seat. */
  layout: Layout;
  readonly network: Network;
  readonly points: Int16Array;
  /** The companies' points, if there are any. */
  readonly profits: Int16Array;
  readonly squares: OpenSquares;
  /** The supply as a heap of kinds in no order, and how many there are of each. */
  readonly bag: Uint8Array;
  readonly bagCounts: Uint8Array;
  bagSize = 0;
  /** Hands of three places each. */
  readonly hands: Uint8Array;
  readonly handSizes: Uint8Array;
  /** The number of tiles laid. */
  laid = 0;
  /** The tile drawn instead of placing from the hand. */
  drawn = 0;
  /** All arrays. */
  readonly bytes: Uint8Array;

  constructor(layout: Layout) {
    this.layout = layout;
    const buffer = new ArrayBuffer(PIECES_BYTES);
    let used = NETWORK_BYTES;
    const room = (bytes: number): number => (used += bytes) - bytes;
    this.bytes = new Uint8Array(buffer);
    this.network = new Network(buffer, groundOf(layout.terms));
    this.points = new Int16Array(buffer, room(MAX_SEATS * 2), layout.seats);
    this.profits = new Int16Array(buffer, room(COMPANIES * 2), layout.terms.companies);
    this.bag = new Uint8Array(buffer, room(PIECES_IN_ALL), PIECES_IN_ALL);
    this.bagCounts = new Uint8Array(buffer, room(KINDS), KINDS);
    this.hands = new Uint8Array(buffer, room(MAX_SEATS * MAX_HAND), layout.seats * MAX_HAND);
    this.handSizes = new Uint8Array(buffer, room(MAX_SEATS), layout.seats);
    this.squares = new OpenSquares(buffer, room(OPEN_SQUARES_BYTES));
  }

  /** Becomes those of a position. */
  setPieces(position: Position): void {
    this.network.clear();
    this.squares.clear();
    for (const each of centreTiles(this.layout, position.slices)) this.network.lay(faceOf(each), each.cell);
    for (const laid of position.laid) {
      this.network.lay(faceOf(laid), laid.cell);
      this.squares.close(laid.cell);
    }
    this.laid = position.laid.length;
    this.points.set(position.points);
    this.profits.set(position.profits);
    this.bagSize = 0;
    for (const [kind, count] of position.bag.entries()) {
      this.bagCounts[kind] = count;
      for (let piece = 0; piece < count; piece++) this.bag[this.bagSize++] = kind;
    }
    for (const [seat, hand] of position.hands.entries()) {
      this.handSizes[seat] = hand.length;
      for (const [index, tile] of hand.entries()) this.hands[seat * MAX_HAND + index] = kindOf(tile);
    }
    this.drawn = position.drawn[0] === undefined ? 0 : kindOf(position.drawn[0]);
  }

  copyPieces(from: Pieces): void {
    this.bytes.set(from.bytes);
    this.squares.size = from.squares.size;
    this.bagSize = from.bagSize;
    this.laid = from.laid;
    this.drawn = from.drawn;
  }

  /** Takes a tile out of a hand and returns its place there. */
  takeFromHand(seat: number, kind: Kind): number {
    const first = seat * MAX_HAND;
    const size = this.handSizes[seat]! - 1;
    this.handSizes[seat] = size;
    if (size === 0) return 0;
    let held = 0;
    while (this.hands[first + held] !== kind) held++;
    for (let index = held; index < size; index++) this.hands[first + index] = this.hands[first + index + 1]!;
    return held;
  }

  putInHand(seat: number, kind: Kind, held: number): void {
    const first = seat * MAX_HAND;
    const size = this.handSizes[seat]!;
    for (let index = size; index > held; index--) this.hands[first + index] = this.hands[first + index - 1]!;
    this.hands[first + held] = kind;
    this.handSizes[seat] = size + 1;
  }

  /** Takes the first `size` tiles as the supply. */
  fillBag(tiles: ArrayLike<Kind>, size: number): void {
    const { bag, bagCounts } = this;
    bagCounts.fill(0);
    for (let piece = 0; piece < size; piece++) {
      const kind = tiles[piece]!;
      bag[piece] = kind;
      bagCounts[kind]! += 1;
    }
    this.bagSize = size;
  }

  /** The squares that take a tile now, for evaluators. */
  get openSquares(): Uint8Array {
    return this.squares.cells.subarray(0, this.squares.size);
  }

  /** How many tiles of each kind are left in the supply; a guess on a guessed board. */
  get supply(): Uint8Array {
    return this.bagCounts;
  }
}

/** Action codes: a placement is `kind * 256 + turn * 64 + cell`; a draw's outcome is the kind alone, or a seat's number. */
export const FIRST_SEAT = 32;
export const DRAW_ANOTHER: number = KINDS * 4 * CELLS;
export const PASS: number = DRAW_ANOTHER + 1;
/** Modules never offer this many actions at once. */
const MAX_OWN_ACTIONS = 256;
/** Three different tiles in four turns on every square, the draw, and what modules offer. */
export const MAX_ACTIONS: number = 3 * 4 * SQUARES.length + 1 + MAX_OWN_ACTIONS;
