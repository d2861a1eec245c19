/** Playouts without modules: what is hidden are tiles in hands and the order of the supply. */
import { MAX_HAND, metro } from "@interchange/metro";
import type { Layout, PlainBoard, View } from "@interchange/metro";
import type { Random } from "@interchange/tabletop";
import type { LineValue } from "../lineValue.ts";
import { plainStakes } from "../stakes.ts";
import type { Stakes } from "../stakes.ts";
import type { Leaf } from "./leaf.ts";
import { marginOf, Trials } from "./trials.ts";

export class PlainTrials extends Trials<PlainBoard> {
  private readonly stakes: readonly Stakes[];
  private readonly leaf: Leaf;
  private readonly unseen: readonly number[];
  /** The places in hands whose tiles are not seen. */
  private readonly hidden: readonly number[];

  constructor(layout: Layout, lines: LineValue, leaf: Leaf, view: View, random: Random) {
    super(layout, lines, view.turn);
    this.stakes = plainStakes(layout);
    this.leaf = leaf;
    this.unseen = view.unseen;
    this.hidden = view.hands.flatMap((hand, seat) =>
      hand.flatMap((tile, held) => (tile === "?" ? [seat * MAX_HAND + held] : [])),
    );
    this.root.set(metro.imagine(view, random));
  }

  override deal(random: Random): void {
    const { order, hidden, root } = this;
    this.shuffle(this.unseen, random);
    // The last ones are in hands; the supply is the rest, in this order.
    this.size -= hidden.length;
    for (let index = 0; index < hidden.length; index++) root.hands[hidden[index]!] = order[this.size + index]!;
    root.fillBag(order, this.size);
  }

  protected override look(seat: number): void {
    const { board } = this;
    this.appraisal.look(board.network, this.stakes[seat]!, (seat + 1) % this.layout.seats, board.tilesLaid + 1);
  }

  protected override valued(): number {
    this.leaf.expect(this.board, this.board.toAct, this.points);
    return marginOf(this.points, this.seat);
  }
}
