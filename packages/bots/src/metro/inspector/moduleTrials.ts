/** Playouts at a table with modules, and the expected points of every seat on the board they reach. */
import { finalAwards, metro, ModuleBoard, PIECES_IN_ALL } from "@interchange/metro";
import type { Layout, View } from "@interchange/metro";
import { CHANCE, NOBODY } from "@interchange/tabletop";
import type { Random } from "@interchange/tabletop";
import type { Affairs } from "../affairs.ts";
import { phaseOf } from "../lineValue.ts";
import type { LineValue } from "../lineValue.ts";
import { weightsFor } from "../lineWeights.ts";
import { ModuleRollout } from "../rollout.ts";
import type { Leaf } from "./leaf.ts";
import { knowsLines, LineNet } from "./lineNet.ts";
import type { Ground } from "./lineNet.ts";
import { OpenLines } from "./openLines.ts";
import { marginOf } from "../../standing.ts";
import { PRIOR, shuffle } from "./trials.ts";
import type { Trials } from "./trials.ts";

/** The other seats' points are only computed in every nth playout. */
const TOLD_OF = 8;

export class ModuleTrials implements Trials {
  readonly points: Float64Array;
  isTold = true;
  readonly prior = PRIOR;
  private readonly view: View;
  private readonly leaf: Leaf;
  /** The guessed table of the current deal, and the board on which moves are tried. */
  private readonly root: ModuleBoard;
  private readonly rollout: ModuleRollout;
  /** The net's answer for the lines, if it knows them: by seat, for the last board reached. */
  private readonly net: LineNet | undefined;
  private readonly ground: Ground;
  private readonly corrections: Float64Array;
  /** The supply of the deal, in order. */
  private readonly order = new Uint8Array(PIECES_IN_ALL);
  private deals = 0;

  constructor(layout: Layout, lines: LineValue, leaf: Leaf, own: Affairs, view: View, depth: number, isNetted = false) {
    this.points = new Float64Array(layout.seats);
    this.view = view;
    this.leaf = leaf;
    this.root = new ModuleBoard(layout);
    this.rollout = new ModuleRollout(layout, lines, depth, own);
    if (isNetted && knowsLines(layout)) {
      const open = new OpenLines(weightsFor(layout), layout, lines.odds);
      open.setPhase(phaseOf(view.laid.length + depth + 1));
      this.net = new LineNet(layout, open);
    }
    this.ground = groundOf(this.rollout.board);
    this.corrections = new Float64Array(layout.seats);
  }

  /** With modules, this never proved to win. */
  foresee(): number {
    return 0;
  }

  deal(random: Random): void {
    const { root, order } = this;
    root.set(metro.imagine(this.view, random));
    shuffle(root.supply, random, order);
    this.rollout.deal(root, order, random);
    this.isTold = this.deals++ % TOLD_OF === 0;
  }

  tryOut(action: number): number {
    const { root, rollout } = this;
    const { board } = rollout;
    rollout.play(root, action);
    this.corrections.fill(0);
    if (board.toAct !== NOBODY)
      this.net?.addTo(this.corrections, board.network, this.ground, board.tilesLaid, board.toAct);
    const margin = this.marginFor(root.toAct);
    if (this.isTold)
      pointsOf(board, this.leaf, (seat) => (seat === root.toAct ? margin : this.marginFor(seat)), this.points);
    return margin;
  }

  private marginFor(seat: number): number {
    return this.rollout.worthTo(seat) + marginOf(this.corrections, seat);
  }
}

/** The squares of a board, always up to date. */
function groundOf(board: ModuleBoard): Ground {
  return {
    get size() {
      return board.openSquares.length;
    },
    isTaken: (cell) => board.scene.faceOn(cell) >= 0,
  };
}

/** The points of every seat, from the margin that each sees for itself and the total. */
export function pointsOf(board: ModuleBoard, leaf: Leaf, marginOf: (seat: number) => number, into: Float64Array): void {
  const { seats } = board.layout;
  if (board.toAct === NOBODY) {
    for (let seat = 0; seat < seats; seat++) into[seat] = board.points[seat]!;
    return;
  }
  if (seats === 1) {
    into[0] = marginOf(0);
    return;
  }
  const next = board.toAct === CHANCE ? 0 : board.toAct;
  leaf.expect(board, next, into);
  const before = [...board.profits];
  if (before.length) {
    const profits = Float64Array.from(before);
    leaf.addLines(board, next, profits);
    board.profits.set(profits.map(Math.round));
  }
  for (const { to, points } of finalAwards(board.scene)) if (to.kind === "seat") into[to.seat]! += points;
  board.profits.set(before);
  let all = 0;
  for (let seat = 0; seat < seats; seat++) all += into[seat]!;
  let margins = 0;
  for (let seat = 0; seat < seats; seat++) margins += into[seat] = marginOf(seat);
  // The seats' views need not add up, since none knows what the others hide.
  for (let seat = 0; seat < seats; seat++)
    into[seat] = all / seats + ((into[seat]! - margins / seats) * (seats - 1)) / seats;
}
