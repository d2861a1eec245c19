import type { Actor, Seat, Viewer } from "./actor.ts";
import type { AnyPart } from "./componentSet.ts";
import type { Random } from "./random.ts";
import type { Refusal } from "./refusal.ts";
import type { Choices, Prepared, Setup, SetupRequest } from "./setup.ts";

/** Where a seat finished. Equal points share the better place. */
export interface Standing {
  readonly seat: Seat;
  readonly points: number;
  readonly place: number;
}

/** One thing chance may do, and how many equally likely ways there are for it. */
export interface Outcome<Chance> {
  readonly chance: Chance;
  readonly weight: number;
}

/** A draw that is owed: from which stream (the bag, a pile, the setup), and what may come. */
export interface Draw<Chance> {
  readonly stream: string;
  readonly outcomes: readonly Outcome<Chance>[];
}

export interface Step<Position, Event> {
  readonly position: Position;
  readonly events: readonly Event[];
}

/** How moves and draws are written in records: one word each, with no white space. */
export interface Notation<Move, Chance> {
  writeMove(move: Move): string;
  readMove(text: string): Move | undefined;
  writeChance(chance: Chance): string;
  readChance(text: string): Chance | undefined;
}

/** The two parts of a game that a viewer may not be shown in a record of a running table. */
export interface Secrets<Position, Move, Chance> {
  hidesMove(position: Position, move: Move, viewer: Viewer): boolean;
  hidesChance(position: Position, chance: Chance, viewer: Viewer): boolean;
}

/**
 * The rules of a game: pure functions over plain values. Positions, moves, draws, events and views are data that survive JSON, and
 * nothing is ever changed in place. `play` and `resolve` trust their caller to have asked first: `refusal` for a move,
 * `draw` for an outcome. `Table` does.
 */
export interface Rules<Position, Move, Chance, Event, View> extends Secrets<Position, Move, Chance> {
  readonly id: string;
  readonly notation: Notation<Move, Chance>;
  /** Setups whose `rules` lie between 1 and this number can be played. */
  readonly newestRules: number;

  /** Begins with a setup that has been prepared. */
  start(setup: Setup): Position;
  setupOf(position: Position): Setup;
  actor(position: Position): Actor;
  /** The draw that is owed, with exact weights; only asked while chance is to act. */
  draw(position: Position): Draw<Chance>;
  play(position: Position, move: Move): Step<Position, Event>;
  resolve(position: Position, chance: Chance): Step<Position, Event>;
  /** Points by seat as they stand now. */
  points(position: Position): readonly number[];
  /** The final ranking, once nobody is to act. */
  standings(position: Position): readonly Standing[] | undefined;

  /** What a viewer may know, including all they could remember. Nothing else ever leaves the table. */
  view(position: Position, viewer: Viewer): View;
  /**
   * Everything there is, for a viewer of a table that is over; absent where `view` never hides anything. Events lead
   * from one such view to the next as they are.
   */
  readonly openView?: ((position: Position, viewer: Viewer) => View) | undefined;
  redact(event: Event, viewer: Viewer, position: Position): Event;
  /** Folds a redacted event, so that a client reaches the next view by itself. */
  follow(view: View, event: Event): View;

  /** What the viewer may do now, asked of what the viewer can see: legality never depends on anything else. */
  moves(view: View): readonly Move[];
  refusal(view: View, move: Move): Refusal | undefined;
}

/** A game: its rules, what there is to choose before they begin, and guessing. A table that is set up needs the rules alone. */
export interface Game<Position, Move, Chance, Event, View> extends Rules<Position, Move, Chance, Event, View> {
  readonly choices: Choices;
  /** What is printed on its components, part by part; absent where nothing can be changed. */
  readonly parts?: readonly AnyPart[];
  /** Checks what is asked for and fills in the defaults. */
  prepare(request: SetupRequest): Prepared;
  /** The words for colours among which the seats of such a table choose, one for each seat; none where there is no choice. */
  colours?(setup: Pick<Setup, "edition" | "seats" | "components">): readonly string[];
  /** A position that agrees with everything the view shows and guesses the rest fairly. */
  imagine(view: View, random: Random): Position;
}

/** Any game, for code that only carries its values from one of its functions to another. */
// oxlint-disable-next-line typescript/no-explicit-any -- the values are opaque here; each game's own types hold inside it
export type AnyGame = Game<any, any, any, any, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- likewise
export type AnyRules = Rules<any, any, any, any, any>;

/** Ranks seats by points; equal points share a place and the places after it stay empty. */
export function rank(points: readonly number[]): readonly Standing[] {
  return points
    .map((own, seat) => ({ seat, points: own, place: 1 + points.filter((other) => other > own).length }))
    .toSorted((one, other) => one.place - other.place || one.seat - other.seat);
}
