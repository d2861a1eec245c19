/**
 * Values a table with modules for a seat: points, open lines, and what modules make of both. Hidden information enters
 * only as the seat sees it; the board for trials may be a guess.
 */
import { MAX_ACTIONS } from "@interchange/metro";
import type { Layout, Module, ModuleBoard, Scene } from "@interchange/metro";
import { NOBODY } from "@interchange/tabletop";
import { Appraisal } from "./appraisal.ts";
import type { LineValue } from "./lineValue.ts";
import { SENSES } from "./modules/senses.ts";
import type { Eye, Sense, Senses } from "./sense.ts";
import { pointOf } from "./stakes.ts";
import type { Stakes } from "./stakes.ts";
import { Tables } from "./tables.ts";

/** How far a profit is varied to see its value: about as far as a tile moves it. */
const STEP = 4;

/** The choices beyond this many are hardly better. */
const MOST_CHOICES = 8;

interface Sensed {
  readonly module: Module;
  readonly sense: Sense;
}

export class Affairs {
  private readonly layout: Layout;
  private readonly seat: number;
  private readonly lines: LineValue;
  private readonly senses: Senses;
  private readonly eye: Eye;
  private readonly sensed: readonly Sensed[];
  private readonly appraisal: Appraisal;
  /** The value of lines on the current board, and on one being tried. */
  private readonly tables: Tables;
  private readonly tried: Tables;
  /** The expected final profits of companies, and the value of a point of each. */
  private readonly expected: Float64Array;
  private readonly counts: Float64Array;
  /** Whether a decision in a module may change what lines score. */
  private readonly decidesOfLines: boolean;
  private readonly choices = new Uint16Array(MAX_ACTIONS);

  /** `scene` is the table as the seat sees it, `senses` what it knows about modules. */
  constructor(layout: Layout, scene: Scene, seat: number, lines: LineValue, senses: Senses = SENSES) {
    const { companies } = layout.terms;
    this.layout = layout;
    this.seat = seat;
    this.lines = lines;
    this.senses = senses;
    this.appraisal = new Appraisal(layout, lines);
    this.tables = new Tables(layout, scene);
    this.tried = new Tables(layout, scene);
    this.expected = new Float64Array(companies);
    this.counts = new Float64Array(companies);
    this.eye = {
      layout,
      seat,
      scene,
      point: (earner) => (earner.kind === "seat" ? this.pointOf(earner.seat) : this.counts[earner.company]!),
    };
    this.sensed = layout.modules.flatMap((module) => {
      const sense = senses.get(module.id)?.(this.eye);
      return sense ? [{ module, sense }] : [];
    });
    this.decidesOfLines = this.sensed.some(
      ({ module, sense }) => module.own?.choices !== undefined && sense.pay !== undefined,
    );
  }

  /** The affairs of another seat with the same knowledge of modules, at a guessed table. */
  asSeenFrom(seat: number, scene: Scene): Affairs {
    return new Affairs(this.layout, scene, seat, this.lines, this.senses);
  }

  /** The value of lines to the seat on this board, for placing the next tile. */
  look(board: ModuleBoard, next: number): Stakes {
    if (this.layout.terms.ownedBy === "company") {
      this.expect(board, this.tables, next, board.tilesLaid + 1);
      for (let company = 0; company < this.counts.length; company++)
        this.counts[company] = this.countOf(company, board);
    }
    // Now that the companies' values are known, modules can say what they pay.
    this.fill(this.tables, board);
    this.tables.setShares((earner) => this.accountOf(earner));
    return this.tables;
  }

