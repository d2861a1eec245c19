/** Playouts at a table with modules: every seat minds its own affairs, as far as they show in what lines pay. */
import { DRAW_ANOTHER, FACES, finalAwards, MAX_ACTIONS, metro, ModuleBoard, PIECES_IN_ALL } from "@interchange/metro";
import type { Layout, View } from "@interchange/metro";
import { CHANCE, NOBODY } from "@interchange/tabletop";
import type { Random } from "@interchange/tabletop";
import type { Affairs } from "../affairs.ts";
import { Appraisal } from "../appraisal.ts";
import { phaseOf } from "../lineValue.ts";
import type { LineValue } from "../lineValue.ts";
import { weightsFor } from "../lineWeights.ts";
import type { Stakes } from "../stakes.ts";
import type { Leaf } from "./leaf.ts";
import { knowsLines, LineNet } from "./lineNet.ts";
import type { Ground } from "./lineNet.ts";
import { OpenLines } from "./openLines.ts";
import { marginOf } from "../../standing.ts";
import { PRIOR, shuffle } from "./trials.ts";
import type { Trials } from "./trials.ts";

/** What the other seats may expect is asked of every so manieth playout alone. */
const TOLD_OF = 8;

export class ModuleTrials implements Trials {
  readonly points: Float64Array;
  isTold = true;
  readonly prior = PRIOR;
  private readonly layout: Layout;
  /** So many tiles are laid after the move that is tried. */
  private readonly depth: number;
  private readonly view: View;
  private readonly leaf: Leaf;
  private readonly own: Affairs;
  /** The affairs of every seat; those of the one that thinks are the ones it knows. */
  private readonly affairs: Affairs[] = [];
  private stakes: readonly Stakes[] = [];
  private readonly appraisal: Appraisal;
  /** The table as guessed for the deal at hand, and the one on which moves are tried. */
  private readonly root: ModuleBoard;
  private readonly board: ModuleBoard;
  /** What a net says of the lines, where it knows them: by seat, for the board that was reached last. */
  private readonly net: LineNet | undefined;
  private readonly ground: Ground;
  private readonly corrections: Float64Array;
  private readonly actions = new Uint16Array(MAX_ACTIONS);
  /** The supply of the deal in the order in which it comes, and how many have come. */
  private readonly order = new Uint8Array(PIECES_IN_ALL);
  private drawn = 0;
  private random: Random | undefined;
  private deals = 0;
  /** Sum and count of what the tile in hand promised, by tiles laid since: another tile promises the same in the mean. */
  private readonly promised = new Float64Array(PIECES_IN_ALL + 1);
  private readonly asked = new Float64Array(PIECES_IN_ALL + 1);
  /** What the last `best` promised, and whether the seat could have drawn instead. */
  private bestGain = 0;
  private mayDraw = false;

  constructor(layout: Layout, lines: LineValue, leaf: Leaf, own: Affairs, view: View, depth: number, isNetted = false) {
    this.layout = layout;
    this.depth = depth;
    this.points = new Float64Array(layout.seats);
    this.view = view;
    this.leaf = leaf;
    this.own = own;
    this.appraisal = new Appraisal(layout, lines);
    this.root = new ModuleBoard(layout);
    this.board = new ModuleBoard(layout);
    if (isNetted && knowsLines(layout)) {
      const open = new OpenLines(weightsFor(layout), layout, lines.odds);
      open.setPhase(phaseOf(view.laid.length + depth + 1));
      this.net = new LineNet(layout, open);
    }
    this.ground = groundOf(this.board);
    this.corrections = new Float64Array(layout.seats);
  }

  /** With modules it was never shown to win. */
  foresee(): number {
    return 0;
  }

