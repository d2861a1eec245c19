/**
 * A board with modules: actions as numbers, and how they are taken back. The turn itself is in `turnSteps.ts`; the
 * table it runs on is `BoardHands`.
 */
import type { Random } from "@interchange/tabletop";
import { CHANCE, NOBODY } from "@interchange/tabletop";
import { BoardHands } from "./boardHands.ts";
import { actInModule, askForTile, passTurn, placeTile, receiveTile } from "./turnSteps.ts";
import { CELLS } from "./geometry.ts";
import type { Cell } from "./geometry.ts";
import type { MetroBoard } from "./metroBoard.ts";
import type { Finished, Layout, Module, Offers, OwnDraw, OwnRules, Ruled, Scene } from "./module.ts";
import { NETWORK_BYTES } from "./network.ts";
import type { Network } from "./network.ts";
import { actionsOfModule, isOwnCode } from "./ownCodes.ts";
import { DRAW_ANOTHER, FIRST_SEAT, MAX_ACTIONS, MAX_HAND, PASS } from "./pieces.ts";
import type { Position, Stage, Sunk } from "./position.ts";
import { makesOneTileFromCentre } from "./scene.ts";
import { DIFFERENT_TURNS, FACES, KINDS, kindOf } from "./tiles.ts";
import type { Kind } from "./tiles.ts";

/** `owedTo` when no module waits for anything. */
const NO_MODULE = -1;
/** How often `sample` tries at random before it lists the actions. */
const LUCK = 4;

/** What an act changed outside the board's bytes. */
interface Frame {
  /** The square on which a tile was laid; -1 for none. */
  readonly cell: Cell;
  readonly stage: Stage;
  readonly turn: number;
  readonly layout: Layout;
  readonly drawn: number;
  readonly laid: number;
  readonly bagSize: number;
  readonly openSize: number;
  readonly slices: readonly unknown[];
  readonly sunk: readonly Sunk[];
  readonly finished: readonly Finished[];
  readonly lineCount: number;
}

export class ModuleBoard implements MetroBoard {
  readonly layout: Layout;
  toAct: number = CHANCE;
  private readonly table: BoardHands;
  /** The module, by its index in `layout.ruled`, that waits for a decision or a draw. */
  private owedTo = NO_MODULE;
  /** The draw it waits for, once someone has asked. */
  private owedDraw: OwnDraw<unknown> | undefined;
  /** The first action code of each module of `layout.ruled`. */
  private readonly firstCodes: readonly number[];
  /** Modules that may limit where tiles are placed, and the open squares within those limits. */
  private readonly limiting: readonly Module[];
  private readonly allowed = new Uint8Array(CELLS);
  /** Those who offer something instead of placing a tile, by their indices in `layout.ruled`. */
  private readonly offering: readonly number[];
  /** What each of them offered last. */
  private readonly offers: Offers<unknown>[] = [];

  /** Room for `sample` when it has to list the actions. */
  private readonly list = new Uint16Array(MAX_ACTIONS);
  /** The bytes of the board without the network, which can be taken back tile by tile; and what they were before each act. */
  private readonly rest: Uint8Array;
  private saved: Uint8Array;
  private readonly frames: Frame[] = [];
  /** Off while nothing will be taken back. */
  private isKeeping = true;

  constructor(layout: Layout) {
    const { ruled, modules, catalog } = layout;
    this.layout = layout;
    this.table = new BoardHands(layout);
    this.firstCodes = ruled.map(({ module }) => actionsOfModule(catalog.indexOf(module)));
    this.limiting = modules.filter((module) => module.limit !== undefined);
    this.offering = [...ruled.keys()].filter((index) => ruled[index]!.own.instead !== undefined);
    this.rest = this.table.bytes.subarray(NETWORK_BYTES);
    this.saved = new Uint8Array(this.rest.length * 64);
  }

