/** Seats the tourists whose square is built over (rules PA.4 to PA.7). */
import type { Refusal, Seat } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";
import { beyond, CELLS, columnOf, rowOf } from "../../geometry.ts";
import type { Cell } from "../../geometry.ts";
import { appended, replaced, withoutAt } from "../../lists.ts";
import { toldBy } from "../../module.ts";
import type { Layout, OwnStep } from "../../module.ts";
import type { Tell } from "../../position.ts";
import { SIDES } from "../../tiles.ts";
import { INNER_SQUARES, innerPlace, onInner } from "../../tourists.ts";
import { PARIS_PARTS } from "./components.ts";
import { LANDMARKS, SPACES_OF_A_LANDMARK } from "./data.ts";
import { colourOfSpace, JOIN_ACTIONS, landmarkAt, SEAT_ACTIONS } from "./slice.ts";
import type { ParisAction, ParisSlice } from "./slice.ts";

/** What a seat may choose for a tourist. */
type Choice = Extract<ParisAction, { type: "seat" | "join" }>;

/** What happens to one: a choice, or leaving the game. */
type Way = Choice | { readonly type: "leave"; readonly colour: ColourIndex };

/** Room for the spaces of a row, most often to know no more than how many there are. */
const ROOM = new Uint8Array(SEAT_ACTIONS.length);

/** Writes the free spaces of a colour in a seat's row, and returns how many there are. */
function writeFree(
  { rows, seated }: ParisSlice,
  seat: Seat,
  colour: ColourIndex,
  { printed }: Layout,
  into: Uint8Array,
): number {
  const { spacesOf } = printed(PARIS_PARTS);
  const first = colour * LANDMARKS.length;
  const row = known(rows[seat]);
  const taken = known(seated[seat]);
  let free = 0;
  for (let place = 0; place < row.length; place++) {
    let space = place * SPACES_OF_A_LANDMARK;
    for (let bits = known(spacesOf[first + known(row[place])]); bits !== 0; bits >>= 1, space++)
      if (bits & 1 && !taken[space]) into[free++] = space;
  }
  return free;
}

type Adjacent = readonly (readonly Cell[])[];

/** The inner squares that are adjacent to each square: by their sides, and by their corners too. */
let beside: Adjacent | undefined;
let around: Adjacent | undefined;
const isBeside = (one: Cell, other: Cell): boolean => SIDES.some((side) => beyond(one, side) === other);
const isAround = (one: Cell, other: Cell): boolean =>
  Math.max(Math.abs(rowOf(one) - rowOf(other)), Math.abs(columnOf(one) - columnOf(other))) === 1;

function adjacentBy(isAdjacent: (one: Cell, other: Cell) => boolean): Adjacent {
  return Array.from({ length: CELLS }, (_, one) => INNER_SQUARES.filter((other) => isAdjacent(one, other)));
}

/** Made at the first table that asks: pages that only name Paris need not wait for it. */
function adjacentAt({ setup }: Layout): Adjacent {
  if (setup.options["paris-adjacent"] === "corners") return (around ??= adjacentBy(isAround));
  return (beside ??= adjacentBy(isBeside));
}

/** Squares with tourists, for one who finds no seat: adjacent ones if there are any, else all (rule PA.5). */
function squaresToJoin({ board, from }: ParisSlice, layout: Layout): readonly Cell[] {
  const adjacent = crowded(known(adjacentAt(layout)[known(from)]), board);
  return adjacent.length ? adjacent : crowded(INNER_SQUARES, board);
}

function crowded(cells: readonly Cell[], board: ParisSlice["board"]): readonly Cell[] {
  const found: Cell[] = [];
  for (const cell of cells) if (known(board[innerPlace(cell)]).length > 0) found.push(cell);
  return found;
}

/** What may be done with the waiting tourists, in any order. */
export function ways(slice: ParisSlice, seat: Seat, layout: Layout): readonly ParisAction[] {
  const { waiting } = slice;
  const all: ParisAction[] = [];
  for (let index = 0; index < waiting.length; index++) {
    const colour = known(waiting[index]);
    if (waiting.indexOf(colour) < index) continue;
    const free = writeFree(slice, seat, colour, layout, ROOM);
    for (let space = 0; space < free; space++) all.push(known(SEAT_ACTIONS[known(ROOM[space])]));
    if (free === 0) for (const cell of squaresToJoin(slice, layout)) all.push(joining(colour, cell));
  }
  return all;
}

function joining(colour: ColourIndex, cell: Cell): Extract<ParisAction, { type: "join" }> {
  return known(known(JOIN_ACTIONS[colour])[innerPlace(cell)]);
}

/**
 * A step that leaves no choice. Tourists of different colours never compete, so each colour is considered by itself: as
 * many tourists as there are spaces for them fill all of these.
 */
function onlyWay(slice: ParisSlice, seat: Seat, layout: Layout): Way | undefined {
  const { waiting } = slice;
  for (const colour of waiting) {
    const free = writeFree(slice, seat, colour, layout, ROOM);
    if (free > countOf(waiting, colour)) continue;
    if (free > 0) return known(SEAT_ACTIONS[known(ROOM[0])]);
    const squares = squaresToJoin(slice, layout);
    // Rule PA.6: no tourist is left on the board to join.
    if (!squares.length) return { type: "leave", colour };
    if (squares.length === 1) return joining(colour, known(squares[0]));
  }
  return undefined;
}

