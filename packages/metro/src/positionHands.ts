/** Runs a turn on a position: the original does not change, and everything is reported as events. */
import type { Seat, Step } from "@interchange/tabletop";
import { known, rank } from "@interchange/tabletop";
import type { Hands } from "./turnSteps.ts";
import type { Cell } from "./geometry.ts";
import { toldBy } from "./module.ts";
import type { Finished, Layout, OwnStep, SliceKey } from "./module.ts";
import type { Network } from "./network.ts";
import type { Award, Earner, Event, Laid, Line, Position, Slices, Stage, Sunk } from "./position.ts";
import { faceOf, facesBy, networkOf, sliceOf } from "./scene.ts";
import { credited, finishedBy } from "./scoring.ts";
import { supplyOf, supplyWithout, withSunk } from "./supply.ts";
import { tileOf } from "./tiles.ts";
import type { Kind, TileCode } from "./tiles.ts";

export class PositionHands implements Hands {
  readonly layout: Layout;
  stage: Stage;
  turn: Seat;
  lines: readonly Line[];
  profits: readonly number[];
  private points: readonly number[];
  private laid: readonly Laid[];
  private supply: Pick<Position, "bag" | "sunk">;
  private hands: Position["hands"];
  private drawn: Position["drawn"];
  private awards: readonly Award[];
  private slices: Slices;
  private readonly setup: Position["setup"];
  private readonly events: Event[] = [];
  private built: Network | undefined;
  private faces: Int8Array | undefined;
  private finished: readonly Finished[] | undefined;

  constructor(layout: Layout, position: Position) {
    this.layout = layout;
    this.setup = position.setup;
    this.stage = position.stage;
    this.turn = position.turn;
    this.lines = position.lines;
    this.profits = position.profits;
    this.points = position.points;
    this.laid = position.laid;
    this.supply = { bag: position.bag, sunk: position.sunk };
    this.hands = position.hands;
    this.drawn = position.drawn;
    this.awards = position.awards;
    this.slices = position.slices;
  }

  /** The resulting position, and everything that happened. */
  step(): Step<Position, Event> {
    const { setup, stage, turn, laid, supply, hands, drawn, lines, awards, points, profits, slices } = this;
    const { bag, sunk } = supply;
    return {
      position: { setup, stage, turn, laid, bag, sunk, hands, drawn, lines, awards, points, profits, slices },
      events: [...this.events, { type: "next", stage, turn }],
    };
  }

  get tilesLaid(): number {
    return this.laid.length;
  }
  get supplySize(): number {
    return supplyOf(this.supply);
  }
  get network(): Network {
    return (this.built ??= networkOf(this.layout, this.slices, this.laid));
  }
  faceOn(cell: Cell): number {
    this.faces ??= facesBy(this.layout, this.slices, this.laid);
    return this.faces[cell] ?? -1;
  }
  holds(seat: Seat, tile: TileCode): boolean {
    return this.hands[seat]?.includes(tile) ?? false;
  }
  heldBy(seat: Seat): number {
    return this.hands[seat]?.length ?? 0;
  }
  readonly slice = <Slice>(key: SliceKey<Slice>): Slice => this.slices[key] as Slice;
  sliceAt(index: number): unknown {
    return sliceOf(this.layout, this.slices, index);
  }

  ask(): void {
    this.events.push({ type: "asked", seat: this.turn });
  }

  pass(): void {
    this.events.push({ type: "passed", seat: this.turn });
  }

  lay(kind: Kind, turn: number, cell: Cell): void {
    const laid: Laid = { cell, tile: tileOf(kind), turn, seat: this.turn };
    // Rule 2.3: a tile drawn instead is the one that must be placed, and the hand stays as it is.
    const from = this.stage === "place" ? "drawn" : "hand";
    if (from === "hand") this.dropFromHand(laid.tile);
    this.drawn = [];
    const { network } = this;
    this.finished = finishedBy(network, network.lay(faceOf(laid), cell));
    this.laid = [...this.laid, laid];
    this.faces = undefined;
    this.events.push({ type: "placed", laid, from });
  }

  pending(): readonly Finished[] {
    const last = this.laid.at(-1);
    if (!this.finished && last) {
      // It was laid in an earlier step, and a decision came in between.
      this.built = networkOf(this.layout, this.slices, this.laid.slice(0, -1));
      this.finished = finishedBy(this.built, this.built.lay(faceOf(last), last.cell));
    }
    return this.finished ?? [];
  }

  take(kind: Kind, into: "hand" | "drawn"): void {
    const { turn: seat } = this;
    const tile = tileOf(kind);
    this.supply = supplyWithout(this.supply, tile);
    if (into === "drawn") this.drawn = [tile];
    else this.hands = this.hands.map((hand, each) => (each === seat ? [...hand, tile] : hand));
    this.events.push({ type: "drew", seat, tile, into });
  }

  sink({ tile, under }: Sunk): void {
    const sunk = { tile, under };
    this.dropFromHand(tile);
    this.supply = { ...this.supply, sunk: withSunk(this.supply.sunk, sunk) };
    this.events.push({ type: "sank", seat: this.turn, sunk });
  }

  score(line: Line): void {
    this.lines = [...this.lines, line];
    this.credit(line.earner, line.points);
    this.events.push({ type: "scored", line });
  }

  change(index: number, step: OwnStep): void {
    const { id } = known(this.layout.ruled[index]).module;
    const changed: Slices = { ...step.others, [id]: step.slice as unknown };
    for (const [module, slice] of Object.entries(changed))
      if (slice !== this.slices[module] || module === id)
        this.events.push({ type: "own", module, slice, tells: module === id ? toldBy(step) : [] });
    this.slices = { ...this.slices, ...changed };
    if (this.stage === "setup") {
      // Track may have been laid on the centre.
      this.built = undefined;
      this.faces = undefined;
    }
    for (const award of step.awards ?? []) this.award({ ...award, module: id });
  }

  award(award: Award): void {
    this.awards = [...this.awards, award];
    this.credit(award.to, award.points);
    this.events.push({ type: "awarded", award });
  }

  finish(): void {
    // At the end everything is shown.
    for (const { module } of this.layout.ruled)
      this.events.push({ type: "own", module: module.id, slice: this.slices[module.id], tells: [] });
    this.events.push({ type: "over", standings: rank(this.points) });
  }

  private credit(earner: Earner | undefined, won: number): void {
    const { points, profits } = credited({ points: this.points, profits: this.profits }, earner, won);
    this.points = points;
    this.profits = profits;
  }

  private dropFromHand(tile: TileCode): void {
    const { turn } = this;
    this.hands = this.hands.map((hand, seat) => (seat === turn ? hand.toSpliced(hand.indexOf(tile), 1) : hand));
  }
}