  /** The board as modules read it. */
  get scene(): Scene {
    return this.table;
  }
  get network(): Network {
    return this.table.network;
  }
  get points(): Int16Array {
    return this.table.points;
  }
  get profits(): Int16Array {
    return this.table.profits;
  }
  get openSquares(): Uint8Array {
    return this.table.openSquares;
  }
  get supply(): Uint8Array {
    return this.table.supply;
  }
  get supplySize(): number {
    return this.table.supplySize;
  }
  get tilesLaid(): number {
    return this.table.laid;
  }

  set(position: Position): void {
    this.table.set(position);
    this.frames.length = 0;
    this.look();
  }

  copy(from: this): void {
    this.table.copy(from.table);
    this.toAct = from.toAct;
    this.owedTo = from.owedTo;
    this.owedDraw = from.owedDraw;
    this.frames.length = 0;
  }

  actions(into: Uint16Array): number {
    if (this.owedTo >= 0) return this.writeOwed(into);
    switch (this.table.stage) {
      case "turn":
        return this.writeTurn(into);
      case "place":
        return this.writeSpots(this.table.drawn, true, into, 0);
      case "over":
        return 0;
      case "lot":
        for (let seat = 0; seat < this.layout.seats; seat++) into[seat] = FIRST_SEAT + seat;
        return this.layout.seats;
      default:
        return this.writeTiles(into);
    }
  }

  private writeTiles(into: Uint16Array): number {
    const { sunkOnTop, bagCounts } = this.table;
    let count = 0;
    if (sunkOnTop) into[count++] = kindOf(sunkOnTop.tile);
    else for (let kind = 0; kind < KINDS; kind++) if (bagCounts[kind]! > 0) into[count++] = kind;
    return count;
  }

  private writeOwed(into: Uint16Array): number {
    if (this.toAct !== CHANCE) return this.writeOwn(this.owedTo, this.choices(), into, 0);
    let count = 0;
    for (const { chance } of this.drawOwed().outcomes) into[count++] = this.codeOf(this.owedTo, chance);
    return count;
  }

  private writeTurn(into: Uint16Array): number {
    const { exceptionAlways } = this.layout.terms;
    const canDraw = this.mayDraw();
    const held = this.table.heldBy(this.table.turn);
    let count = 0;
    for (let index = 0; index < held; index++) {
      const kind = this.kindHeld(index);
      if (kind >= 0) count = this.writeSpots(kind, exceptionAlways || !canDraw, into, count);
    }
    if (canDraw) into[count++] = DRAW_ANOTHER;
    count = this.writeOffers(into, count);
    if (held === 0 && this.supplySize === 0) into[count++] = PASS;
    return count;
  }

  private mayDraw(): boolean {
    return this.layout.terms.drawAnother && this.table.supplySize > 0;
  }

  /** Asks what modules offer instead of placing a tile, and returns how many offers there are. */
  private askForOffers(): number {
    const { table, offering, offers } = this;
    let count = 0;
    for (let asked = 0; asked < offering.length; asked++) {
      const index = offering[asked]!;
      const offered = this.ruled(index).own.instead!(table.sliceAt(index), table);
      offers[asked] = offered;
      count += offered.length;
    }
    return count;
  }

  private writeOffers(into: Uint16Array, from: number): number {
    this.askForOffers();
    return this.offering.reduce((count, index, asked) => this.writeOwn(index, this.offers[asked]!, into, count), from);
  }

  /** The code of an offer, by its place among all of them. */
  private offerAt(station: number): number {
    const { offering, offers } = this;
    let asked = 0;
    let left = station;
    while (left >= offers[asked]!.length) left -= offers[asked++]!.length;
    return this.codeOf(offering[asked]!, offers[asked]!.at(left));
  }

  private writeOwn(index: number, actions: Offers<unknown>, into: Uint16Array, from: number): number {
    let count = from;
    for (let action = 0; action < actions.length; action++) into[count++] = this.codeOf(index, actions.at(action));
    return count;
  }

