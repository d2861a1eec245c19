/**
 * Solves the last tiles exactly: all possible draws with their chances, and the best answer to each. Hidden hands and
 * the supply form one pool: a seat's tile is drawn when its turn comes, so every reply sees the tile it answers with.
 * Every seat maximizes its own margin. Only for one tile in hand, no turning, no modules.
 */
import { CELLS, FACES, KINDS, PIECES_IN_ALL } from "@interchange/metro";
import type { Layout, PlainBoard } from "@interchange/metro";

const NO_TILE = -1;

/** The outcome of a table: the points of every seat, the first places of the viewing seat, and its margin squared. */
export type Outcome = Float64Array;

export function canSolve({ modules, terms, seats }: Layout): boolean {
  return modules.length === 0 && seats > 1 && terms.handSize === 1 && !terms.freeOrientation && !terms.openHands;
}

export class Endgame {
  /** The number of tiles tried so far. */
  tried = 0;
  private readonly layout: Layout;
  private readonly seat: number;
  private readonly seats: number;
  private board: PlainBoard | undefined;
  /** The tiles that the seat does not see, by kind, how many of them are in the supply, and its own tile. */
  private readonly pool = new Uint8Array(KINDS);
  private unseen = 0;
  private supply = 0;
  private hand = NO_TILE;
  /** Buffers for sums and comparisons, two for every tile and draw. */
  private readonly rooms: Outcome[] = [];
  private used = 0;

  constructor(layout: Layout, seat: number) {
    this.layout = layout;
    this.seat = seat;
    this.seats = layout.seats;
  }

