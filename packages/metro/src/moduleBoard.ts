/**
 * A board with modules. The core's state is that of `MetroBoard`; each module's is its slice, a plain value that its own
 * rules replace, so that modules need no second implementation here. Every act keeps what is needed to take it back.
 */
import type { Draw, Random } from "@interchange/tabletop";
import { CHANCE, NOBODY } from "@interchange/tabletop";
import { CELLS, isCentre, SQUARES } from "./geometry.ts";
import type { Cell } from "./geometry.ts";
import {
  DEAL,
  DRAW,
  DRAW_ANOTHER,
  MAX_HAND,
  MetroBoard,
  OVER,
  PASS,
  PLACE,
  REFILL,
  STAGES,
  TURN,
} from "./metroBoard.ts";
import type { Finished, Layout, Module, ModuleId, OwnRules, OwnStep, Scene } from "./module.ts";
import { NETWORK_BYTES } from "./network.ts";
import type { Award, Earner, Line, Position, Slices, Stage, Sunk } from "./position.ts";
import { vetoOf } from "./placing.ts";
import { moduleByNumber, moduleNumber } from "./registry.ts";
import { centreTiles, faceOf, makesOneTileFromCentre, mayActWithoutTile, owedIn } from "./scene.ts";
import type { Owed } from "./scene.ts";
import { finishedBy, finishedFrom, scoredLine } from "./scoring.ts";
import { risen, withSunk } from "./supply.ts";
import { DIFFERENT_TURNS, FACES, kindOf } from "./tiles.ts";
import type { TileCode } from "./tiles.ts";

const SETUP: number = STAGES.indexOf("setup");
const REACT: number = STAGES.indexOf("react");
const SETTLE: number = STAGES.indexOf("settle");
const REPLACE: number = STAGES.indexOf("replace");

/** Actions of modules are numbered after those of the core, so many to a module. */
const OWN_ACTIONS = 8192;
const ACTIONS_OF_A_MODULE = 1024;

/** The code of a module's action. */
export function ownCode(module: Module, word: string): number {
  return OWN_ACTIONS + moduleNumber(module) * ACTIONS_OF_A_MODULE + module.own!.lexicon.number(word)!;
}

export function isOwnCode(action: number): boolean {
  return action >= OWN_ACTIONS;
}

/** The module and the word that a code stands for. */
export function ownOfCode(action: number): { readonly module: Module; readonly word: string } {
  const module = moduleByNumber(Math.floor((action - OWN_ACTIONS) / ACTIONS_OF_A_MODULE)) as Module;
  return { module, word: module.own!.lexicon.words[(action - OWN_ACTIONS) % ACTIONS_OF_A_MODULE]! };
}

const NO_LINES: readonly Finished[] = [];

/** What an act changed that is not in the bytes of the board. */
interface Frame {
  /** The square and face that were laid; -1 for none. */
  cell: Cell;
  face: number;
  readonly stageCode: number;
  readonly seat: number;
  readonly drawn: number;
  readonly dealt: number;
  readonly laid: number;
  readonly bagSize: number;
  readonly openSize: number;
  readonly slices: Slices;
  readonly sunk: readonly Sunk[];
  readonly pending: readonly Finished[];
  readonly lineCount: number;
}

export class ModuleBoard extends MetroBoard implements Scene {
  /** Finished lines, in the order in which they were scored. */
  readonly lines: Line[] = [];
  private slices: Slices = {};
  private sunk: readonly Sunk[] = [];
  /** Lines that the last tile finished and that have not been scored yet. */
  private pending: readonly Finished[] = NO_LINES;
  private readonly faces = new Int8Array(CELLS).fill(-1);
  private owed: Owed | undefined;
  /** The draw that is owed to a module, once somebody has asked. */
  private owedDraw: Draw<unknown> | undefined;
  private readonly hasVetoes: boolean;
  private readonly hasCentreTiles: boolean;

  /** The bytes of the board without the network, which can be taken back tile by tile; and what they were before each act. */
  private readonly rest: Uint8Array;
  private saved: Uint8Array;
  private readonly frames: Frame[] = [];

  constructor(layout: Layout) {
    super(layout);
    this.hasVetoes = layout.modules.some((module) => module.refusal !== undefined);
    this.hasCentreTiles = layout.modules.some((module) => module.centreTiles !== undefined);
    this.rest = this.bytes.subarray(NETWORK_BYTES);
    this.saved = new Uint8Array(this.rest.length * 64);
  }

