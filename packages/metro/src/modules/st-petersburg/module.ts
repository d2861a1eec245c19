/**
 * St. Petersburg: a tourist of one's choice on the tile that covers a landmark, and VP tiles for lines that pass there.
 * Rules SP.1 to SP.8.
 */
import type { Draw, Refusal, Seat } from "@interchange/tabletop";
import { CHANCE_ACTS, seatActs } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";
import type { Cell, Place } from "../../geometry.ts";
import { Lexicon } from "../../lexicon.ts";
import { ownRules, sliceKey } from "../../module.ts";
import type { Module, OwnStep, Scene, SliceKey } from "../../module.ts";
import type { Award, Earner, Tell } from "../../position.ts";
import { cellsOf } from "../../scene.ts";
import { LANDMARKS, VP_TILES } from "./data.ts";

export const ST_PETERSBURG: SliceKey<StPetersburgSlice> = sliceKey("st-petersburg");

/** The value of a VP tile that the viewer may not see. */
export const UNKNOWN = 0;

export interface WonTile {
  readonly to: Earner;
  readonly colour: ColourIndex;
  readonly value: number;
}

export interface StPetersburgSlice {
  /** The squares whose landmark is still there. */
  readonly landmarks: readonly Cell[];
  /** Where the tourist of each colour stands; -1 while it waits beside the board. */
  readonly tourists: readonly Cell[];
  /** Values that may lie in the heap of each colour; as many as do, unless somebody's view hides which. */
  readonly heaps: readonly (readonly number[])[];
  readonly counts: readonly number[];
  readonly won: readonly WonTile[];
  /** The landmark's square that has just been built on and waits for its tourist. */
  readonly choosing: Cell | null;
  /** VP tiles that chance owes. */
  readonly owed: readonly Pick<WonTile, "to" | "colour">[];
}

export type StPetersburgAction =
  | { readonly type: "tourist"; readonly colour: ColourIndex }
  | { readonly type: "tile"; readonly value: number };

/** Values up to 9 have a word, so that other VP tiles need no other records. */
const lexicon = new Lexicon<StPetersburgAction>(
  [
    ...COLOURS.map((_, colour): StPetersburgAction => ({ type: "tourist", colour })),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((value): StPetersburgAction => ({ type: "tile", value })),
  ],
  (action) => (action.type === "tourist" ? COLOURS[action.colour]! : `vp-${action.value}`),
);

/** The tourists among whom the seat may choose (rule SP.4). */
function choices({ tourists }: StPetersburgSlice, { layout, turn }: Scene): readonly StPetersburgAction[] {
  const waiting = tourists.flatMap((cell, colour) => (cell < 0 ? [colour] : []));
  const isOwnFirst = layout.setup.options["st-petersburg-choice"] === "own-first" && layout.terms.ownedBy === "seat";
  const offered = isOwnFirst && waiting.includes(turn) ? [turn] : waiting;
  return offered.map((colour) => ({ type: "tourist", colour }));
}

function place(slice: StPetersburgSlice, colour: ColourIndex, seat: Seat): OwnStep<StPetersburgSlice> {
  const cell = slice.choosing!;
  return {
    slice: { ...slice, tourists: slice.tourists.with(colour, cell), choosing: null },
    tells: [{ what: "tourist", seat, colour: COLOURS[colour]!, cell }],
  };
}

/** Chance gives the next VP tile that is owed. */
function give(slice: StPetersburgSlice, value: number): OwnStep<StPetersburgSlice> {
  const [{ to, colour }, ...owed] = slice.owed as readonly [WonTile, ...WonTile[]];
  const heap = slice.heaps[colour]!;
  return {
    slice: {
      ...slice,
      heaps: slice.heaps.with(colour, heap.toSpliced(heap.indexOf(value), 1)),
      counts: slice.counts.with(colour, slice.counts[colour]! - 1),
      won: [...slice.won, { to, colour, value }],
      owed,
    },
  };
}

/** How many times a line passes over the tile of each tourist (rule SP.6). */
function passesBy({ tourists }: StPetersburgSlice, from: Place, scene: Scene): readonly number[] {
  const passes = tourists.map(() => 0);
  for (const cell of cellsOf(scene, from)) {
    const colour = tourists.indexOf(cell);
    if (colour >= 0) passes[colour]! += 1;
  }
  return passes;
}

