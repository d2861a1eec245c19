/** The state of Paris: rows of landmarks, tourists wherever they are, and the words for what is done with them. */
import type { Seat } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";
import type { Cell } from "../../geometry.ts";
import { Lexicon } from "../../lexicon.ts";
import { sliceKey } from "../../module.ts";
import type { SliceKey } from "../../module.ts";
import { squareName } from "../../notation.ts";
import { INNER_SQUARES } from "../../tourists.ts";
import type { ParisTables } from "./components.ts";
import { LANDMARKS, LANDMARKS_EACH, SPACES_OF_A_LANDMARK } from "./data.ts";
import type { Landmark } from "./data.ts";

export const PARIS: SliceKey<ParisSlice> = sliceKey("paris");

export interface ParisSlice {
  /** How many landmarks have been dealt in all. */
  readonly dealt: number;
  /** The landmarks of each seat, in the order in which they stand. */
  readonly rows: readonly (readonly number[])[];
  /** Landmarks that a seat has been dealt and has still to put into its row, where players arrange their rows. */
  readonly loose: readonly (readonly number[])[];
  /** By seat and space of the row: whether a tourist sits there. */
  readonly seated: readonly (readonly boolean[])[];
  /** The tourists on each inner square. */
  readonly board: readonly (readonly ColourIndex[])[];
  /** Tourists whose square has been built over and who have nowhere to go yet. */
  readonly waiting: readonly ColourIndex[];
  /** The square they come from. */
  readonly from: Cell | null;
  /** Tourists who have left the game. */
  readonly gone: readonly ColourIndex[];
}

export type ParisAction =
  | { readonly type: "landmark"; readonly landmark: number }
  | { readonly type: "tourist"; readonly colour: ColourIndex }
  | { readonly type: "seat"; readonly space: number }
  | { readonly type: "join"; readonly colour: ColourIndex; readonly cell: Cell };

const MOST_SPACES = Math.max(...Object.values(LANDMARKS_EACH)) * SPACES_OF_A_LANDMARK;

type Typed<Type extends ParisAction["type"]> = Extract<ParisAction, { type: Type }>;

export const LANDMARK_ACTIONS: readonly ParisAction[] = LANDMARKS.map((_, landmark) => ({
  type: "landmark",
  landmark,
}));
export const TOURIST_ACTIONS: readonly ParisAction[] = COLOURS.map((_, colour) => ({ type: "tourist", colour }));
/** Seating a tourist, by space. */
export const SEAT_ACTIONS: readonly Typed<"seat">[] = Array.from({ length: MOST_SPACES }, (_, space) => ({
  type: "seat",
  space,
}));
/** Joining others, by colour and by inner square. */
export const JOIN_ACTIONS: readonly (readonly Typed<"join">[])[] = COLOURS.map((_, colour) =>
  INNER_SQUARES.map((cell) => ({ type: "join", colour, cell })),
);

export const lexicon: Lexicon<ParisAction> = new Lexicon<ParisAction>(
  [...LANDMARK_ACTIONS, ...TOURIST_ACTIONS, ...SEAT_ACTIONS, ...JOIN_ACTIONS.flat()],
  (action) => {
    switch (action.type) {
      case "landmark":
        return known(LANDMARKS[action.landmark]).word;
      case "tourist":
        return known(COLOURS[action.colour]);
      case "seat":
        return `seat-${action.space + 1}`;
      case "join":
        return `join-${known(COLOURS[action.colour])}-${squareName(action.cell)}`;
    }
  },
);

/** The landmark that a space of a seat's row belongs to. */
export function landmarkAt({ rows }: Pick<ParisSlice, "rows">, seat: Seat, space: number): Landmark {
  return known(LANDMARKS[known(known(rows[seat])[Math.floor(space / SPACES_OF_A_LANDMARK)])]);
}

/** The colour of a space of a seat's row. */
export function colourOfSpace(
  { landmarks }: ParisTables,
  { rows }: Pick<ParisSlice, "rows">,
  seat: Seat,
  space: number,
): ColourIndex {
  const landmark = known(known(rows[seat])[Math.floor(space / SPACES_OF_A_LANDMARK)]);
  return known(known(landmarks[landmark])[space % SPACES_OF_A_LANDMARK]);
}
