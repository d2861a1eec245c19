/** Playouts at a table with modules: every seat minds its own affairs, as far as they show in what lines pay. */
import { finalAwards, metro } from "@interchange/metro";
import type { Layout, ModuleBoard, View } from "@interchange/metro";
import { CHANCE, NOBODY } from "@interchange/tabletop";
import type { Random } from "@interchange/tabletop";
import type { Affairs } from "../affairs.ts";
import type { LineValue } from "../lineValue.ts";
import type { Stakes } from "../stakes.ts";
import type { LineLeaf } from "./leaf.ts";
import { Trials } from "./trials.ts";

/** What the other seats may expect is asked of every so manieth playout alone. */
const TOLD_OF = 8;

export class ModuleTrials extends Trials<ModuleBoard> {
  private readonly view: View;
  private readonly leaf: LineLeaf;
  private readonly own: Affairs;
  /** The affairs of every seat; those of the one that thinks are the ones it knows. */
  private readonly affairs: Affairs[] = [];
  private stakes: readonly Stakes[] = [];
  private random: Random | undefined;
  private deals = 0;

  constructor(layout: Layout, lines: LineValue, leaf: LineLeaf, own: Affairs, view: View) {
    super(layout, lines, view.turn);
    this.view = view;
    this.leaf = leaf;
    this.own = own;
  }

  override deal(random: Random): void {
    const { root, layout, affairs } = this;
    const { seats } = layout;
    root.set(metro.imagine(this.view, random));
    this.random = random;
    this.shuffle(root.supply, random);
    for (let seat = 0; seat < seats; seat++)
      affairs[seat] ??= seat === root.toAct ? this.own : this.own.asSeenFrom(seat, root.scene);
    this.stakes = affairs.map((each, seat) => each.look(root, (seat + 1) % seats));
    this.isTold = this.deals++ % TOLD_OF === 0;
  }

  protected override chance(): number {
    const { board, actions } = this;
    const { stage } = board.scene;
    const isTile = stage === "refill" || stage === "draw" || stage === "replace";
    // A tile that was put back comes when its turn comes.
    if (isTile && board.actions(actions) > 1) return super.chance();
    return board.sample(this.random!);
  }

  protected override look(seat: number): void {
    const { board } = this;
    const next = (seat + 1) % this.layout.seats;
    this.appraisal.look(board.network, this.stakes[seat]!, next, board.tilesLaid + 1, board.scene);
  }

  protected override playOn(ply: number): void {
    const { board } = this;
    const { stage } = board.scene;
    const seat = board.toAct;
    if (stage === "turn" || stage === "place") super.playOn(ply);
    else board.act(this.affairs[seat]!.choice(board, (seat + 1) % this.layout.seats));
  }

  protected override valued(): number {
    const margin = this.marginOf(this.seat);
    if (this.isTold)
      pointsOf(this.board, this.leaf, (seat) => (seat === this.seat ? margin : this.marginOf(seat)), this.points);
    return margin;
  }

  private marginOf(seat: number): number {
    const { board } = this;
    return this.affairs[seat]!.worth(board, board.toAct === CHANCE ? seat : board.toAct, board.tilesLaid);
  }
}

/** Points of every seat, out of the margin that each of them sees for itself, and of what there is in all. */
export function pointsOf(
  board: ModuleBoard,
  leaf: LineLeaf,
  marginOf: (seat: number) => number,
  into: Float64Array,
): void {
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