  /** The value of a board to the seat when `next` moves and this many tiles are laid. */
  worth(board: ModuleBoard, next: number, tilesLaid: number): number {
    let worth = 0;
    for (let seat = 0; seat < this.layout.seats; seat++) worth += this.pointOf(seat) * board.points[seat]!;
    if (board.toAct === NOBODY) return worth;
    worth += this.senseOf(board);
    if (this.layout.terms.ownedBy === "company") {
      this.expect(board, this.tried, next, tilesLaid);
      return worth + this.fortune(board);
    }
    this.fill(this.tried, board);
    this.tried.setShares((earner) => this.accountOf(earner));
    this.appraisal.look(board.network, this.tried, next, tilesLaid, board.scene);
    return worth + this.appraisal.worth;
  }

  /** The same after an action. */
  worthAfter(board: ModuleBoard, action: number, next: number, tilesLaid: number): number {
    board.act(action);
    const worth = this.worth(board, next, tilesLaid);
    board.takeBack();
    return worth;
  }

  /** The best of a module's choices for the seat, in playouts. Looks one step ahead and not at everything. */
  choice(board: ModuleBoard, next: number): number {
    const { choices } = this;
    const count = Math.min(MOST_CHOICES, board.actions(choices));
    let best = choices[0]!;
    let most = -Infinity;
    for (let index = 0; index < count; index++) {
      const choice = choices[index]!;
      board.act(choice);
      const worth = this.decidesOfLines ? this.worth(board, next, board.tilesLaid) : this.senseOf(board);
      board.takeBack();
      if (worth > most) {
        most = worth;
        best = choice;
      }
    }
    return best;
  }

  /** What modules add to a board's value, besides points and lines. */
  private senseOf(board: ModuleBoard): number {
    let worth = 0;
    for (const { module, sense } of this.sensed) worth += sense.worth?.(board.scene.slice(module.id), board.scene) ?? 0;
    return worth;
  }

  /** The value of covering each open square with any tile, by cell. */
  covers(board: ModuleBoard, into: Float64Array): void {
    into.fill(0);
    for (const { module, sense } of this.sensed) {
      const { own } = module;
      if (!own?.afterPlacing || !sense.worth) continue;
      const now = board.scene.slice(module.id);
      const before = sense.worth(now, board.scene);
      for (const cell of board.openSquares) {
        const step = own.afterPlacing(now, { cell, seat: this.seat }, board.scene);
        if (!step) continue;
        const { slice, awards = [] } = step;
        if (slice !== now) into[cell]! += sense.worth(slice, board.scene) - before;
        for (const { to, points } of awards) into[cell]! += points * this.eye.point(to);
      }
    }
  }

  private fill(tables: Tables, board: ModuleBoard): void {
    tables.reset(board.scene);
    for (const { module, sense } of this.sensed) sense.pay?.(tables, board.scene.slice(module.id), board.scene);
  }

  /** Fills `expected`: the companies' profits plus what their open lines will bring. */
  private expect(board: ModuleBoard, tables: Tables, next: number, tilesLaid: number): void {
    const { expected, appraisal } = this;
    this.fill(tables, board);
    tables.setShares(() => 1);
    appraisal.look(board.network, tables, next, tilesLaid, board.scene);
    expected.set(board.profits);
    for (const [station, earner] of tables.earners.entries())
      if (earner >= 0) expected[earner]! += appraisal.values[station]! + appraisal.picked[station]!;
  }

  private fortune(board: ModuleBoard): number {
    let fortune = 0;
    for (const { module, sense } of this.sensed)
      fortune += sense.fortune?.(this.expected, board.scene.slice(module.id), board.scene) ?? 0;
    return fortune;
  }

  /** The value of a point of a company's profit. */
  private countOf(company: number, board: ModuleBoard): number {
    const { expected } = this;
    const before = expected[company]!;
    expected[company] = before + STEP;
    const more = this.fortune(board);
    expected[company] = before - STEP;
    const less = this.fortune(board);
    expected[company] = before;
    return (more - less) / (2 * STEP);
  }

  private accountOf(earner: number): number {
    return this.layout.terms.ownedBy === "company" ? this.counts[earner]! : this.pointOf(earner);
  }

  private pointOf(seat: number): number {
    return pointOf(seat, this.seat, this.layout.seats);
  }
}
