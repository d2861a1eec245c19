/**
 * The turn's table as whole numbers in arrays. Each module's part is its slice, a plain value that its own rules
 * replace, so that modules need no second implementation here.
 */
import type { Seat } from "@interchange/tabletop";
import type { Hands } from "./turnSteps.ts";
import { CELLS, isCentre } from "./geometry.ts";
import type { Cell } from "./geometry.ts";
import { layoutStartedBy } from "./layout.ts";
import type { Finished, Layout, ModuleId, OwnStep, SliceKey } from "./module.ts";
import { MAX_HAND, Pieces } from "./pieces.ts";
import type { Award, Earner, Line, Position, Stage, Sunk } from "./position.ts";
import { centreTilesIn, faceOf, facesBy, isOwed } from "./scene.ts";
import { finishedBy } from "./scoring.ts";
import { risen, withSunk } from "./supply.ts";
import { FACES, kindOf } from "./tiles.ts";
import type { Kind, TileCode } from "./tiles.ts";

const NO_LINES: readonly Finished[] = [];
const NO_SUNK: readonly Sunk[] = [];

export class BoardHands extends Pieces implements Hands {
  stage: Stage = "setup";
  turn: Seat = 0;
  /** Finished lines, in the order in which they were scored. */
  readonly lines: Line[] = [];
  /** The modules' slices, by their indices in `layout.ruled`. The slices themselves are never changed. */
  readonly slices: unknown[];
  private readonly ids: readonly ModuleId[];
  /** Tiles that were put back into the supply. */
  sunk: readonly Sunk[] = NO_SUNK;
  /** The lines that the tile laid last has finished, while they have not been scored. */
  finished: readonly Finished[] = NO_LINES;
  /** Where in the heap the next tile was seen; only a guess. */
  seenAt = 0;
  private readonly faces = new Int8Array(CELLS).fill(-1);
  private readonly hasCentreTiles: boolean;

  constructor(layout: Layout) {
    super(layout);
    this.ids = layout.ruled.map(({ module }) => module.id);
    this.slices = this.ids.map(() => undefined);
    this.hasCentreTiles = layout.modules.some((module) => module.centreTiles !== undefined);
  }

  get supplySize(): number {
    return this.bagSize + this.sunk.length;
  }
  get tilesLaid(): number {
    return this.laid;
  }
  faceOn(cell: Cell): number {
    return this.faces[cell]!;
  }
  heldBy(seat: Seat): number {
    return this.handSizes[seat]!;
  }
  holds(seat: Seat, tile: TileCode): boolean {
    const kind = kindOf(tile);
    const first = seat * MAX_HAND;
    for (let held = 0; held < this.handSizes[seat]!; held++) if (this.hands[first + held] === kind) return true;
    return false;
  }
  // There are few of them, and looking one up by its name is slow where several names are asked for.
  readonly slice = <Slice>(key: SliceKey<Slice>): Slice => this.slices[this.indexOf(key)] as Slice;
  sliceAt(index: number): unknown {
    return this.slices[index];
  }
  /** The index of a module in `layout.ruled`; one after the last for those that are not there. */
  private indexOf(id: ModuleId): number {
    const { ids } = this;
    let index = 0;
    while (index < ids.length && ids[index] !== id) index++;
    return index;
  }
  giveSlices(slices: readonly unknown[]): void {
    for (let index = 0; index < slices.length; index++) this.slices[index] = slices[index];
  }
  /** The tile that was put back and comes next, if one does. */
  get sunkOnTop(): Sunk | undefined {
    const { sunk } = this;
    for (let index = 0; index < sunk.length; index++) if (sunk[index]!.under === 0) return sunk[index];
    return undefined;
  }