  /** Sets the board, the viewing seat's tile, and the tiles that it does not see, by kind. */
  set(board: PlainBoard, hand: number, pool: ArrayLike<number>, supply: number): void {
    this.board = board;
    this.hand = hand;
    this.supply = supply;
    this.unseen = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      this.pool[kind] = pool[kind]!;
      this.unseen += pool[kind]!;
    }
  }

  /** The outcome of the board when a seat has to act. */
  solve(seat: number): Outcome {
    const into = this.room();
    this.turn(seat, into);
    this.used--;
    return into;
  }

  /** The outcome of a placement, of the tile in hand or of one drawn before. */
  afterPlacing(face: number, cell: number, isFromHand: boolean): Outcome {
    const into = this.room();
    this.place(face, cell, this.seat, isFromHand, into);
    this.used--;
    return into;
  }

  /** The outcome of drawing another tile. */
  afterDrawing(): Outcome {
    const into = this.room();
    this.drawAnother(this.seat, into);
    this.used--;
    return into;
  }

  private turn(seat: number, into: Outcome): void {
    const { board, pool } = this;
    if (board!.laid === PIECES_IN_ALL) {
      this.settle(into);
      return;
    }
    if (seat === this.seat) {
      this.decide(seat, this.hand, into);
      return;
    }
    into.fill(0);
    const each = this.room();
    const { unseen } = this;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = pool[kind]!;
      if (count === 0) continue;
      pool[kind]!--;
      this.unseen--;
      this.decide(seat, kind, each);
      pool[kind]!++;
      this.unseen++;
      add(into, each, count / unseen);
    }
    this.used--;
  }

  /** The best that a seat can do with the tile in its hand. */
  private decide(seat: number, kind: number, into: Outcome): void {
    const canDraw = this.supply > 0;
    const isPlaced = this.bestPlacement(seat, kind, true, this.layout.terms.exceptionAlways || !canDraw, into);
    if (!canDraw) return;
    const drawn = this.room();
    this.drawAnother(seat, drawn, kind);
    if (!isPlaced || this.marginIn(drawn, seat) > this.marginIn(into, seat)) into.set(drawn);
    this.used--;
  }

  private drawAnother(seat: number, into: Outcome, kept = NO_TILE): void {
    const { pool } = this;
    const each = this.room();
    const { unseen } = this;
    into.fill(0);
    this.supply--;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = pool[kind]!;
      if (count === 0) continue;
      // The tile that another seat keeps is unseen again.
      if (seat !== this.seat) pool[kept]!++;
      pool[kind]!--;
      if (seat === this.seat) this.unseen--;
      this.bestPlacement(seat, kind, false, true, each);
      if (seat !== this.seat) pool[kept]!--;
      pool[kind]!++;
      if (seat === this.seat) this.unseen++;
      add(into, each, count / unseen);
    }
    this.supply++;
    this.used--;
  }

  /** Returns whether there is any placement (rules 3.4 and 3.5). */
  private bestPlacement(seat: number, kind: number, isFromHand: boolean, isExcepted: boolean, into: Outcome): boolean {
    const { oneTile } = this.layout;
    const { squares } = this.board!;
    const face = FACES[kind * 4]!;
    const each = this.room();
    let best = -Infinity;
    for (let wanted = 0; wanted < 2; wanted++) {
      if (wanted === 1 && (best > -Infinity || !isExcepted)) break;
      // Removing a tile changes the order of the open squares, so we go by cell number.
      for (let cell = 0; cell < CELLS; cell++) {
        if (squares.slot(cell) < 0 || oneTile[face * CELLS + cell] !== wanted) continue;
        this.place(face, cell, seat, isFromHand, each);
        const margin = this.marginIn(each, seat);
        if (margin <= best) continue;
        best = margin;
        into.set(each);
      }
    }
    this.used--;
    return best > -Infinity;
  }

  private place(face: number, cell: number, seat: number, isFromHand: boolean, into: Outcome): void {
    const board = this.board!;
    const { network, squares } = board;
    this.tried++;
    this.award(network.lay(face, cell), 1);
    const slot = squares.slot(cell);
    const opened = squares.close(cell);
    board.laid++;
    const next = seat + 1 === this.seats ? 0 : seat + 1;
    if (!isFromHand) this.turn(next, into);
    else if (seat === this.seat) this.refill(next, into);
    else if (this.supply > 0) {
      // Another seat's tile is replaced by one that is as unknown as the supply's.
      this.supply--;
      this.turn(next, into);
      this.supply++;
    } else this.turn(next, into);
    board.laid--;
    squares.reopen(cell, slot, opened);
    this.award(network.unlay(face, cell), -1);
  }

  /** The viewing seat gets another tile, if there is one. */
  private refill(next: number, into: Outcome): void {
    const { pool, hand } = this;
    if (this.supply === 0) {
      this.hand = NO_TILE;
      this.turn(next, into);
      this.hand = hand;
      return;
    }
    into.fill(0);
    const each = this.room();
    const { unseen } = this;
    this.supply--;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = pool[kind]!;
      if (count === 0) continue;
      pool[kind]!--;
      this.unseen--;
      this.hand = kind;
      this.turn(next, each);
      pool[kind]!++;
      this.unseen++;
      add(into, each, count / unseen);
    }
    this.supply++;
    this.hand = hand;
    this.used--;
  }

  private award(lines: number, sign: 1 | -1): void {
    const { network, points } = this.board!;
    const { owners, factors } = this.layout;
    for (let line = 0; line < lines; line++) {
      const owner = owners[network.finished[line * 2]!]!;
      if (owner >= 0) points[owner]! += sign * network.lengths[line]! * factors[network.finished[line * 2 + 1]!]!;
    }
  }

  private settle(into: Outcome): void {
    const { seats, seat } = this;
    const { points } = this.board!;
    let most = -Infinity;
    let sharing = 0;
    for (let each = 0; each < seats; each++) {
      const won = points[each]!;
      into[each] = won;
      if (won > most) {
        most = won;
        sharing = 0;
      }
      if (won === most) sharing++;
    }
    into[seats] = points[seat] === most ? 1 / sharing : 0;
    const margin = this.marginIn(into, seat);
    into[seats + 1] = margin * margin;
  }

  /** The margin of a seat in an outcome. */
  marginIn(outcome: Outcome, seat: number): number {
    const { seats } = this;
    let others = 0;
    for (let each = 0; each < seats; each++) if (each !== seat) others += outcome[each]!;
    return outcome[seat]! - others / (seats - 1);
  }

  private room(): Outcome {
    return (this.rooms[this.used++] ??= new Float64Array(this.seats + 2));
  }
}

function add(into: Outcome, outcome: Outcome, weight: number): void {
  for (let at = 0; at < into.length; at++) into[at]! += weight * outcome[at]!;
}