  deal(random: Random): void {
    const { root, layout, affairs } = this;
    const { seats } = layout;
    root.set(metro.imagine(this.view, random));
    this.random = random;
    shuffle(root.supply, random, this.order);
    for (let seat = 0; seat < seats; seat++)
      affairs[seat] ??= seat === root.toAct ? this.own : this.own.asSeenFrom(seat, root.scene);
    this.stakes = affairs.map((each, seat) => each.look(root, (seat + 1) % seats));
    this.isTold = this.deals++ % TOLD_OF === 0;
  }

  tryOut(action: number): number {
    const { board, root } = this;
    const from = root.tilesLaid;
    board.copy(root);
    this.drawn = 0;
    board.act(action);
    while (board.toAct !== NOBODY) {
      if (board.toAct === CHANCE) board.act(this.chance());
      else if (board.tilesLaid > from + this.depth) break;
      else this.playOn(board.tilesLaid - from);
    }
    this.corrections.fill(0);
    if (board.toAct !== NOBODY)
      this.net?.addTo(this.corrections, board.network, this.ground, board.tilesLaid, board.toAct);
    const margin = this.marginFor(root.toAct);
    if (this.isTold)
      pointsOf(board, this.leaf, (seat) => (seat === root.toAct ? margin : this.marginFor(seat)), this.points);
    return margin;
  }

  private chance(): number {
    const { board, actions } = this;
    const { stage } = board.scene;
    const isTile = stage === "refill" || stage === "draw" || stage === "replace";
    // A tile that was put back comes when its turn comes.
    if (isTile && board.actions(actions) > 1) return this.order[this.drawn++]!;
    return board.sample(this.random!);
  }

  /** The seat to act decides, or places its tile where it promises most, or another when most tiles promise more. */
  private playOn(ply: number): void {
    const { board, promised, asked } = this;
    const { stage } = board.scene;
    const seat = board.toAct;
    if (stage !== "turn" && stage !== "place") {
      board.act(this.affairs[seat]!.choice(board, (seat + 1) % this.layout.seats));
      return;
    }
    const action = this.best();
    if (!this.mayDraw || action === DRAW_ANOTHER) {
      board.act(action);
      return;
    }
    const mean = asked[ply]! > 0 ? promised[ply]! / asked[ply]! : -Infinity;
    promised[ply]! += this.bestGain;
    asked[ply]! += 1;
    board.act(this.bestGain < mean ? DRAW_ANOTHER : action);
  }

  /** The best placement of the seat to act; something else when it has none. */
  private best(): number {
    const { board, appraisal, actions } = this;
    const seat = board.toAct;
    const next = (seat + 1) % this.layout.seats;
    appraisal.look(board.network, this.stakes[seat]!, next, board.tilesLaid + 1, board.scene);
    const count = board.actions(actions);
    let best = actions[0]!;
    this.bestGain = -Infinity;
    this.mayDraw = false;
    for (let index = 0; index < count; index++) {
      const action = actions[index]!;
      if (action >= DRAW_ANOTHER) {
        if (action === DRAW_ANOTHER) this.mayDraw = true;
        continue;
      }
      const gain = appraisal.gain(board.network, FACES[action >>> 6]!, action & 63);
      if (gain > this.bestGain) {
        this.bestGain = gain;
        best = action;
      }
    }
    return best;
  }

  private marginFor(seat: number): number {
    const { board } = this;
    const next = board.toAct === CHANCE ? seat : board.toAct;
    return this.affairs[seat]!.worth(board, next, board.tilesLaid) + marginOf(this.corrections, seat);
  }
}

/** The squares of a board as they are now, whenever they are asked for. */
function groundOf(board: ModuleBoard): Ground {
  return {
    get size() {
      return board.openSquares.length;
    },
    isTaken: (cell) => board.scene.faceOn(cell) >= 0,
  };
}

/** Points of every seat, out of the margin that each of them sees for itself, and of what there is in all. */
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
  // What seats see need not add up, since none knows what the others hide.
  for (let seat = 0; seat < seats; seat++)
    into[seat] = all / seats + ((into[seat]! - margins / seats) * (seats - 1)) / seats;
}
