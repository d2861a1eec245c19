/** Berlin: tickets for lines that pass where tourists stand, and prizes for most of a colour. Rules BE.1 to BE.8. */
import type { Draw, Refusal, Setup } from "@interchange/tabletop";
import { addTo, CHANCE_ACTS, known } from "@interchange/tabletop";
import { appended, replaced } from "../../lists.ts";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";
import { crowdOn, touristMark } from "../../drawing/marks.ts";
import type { Mark } from "../../mark.ts";
import { aboutEarner, countRewarded, earnerNumber, rewardedAt, rewardedFor } from "../../earners.ts";
import type { Cell } from "../../geometry.ts";
import { Lexicon } from "../../lexicon.ts";
import { ownRules, sliceKey } from "../../module.ts";
import type { Drawn, Layout, Module, OwnStep, Scene, SliceKey } from "../../module.ts";
import { onceEach } from "../../onceEach.ts";
import type { Award, Earner, Line, Tell } from "../../position.ts";
import { cellsOf } from "../../scene.ts";
import { BERLIN_PARTS } from "./components.ts";
import { LANDMARKS, SIDE_NAMES, TICKETS_OF_A_COLOUR } from "./data.ts";
import { prizePoints } from "./final.ts";
import { nextInGroup } from "./groups.ts";

export const BERLIN: SliceKey<BerlinSlice> = sliceKey("berlin");

export interface BerlinSlice {
  /** Which side of each landmark is up: 0 for A, 1 for B. */
  readonly sides: readonly number[];
  /** The tourist of each square on which one starts; once a tile lies there, it stands on the tile. */
  readonly tourists: readonly ColourIndex[];
  /** The tourist at each landmark. */
  readonly colours: readonly ColourIndex[];
  /** Tickets by seat, or by company where companies own the lines, and by colour. */
  readonly tickets: readonly (readonly number[])[];
}

export type BerlinAction =
  | { readonly type: "side"; readonly side: number }
  | { readonly type: "tourist"; readonly colour: ColourIndex }
  | { readonly type: "landmark"; readonly colour: ColourIndex };

const SIDE_ACTIONS = SIDE_NAMES.map((_, side): BerlinAction => ({ type: "side", side }));
const TOURIST_ACTIONS = COLOURS.map((_, colour): BerlinAction => ({ type: "tourist", colour }));
const LANDMARK_ACTIONS = COLOURS.map((_, colour): BerlinAction => ({ type: "landmark", colour }));

const lexicon = new Lexicon<BerlinAction>([...SIDE_ACTIONS, ...TOURIST_ACTIONS, ...LANDMARK_ACTIONS], (action) => {
  if (action.type === "side") return `side-${known(SIDE_NAMES[action.side])}`;
  return action.type === "tourist" ? known(COLOURS[action.colour]) : `landmark-${known(COLOURS[action.colour])}`;
});

/** The tourist who stands on a square, or on the tile there. */
export function touristOn(
  { tourists }: Pick<BerlinSlice, "tourists">,
  cell: Cell,
  { printed }: Layout,
): ColourIndex | undefined {
  const place = known(printed(BERLIN_PARTS).places[cell]);
  return place < 0 ? undefined : tourists[place];
}

/** The side that is chosen for a landmark: all `a`, all `b`, or a letter for each. */
function sideIn(sides: string, landmark: number): number {
  return (sides.length > 1 ? sides[landmark] : sides) === "b" ? 1 : 0;
}

function start(layout: Layout): BerlinSlice {
  const sides = layout.setup.options["berlin-sides"] ?? "a";
  return {
    sides: sides === "mixed" ? [] : LANDMARKS.map((_, landmark) => sideIn(sides, landmark)),
    tourists: [],
    colours: [],
    tickets: Array.from({ length: countRewarded(layout) }, () => COLOURS.map(() => 0)),
  };
}

const nextSide = onceEach("berlin/sides", SIDE_ACTIONS);
const nextLandmark = onceEach("berlin/landmarks", LANDMARK_ACTIONS);

/** The tourists at the landmarks come last, so that setting up ends with them. */
function draw({ sides, tourists, colours }: BerlinSlice, { layout }: Scene): Draw<BerlinAction> {
  if (sides.length < LANDMARKS.length) return nextSide([]);
  if (tourists.length < layout.printed(BERLIN_PARTS).squares.length)
    return nextInGroup("berlin/tourists", TOURIST_ACTIONS, tourists);
  return nextLandmark(colours);
}

function setUp({ sides, tourists, colours, tickets }: BerlinSlice, action: BerlinAction): BerlinSlice {
  switch (action.type) {
    case "side":
      return { sides: [...sides, action.side], tourists, colours, tickets };
    case "tourist":
      return { sides, tourists: appended(tourists, action.colour), colours, tickets };
    case "landmark":
      return { sides, tourists, colours: [...colours, action.colour], tickets };
  }
}