  /** Rules 3.1 to 3.5 for one tile, with what modules add. */
  private writeSpots(kind: Kind, exceptionHolds: boolean, into: Uint16Array, from: number): number {
    const size = this.lookForSquares();
    const count = this.writeTurns(kind, true, size, into, from);
    return count === from && exceptionHolds ? this.writeTurns(kind, false, size, into, from) : count;
  }

  private writeTurns(kind: Kind, onlyLonger: boolean, size: number, into: Uint16Array, from: number): number {
    const { cells } = this;
    const turns = this.layout.terms.freeOrientation ? DIFFERENT_TURNS[kind]! : 1;
    let count = from;
    for (let turn = 0; turn < turns; turn++) {
      const face = FACES[kind * 4 + turn]!;
      for (let index = 0; index < size; index++) {
        const cell = cells[index]!;
        if (!onlyLonger || !this.makesOneTileLine(face, cell)) into[count++] = kind * 256 + turn * CELLS + cell;
      }
    }
    return count;
  }

  private makesOneTileLine(face: number, cell: Cell): boolean {
    const { oneTile, terms } = this.layout;
    if (oneTile[face * CELLS + cell] === 1) return true;
    return terms.centreDeparts && makesOneTileFromCentre(this.table, face, cell);
  }

  weights(into: Uint32Array): void {
    const { sunkOnTop, bagCounts, stage } = this.table;
    let count = 0;
    if (stage === "lot") into.fill(1, 0, this.layout.seats);
    else if (this.owedTo >= 0) for (const { weight } of this.drawOwed().outcomes) into[count++] = weight;
    else if (sunkOnTop) into[count++] = 1;
    else for (let kind = 0; kind < KINDS; kind++) if (bagCounts[kind]! > 0) into[count++] = bagCounts[kind]!;
  }

  sample(random: Random, drawsAnother = true): number {
    if (this.owedTo >= 0) return this.codeOf(this.owedTo, this.sampleOwed(random));
    return this.toAct === CHANCE ? this.sampleTile(random) : this.sampleTurn(random, drawsAnother);
  }

  /** What is drawn or decided in the module to which that is owed. */
  private sampleOwed(random: Random): unknown {
    if (this.toAct === CHANCE) return this.sampleDraw(random);
    const choices = this.choices();
    return choices[random.below(choices.length)];
  }

  private sampleTile(random: Random): number {
    const { table } = this;
    const { sunkOnTop } = table;
    if (table.stage === "lot") return FIRST_SEAT + random.below(this.layout.seats);
    if (sunkOnTop) return kindOf(sunkOnTop.tile);
    table.seenAt = random.below(table.bagSize);
    return table.bag[table.seenAt]!;
  }

  private sampleDraw(random: Random): unknown {
    const draw = this.drawOwed();
    if (draw.sample) return draw.sample(random);
    const { outcomes } = draw;
    let total = 0;
    for (let index = 0; index < outcomes.length; index++) total += outcomes[index]!.weight;
    let left = random.below(total);
    let index = 0;
    while (left >= outcomes[index]!.weight) left -= outcomes[index++]!.weight;
    return outcomes[index]!.chance;
  }

  /**
   * Picks among everything that would be legal without the one-tile rule, and again if that rule forbids it: every
   * legal action is equally likely. If that fails, legal ones are few, and we list them after all.
   */
  private sampleTurn(random: Random, drawsAnother: boolean): number {
    const { table } = this;
    const size = this.lookForSquares();
    const { cells } = this;
    const inHand = table.stage === "turn";
    const held = inHand ? table.handSizes[table.turn]! : 1;
    const turns = this.layout.terms.freeOrientation ? 4 : 1;
    const spots = held * turns * size;
    if (spots === 0) return this.sampleListed(random, drawsAnother);
    const draws = inHand && drawsAnother && this.mayDraw() ? 1 : 0;
    const offers = inHand ? this.askForOffers() : 0;
    for (let attempt = 0; attempt < LUCK; attempt++) {
      const choice = random.below(spots + draws + offers);
      if (choice >= spots + draws) return this.offerAt(choice - spots - draws);
      if (choice >= spots) return DRAW_ANOTHER;
      const way = (choice / size) | 0;
      const turn = way % turns;
      const kind = inHand ? this.kindHeld((way / turns) | 0) : table.drawn;
      if (kind < 0 || turn >= DIFFERENT_TURNS[kind]!) continue;
      const cell = cells[choice - way * size]!;
      if (!this.makesOneTileLine(FACES[kind * 4 + turn]!, cell) || this.isExcepted(kind, size))
        return kind * 256 + turn * CELLS + cell;
    }
    return this.sampleListed(random, drawsAnother);
  }

