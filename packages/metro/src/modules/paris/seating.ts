/** Where tourists go whose square is built over (rules PA.4 to PA.7). */
import type { Refusal, Seat } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";
import { beyond, columnOf, rowOf } from "../../geometry.ts";
import type { Cell } from "../../geometry.ts";
import type { Layout, OwnStep } from "../../module.ts";
import type { Tell } from "../../position.ts";
import { SIDES } from "../../tiles.ts";
import { INNER_SQUARES, innerPlace } from "../../tourists.ts";
import { LANDMARKS, SPACES_OF_A_LANDMARK } from "./data.ts";
import { colourOfSpace, landmarkAt } from "./slice.ts";
import type { ParisAction, ParisSlice } from "./slice.ts";

/** What becomes of a tourist: one of the two that a seat may choose, or leaving the game. */
type Way = Extract<ParisAction, { type: "seat" | "join" }> | { readonly type: "leave"; readonly colour: ColourIndex };

/** The free spaces of a colour in a seat's row. */
function freeSpaces({ rows, seated }: ParisSlice, seat: Seat, colour: ColourIndex): readonly number[] {
  const row = rows[seat]!;
  const taken = seated[seat]!;
  const free: number[] = [];
  for (let space = 0; space < taken.length; space++) {
    const { spaces } = LANDMARKS[row[Math.floor(space / SPACES_OF_A_LANDMARK)]!]!;
    if (!taken[space] && spaces[space % SPACES_OF_A_LANDMARK] === colour) free.push(space);
  }
  return free;
}

/** Squares with tourists, for one who finds no seat: adjacent ones if there are any, else all (rule PA.5). */
function squaresToJoin({ board, from }: ParisSlice, layout: Layout): readonly Cell[] {
  const crowded = INNER_SQUARES.filter((_, place) => board[place]!.length > 0);
  const adjacent = crowded.filter((cell) => isAdjacent(from!, cell, layout));
  return adjacent.length ? adjacent : crowded;
}

function isAdjacent(one: Cell, other: Cell, { setup }: Layout): boolean {
  if (setup.options["paris-adjacent"] !== "corners") return SIDES.some((side) => beyond(one, side) === other);
  return Math.max(Math.abs(rowOf(one) - rowOf(other)), Math.abs(columnOf(one) - columnOf(other))) === 1;
}

/** What may be done with the tourists that wait, in any order. */
export function ways(slice: ParisSlice, seat: Seat, layout: Layout): readonly ParisAction[] {
  return [...new Set(slice.waiting)].flatMap((colour): readonly ParisAction[] => {
    const spaces = freeSpaces(slice, seat, colour);
    if (spaces.length) return spaces.map((space) => ({ type: "seat", space }));
    return squaresToJoin(slice, layout).map((cell) => ({ type: "join", colour, cell }));
  });
}

/**
 * Something that leaves no choice. Tourists of different colours never stand in each other's way, so each colour is
 * looked at by itself: as many tourists as there are spaces for them fill all of these.
 */
function onlyWay(slice: ParisSlice, seat: Seat, layout: Layout): Way | undefined {
  for (const colour of slice.waiting) {
    const spaces = freeSpaces(slice, seat, colour);
    if (spaces.length > slice.waiting.filter((each) => each === colour).length) continue;
    if (spaces.length) return { type: "seat", space: spaces[0]! };
    const squares = squaresToJoin(slice, layout);
    // Rule PA.6: no tourist is left on the board to join.
    if (!squares.length) return { type: "leave", colour };
    if (squares.length === 1) return { type: "join", colour, cell: squares[0]! };
  }
  return undefined;
}

/** Does what leaves no choice, until there is one or nobody waits. */
export function settled(slice: ParisSlice, seat: Seat, layout: Layout, tells: Tell[]): OwnStep<ParisSlice> {
  let next = slice;
  while (next.waiting.length) {
    const only = onlyWay(next, seat, layout);
    if (!only) return { slice: next, tells };
    next = done(next, only, seat, tells);
  }
  return { slice: { ...next, from: null }, tells };
}

/** The table after one of the tourists that wait has gone somewhere. */
export function done(slice: ParisSlice, way: Way, seat: Seat, tells: Tell[]): ParisSlice {
  const colour = way.type === "seat" ? colourOfSpace(slice, seat, way.space) : way.colour;
  const gone = { ...slice, waiting: slice.waiting.toSpliced(slice.waiting.indexOf(colour), 1) };
  const told = { seat, colour: COLOURS[colour]! };
  switch (way.type) {
    case "seat":
      tells.push({ what: "seated", ...told, name: landmarkAt(slice, seat, way.space).name });
      return { ...gone, seated: slice.seated.with(seat, slice.seated[seat]!.with(way.space, true)) };
    case "join": {
      const place = innerPlace(way.cell);
      tells.push({ what: "joined", ...told, cell: way.cell });
      return { ...gone, board: slice.board.with(place, [...slice.board[place]!, colour]) };
    }
    case "leave":
      tells.push({ what: "left", ...told });
      return { ...gone, gone: [...slice.gone, colour] };
  }
}

/** Takes the tourists of a square that has been built over. */
export function takenFrom(slice: ParisSlice, cell: Cell, seat: Seat, layout: Layout): OwnStep<ParisSlice> {
  const place = innerPlace(cell);
  const tourists = slice.board[place] ?? [];
  if (!tourists.length) return { slice };
  const tells: Tell[] = [];
  const taken = { ...slice, board: slice.board.with(place, []), waiting: tourists, from: cell };
  const step = settled(taken, seat, layout, tells);
  for (const colour of step.slice.waiting) tells.push({ what: "choose", seat, colour: COLOURS[colour]! });
  return step;
}

/** Why a tourist may not go there. */
export function seatingRefusal(slice: ParisSlice, way: Way, seat: Seat): Refusal {
  if (!slice.waiting.length || way.type === "leave") return { code: "notNow", rule: "PA.4" };
  if (way.type === "seat") {
    const isTaken = slice.seated[seat]![way.space];
    if (isTaken === undefined) return { code: "noSuchSpace", rule: "PA.4" };
    return isTaken ? { code: "spaceTaken", rule: "PA.4" } : { code: "otherColour", rule: "PA.4" };
  }
  if (!slice.waiting.includes(way.colour)) return { code: "otherColour", rule: "PA.7" };
  if (freeSpaces(slice, seat, way.colour).length) return { code: "mustSeat", rule: "PA.4" };
  return slice.board[innerPlace(way.cell)]!.length
    ? { code: "joinNearer", rule: "PA.5" }
    : { code: "nobodyThere", rule: "PA.5" };
}