  get stage(): Stage {
    return STAGES[this.stageCode]!;
  }
  get turn(): number {
    return this.seat;
  }
  override get supplySize(): number {
    return this.bagSize + this.sunk.length;
  }
  faceOn(cell: Cell): number {
    return this.faces[cell]!;
  }
  holds(seat: number, tile: TileCode): boolean {
    const first = seat * MAX_HAND;
    const held = this.hands.indexOf(kindOf(tile), first);
    return held >= 0 && held < first + this.handSizes[seat]!;
  }
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asks knows the type of the slice
  slice<Slice>(id: ModuleId): Slice {
    return this.slices[id] as Slice;
  }

  override set(position: Position): void {
    super.set(position);
    this.slices = position.slices;
    this.sunk = position.sunk;
    this.lines.length = 0;
    this.lines.push(...position.lines);
    this.faces.fill(-1);
    for (const each of [...centreTiles(this.layout, position.slices), ...position.laid])
      this.faces[each.cell] = faceOf(each);
    this.pending = NO_LINES;
    if (position.stage === "react") this.findPending(position);
    this.frames.length = 0;
    this.look();
  }

  /** The lines that the tile placed last has finished, in a position that waits to score them. */
  private findPending({ laid }: Position): void {
    const last = laid.at(-1);
    if (!last) return;
    this.network.unlay(faceOf(last), last.cell);
    this.pending = finishedBy(this.network, this.network.lay(faceOf(last), last.cell));
  }

  override copy(from: this): void {
    super.copy(from);
    this.slices = from.slices;
    this.sunk = from.sunk;
    this.pending = from.pending;
    this.lines.length = 0;
    for (const line of from.lines) this.lines.push(line);
    this.faces.set(from.faces);
    this.owed = from.owed;
    this.owedDraw = from.owedDraw;
    this.frames.length = 0;
  }

  override actions(into: Uint16Array): number {
    const { owed } = this;
    if (owed) return this.writeOwed(owed, into);
    switch (this.stageCode) {
      case TURN:
        return this.writeTurn(into);
      case PLACE:
        return this.writeSpots(this.drawn, true, into, 0);
      case OVER:
        return 0;
      default: {
        const known = this.sunk.find(({ under }) => under === 0);
        if (!known) return super.actions(into);
        into[0] = kindOf(known.tile);
        return 1;
      }
    }
  }

  private writeOwed({ module, own, actor }: Owed, into: Uint16Array): number {
    const chosen: readonly unknown[] =
      actor.kind === "chance"
        ? this.drawOwed(own).outcomes.map(({ chance }) => chance)
        : (own.choices?.(this.slice(module.id), this) ?? []);
    return writeOwn(module, chosen, into, 0);
  }

  private writeTurn(into: Uint16Array): number {
    const { terms } = this.layout;
    const canDraw = terms.drawAnother && this.supplySize > 0;
    let count = 0;
    const first = this.seat * MAX_HAND;
    const last = first + this.handSizes[this.seat]!;
    for (let held = first; held < last; held++) {
      const kind = this.hands[held]!;
      if (held > first && this.hands.indexOf(kind, first) < held) continue;
      count = this.writeSpots(kind, this.exceptionAlways || !canDraw, into, count);
    }
    if (canDraw) into[count++] = DRAW_ANOTHER;
    for (const module of this.layout.modules) {
      const { own } = module;
      if (own?.instead) count = writeOwn(module, own.instead(this.slice(module.id), this), into, count);
    }
    if (first === last && this.supplySize === 0) into[count++] = PASS;
    return count;
  }

  /** Rules 3.1 to 3.5 for one tile, with what modules add. */
  protected override writeSpots(kind: number, exceptionHolds: boolean, into: Uint16Array, from: number): number {
    const turns = this.freeOrientation ? DIFFERENT_TURNS[kind]! : 1;
    let count = this.writeTurns(kind, turns, true, into, from);
    if (count === from && exceptionHolds) count = this.writeTurns(kind, turns, false, into, from);
    if (!this.hasVetoes) return count;
    let left = from;
    for (let index = from; index < count; index++) if (!vetoOf(this, into[index]! & 63)) into[left++] = into[index]!;
    return left;
  }

  private writeTurns(kind: number, turns: number, onlyLonger: boolean, into: Uint16Array, from: number): number {
    const { cells, size } = this.squares;
    const { centreDeparts } = this.layout.terms;
    let count = from;
    for (let turn = 0; turn < turns; turn++) {
      const face = FACES[kind * 4 + turn]!;
      for (let index = 0; index < size; index++) {
        const cell = cells[index]!;
        if (onlyLonger && this.oneTile[face * CELLS + cell] === 1) continue;
        if (onlyLonger && centreDeparts && makesOneTileFromCentre(this, face, cell)) continue;
        into[count++] = kind * 256 + turn * 64 + cell;
      }
    }
    return count;
  }