  /** Rule 3.5: whether a tile that makes a one-tile line may do so, for want of any other place. */
  private isExcepted(kind: Kind, size: number): boolean {
    const { cells } = this;
    const { exceptionAlways, freeOrientation } = this.layout.terms;
    if (this.table.stage === "turn" && !exceptionAlways && this.mayDraw()) return false;
    const turns = freeOrientation ? DIFFERENT_TURNS[kind]! : 1;
    for (let turn = 0; turn < turns; turn++)
      for (let index = 0; index < size; index++)
        if (!this.makesOneTileLine(FACES[kind * 4 + turn]!, cells[index]!)) return false;
    return true;
  }

  private sampleListed(random: Random, drawsAnother: boolean): number {
    const { list } = this;
    let count = this.actions(list);
    if (!drawsAnother && count > 1) {
      const draw = list.subarray(0, count).indexOf(DRAW_ANOTHER);
      if (draw >= 0) list[draw] = list[--count]!;
    }
    return list[random.below(count)]!;
  }

  /** The squares that take a tile within the modules' limits, as `cells`; returns how many there are. */
  private lookForSquares(): number {
    return this.limiting.length ? this.writeAllowed() : this.table.squares.size;
  }

  private get cells(): Uint8Array {
    return this.limiting.length ? this.allowed : this.table.squares.cells;
  }

  /** Fills `allowed` and returns how many squares it has. */
  private writeAllowed(): number {
    const { table, allowed } = this;
    let { size } = table.squares;
    let from: ArrayLike<Cell> = table.squares.cells;
    for (const module of this.limiting) {
      const limit = module.limit?.(table);
      if (!limit) continue;
      // Looks through the smaller of the two: what was left so far, or all that this module allows.
      const isFirst = from !== allowed;
      const looked: ArrayLike<Cell> = isFirst ? limit.squares : from;
      const count = isFirst ? limit.squares.length : size;
      size = 0;
      for (let index = 0; index < count; index++) {
        const cell = looked[index]!;
        const isIn = isFirst ? table.squares.slot(cell) >= 0 : limit.squares.includes(cell);
        if (isIn) allowed[size++] = cell;
      }
      from = allowed;
    }
    if (from !== allowed) allowed.set(table.squares.cells);
    return size;
  }

  /** A tile of the hand, or -1 for a second piece of the same kind, which is no other choice. */
  private kindHeld(index: number): number {
    const { hands, turn } = this.table;
    const first = turn * MAX_HAND;
    const kind = hands[first + index]!;
    for (let before = 0; before < index; before++) if (hands[first + before] === kind) return -1;
    return kind;
  }

  playOut(random: Random, drawsAnother = true): void {
    this.isKeeping = false;
    while (this.toAct !== NOBODY) {
      // What is owed needs no code on its way from the rules that offer it to those that do it, nor does a tile.
      if (this.owedTo >= 0) this.actOwed(this.sampleOwed(random));
      else if (this.toAct !== CHANCE || this.table.stage === "lot") this.act(this.sample(random, drawsAnother));
      else {
        receiveTile(this.table, this.sampleTile(random));
        this.look();
      }
    }
    this.isKeeping = true;
    this.frames.length = 0;
  }

