/** New York: tourists wait at the edge stations for the lines that end there. Rules NY.1 to NY.7. */
import type { Draw, Refusal, Seat } from "@interchange/tabletop";
import { CHANCE_ACTS, known } from "@interchange/tabletop";
import { appended, replaced } from "../../lists.ts";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";
import { touristMark } from "../../drawing/marks.ts";
import type { Mark } from "../../mark.ts";
import { fromSide, LANE, TILE } from "../../drawing/paths.ts";
import { aboutEarner, countEarners, earnerAt, earnerNumber } from "../../earners.ts";
import { EDGE_STATIONS, isCentreStation, STOPS } from "../../geometry.ts";
import { firstDealt } from "../../layout.ts";
import { Lexicon } from "../../lexicon.ts";
import { ownRules, sliceKey } from "../../module.ts";
import type { Module, OwnStep, Scene, SliceKey } from "../../module.ts";
import { onceEach } from "../../onceEach.ts";
import type { Award, Line } from "../../position.ts";
import { countEach, TOURISTS, touristDraws } from "../../components/tourists.ts";
import { NEW_YORK_PARTS } from "./components.ts";
import type { Boards } from "./components.ts";
import { BOARD_WORDS, LANDMARK_NAMES } from "./data.ts";

export const NEW_YORK: SliceKey<NewYorkSlice> = sliceKey("new-york");

/** A station whose tourist has been taken. */
export const TAKEN = -1;

export interface NewYorkSlice {
  /** The board of each seat, or of each company where companies own the lines. */
  readonly boards: readonly number[];
  /** The tourist at each edge station by place, or `TAKEN`. */
  readonly waiting: readonly ColourIndex[];
  /** How many tourists of each colour are on each board, by its owner. */
  readonly taken: readonly (readonly number[])[];
}

export type NewYorkAction =
  | { readonly type: "board"; readonly board: number }
  | { readonly type: "tourist"; readonly colour: ColourIndex };

const BOARD_ACTIONS = BOARD_WORDS.map((_, board): NewYorkAction => ({ type: "board", board }));
const TOURIST_ACTIONS = COLOURS.map((_, colour): NewYorkAction => ({ type: "tourist", colour }));

const lexicon = new Lexicon<NewYorkAction>([...BOARD_ACTIONS, ...TOURIST_ACTIONS], (action) =>
  action.type === "board" ? known(BOARD_WORDS[action.board]) : known(COLOURS[action.colour]),
);

const nextBoard = onceEach("new-york/boards", BOARD_ACTIONS);
const nextTourist = touristDraws("new-york/tourists", TOURIST_ACTIONS);

/** Tourists come last, so that setting up ends with them. */
function draw({ boards, waiting, taken }: NewYorkSlice, { layout }: Scene): Draw<NewYorkAction> {
  return boards.length < taken.length ? nextBoard(boards) : nextTourist(layout.printed(TOURISTS), countEach(waiting));
}

function setUp({ boards, waiting, taken }: NewYorkSlice, action: NewYorkAction, { layout }: Scene): NewYorkSlice {
  if (action.type === "tourist") return { boards, waiting: appended(waiting, action.colour), taken };
  const dealt = [...boards, action.board];
  // They are listed as they are dealt, and by seat when all have one.
  const isLast = dealt.length === taken.length;
  return {
    boards: isLast && layout.terms.ownedBy === "seat" ? bySeat(dealt, firstDealt(layout)) : dealt,
    waiting,
    taken,
  };
}

function bySeat(dealt: readonly number[], first: Seat): readonly number[] {
  return dealt.map((_, seat) => known(dealt[(seat - first + dealt.length) % dealt.length]));
}

/** The owner of a line takes the tourist who waits where it ends (rules NY.3 and NY.4). */
function take(slice: NewYorkSlice, { to, earner }: Line, { layout }: Scene): OwnStep<NewYorkSlice> {
  if (!earner || isCentreStation(to)) return { slice };
  const colour = known(slice.waiting[to]);
  const owner = earnerNumber(earner);
  const taken = known(slice.taken[owner]);
  return {
    slice: {
      boards: slice.boards,
      waiting: replaced(slice.waiting, to, TAKEN),
      taken: replaced(slice.taken, owner, replaced(taken, colour, known(taken[colour]) + 1)),
    },
    tells: () => [
      {
        what: "took",
        ...aboutEarner(earner),
        colour: known(COLOURS[colour]),
        name: known(LANDMARK_NAMES[colour]),
        count: known(known(layout.printed(NEW_YORK_PARTS)[known(slice.boards[owner])])[colour]),
      },
    ],
  };
}

const own = ownRules<NewYorkSlice, NewYorkAction>({
  lexicon,
  start: (layout) => ({
    boards: [],
    waiting: [],
    taken: Array.from({ length: countEarners(layout) }, () => COLOURS.map(() => 0)),
  }),
  actor: ({ waiting }, { stage }) => (stage === "setup" && waiting.length < EDGE_STATIONS ? CHANCE_ACTS : undefined),
  draw,
  refusal: (): Refusal => ({ code: "notNow", rule: "NY.1" }),
  act: (slice, action, scene) => ({ slice: setUp(slice, action, scene) }),
  afterLine: take,
});

/** What the tourists on a board are worth (rule NY.5). */
export function boardPoints(boards: Boards, board: number, taken: readonly number[]): number {
  return taken.reduce((sum, count, colour) => sum + count * known(known(boards[board])[colour]), 0);
}

function finalAwards(awards: readonly Award[], scene: Scene): readonly Award[] {
  const { boards, taken } = scene.slice(NEW_YORK);
  const { terms, printed } = scene.layout;
  const won = taken.map((tourists, owner): Award => ({
    to: earnerAt(owner, terms),
    points: boardPoints(printed(NEW_YORK_PARTS), known(boards[owner]), tourists),
    module: NEW_YORK,
    reason: "tourists",
  }));
  return [...awards, ...won.filter(({ points }) => points > 0)];
}

/** Each waits where a line would arrive: just inside the edge, so that the number of the station stays free. */
function marks(scene: Pick<Scene, "slice">): readonly Mark[] {
  return scene.slice(NEW_YORK).waiting.flatMap((colour, place) => {
    if (colour === TAKEN) return [];
    const { cell, side } = known(STOPS[place]);
    return [touristMark(colour, cell, ...fromSide(side, TILE - LANE, 2), 16)];
  });
}

export const newYork: Module = {
  id: NEW_YORK,
  tag: "new-york",
  kind: "city",
  tells: { took: "NY.3" },
  awards: "NY.5",
  boxes: ["bigbox"],
  unprinted: [
    { what: "values", is: "designed", rule: "NY.1", path: "/new-york/boards" },
    { what: "tourists", is: "inferred", rule: "NY.2", path: "/tourists" },
  ],
  parts: [NEW_YORK_PARTS, TOURISTS],
  finalAwards,
  marks,
  own,
};
