/** Playouts without modules: only tiles in hands and the order of the supply are hidden. The loop allocates nothing. */
import {
  CELLS,
  DIFFERENT_TURNS,
  DRAW_ANOTHER,
  FACES,
  KINDS,
  MAX_HAND,
  metro,
  PIECES_IN_ALL,
  PlainBoard,
} from "@interchange/metro";
import type { Layout, View } from "@interchange/metro";
import type { Random } from "@interchange/tabletop";
import { phaseOf } from "../lineValue.ts";
import { plainStakes } from "../stakes.ts";
import { canSolve, Endgame } from "./endgame.ts";
import { LineNet } from "./lineNet.ts";
import { Kept } from "./openLines.ts";
import type { OpenLines } from "./openLines.ts";
import { marginOf } from "../../standing.ts";
import { PRIOR, PRIOR_WITH_NET, shuffle } from "./trials.ts";
import type { Trials } from "./trials.ts";

/** With two seats, asking the net before any deal wins nothing. */
const DUEL = 2;
/** This many tiles before the end, playouts stop guessing. */
const SOLVED = 3;
/** With this many tiles left, playouts go on until there. */
const TO_THE_END = 10;

export class PlainTrials implements Trials {
  readonly points: Float64Array;
  readonly isTold = true;
  private readonly layout: Layout;
  private readonly seat: number;
  private readonly isFromHand: boolean;
  /** Playouts end when this many tiles are laid. */
  private readonly last: number;
  private readonly endgame: Endgame | undefined;
  private readonly pool = new Uint8Array(KINDS);
  private readonly net: LineNet | undefined;
  private readonly lines: OpenLines;
  /** The guessed table of the current deal, and the board on which moves are tried. */
  private readonly root: PlainBoard;
  private readonly rootLines = new Kept();
  private readonly board: PlainBoard;
  /** How much a point of each line counts for every seat. */
  private readonly shares: readonly Float64Array[];
  private readonly unseen: readonly number[];
  /** The places in hands whose tiles are hidden. */
  private readonly hidden: readonly number[];
  /** The supply of the deal in order, its size, and how many have been drawn. */
  private readonly order = new Uint8Array(PIECES_IN_ALL);
  private size = 0;
  private drawn = 0;
  /** The sum and count of the hand tiles' values, by tiles laid since. Another tile is worth the same on average. */
  private readonly promised = new Float64Array(PIECES_IN_ALL + 1);
  private readonly asked = new Float64Array(PIECES_IN_ALL + 1);
  /** What the net adds to the margin on the current board, if it is asked before any deal. */
  private readonly addedNow: number | undefined;
  readonly prior: number = PRIOR;
  /** The best placement found, with the kind of its tile. */
  private bestGain = 0;
  private bestKind = 0;
  private bestFace = 0;
  private bestCell = 0;

  constructor(layout: Layout, lines: OpenLines, view: View, random: Random, depth: number, isNetted = false) {
    this.layout = layout;
    this.seat = view.turn;
    this.isFromHand = view.stage === "turn";
    this.lines = lines;
    this.points = new Float64Array(layout.seats);
    this.shares = plainStakes(layout).map(({ share }) => share);
    this.unseen = view.unseen;
    this.hidden = view.hands.flatMap((hand, seat) =>
      hand.flatMap((tile, held) => (tile === "?" ? [seat * MAX_HAND + held] : [])),
    );
    this.root = new PlainBoard(layout);
    this.board = new PlainBoard(layout);
    this.root.set(metro.imagine(view, random));
    const { laid } = this.root;
    const isLate = canSolve(layout) && laid >= PIECES_IN_ALL - TO_THE_END;
    if (isLate) this.endgame = new Endgame(layout, this.seat);
    this.last = isLate ? Math.max(laid + 1, PIECES_IN_ALL - SOLVED) : Math.min(PIECES_IN_ALL, laid + 1 + depth);
    lines.setPhase(phaseOf(this.last));
    if (isNetted && !isLate) this.net = new LineNet(layout, lines);
    lines.set(this.root.network);
    this.rootLines.copy(lines.kept);
    if (this.net && layout.seats > DUEL) {
      this.prior = PRIOR_WITH_NET;
      this.addedNow = this.added(this.net);
    }
  }

  /** The net knows more about a placement than its line value. */
  foresee(action: number): number {
    const { net, addedNow } = this;
    if (!net || addedNow === undefined || action === DRAW_ANOTHER) return 0;
    const { network, squares } = this.root;
    const face = FACES[action >>> 6]!;
    const cell = action & 63;
    network.lay(face, cell);
    const slot = squares.slot(cell);
    const opened = squares.close(cell);
    const added = this.added(net);
    squares.reopen(cell, slot, opened);
    network.unlay(face, cell);
    return added - addedNow;
  }

  /** What the net adds to the margin when the next seat moves. */
  private added(net: LineNet): number {
    const { root, points, seat } = this;
    points.fill(0);
    net.addTo(points, root.network, root.squares, root.laid + 1, (seat + 1) % this.layout.seats);
    return marginOf(points, seat);
  }

  deal(random: Random): void {
    const { order, hidden, root } = this;
    // The last ones are in hands; the rest is the supply, in this order.
    this.size = shuffle(this.unseen, random, order) - hidden.length;
    for (let index = 0; index < hidden.length; index++) root.hands[hidden[index]!] = order[this.size + index]!;
  }