  /** Becomes a position. */
  set(position: Position): void {
    this.setPieces(position);
    this.stage = position.stage;
    this.turn = position.turn;
    this.giveSlices(this.ids.map((id) => position.slices[id]));
    this.sunk = position.sunk;
    this.lines.length = 0;
    this.lines.push(...position.lines);
    this.faces.set(facesBy(this.layout, position.slices, position.laid));
    this.finished = NO_LINES;
    const last = position.laid.at(-1);
    if (position.stage !== "react" || !last) return;
    this.network.unlay(faceOf(last), last.cell);
    this.finished = finishedBy(this.network, this.network.lay(faceOf(last), last.cell));
  }

  copy(from: BoardHands): void {
    this.copyPieces(from);
    this.layout = from.layout;
    this.stage = from.stage;
    this.turn = from.turn;
    this.giveSlices(from.slices);
    this.sunk = from.sunk;
    this.finished = from.finished;
    this.lines.length = 0;
    for (const line of from.lines) this.lines.push(line);
    this.faces.set(from.faces);
  }

  /** The lot has fallen on a seat, and the table begins (rule 6.4). */
  begin(seat: Seat): void {
    this.layout = layoutStartedBy(this.layout, seat);
    this.turn = seat;
    this.giveSlices(this.layout.ruled.map(({ own }) => own.start(this.layout) as unknown));
    this.stage = "setup";
    if (!isOwed(this)) this.stage = "deal";
  }

  ask(): void {}
  pass(): void {}
  finish(): void {}

  lay(kind: Kind, quarterTurns: number, cell: Cell): void {
    if (this.stage === "turn") this.takeFromHand(this.turn, kind);
    const face = FACES[kind * 4 + quarterTurns]!;
    const count = this.network.lay(face, cell);
    this.finished = count ? finishedBy(this.network, count) : NO_LINES;
    this.faces[cell] = face;
    this.squares.close(cell);
    this.laid++;
  }

  /** Takes up the tile that was laid last; the squares and the rest are for the caller to give back. */
  takeUp(cell: Cell): void {
    this.network.unlay(this.faces[cell]!, cell);
    this.faces[cell] = -1;
  }

  pending(): readonly Finished[] {
    const { finished } = this;
    this.finished = NO_LINES;
    return finished;
  }

  take(kind: Kind, into: "hand" | "drawn"): void {
    const wasSunk = this.sunkOnTop !== undefined;
    if (this.sunk.length) this.sunk = risen(this.sunk);
    if (!wasSunk) {
      const { bag } = this;
      let at = this.seenAt;
      if (at >= this.bagSize || bag[at] !== kind) at = bag.indexOf(kind);
      bag[at] = bag[--this.bagSize]!;
      this.bagCounts[kind]! -= 1;
    }
    if (into === "drawn") this.drawn = kind;
    else this.putInHand(this.turn, kind, this.handSizes[this.turn]!);
  }

  sink(sunk: Sunk): void {
    this.takeFromHand(this.turn, kindOf(sunk.tile));
    this.sunk = withSunk(this.sunk, sunk);
  }

  score(line: Line): void {
    this.lines.push(line);
    this.credit(line.earner, line.points);
  }

  change(index: number, { slice, others, awards }: OwnStep): void {
    if (others) for (const other of Object.keys(others)) this.slices[this.indexOf(other)] = others[other];
    this.slices[index] = slice as unknown;
    if (awards) for (const { to, points } of awards) this.credit(to, points);
    if (this.stage === "setup") this.layCentre();
  }

  award({ to, points }: Award): void {
    this.credit(to, points);
  }

  private credit(earner: Earner | undefined, points: number): void {
    if (earner?.kind === "seat") this.points[earner.seat]! += points;
    else if (earner) this.profits[earner.company]! += points;
  }

  /** Tiles that a module lays on the centre before the game begins. */
  layCentre(): void {
    if (!this.hasCentreTiles) return;
    this.network.clear();
    for (let cell = 0; cell < CELLS; cell++) if (isCentre(cell)) this.faces[cell] = -1;
    for (const each of centreTilesIn(this.layout.modules, this)) {
      this.network.lay(faceOf(each), each.cell);
      this.faces[each.cell] = faceOf(each);
    }
  }
}