function draw({ heaps, owed }: StPetersburgSlice): Draw<StPetersburgAction> {
  const { colour } = owed[0]!;
  const heap = heaps[colour]!;
  return {
    stream: `petersburg/${COLOURS[colour]!}`,
    outcomes: [...new Set(heap)].map((value) => ({
      chance: { type: "tile", value },
      weight: heap.filter((each) => each === value).length,
    })),
  };
}

/** No order of a heap may tell what was taken from it. */
function inOrder(values: readonly number[]): readonly number[] {
  return values.toSorted((one, other) => one - other);
}

function isOf(earner: Earner, viewer: Seat | "spectator"): boolean {
  return earner.kind === "seat" && earner.seat === viewer;
}

function whyNot({ choosing }: StPetersburgSlice, action: StPetersburgAction): Refusal {
  if (action.type === "tile") return { code: "notNow", rule: "SP.6" };
  return choosing === null ? { code: "notNow", rule: "SP.3" } : { code: "touristGone", rule: "SP.4" };
}

const own = ownRules<StPetersburgSlice, StPetersburgAction>({
  lexicon,
  start: () => ({
    landmarks: LANDMARKS.map(({ cell }) => cell),
    tourists: COLOURS.map(() => -1),
    heaps: VP_TILES,
    counts: VP_TILES.map((tiles) => tiles.length),
    won: [],
    choosing: null,
    owed: [],
  }),
  actor(slice, { turn }) {
    if (slice.choosing !== null) return seatActs(turn);
    return slice.owed.length ? CHANCE_ACTS : undefined;
  },
  choices,
  draw,
  refusal: whyNot,
  act: (slice, action, { turn }) =>
    action.type === "tourist" ? place(slice, action.colour, turn) : give(slice, action.value),
  afterPlacing(slice, { cell, seat }, scene) {
    if (!slice.landmarks.includes(cell)) return { slice };
    const landmarks = slice.landmarks.filter((each) => each !== cell);
    const choosing: StPetersburgSlice = { ...slice, landmarks, choosing: cell };
    const offered = choices(choosing, scene);
    // Where there is no choice, nobody is asked.
    return offered.length === 1 && offered[0]!.type === "tourist"
      ? place(choosing, offered[0]!.colour, seat)
      : { slice: choosing, tells: [{ what: "choose", seat, cell }] };
  },
  afterLine(slice, { from, earner }, scene) {
    if (!earner) return { slice };
    const passes = passesBy(slice, from, scene);
    const won = passes.flatMap((count, colour) => Array.from({ length: count }, () => ({ to: earner, colour })));
    if (!won.length) return { slice };
    const who = earner.kind === "seat" ? { seat: earner.seat } : { company: earner.company };
    const tells = passes.flatMap((count, colour): readonly Tell[] =>
      count ? [{ what: "won", ...who, colour: COLOURS[colour]!, count }] : [],
    );
    return { slice: { ...slice, owed: [...slice.owed, ...won] }, tells };
  },
  view(slice, viewer) {
    const hidden = slice.heaps.map((heap) => [...heap]);
    const won = slice.won.map((tile) => {
      if (isOf(tile.to, viewer)) return tile;
      hidden[tile.colour]!.push(tile.value);
      return { ...tile, value: UNKNOWN };
    });
    return { ...slice, won, heaps: hidden.map(inOrder) };
  },
  imagine(slice, _viewer, random) {
    const hidden = slice.heaps.map((heap) => random.shuffled(heap));
    const won = slice.won.map((tile) =>
      tile.value === UNKNOWN ? { ...tile, value: hidden[tile.colour]!.pop() as number } : tile,
    );
    return { ...slice, won, heaps: hidden.map(inOrder) };
  },
  hides: ({ owed }, _action, viewer) => owed.length > 0 && !isOf(owed[0]!.to, viewer),
});

/** The VP tiles are turned up and counted (rule SP.7); a company's are profit (rule SP.8). */
function finalAwards(awards: readonly Award[], scene: Scene): readonly Award[] {
  const { won } = scene.slice(ST_PETERSBURG);
  const sums = new Map<string, Award>();
  for (const { to, value } of won) {
    const key = JSON.stringify(to);
    const sum = sums.get(key)?.points ?? 0;
    sums.set(key, { to, points: sum + value, module: ST_PETERSBURG, reason: "vp-tiles" });
  }
  return [...awards, ...sums.values()];
}

export const stPetersburg: Module = {
  id: ST_PETERSBURG,
  tag: "petersburg",
  kind: "city",
  options: [{ name: "st-petersburg-choice", values: ["any", "own-first"], rule: "SP.4" }],
  finalAwards,
  own,
};