  override weights(into: Uint32Array): void {
    if (this.owed) {
      for (const [index, { weight }] of this.drawOwed(this.owed.own).outcomes.entries()) into[index] = weight;
    } else if (this.sunk.some(({ under }) => under === 0)) into[0] = 1;
    else super.weights(into);
  }

  private drawOwed(own: OwnRules): Draw<unknown> {
    return (this.owedDraw ??= own.draw!(this.slice(this.owed!.module.id), this) as Draw<unknown>);
  }

  override sample(random: Random): number {
    if (this.toAct !== CHANCE) return this.list[random.below(this.actions(this.list))]!;
    if (this.owed) {
      const { outcomes } = this.drawOwed(this.owed.own);
      const index = random.weighted(outcomes.map(({ weight }) => weight));
      const { module, own } = this.owed;
      return ownCode(module, own.lexicon.word(outcomes[index]!.chance));
    }
    const known = this.sunk.find(({ under }) => under === 0);
    return known ? kindOf(known.tile) : this.bag[random.below(this.bagSize)]!;
  }

  override act(action: number): void {
    const frame = this.remembered();
    if (isOwnCode(action)) this.ownAct(action);
    else if (this.toAct === CHANCE) this.receiveTile(action);
    else if (action === DRAW_ANOTHER) this.stageCode = DRAW;
    else if (action === PASS) {
      this.stageCode = SETTLE;
      this.advance();
    } else this.placeTile(action, frame);
    this.look();
  }

  override takeBack(): void {
    const frame = this.frames.pop() as Frame;
    if (frame.cell >= 0) {
      this.network.unlay(frame.face, frame.cell);
      this.faces[frame.cell] = -1;
    }
    const size = this.rest.length;
    this.rest.set(this.saved.subarray(this.frames.length * size, (this.frames.length + 1) * size));
    this.stageCode = frame.stageCode;
    this.seat = frame.seat;
    this.drawn = frame.drawn;
    this.dealt = frame.dealt;
    this.laid = frame.laid;
    this.bagSize = frame.bagSize;
    this.squares.size = frame.openSize;
    this.slices = frame.slices;
    this.sunk = frame.sunk;
    this.pending = frame.pending;
    this.lines.length = frame.lineCount;
    if (this.stageCode === SETUP) this.layCentre();
    this.look();
  }

  private remembered(): Frame {
    const { rest, frames } = this;
    if (this.saved.length < (frames.length + 1) * rest.length) {
      const longer = new Uint8Array(this.saved.length * 2);
      longer.set(this.saved);
      this.saved = longer;
    }
    this.saved.set(rest, frames.length * rest.length);
    const frame: Frame = {
      cell: -1,
      face: -1,
      stageCode: this.stageCode,
      seat: this.seat,
      drawn: this.drawn,
      dealt: this.dealt,
      laid: this.laid,
      bagSize: this.bagSize,
      openSize: this.squares.size,
      slices: this.slices,
      sunk: this.sunk,
      pending: this.pending,
      lineCount: this.lines.length,
    };
    frames.push(frame);
    return frame;
  }

  /** Finds out who is to act. */
  private look(): void {
    this.owedDraw = undefined;
    this.owed = this.stageCode === OVER ? undefined : owedIn(this);
    const actor = this.owed?.actor;
    if (actor) this.toAct = actor.kind === "seat" ? actor.seat : CHANCE;
    else if (this.stageCode === OVER) this.toAct = NOBODY;
    else this.toAct = this.stageCode === TURN || this.stageCode === PLACE ? this.seat : CHANCE;
  }

  private ownAct(action: number): void {
    const { module, word } = ownOfCode(action);
    const own = module.own as OwnRules;
    const { owed } = this;
    const step = own.act(this.slice(module.id), own.lexicon.read(word), this);
    this.apply(module, step);
    if (this.stageCode === SETUP) this.layCentre();
    if (step.putBack) {
      this.takeFromHand(kindOf(step.putBack.tile));
      this.sunk = withSunk(this.sunk, step.putBack);
      this.stageCode = REPLACE;
      return;
    }
    if (!owed) {
      if (step.scores?.length) this.score(step.scores.map((from) => finishedFrom(this.network, from)));
      this.stageCode = SETTLE;
    }
    this.advance();
  }

