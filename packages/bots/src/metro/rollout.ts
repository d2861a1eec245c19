/**
 * One playout: a move is made on a guessed deal, and everyone plays a few tiles by line value. The caller decides how
 * to value the resulting board.
 */
import { boardFor, DRAW_ANOTHER, FACES, MAX_ACTIONS, PIECES_IN_ALL } from "@interchange/metro";
import type { Layout, MetroBoard, ModuleBoard } from "@interchange/metro";
import { CHANCE, NOBODY } from "@interchange/tabletop";
import type { Random } from "@interchange/tabletop";
import type { Affairs } from "./affairs.ts";
import { Appraisal } from "./appraisal.ts";
import type { LineValue } from "./lineValue.ts";
import { plainStakes } from "./stakes.ts";
import type { Stakes } from "./stakes.ts";

export class Rollout<Board extends MetroBoard = MetroBoard> {
  readonly board: Board;
  protected readonly layout: Layout;
  protected readonly appraisal: Appraisal;
  protected readonly actions: Uint16Array = new Uint16Array(MAX_ACTIONS);
  /** The stakes of every seat. */
  protected stakes: readonly Stakes[];
  /** How many tiles are laid after the first move. */
  private readonly depth: number;
  /** The order of the supply in the current deal, and how many tiles have been drawn. */
  private order: ArrayLike<number> = [];
  private drawn = 0;
  /** The sum and count of the hand tiles' values, by tiles laid since. Another tile is worth the same on average. */
  private readonly promised = new Float64Array(PIECES_IN_ALL + 1);
  private readonly asked = new Float64Array(PIECES_IN_ALL + 1);
  /** The value of the last `best`, and whether the seat could have drawn instead. */
  private bestGain = 0;
  private mayDraw = false;

  constructor(layout: Layout, lines: LineValue, depth: number) {
    this.layout = layout;
    this.depth = depth;
    this.stakes = plainStakes(layout);
    this.appraisal = new Appraisal(layout, lines);
    this.board = boardFor(layout) as Board;
  }

  /** Sets another deal: the guessed table, and the order of its tiles. */
  deal(_root: Board, order: ArrayLike<number>, _random: Random): void {
    this.order = order;
  }

  /** Plays a deal from an action on; `board` is where it ends. */
  play(root: Board, action: number): void {
    const { board } = this;
    const from = root.tilesLaid;
    board.copy(root);
    this.drawn = 0;
    board.act(action);
    while (board.toAct !== NOBODY) {
      if (board.toAct === CHANCE) board.act(this.chance());
      else if (board.tilesLaid > from + this.depth) break;
      else this.playOn(board.tilesLaid - from);
    }
  }

  /** The board's value to a seat. */
  worthTo(seat: number): number {
    const { board, appraisal } = this;
    const { seats } = this.layout;
    let worth = 0;
    if (board.toAct !== NOBODY) {
      appraisal.look(board.network, this.stakes[seat]!, board.toAct, board.tilesLaid);
      worth = appraisal.worth;
    }
    for (let each = 0; each < seats; each++)
      worth += each === seat ? board.points[each]! : -board.points[each]! / (seats - 1);
    return worth;
  }

  /** The next tile of the deal. */
  protected chance(): number {
    return this.order[this.drawn++]!;
  }

  /** The seat to act places its tile where its value is highest, or draws another if that is below average. */
  protected playOn(ply: number): void {
    const { board, promised, asked } = this;
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

  /** Looks at the lines from a seat's point of view before it places a tile. */
  protected look(seat: number, next: number): void {
    const { board } = this;
    this.appraisal.look(board.network, this.stakes[seat]!, next, board.tilesLaid + 1);
  }

  /** The best placement of the seat to act; something else if it has none. */
  private best(): number {
    const { board, appraisal, actions } = this;
    this.look(board.toAct, (board.toAct + 1) % this.layout.seats);
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
}

/** The same at a table with modules: every seat follows its own affairs, as far as they show in what lines score. */
export class ModuleRollout extends Rollout<ModuleBoard> {
  private readonly own: Affairs;
  /** The affairs of every seat; the thinking seat's are the real ones. */
  private readonly affairs: Affairs[] = [];
  private random: Random | undefined;

  constructor(layout: Layout, lines: LineValue, depth: number, own: Affairs) {
    super(layout, lines, depth);
    this.own = own;
  }

  override deal(root: ModuleBoard, order: ArrayLike<number>, random: Random): void {
    super.deal(root, order, random);
    const { affairs, own } = this;
    const { seats } = this.layout;
    this.random = random;
    for (let seat = 0; seat < seats; seat++)
      affairs[seat] ??= seat === root.toAct ? own : own.asSeenFrom(seat, root.scene);
    this.stakes = affairs.map((each, seat) => each.look(root, (seat + 1) % seats));
  }

  override worthTo(seat: number): number {
    const { board } = this;
    return this.affairs[seat]!.worth(board, board.toAct === CHANCE ? seat : board.toAct, board.tilesLaid);
  }

  protected override chance(): number {
    const { board, actions } = this;
    const { stage } = board.scene;
    const isTile = stage === "refill" || stage === "draw" || stage === "replace";
    // A tile that was put back comes when its turn comes.
    if (isTile && board.actions(actions) > 1) return super.chance();
    return board.sample(this.random!);
  }

  protected override look(seat: number, next: number): void {
    const { board } = this;
    this.appraisal.look(board.network, this.stakes[seat]!, next, board.tilesLaid + 1, board.scene);
  }

  protected override playOn(ply: number): void {
    const { board } = this;
    const { stage } = board.scene;
    const seat = board.toAct;
    if (stage === "turn" || stage === "place") super.playOn(ply);
    else board.act(this.affairs[seat]!.choice(board, (seat + 1) % this.layout.seats));
  }
}