  tryOut(action: number): number {
    const { board, root, lines, points } = this;
    const { seats } = this.layout;
    let { seat } = this;
    board.copyPieces(root);
    lines.kept.copy(this.rootLines);
    this.drawn = 0;
    if (action === DRAW_ANOTHER) this.placeAnother(seat);
    else {
      this.lay(FACES[action >>> 6]!, action & 63);
      if (this.isFromHand) this.refill(seat, action >>> 8);
    }
    for (;;) {
      seat = seat + 1 === seats ? 0 : seat + 1;
      if (board.laid >= this.last) break;
      this.takeTurn(seat, board.laid - root.laid);
    }
    if (this.endgame) this.solve(this.endgame, seat);
    else {
      for (let each = 0; each < seats; each++) points[each] = board.points[each]!;
      if (board.laid < PIECES_IN_ALL) {
        lines.addTo(points, seat);
        this.net?.addTo(points, board.network, board.squares, board.laid, seat);
      }
    }
    return marginOf(points, this.seat);
  }

  /** The outcome of the last tiles, of which the seat sees only its own. */
  private solve(endgame: Endgame, next: number): void {
    const { board, pool, order, seat } = this;
    const { seats } = this.layout;
    pool.fill(0);
    for (let at = this.drawn; at < this.size; at++) pool[order[at]!]! += 1;
    for (let each = 0; each < seats; each++)
      if (each !== seat && board.handSizes[each]! > 0) pool[board.hands[each * MAX_HAND]!]! += 1;
    const hand = board.handSizes[seat]! > 0 ? board.hands[seat * MAX_HAND]! : -1;
    endgame.set(board, hand, pool, this.size - this.drawn);
    const outcome = endgame.solve(next);
    for (let each = 0; each < seats; each++) this.points[each] = outcome[each]!;
  }

  /** A seat places its tile where its value is highest, or draws another if that is below average. */
  private takeTurn(seat: number, ply: number): void {
    const { board, promised, asked } = this;
    const { hands, handSizes } = board;
    const isSupplied = this.drawn < this.size;
    const isExcepted = this.layout.terms.exceptionAlways || !isSupplied;
    const first = seat * MAX_HAND;
    this.bestGain = -Infinity;
    for (let held = 0; held < handSizes[seat]!; held++) this.seek(seat, hands[first + held]!, isExcepted);
    if (isSupplied) {
      const isBelow = this.bestGain === -Infinity || this.bestGain * asked[ply]! < promised[ply]!;
      if (this.bestGain > -Infinity) {
        promised[ply]! += this.bestGain;
        asked[ply]! += 1;
      }
      if (isBelow) {
        this.placeAnother(seat);
        return;
      }
    }
    this.lay(this.bestFace, this.bestCell);
    this.refill(seat, this.bestKind);
  }

  private placeAnother(seat: number): void {
    this.bestGain = -Infinity;
    this.seek(seat, this.order[this.drawn++]!, true);
    this.lay(this.bestFace, this.bestCell);
  }

  /** Replaces a tile laid from a hand with the next one of the supply. */
  private refill(seat: number, kind: number): void {
    const { board } = this;
    const held = board.takeFromHand(seat, kind);
    if (this.drawn < this.size) board.putInHand(seat, this.order[this.drawn++]!, held);
  }

  private lay(face: number, cell: number): void {
    const { board, lines } = this;
    const { network, points } = board;
    const ended = network.lay(face, cell);
    if (ended > 0) {
      const { owners, factors } = this.layout;
      for (let line = 0; line < ended; line++) {
        const owner = owners[network.finished[line * 2]!]!;
        if (owner >= 0) points[owner]! += network.lengths[line]! * factors[network.finished[line * 2 + 1]!]!;
      }
    }
    board.squares.close(cell);
    board.laid++;
    lines.update(network, cell);
  }

  /** Looks for a placement with a higher value than the best so far (rules 3.1 to 3.5). */
  private seek(seat: number, kind: number, isExcepted: boolean): void {
    const before = this.bestGain;
    this.seekAmong(seat, kind, 0);
    if (this.bestGain === before && before === -Infinity && isExcepted) this.seekAmong(seat, kind, 1);
  }

  /** Looks at placements that make a one-tile line, or at those that do not. */
  private seekAmong(seat: number, kind: number, isOneTile: number): void {
    const { board, lines, layout } = this;
    const { oneTile } = layout;
    const { network, squares } = board;
    const { cells, size } = squares;
    const shares = this.shares[seat]!;
    const next = seat + 1 === layout.seats ? 0 : seat + 1;
    const turns = layout.terms.freeOrientation ? DIFFERENT_TURNS[kind]! : 1;
    for (let turn = 0; turn < turns; turn++) {
      const face = FACES[kind * 4 + turn]!;
      for (let index = 0; index < size; index++) {
        const cell = cells[index]!;
        if (oneTile[face * CELLS + cell] !== isOneTile) continue;
        const gain = lines.gain(network, face, cell, shares, next);
        if (gain <= this.bestGain) continue;
        this.bestGain = gain;
        this.bestKind = kind;
        this.bestFace = face;
        this.bestCell = cell;
      }
    }
  }
}
