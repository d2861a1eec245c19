/**
 * The turn, written once: place a tile (or first ask for another, or do what a module offers instead) -> decisions and
 * draws for modules -> score lines -> decisions and draws for modules -> refill -> next seat. It runs until a seat or
 * chance has to act.
 *
 * It reads a table and changes it only through `Hands`. A position with its events is one such table, a board another.
 */
import type { Seat } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import type { Cell } from "./geometry.ts";
import { SQUARES } from "./geometry.ts";
import type { Finished, OwnStep, Scene } from "./module.ts";
import type { Award, Laid, Line, Stage, Sunk } from "./position.ts";
import { isOwed, mayActWithoutTile } from "./scene.ts";
import { finishedFrom, scoredLine } from "./scoring.ts";
import type { Kind } from "./tiles.ts";

/** What reactions need. The ledger, which only predicts what a tile would do, provides it too. */
export interface Reacting extends Scene {
  /** Puts a module's step into effect, by its index in `layout.ruled`: slices and awards, and tells of it. */
  change(index: number, step: OwnStep): void;
  /** Adds a line that has ended and pays for it. */
  score(line: Line): void;
}

export interface Hands extends Reacting {
  stage: Stage;
  turn: Seat;
  /** How many tiles a seat holds. */
  heldBy(seat: Seat): number;
  /** The seat whose turn it is asks for another tile, or passes. */
  ask(): void;
  pass(): void;
  /** Lays a tile out of the hand, or the one just drawn. */
  lay(kind: Kind, quarterTurns: number, cell: Cell): void;
  /** The lines that the tile laid last has finished, by station, until they are scored. */
  pending(): readonly Finished[];
  /** Draws a tile out of the supply. */
  take(kind: Kind, into: "hand" | "drawn"): void;
  /** Puts a tile of the hand back into the supply. */
  sink(sunk: Sunk): void;
  award(award: Award): void;
  /** The game is over. */
  finish(): void;
}

/** Another tile instead of one of the hand (rule 2.3). */
export function askForTile(hands: Hands): void {
  hands.ask();
  hands.stage = "draw";
}

/** Rule 2.7: for want of a tile. */
export function passTurn(hands: Hands): void {
  hands.pass();
  hands.stage = "settle";
  advance(hands);
}

export function placeTile(hands: Hands, kind: Kind, quarterTurns: number, cell: Cell): void {
  const laid = { cell, seat: hands.turn };
  hands.lay(kind, quarterTurns, cell);
  hands.stage = "react";
  reactToTile(hands, laid);
  advance(hands);
}

/** A decision or draw that a module waits for, or something done instead of placing a tile. */
export function actInModule(hands: Hands, index: number, action: unknown, wasOwed: boolean): void {
  const { own } = known(hands.layout.ruled[index]);
  const step = own.act(hands.sliceAt(index), action, hands);
  hands.change(index, step);
  if (step.putBack) {
    // Another tile is drawn for it, and the turn goes on.
    hands.sink(step.putBack);
    hands.stage = "replace";
    return;
  }
  if (!wasOwed) {
    if (step.scores?.length)
      scoreLines(
        hands,
        step.scores.map((from) => finishedFrom(hands.network, from)),
      );
    hands.stage = "settle";
  }
  advance(hands);
}

/** A tile comes out of the supply. */
export function receiveTile(hands: Hands, kind: Kind): void {
  switch (hands.stage) {
    case "draw":
      hands.take(kind, "drawn");
      hands.stage = "place";
      return;
    case "refill":
      hands.take(kind, "hand");
      nextSeat(hands);
      return;
    case "replace":
      hands.take(kind, "hand");
      hands.stage = "turn";
      return;
    default:
      hands.take(kind, "hand");
      // After a whole round of dealing the turn is back at the starting seat.
      hands.stage = isDealt(hands) ? "turn" : "deal";
      hands.turn = seatAfter(hands);
  }
}

function isDealt(hands: Hands): boolean {
  const { seats, terms } = hands.layout;
  for (let seat = 0; seat < seats; seat++) if (hands.heldBy(seat) < terms.handSize) return false;
  return true;
}

/** Goes on until a seat or chance has to act. */
function advance(hands: Hands): void {
  if (isOwed(hands)) return;
  switch (hands.stage) {
    case "setup":
      hands.stage = "deal";
      return;
    case "react":
      scoreLines(hands, hands.pending());
      hands.stage = "settle";
      advance(hands);
      return;
    case "settle":
      // Rule 2.5: a hand that gave a tile is filled again, while the supply lasts.
      if (hands.heldBy(hands.turn) < hands.layout.terms.handSize && hands.supplySize > 0 && !isOver(hands))
        hands.stage = "refill";
      else nextSeat(hands);
      return;
    default:
  }
}

/** Lets every module react to a tile, each to what those before it have made of the table. */
export function reactToTile(table: Reacting, laid: Pick<Laid, "cell" | "seat">): void {
  const { ruled } = table.layout;
  for (let index = 0; index < ruled.length; index++) {
    const step = known(ruled[index]).own.afterPlacing?.(table.sliceAt(index), laid, table);
    if (step) table.change(index, step);
  }
}

/** Scores lines, each followed by the modules' reactions. */
export function scoreLines(table: Reacting, finished: readonly Finished[]): void {
  const { ruled } = table.layout;
  for (const each of finished) {
    const line = scoredLine(table, each);
    if (!line) continue;
    table.score(line);
    for (let index = 0; index < ruled.length; index++) {
      const step = known(ruled[index]).own.afterLine?.(table.sliceAt(index), line, table);
      if (step) table.change(index, step);
    }
  }
}

function nextSeat(hands: Hands): void {
  hands.stage = "turn";
  hands.turn = seatAfter(hands);
  if (isOver(hands)) {
    for (const award of finalAwards(hands)) hands.award(award);
    hands.stage = "over";
    hands.finish();
    return;
  }
  // Rule 2.7: a seat that, by public knowledge, can do nothing is skipped. Some seat has a tile, or the game would be
  // over.
  while (!canAct(hands)) hands.turn = seatAfter(hands);
}

/** The modules' awards at the end of the game. Each knows what those before it did. */
export function finalAwards(scene: Scene): readonly Award[] {
  let awards: readonly Award[] = [];
  for (const module of scene.layout.modules) if (module.finalAwards) awards = module.finalAwards(awards, scene);
  return awards;
}

/** Rule 5.1, unless a module says otherwise. */
function isOver(scene: Scene): boolean {
  let over = scene.tilesLaid === SQUARES.length;
  for (const module of scene.layout.modules) if (module.isOver) over = module.isOver(over, scene);
  return over;
}

function canAct(hands: Hands): boolean {
  return hands.heldBy(hands.turn) > 0 || hands.supplySize > 0 || mayActWithoutTile(hands);
}

function seatAfter({ turn, layout }: Pick<Hands, "turn" | "layout">): Seat {
  return turn + 1 === layout.seats ? 0 : turn + 1;
}
