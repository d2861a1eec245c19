/** Paris: tourists leave the squares that are built over and are seated at landmarks. Rules PA.1 to PA.9. */
import type { Draw, Refusal, Seat } from "@interchange/tabletop";
import { CHANCE_ACTS, seatActs } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";
import { beyond, columnOf, rowOf } from "../../geometry.ts";
import type { Cell } from "../../geometry.ts";
import { Lexicon } from "../../lexicon.ts";
import { ownRules } from "../../module.ts";
import type { Layout, Module, OwnStep, Scene } from "../../module.ts";
import { squareName } from "../../notation.ts";
import type { Award, Tell } from "../../position.ts";
import { SIDES } from "../../tiles.ts";
import { INNER_SQUARES, innerPlace, nextTourist } from "../../tourists.ts";
import { LANDMARKS, LANDMARKS_EACH, SPACES_OF_A_LANDMARK } from "./data.ts";
import { rowPoints } from "./final.ts";

export const PARIS = "paris";

export interface ParisSlice {
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
}

export type ParisAction =
  | { readonly type: "landmark"; readonly landmark: number }
  | { readonly type: "tourist"; readonly colour: ColourIndex }
  | { readonly type: "seat"; readonly space: number }
  | { readonly type: "join"; readonly colour: ColourIndex; readonly cell: Cell };

const MOST_SPACES = 6 * SPACES_OF_A_LANDMARK;

const lexicon = new Lexicon<ParisAction>(
  [
    ...LANDMARKS.map((_, landmark): ParisAction => ({ type: "landmark", landmark })),
    ...COLOURS.map((_, colour): ParisAction => ({ type: "tourist", colour })),
    ...Array.from({ length: MOST_SPACES }, (_, space): ParisAction => ({ type: "seat", space })),
    ...COLOURS.flatMap((_, colour) => INNER_SQUARES.map((cell): ParisAction => ({ type: "join", colour, cell }))),
  ],
  (action) => {
    switch (action.type) {
      case "landmark":
        return LANDMARKS[action.landmark]!.word;
      case "tourist":
        return COLOURS[action.colour]!;
      case "seat":
        return `seat-${action.space + 1}`;
      case "join":
        return `join-${COLOURS[action.colour]!}-${squareName(action.cell)}`;
    }
  },
);

/** The colour of a space of a seat's row. */
export function colourOfSpace({ rows }: Pick<ParisSlice, "rows">, seat: Seat, space: number): ColourIndex {
  return LANDMARKS[rows[seat]![Math.floor(space / SPACES_OF_A_LANDMARK)]!]!.spaces[space % SPACES_OF_A_LANDMARK]!;
}

