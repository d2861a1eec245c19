/** Playouts at a table with modules: every seat minds its own affairs, as far as they show in what lines pay. */
import type { Layout, ModuleBoard } from "@interchange/metro";
import { CHANCE } from "@interchange/tabletop";
import type { Random } from "@interchange/tabletop";
import type { Affairs } from "./affairs.ts";
import type { LineValue } from "./lineValue.ts";
import { PLAN, Playouts } from "./playouts.ts";
import type { Plan } from "./playouts.ts";
import type { Stakes } from "./stakes.ts";

/** Modules take time, and chance in them is another for every move that is tried. */
const MODULE_PLAN: Plan = { ...PLAN, playoutsAMillisecond: 3 };

export class ModulePlayouts extends Playouts<ModuleBoard> {
  private readonly own: Affairs;
  /** The affairs of every seat; those of the one that thinks are the ones it knows. */
  private readonly affairs: Affairs[] = [];
  private seatStakes: readonly Stakes[] = [];
  private random: Random | undefined;

  constructor(layout: Layout, lines: LineValue, own: Affairs, seat: number, plan: Plan = MODULE_PLAN) {
    super(layout, lines, plan);
    this.own = own;
    this.affairs[seat] = own;
  }

  protected override begin(root: ModuleBoard, random: Random): void {
    const { seats } = this.layout;
    this.random = random;
    for (let seat = 0; seat < seats; seat++) this.affairs[seat] ??= this.own.asSeenFrom(seat, root.scene);
    this.seatStakes = this.affairs.map((affairs, seat) => affairs.look(root, (seat + 1) % seats));
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
    this.appraisal.look(board.network, this.seatStakes[seat]!, next, board.tilesLaid + 1, board.scene);
  }

  protected override playOn(ply: number): void {
    const { board } = this;
    const { stage } = board.scene;
    const seat = board.toAct;
    if (stage === "turn" || stage === "place") super.playOn(ply);
    else board.act(this.affairs[seat]!.choice(board, (seat + 1) % this.layout.seats));
  }

  protected override worthTo(seat: number): number {
    const { board } = this;
    return this.affairs[seat]!.worth(board, board.toAct === CHANCE ? seat : board.toAct, board.tilesLaid);
  }
}
