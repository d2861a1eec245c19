/** Deals landmarks, spreads tourists and arranges rows (rules PA.1 to PA.3). */
import type { Actor, Draw, Seat } from "@interchange/tabletop";
import { CHANCE_ACTS, known, seatActs } from "@interchange/tabletop";
import { appended, replaced } from "../../lists.ts";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";
import { bySecondRules } from "../../layout.ts";
import type { Layout } from "../../module.ts";
import { bitsOf, drawOfLeft } from "../../onceEach.ts";
import { countOne, TOURISTS, touristDraws } from "../../components/tourists.ts";
import { INNER_SQUARES } from "../../tourists.ts";
import { LANDMARKS, LANDMARKS_EACH, SPACES_OF_A_LANDMARK } from "./data.ts";
import { LANDMARK_ACTIONS, TOURIST_ACTIONS } from "./slice.ts";
import type { ParisAction, ParisSlice } from "./slice.ts";

export function emptyTable({ seats }: Pick<Layout, "seats">): ParisSlice {
  const nothing = Array.from({ length: seats }, () => []);
  return { dealt: 0, rows: nothing, loose: nothing, seated: nothing, board: [], waiting: [], from: null, gone: [] };
}

/** Who acts before play begins: chance, as long as tourists are to come, then seats with loose landmarks. */
export function setupActor(slice: ParisSlice, layout: Layout): Actor | undefined {
  // Landmarks come before tourists.
  return slice.board.length < INNER_SQUARES.length ? CHANCE_ACTS : nextToArrange(slice, layout);
}

/** Rule PA.2: in turn order from the starting seat on; by the first rules from the first seat on. */
function nextToArrange({ loose }: ParisSlice, layout: Layout): Actor | undefined {
  const first = bySecondRules(layout) ? layout.terms.startSeat : 0;
  for (let step = 0; step < layout.seats; step++) {
    const seat = (first + step) % layout.seats;
    if (known(loose[seat]).length > 0) return seatActs(seat);
  }
  return undefined;
}

const nextTourist = touristDraws("paris/tourists", TOURIST_ACTIONS);

export function setupDraw({ dealt, rows, loose, board }: ParisSlice, { seats, printed }: Layout): Draw<ParisAction> {
  return dealt < known(LANDMARKS_EACH[seats]) * seats
    ? drawOfLeft("paris/landmarks", LANDMARK_ACTIONS, ~(bitsOfAll(rows) | bitsOfAll(loose)))
    : nextTourist(printed(TOURISTS), countOn(board));
}

/** How many tourists of each colour have come: before play, one to a square. */
function countOn(board: ParisSlice["board"]): number {
  let count = 0;
  for (let place = 0; place < board.length; place++) count += countOne(known(known(board[place])[0]));
  return count;
}

/** The landmarks of all seats, as bits. */
function bitsOfAll(lists: ParisSlice["rows"]): number {
  let bits = 0;
  for (const landmarks of lists) bits |= bitsOf(landmarks);
  return bits;
}

/** A tourist of each colour alone on a square. */
const ALONE: readonly (readonly ColourIndex[])[] = COLOURS.map((_, colour) => [colour]);

/** A tourist comes to the next square. */
export function withTourist(slice: ParisSlice, colour: ColourIndex): ParisSlice {
  const { dealt, rows, loose, seated, board, waiting, from, gone } = slice;
  return { dealt, rows, loose, seated, board: appended(board, known(ALONE[colour])), waiting, from, gone };
}

/** The landmark that chance deals, or that a seat puts into its row next. */
export function withLandmark(slice: ParisSlice, landmark: number, layout: Layout): ParisSlice {
  const actor = setupActor(slice, layout);
  return actor?.kind === "seat" ? arranged(slice, landmark, actor.seat) : dealt(slice, landmark, layout);
}

function dealt(slice: ParisSlice, landmark: number, { seats, terms, setup }: Layout): ParisSlice {
  const { rows, loose, seated, board, waiting, from, gone } = slice;
  const seat = (terms.startSeat + slice.dealt) % seats;
  return setup.options["paris-row"] === "arranged"
    ? { dealt: slice.dealt + 1, rows, loose: given(loose, seat, landmark), seated, board, waiting, from, gone }
    : withSpaces(
        { dealt: slice.dealt + 1, rows: given(rows, seat, landmark), loose, seated, board, waiting, from, gone },
        seat,
      );
}

function given(lists: ParisSlice["rows"], seat: Seat, landmark: number): ParisSlice["rows"] {
  return replaced(lists, seat, appended(known(lists[seat]), landmark));
}

/** The last landmark goes into the row by itself. */
function arranged(slice: ParisSlice, landmark: number, seat: Seat): ParisSlice {
  const others = known(slice.loose[seat]).filter((each) => each !== landmark);
  const isLast = others.length === 1;
  const row = [...known(slice.rows[seat]), landmark, ...(isLast ? others : [])];
  const loose = replaced(slice.loose, seat, isLast ? [] : others);
  return withSpaces({ ...slice, rows: replaced(slice.rows, seat, row), loose }, seat);
}

/** Rows without tourists, by how many landmarks they have. */
const EMPTY_ROWS: readonly (readonly boolean[])[] = Array.from({ length: LANDMARKS.length + 1 }, (_, landmarks) =>
  Array.from({ length: landmarks * SPACES_OF_A_LANDMARK }, () => false),
);

/** Gives a row its empty spaces. */
function withSpaces(slice: ParisSlice, seat: Seat): ParisSlice {
  const { dealt, rows, loose, board, waiting, from, gone } = slice;
  const seated = replaced(slice.seated, seat, known(EMPTY_ROWS[known(rows[seat]).length]));
  return { dealt, rows, loose, seated, board, waiting, from, gone };
}