function countOf(waiting: readonly ColourIndex[], colour: ColourIndex): number {
  let count = 0;
  for (const each of waiting) if (each === colour) count++;
  return count;
}

/** Does what leaves no choice, until there is one or nobody waits, and adds it to what was done before. */
export function settled(slice: ParisSlice, seat: Seat, layout: Layout, ways: Way[]): OwnStep<ParisSlice> {
  let next = slice;
  while (next.waiting.length) {
    const only = onlyWay(next, seat, layout);
    if (!only) return { slice: next, tells: waysTold(ways, next, seat, layout) };
    next = done(next, only, seat, layout);
    ways.push(only);
  }
  return { slice: withNobodyWaiting(next), tells: waysTold(ways, next, seat, layout) };
}

function withNobodyWaiting({ dealt, rows, loose, seated, board, waiting, gone }: ParisSlice): ParisSlice {
  return { dealt, rows, loose, seated, board, waiting, from: null, gone };
}

/** Where tourists went. Who sits where is told by the rows, which stay as they are. */
function waysTold(ways: readonly Way[], slice: ParisSlice, seat: Seat, layout: Layout): () => readonly Tell[] {
  return () => ways.map((way) => wayTold(way, slice, seat, layout));
}

function wayTold(way: Way, slice: ParisSlice, seat: Seat, layout: Layout): Tell {
  const colour = known(COLOURS[colourOf(way, slice, seat, layout)]);
  switch (way.type) {
    case "seat":
      return { what: "seated", seat, colour, name: landmarkAt(slice, seat, way.space).name };
    case "join":
      return { what: "joined", seat, colour, cell: way.cell };
    case "leave":
      return { what: "left", seat, colour };
  }
}

function colourOf(way: Way, slice: ParisSlice, seat: Seat, { printed }: Layout): ColourIndex {
  return way.type === "seat" ? colourOfSpace(printed(PARIS_PARTS), slice, seat, way.space) : way.colour;
}

/** The table after one of the tourists that wait has gone somewhere. */
export function done(slice: ParisSlice, way: Way, seat: Seat, layout: Layout): ParisSlice {
  const { dealt, rows, loose, seated, board, from, gone } = slice;
  const colour = colourOf(way, slice, seat, layout);
  const waiting = withoutAt(slice.waiting, slice.waiting.indexOf(colour));
  switch (way.type) {
    case "seat": {
      const row = replaced(known(seated[seat]), way.space, true);
      return { dealt, rows, loose, seated: replaced(seated, seat, row), board, waiting, from, gone };
    }
    case "join": {
      const place = innerPlace(way.cell);
      const joined = replaced(board, place, appended(known(board[place]), colour));
      return { dealt, rows, loose, seated, board: joined, waiting, from, gone };
    }
    case "leave":
      return { dealt, rows, loose, seated, board, waiting, from, gone: appended(gone, colour) };
  }
}

const EMPTY_SQUARE: readonly ColourIndex[] = [];

/** Takes the tourists of a square that has been built over. */
export function takenFrom(slice: ParisSlice, cell: Cell, seat: Seat, layout: Layout): OwnStep<ParisSlice> | undefined {
  const place = innerPlace(cell);
  const tourists = onInner(slice.board, cell);
  if (!tourists?.length) return undefined;
  const { dealt, rows, loose, seated, gone } = slice;
  const board = replaced(slice.board, place, EMPTY_SQUARE);
  const taken: ParisSlice = { dealt, rows, loose, seated, board, waiting: tourists, from: cell, gone };
  const step = settled(taken, seat, layout, []);
  return { slice: step.slice, tells: () => [...toldBy(step), ...choicesTold(step.slice, seat)] };
}

function choicesTold({ waiting }: ParisSlice, seat: Seat): readonly Tell[] {
  return waiting.map((colour) => ({ what: "choose", seat, colour: known(COLOURS[colour]) }));
}

/** Why a tourist may not go there. */
export function seatingRefusal(slice: ParisSlice, way: Choice, seat: Seat, layout: Layout): Refusal {
  if (!slice.waiting.length) return { code: "notNow", rule: "PA.4" };
  if (way.type === "seat") {
    const isTaken = known(slice.seated[seat])[way.space];
    if (isTaken === undefined) return { code: "noSuchSpace", rule: "PA.4" };
    return isTaken ? { code: "spaceTaken", rule: "PA.4" } : { code: "otherColour", rule: "PA.4" };
  }
  if (!slice.waiting.includes(way.colour)) return { code: "otherColour", rule: "PA.7" };
  if (writeFree(slice, seat, way.colour, layout, ROOM) > 0) return { code: "mustSeat", rule: "PA.4" };
  return known(slice.board[innerPlace(way.cell)]).length
    ? { code: "joinNearer", rule: "PA.5" }
    : { code: "nobodyThere", rule: "PA.5" };
}