/** One ticket for every section of a line through a tile with a tourist (rule BE.4). */
function give(slice: BerlinSlice, { from, earner: owned }: Line, scene: Scene): OwnStep<BerlinSlice> {
  if (!owned) return { slice };
  const earner = rewardedFor(owned, scene);
  let won: number[] | undefined;
  const { places } = scene.layout.printed(BERLIN_PARTS);
  for (const cell of cellsOf(scene, from)) {
    const place = known(places[cell]);
    if (place < 0) continue;
    won ??= COLOURS.map(() => 0);
    addTo(won, known(slice.tourists[place]), 1);
  }
  if (!won) return { slice };
  const { sides, tourists, colours, tickets } = slice;
  const owner = earnerNumber(earner);
  const before = known(tickets[owner]);
  const after = won.map((count, colour) => known(before[colour]) + count);
  return {
    slice: { sides, tourists, colours, tickets: replaced(tickets, owner, after) },
    tells: ticketsTold(earner, won),
  };
}

function ticketsTold(earner: Earner, won: readonly number[]): () => readonly Tell[] {
  return () =>
    won.flatMap((count, colour): readonly Tell[] =>
      count > 0 ? [{ what: "tickets", ...aboutEarner(earner), colour: known(COLOURS[colour]), count }] : [],
    );
}

const own = ownRules<BerlinSlice, BerlinAction>({
  lexicon,
  start,
  actor: ({ colours }, { stage }) => (stage === "setup" && colours.length < LANDMARKS.length ? CHANCE_ACTS : undefined),
  draw,
  refusal: (): Refusal => ({ code: "notNow", rule: "BE.1" }),
  act: (slice, action) => ({ slice: setUp(slice, action) }),
  afterPlacing(slice, { cell, seat }, { layout }) {
    const colour = touristOn(slice, cell, layout);
    if (colour === undefined) return { slice };
    return { slice, tells: () => [{ what: "tourist", seat, colour: known(COLOURS[colour]), cell }] };
  },
  afterLine: give,
});

/** Tickets of a colour that nobody has; they belong to a virtual player (rule BE.7). */
export function unclaimed({ tickets }: Pick<BerlinSlice, "tickets">, colour: ColourIndex): number {
  return tickets.reduce((left, counts) => left - known(counts[colour]), TICKETS_OF_A_COLOUR);
}

/** Whether ties are shared only where the rulebook says so (rules BE.5 and BE.6). */
export function sharesOnlyTwo({ options }: Pick<Setup, "options">): boolean {
  return options["berlin-ties"] === "two-only";
}

const REASONS = COLOURS.map((colour) => `tickets-${colour}`);

function finalAwards(awards: readonly Award[], scene: Scene): readonly Award[] {
  const slice = scene.slice(BERLIN);
  const { terms, setup, printed } = scene.layout;
  const { prizes } = printed(BERLIN_PARTS);
  const isVirtual = setup.options["berlin-virtual"] !== "no";
  const won = [...awards];
  for (const [landmark, colour] of slice.colours.entries()) {
    const tickets = slice.tickets.map((counts) => known(counts[colour]));
    const ranked = isVirtual ? [...tickets, unclaimed(slice, colour)] : tickets;
    const worth = known(known(prizes[landmark])[known(slice.sides[landmark])]);
    const points = prizePoints(ranked, worth, sharesOnlyTwo(setup));
    const reason = known(REASONS[colour]);
    for (let owner = 0; owner < tickets.length; owner++)
      if (known(points[owner]) > 0)
        won.push({ to: rewardedAt(owner, terms), points: known(points[owner]), module: BERLIN, reason });
  }
  return won;
}

/** On a tile a tourist stands aside, in the corner that track leaves free. */
function marks(scene: Drawn): readonly Mark[] {
  const { layout } = scene;
  return layout.printed(BERLIN_PARTS).squares.flatMap((cell) => {
    const colour = touristOn(scene.slice(BERLIN), cell, layout);
    if (colour === undefined) return [];
    return scene.faceOn(cell) < 0 ? crowdOn(cell, [colour]) : [touristMark(colour, cell, 83, 17, 15)];
  });
}

export const berlin: Module = {
  id: BERLIN,
  tag: "berlin",
  kind: "city",
  tells: { tourist: "BE.3", tickets: "BE.4" },
  awards: "BE.5",
  boxes: ["bigbox"],
  unprinted: [
    { what: "prizes", is: "designed", rule: "BE.1", path: "/berlin/landmarks" },
    { what: "squares", is: "designed", rule: "BE.2", path: "/berlin/groups" },
  ],
  options: [
    {
      name: "berlin-sides",
      values: ["a", "b", "mixed"],
      pattern: `[ab]{${LANDMARKS.length}}`,
      example: "ab".repeat(LANDMARKS.length / 2),
      rule: "BE.1",
    },
    { name: "berlin-virtual", values: ["yes", "no"], rule: "BE.7" },
    { name: "berlin-ties", values: ["shared", "two-only"], rule: "BE.6", isRuling: true },
  ],
  landmarks: LANDMARKS,
  parts: [BERLIN_PARTS],
  finalAwards,
  marks,
  own,
};
