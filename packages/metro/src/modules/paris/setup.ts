/** Landmarks are dealt, tourists spread, and rows arranged (rules PA.1 to PA.3). */
import type { Draw, Seat } from "@interchange/tabletop";
import type { Layout } from "../../module.ts";
import { drawAs, nextOf } from "../../onceEach.ts";
import { INNER_SQUARES, nextTourist } from "../../tourists.ts";
import { LANDMARKS, LANDMARKS_EACH, SPACES_OF_A_LANDMARK } from "./data.ts";
import type { ParisAction, ParisSlice } from "./slice.ts";

export function emptyTable({ seats }: Pick<Layout, "seats">): ParisSlice {
  const nothing = Array.from({ length: seats }, () => []);
  return { dealt: 0, rows: nothing, loose: nothing, seated: nothing, board: [], waiting: [], from: null, gone: [] };
}

/** What is still owed: a landmark to a seat, a tourist to a square, or a seat's arrangement of its row. */
export function setupOwed(slice: ParisSlice, { seats }: Layout): "landmark" | "tourist" | Seat | undefined {
  if (slice.dealt < LANDMARKS_EACH[seats]! * seats) return "landmark";
  if (slice.board.length < INNER_SQUARES.length) return "tourist";
  const seat = slice.loose.findIndex((landmarks) => landmarks.length > 0);
  return seat < 0 ? undefined : seat;
}

export function setupDraw({ dealt, rows, loose, board }: ParisSlice, { seats }: Layout): Draw<ParisAction> {
  if (dealt < LANDMARKS_EACH[seats]! * seats)
    return drawAs(nextOf("paris/landmarks", LANDMARKS.length, [...rows, ...loose].flat()), (landmark) => ({
      type: "landmark",
      landmark,
    }));
  const drawn = board.map((tourists) => tourists[0]!);
  return drawAs(nextTourist("paris/tourists", drawn), (colour) => ({ type: "tourist", colour }));
}

/** The landmark that chance deals, or that a seat puts into its row next. */
export function withLandmark(slice: ParisSlice, landmark: number, layout: Layout): ParisSlice {
  const owed = setupOwed(slice, layout);
  return typeof owed === "number" ? arranged(slice, landmark, owed) : dealt(slice, landmark, layout);
}

function dealt(slice: ParisSlice, landmark: number, { seats, terms, setup }: Layout): ParisSlice {
  const seat = (terms.startSeat + slice.dealt) % seats;
  const into = setup.options["paris-row"] === "arranged" ? "loose" : "rows";
  const given = { ...slice, dealt: slice.dealt + 1, [into]: slice[into].with(seat, [...slice[into][seat]!, landmark]) };
  return withSpaces(given, seat);
}

/** The last landmark goes into the row by itself. */
function arranged(slice: ParisSlice, landmark: number, seat: Seat): ParisSlice {
  const others = slice.loose[seat]!.filter((each) => each !== landmark);
  const isLast = others.length === 1;
  const row = [...slice.rows[seat]!, landmark, ...(isLast ? others : [])];
  const loose = slice.loose.with(seat, isLast ? [] : others);
  return withSpaces({ ...slice, rows: slice.rows.with(seat, row), loose }, seat);
}

/** Gives a row its empty spaces. */
function withSpaces(slice: ParisSlice, seat: Seat): ParisSlice {
  const spaces = slice.rows[seat]!.length * SPACES_OF_A_LANDMARK;
  return {
    ...slice,
    seated: slice.seated.with(
      seat,
      Array.from({ length: spaces }, () => false),
    ),
  };
}