  private apply({ id }: Module, step: OwnStep): void {
    this.slices = { ...this.slices, ...step.others, [id]: step.slice as unknown };
    for (const { to, points } of step.awards ?? []) this.credit(to, points);
  }

  private credit(earner: Earner | undefined, points: number): void {
    if (earner?.kind === "seat") this.points[earner.seat]! += points;
    else if (earner) this.profits[earner.company]! += points;
  }

  /** Tiles that a module lays on the centre before the game begins. */
  private layCentre(): void {
    if (!this.hasCentreTiles) return;
    this.network.clear();
    for (let cell = 0; cell < CELLS; cell++) if (isCentre(cell)) this.faces[cell] = -1;
    for (const each of centreTiles(this.layout, this.slices)) {
      this.network.lay(faceOf(each), each.cell);
      this.faces[each.cell] = faceOf(each);
    }
  }

  private placeTile(action: number, frame: Frame): void {
    const cell = action & 63;
    const face = FACES[action >>> 6]!;
    if (this.stageCode === TURN) this.takeFromHand(action >>> 8);
    frame.cell = cell;
    frame.face = face;
    const count = this.network.lay(face, cell);
    this.pending = count ? finishedBy(this.network, count) : NO_LINES;
    this.faces[cell] = face;
    this.squares.close(cell);
    this.laid++;
    this.stageCode = REACT;
    const laid = { cell, seat: this.seat };
    for (const module of this.layout.modules) {
      const step = module.own?.afterPlacing?.(this.slice(module.id), laid, this);
      if (step) this.apply(module, step);
    }
    this.advance();
  }

  private receiveTile(kind: number): void {
    const { stageCode } = this;
    if (this.sunk.some(({ under }) => under === 0)) this.sunk = risen(this.sunk);
    else {
      if (this.sunk.length) this.sunk = risen(this.sunk);
      this.bag[this.bag.indexOf(kind)] = this.bag[--this.bagSize]!;
      this.bagCounts[kind]! -= 1;
    }
    if (stageCode === DRAW) {
      this.drawn = kind;
      this.stageCode = PLACE;
      return;
    }
    const size = this.handSizes[this.seat]!;
    this.hands[this.seat * MAX_HAND + size] = kind;
    this.handSizes[this.seat] = size + 1;
    if (stageCode === REFILL) this.nextSeat();
    else if (stageCode === REPLACE) this.stageCode = TURN;
    else {
      this.stageCode = ++this.dealt < this.seats * this.handSize ? DEAL : TURN;
      this.seat = this.seatAfter();
    }
  }

  /** As `advance` in turn.ts. */
  private advance(): void {
    while (!owedIn(this)) {
      if (this.stageCode === SETUP) this.stageCode = DEAL;
      else if (this.stageCode === REACT) {
        const { pending } = this;
        this.pending = NO_LINES;
        this.score(pending);
        this.stageCode = SETTLE;
        continue;
      } else if (this.stageCode === SETTLE) {
        if (this.handSizes[this.seat]! < this.handSize && this.supplySize > 0 && !this.isOver())
          this.stageCode = REFILL;
        else this.nextSeat();
      }
      return;
    }
  }

  private score(finished: readonly Finished[]): void {
    for (const each of finished) {
      const line = scoredLine(this, each);
      if (!line) continue;
      this.lines.push(line);
      this.credit(line.earner, line.points);
      for (const module of this.layout.modules) {
        const step = module.own?.afterLine?.(this.slice(module.id), line, this);
        if (step) this.apply(module, step);
      }
    }
  }

  private nextSeat(): void {
    this.stageCode = TURN;
    this.seat = this.seatAfter();
    if (this.isOver()) {
      const awards = this.layout.modules.reduce<readonly Award[]>(
        (sofar, module) => module.finalAwards?.(sofar, this) ?? sofar,
        [],
      );
      for (const { to, points } of awards) this.credit(to, points);
      this.stageCode = OVER;
      return;
    }
    while (!this.canAct()) this.seat = this.seatAfter();
  }

  private isOver(): boolean {
    const isFull = this.laid === SQUARES.length;
    return this.layout.modules.reduce((over, module) => module.isOver?.(over, this) ?? over, isFull);
  }

  private canAct(): boolean {
    return this.handSizes[this.seat]! > 0 || this.supplySize > 0 || mayActWithoutTile(this);
  }
}

function writeOwn(module: Module, actions: readonly unknown[], into: Uint16Array, from: number): number {
  const { lexicon } = module.own as OwnRules;
  let count = from;
  for (const action of actions) into[count++] = ownCode(module, lexicon.word(action));
  return count;
}