  act(action: number): void {
    const { table } = this;
    const isPlacement = action < DRAW_ANOTHER && this.toAct !== CHANCE;
    if (this.isKeeping) this.remember(isPlacement ? action & 63 : -1);
    if (isPlacement) placeTile(table, action >>> 8, (action >>> 6) & 3, action & 63);
    else if (isOwnCode(action)) this.ownAct(action);
    else if (table.stage === "lot") table.begin(action - FIRST_SEAT);
    else if (this.toAct === CHANCE) receiveTile(table, action);
    else if (action === DRAW_ANOTHER) askForTile(table);
    else passTurn(table);
    this.look();
  }

  private actOwed(action: unknown): void {
    actInModule(this.table, this.owedTo, action, true);
    this.look();
  }

  private ownAct(action: number): void {
    let index = 0;
    while (this.firstCodes[index + 1] !== undefined && this.firstCodes[index + 1]! <= action) index++;
    const { lexicon } = this.ruled(index).own;
    actInModule(this.table, index, lexicon.actions[action - this.firstCodes[index]!], this.owedTo >= 0);
  }

  takeBack(): void {
    const { table, frames, rest } = this;
    const frame = frames.pop() as Frame;
    if (frame.cell >= 0) table.takeUp(frame.cell);
    rest.set(this.saved.subarray(frames.length * rest.length, (frames.length + 1) * rest.length));
    table.stage = frame.stage;
    table.turn = frame.turn;
    table.layout = frame.layout;
    table.drawn = frame.drawn;
    table.laid = frame.laid;
    table.bagSize = frame.bagSize;
    table.squares.size = frame.openSize;
    table.giveSlices(frame.slices);
    table.sunk = frame.sunk;
    table.finished = frame.finished;
    table.lines.length = frame.lineCount;
    if (table.stage === "setup") table.layCentre();
    this.look();
  }

  private remember(cell: Cell): void {
    const { rest, frames, table } = this;
    if (this.saved.length < (frames.length + 1) * rest.length) {
      const longer = new Uint8Array(this.saved.length * 2);
      longer.set(this.saved);
      this.saved = longer;
    }
    this.saved.set(rest, frames.length * rest.length);
    frames.push({
      cell,
      stage: table.stage,
      turn: table.turn,
      layout: table.layout,
      drawn: table.drawn,
      laid: table.laid,
      bagSize: table.bagSize,
      openSize: table.squares.size,
      slices: table.slices.slice(),
      sunk: table.sunk,
      finished: table.finished,
      lineCount: table.lines.length,
    });
  }

  /** Finds out who acts. */
  private look(): void {
    const { table } = this;
    const { ruled } = this.layout;
    this.owedDraw = undefined;
    this.owedTo = NO_MODULE;
    if (table.stage === "over") {
      this.toAct = NOBODY;
      return;
    }
    if (table.stage === "lot") {
      this.toAct = CHANCE;
      return;
    }
    for (let index = 0; index < ruled.length; index++) {
      const actor = ruled[index]!.own.actor?.(table.sliceAt(index), table);
      if (!actor) continue;
      this.owedTo = index;
      this.toAct = actor.kind === "seat" ? actor.seat : CHANCE;
      return;
    }
    this.toAct = table.stage === "turn" || table.stage === "place" ? table.turn : CHANCE;
  }

  private drawOwed(): OwnDraw<unknown> {
    const { own } = this.ruled(this.owedTo);
    return (this.owedDraw ??= (own.draw as NonNullable<OwnRules["draw"]>)(this.table.sliceAt(this.owedTo), this.table));
  }

  /** The decisions among which the seat that owes one may choose. */
  private choices(): readonly unknown[] {
    const { own } = this.ruled(this.owedTo);
    return own.choices?.(this.table.sliceAt(this.owedTo), this.table) ?? [];
  }

  private codeOf(index: number, action: unknown): number {
    return this.firstCodes[index]! + this.ruled(index).own.lexicon.numberOf(action);
  }

  private ruled(index: number): Ruled {
    return this.layout.ruled[index]!;
  }
}