function freeSpaces(slice: ParisSlice, seat: Seat, colour: ColourIndex): readonly number[] {
  return slice.seated[seat]!.flatMap((isTaken, space) =>
    !isTaken && colourOfSpace(slice, seat, space) === colour ? [space] : [],
  );
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

/** What may be done with the tourists that wait, in any order (rules PA.4 to PA.6). */
function ways(slice: ParisSlice, seat: Seat, layout: Layout): readonly ParisAction[] {
  return [...new Set(slice.waiting)].flatMap((colour): readonly ParisAction[] => {
    const spaces = freeSpaces(slice, seat, colour);
    if (spaces.length) return spaces.map((space) => ({ type: "seat", space }));
    return squaresToJoin(slice, layout).map((cell) => ({ type: "join", colour, cell }));
  });
}

/** Does what leaves no choice, until there is one or nobody waits. */
function settled(slice: ParisSlice, seat: Seat, layout: Layout, tells: Tell[]): OwnStep<ParisSlice> {
  let next = slice;
  while (next.waiting.length) {
    const possible = ways(next, seat, layout);
    if (possible.length > 1) return { slice: next, tells };
    const [only] = possible;
    if (only) next = done(next, only, seat, tells);
    else {
      // Rule PA.6: no tourist is left on the board to join.
      for (const colour of next.waiting) tells.push({ what: "left", seat, colour: COLOURS[colour]! });
      next = { ...next, waiting: [] };
    }
  }
  return { slice: { ...next, from: null }, tells };
}

function done(slice: ParisSlice, action: ParisAction, seat: Seat, tells: Tell[]): ParisSlice {
  const without = (colour: ColourIndex): readonly ColourIndex[] =>
    slice.waiting.toSpliced(slice.waiting.indexOf(colour), 1);
  if (action.type === "seat") {
    const colour = colourOfSpace(slice, seat, action.space);
    const { name } = LANDMARKS[slice.rows[seat]![Math.floor(action.space / SPACES_OF_A_LANDMARK)]!]!;
    tells.push({ what: "seated", seat, colour: COLOURS[colour]!, name });
    return {
      ...slice,
      waiting: without(colour),
      seated: slice.seated.with(seat, slice.seated[seat]!.with(action.space, true)),
    };
  }
  if (action.type !== "join") return slice;
  const place = innerPlace(action.cell);
  tells.push({ what: "joined", seat, colour: COLOURS[action.colour]!, cell: action.cell });
  return {
    ...slice,
    waiting: without(action.colour),
    board: slice.board.with(place, [...slice.board[place]!, action.colour]),
  };
}

function dealtInAll({ rows, loose }: ParisSlice): number {
  return rows.flat().length + loose.flat().length;
}

/** What the setup still owes: a landmark to a seat, a tourist to a square, or a seat its arrangement. */
function setupOwed(slice: ParisSlice, { layout }: Pick<Scene, "layout">): "landmark" | "tourist" | Seat | undefined {
  if (dealtInAll(slice) < LANDMARKS_EACH[layout.seats]! * layout.seats) return "landmark";
  if (slice.board.length < INNER_SQUARES.length) return "tourist";
  const seat = slice.loose.findIndex((landmarks) => landmarks.length > 0);
  return seat < 0 ? undefined : seat;
}

function dealLandmark(slice: ParisSlice, landmark: number, { layout }: Scene): ParisSlice {
  const seat = (layout.terms.startSeat + dealtInAll(slice)) % layout.seats;
  const into = layout.setup.options["paris-row"] === "arranged" ? "loose" : "rows";
  return withRow({ ...slice, [into]: slice[into].with(seat, [...slice[into][seat]!, landmark]) }, seat);
}

/** A seat puts the next landmark into its row; the last one goes there by itself. */
function arrange(slice: ParisSlice, landmark: number, seat: Seat): ParisSlice {
  const left = slice.loose[seat]!.filter((each) => each !== landmark);
  const row = [...slice.rows[seat]!, landmark, ...(left.length === 1 ? left : [])];
  const loose = slice.loose.with(seat, left.length === 1 ? [] : left);
  return withRow({ ...slice, rows: slice.rows.with(seat, row), loose }, seat);
}

/** Gives a row its empty spaces. */
function withRow(slice: ParisSlice, seat: Seat): ParisSlice {
  const spaces = slice.rows[seat]!.length * SPACES_OF_A_LANDMARK;
  return {
    ...slice,
    seated: slice.seated.with(
      seat,
      Array.from({ length: spaces }, () => false),
    ),
  };
}

function drawOwed(slice: ParisSlice, scene: Scene): Draw<ParisAction> {
  if (setupOwed(slice, scene) === "landmark") {
    const dealt = [...slice.rows.flat(), ...slice.loose.flat()];
    const outcomes = LANDMARKS.flatMap((_, landmark) =>
      dealt.includes(landmark) ? [] : [{ chance: { type: "landmark", landmark } as const, weight: 1 }],
    );
    return { stream: "paris/landmarks", outcomes };
  }
  const { stream, outcomes } = nextTourist("paris/tourists", slice.board.flat());
  return {
    stream,
    outcomes: outcomes.map(({ chance: colour, weight }) => ({ chance: { type: "tourist", colour }, weight })),
  };
}

function act(slice: ParisSlice, action: ParisAction, scene: Scene): OwnStep<ParisSlice> {
  switch (action.type) {
    case "landmark": {
      const owed = setupOwed(slice, scene);
      if (typeof owed === "number") return { slice: arrange(slice, action.landmark, owed) };
      return { slice: dealLandmark(slice, action.landmark, scene) };
    }
    case "tourist":
      return { slice: { ...slice, board: [...slice.board, [action.colour]] } };
    case "seat":
    case "join": {
      const tells: Tell[] = [];
      return settled(done(slice, action, scene.turn, tells), scene.turn, scene.layout, tells);
    }
  }
}

function whyNot(slice: ParisSlice, action: ParisAction, scene: Scene): Refusal {
  if (action.type === "landmark" || action.type === "tourist" || !slice.waiting.length)
    return { code: "notNow", rule: "PA.4" };
  if (action.type === "seat") {
    if (slice.seated[scene.turn]![action.space] === undefined) return { code: "noSuchSpace", rule: "PA.4" };
    return slice.seated[scene.turn]![action.space]
      ? { code: "spaceTaken", rule: "PA.4" }
      : { code: "otherColour", rule: "PA.4" };
  }
  if (!slice.waiting.includes(action.colour)) return { code: "otherColour", rule: "PA.4" };
  return freeSpaces(slice, scene.turn, action.colour).length
    ? { code: "mustSeat", rule: "PA.4" }
    : { code: "joinNearer", rule: "PA.5" };
}

const own = ownRules<ParisSlice, ParisAction>({
  lexicon,
  start({ seats }) {
    const nothing = Array.from({ length: seats }, () => []);
    return { rows: nothing, loose: nothing, seated: nothing, board: [], waiting: [], from: null };
  },
  actor(slice, scene) {
    if (slice.waiting.length) return seatActs(scene.turn);
    const owed = scene.stage === "setup" ? setupOwed(slice, scene) : undefined;
    if (owed === undefined) return undefined;
    return typeof owed === "number" ? seatActs(owed) : CHANCE_ACTS;
  },
  draw: drawOwed,
  choices(slice, scene) {
    const owed = setupOwed(slice, scene);
    if (typeof owed === "number") return slice.loose[owed]!.map((landmark) => ({ type: "landmark", landmark }));
    return ways(slice, scene.turn, scene.layout);
  },
  refusal: whyNot,
  act,
  afterPlacing(slice, { cell, seat }, { layout }) {
    const place = innerPlace(cell);
    const tourists = slice.board[place] ?? [];
    if (!tourists.length) return { slice };
    const taken = { ...slice, board: slice.board.with(place, []), waiting: tourists, from: cell };
    return settled(taken, seat, layout, []);
  },
});

function finalAwards(awards: readonly Award[], scene: Scene): readonly Award[] {
  const { seated } = scene.slice<ParisSlice>(PARIS);
  const won = seated.flatMap((row, seat) => {
    const { run, others, full } = rowPoints(row);
    return [award(seat, run, "run"), award(seat, others, "others"), award(seat, full, "full")];
  });
  return [...awards, ...won.filter(({ points }) => points !== 0)];
}

function award(seat: Seat, points: number, reason: string): Award {
  return { to: { kind: "seat", seat }, points, module: PARIS, reason };
}

export const paris: Module = {
  id: PARIS,
  tag: "paris",
  kind: "city",
  options: [
    { name: "paris-row", values: ["dealt", "arranged"], rule: "PA.2" },
    { name: "paris-adjacent", values: ["sides", "corners"], rule: "PA.5" },
  ],
  finalAwards,
  own,
};
