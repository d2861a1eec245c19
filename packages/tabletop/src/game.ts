import type { Actor, Seat, Viewer } from "./actor.ts";
import type { AnyPart } from "./componentSet.ts";
import type { Components } from "./componentsTitle.ts";
import type { Random } from "./random.ts";
import type { Refusal } from "./refusal.ts";
import type { Choices, Prepared, Setup, SetupRequest } from "./setup.ts";

/** A seat's final place. Equal points share the better place. */
export interface Standing {
  readonly seat: Seat;
  readonly points: number;
  readonly place: number;
}

/** One possible outcome of chance, and its weight. */
export interface Outcome<Chance> {
  readonly chance: Chance;
  readonly weight: number;
}

/** A draw that is due: its stream (the bag, a pile, the setup) and its outcomes. */
export interface Draw<Chance> {
  readonly stream: string;
  readonly outcomes: readonly Outcome<Chance>[];
}

export interface Step<Position, Event> {
  readonly position: Position;
  readonly events: readonly Event[];
}

/** How moves and draws are written in records: one word each, without white space. */
export interface Notation<Move, Chance> {
  writeMove(move: Move): string;
  /** What the words stand for may depend on the table's components; without a setup, the usual ones. */
  readMove(text: string, setup?: Setup): Move | undefined;
  writeChance(chance: Chance): string;
  readChance(text: string, setup?: Setup): Chance | undefined;
}

/** What a viewer may not see in the record of a running table. */
export interface Secrets<Position, Move, Chance> {
  hidesMove(position: Position, move: Move, viewer: Viewer): boolean;
  hidesChance(position: Position, chance: Chance, viewer: Viewer): boolean;
}

/**
 * The rules of a game: pure functions over plain values. Positions, moves, draws, events and views are data that
 * survive JSON, and nothing is ever changed in place. `play` and `resolve` trust their caller to have checked first:
 * `refusal` for a move, `draw` for an outcome. `Table` does.
 */
export interface Rules<Position, Move, Chance, Event, View> extends Secrets<Position, Move, Chance> {
  readonly id: string;
  readonly notation: Notation<Move, Chance>;
  /** Setups with `rules` from 1 to this number can be played. */
  readonly newestRules: number;

  /** Starts with a prepared setup. */
  start(setup: Setup): Position;
  setupOf(position: Position): Setup;
  actor(position: Position): Actor;
  /** The draw that is due, with exact weights. Only called when chance acts. */
  draw(position: Position): Draw<Chance>;
  play(position: Position, move: Move): Step<Position, Event>;
  resolve(position: Position, chance: Chance): Step<Position, Event>;
  /** The lines of each seat, if its player may name them. */
  readonly linesOf?: ((position: Position) => readonly (readonly string[])[]) | undefined;
  /** The current points by seat. */
  points(position: Position): readonly number[];
  /** The final ranking, once nobody acts. */
  standings(position: Position): readonly Standing[] | undefined;

  /** What a viewer may know, including all they could remember. Nothing else ever leaves the table. */
  view(position: Position, viewer: Viewer): View;
  /**
   * Everything, for a viewer of a finished table; absent if `view` never hides anything. Unredacted events lead from
   * one such view to the next.
   */
  readonly openView?: ((position: Position, viewer: Viewer) => View) | undefined;
  redact(event: Event, viewer: Viewer, position: Position): Event;
  /** Applies a redacted event, so that a client computes the next view by itself. */
  follow(view: View, event: Event): View;

  /** The viewer's legal moves, computed from the view: legality never depends on anything else. */
  moves(view: View): readonly Move[];
  refusal(view: View, move: Move): Refusal | undefined;
}

/** A game: its rules, its setup choices, and guessing. A table that is already set up needs only the rules. */
export interface Game<Position, Move, Chance, Event, View> extends Rules<Position, Move, Chance, Event, View> {
  readonly choices: Choices;
  /** The printed parts of its components; absent if nothing can be changed. */
  readonly parts?: readonly AnyPart[];
  /** The parts of this set, if some of its values say what the others are about. */
  partsWith?(components: Pick<Components, "values">): readonly AnyPart[];
  /** Whether this setup has texts that a player wrote, such as a map's names. Strangers are not shown them. */
  hasOwnTexts?(setup: Setup): boolean;
  /** Checks a request and fills in the defaults. */
  prepare(request: SetupRequest): Prepared;
  /** The colours that seats of such a table choose from, at least one per seat; none if there is no choice. */
  colours?(setup: Pick<Setup, "edition" | "seats" | "components" | "options">): readonly string[];
  /** A position that agrees with everything the view shows and guesses the rest fairly. */
  imagine(view: View, random: Random): Position;
}

/** Any game, for code that only passes its values around. */
// oxlint-disable-next-line typescript/no-explicit-any -- the values are opaque here; each game's own types hold inside it
export type AnyGame = Game<any, any, any, any, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- likewise
export type AnyRules = Rules<any, any, any, any, any>;

/** Ranks seats by points. Equal points share a place, and the places after it stay empty. */
export function rank(points: readonly number[]): readonly Standing[] {
  return points
    .map((own, seat) => ({ seat, points: own, place: 1 + points.filter((other) => other > own).length }))
    .toSorted((one, other) => one.place - other.place || one.seat - other.seat);
}
