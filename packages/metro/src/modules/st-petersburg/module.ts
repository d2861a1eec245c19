/**
 * St. Petersburg: the seat that covers a landmark chooses a tourist for the tile, and lines that pass there get VP
 * tiles. Rules SP.1 to SP.8.
 */
import type { Draw, Refusal, Seat } from "@interchange/tabletop";
import { addTo, CHANCE_ACTS, known, seatActs } from "@interchange/tabletop";
import { colourPlace } from "../../colours.ts";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";
import { touristMark } from "../../drawing/marks.ts";
import type { Mark } from "../../mark.ts";
import { cornerOf } from "../../drawing/paths.ts";
import { aboutEarner, earnerNumber, rewardedFor } from "../../earners.ts";
import type { Cell, Station } from "../../geometry.ts";
import { Lexicon } from "../../lexicon.ts";
import { appended, replaced, withoutAt } from "../../lists.ts";
import { ownRules, sliceKey } from "../../module.ts";
import type { Module, OwnStep, Scene, SliceKey } from "../../module.ts";
import type { Award, Earner, Tell } from "../../position.ts";
import { cellsOf } from "../../scene.ts";
import { Guessing, Hiding } from "../../secrets.ts";
import { Weighed } from "../../weighed.ts";
import { ST_PETERSBURG_PARTS } from "./components.ts";

export const ST_PETERSBURG: SliceKey<StPetersburgSlice> = sliceKey("st-petersburg");

/** The value of a VP tile that the viewer may not see; a tile may be worth nothing. */
export const UNKNOWN = -1;

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
  /** The values that may be in the heap of each colour: exactly those, unless a view hides some. */
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

/** By value. Every value that may be printed has a word, so that other VP tiles need no other records. */
const TILE_ACTIONS = Array.from({ length: 100 }, (_, value): StPetersburgAction => ({ type: "tile", value }));
const TOURIST_ACTIONS = COLOURS.map((_, colour): StPetersburgAction => ({ type: "tourist", colour }));

const lexicon = new Lexicon<StPetersburgAction>(
  [...TOURIST_ACTIONS, ...TILE_ACTIONS.slice(1), ...TILE_ACTIONS.slice(0, 1)],
  (action) => (action.type === "tourist" ? known(COLOURS[action.colour]) : `vp-${action.value}`),
);

/** The tourists among whom the seat may choose (rule SP.4). */
function choices({ tourists }: StPetersburgSlice, { layout, turn }: Scene): readonly StPetersburgAction[] {
  const isOwnFirst = layout.setup.options["st-petersburg-choice"] === "own-first" && layout.terms.ownedBy === "seat";
  const own = isOwnFirst ? colourPlace(layout.setup, turn) : -1;
  if (isOwnFirst && known(tourists[own]) < 0) return [known(TOURIST_ACTIONS[own])];
  const offered: StPetersburgAction[] = [];
  for (let colour = 0; colour < tourists.length; colour++)
    if (known(tourists[colour]) < 0) offered.push(known(TOURIST_ACTIONS[colour]));
  return offered;
}

function place(slice: StPetersburgSlice, colour: ColourIndex, seat: Seat): OwnStep<StPetersburgSlice> {
  const { landmarks, heaps, counts, won, owed } = slice;
  const cell = known(slice.choosing);
  return {
    slice: { landmarks, tourists: replaced(slice.tourists, colour, cell), heaps, counts, won, choosing: null, owed },
    tells: () => [{ what: "tourist", seat, colour: known(COLOURS[colour]), cell }],
  };
}

/** Chance gives the next VP tile that is due. */
function give(slice: StPetersburgSlice, value: number): OwnStep<StPetersburgSlice> {
  const { landmarks, tourists, heaps, counts, won, choosing, owed } = slice;
  const { to, colour } = known(owed[0]);
  const heap = known(heaps[colour]);
  return {
    slice: {
      landmarks,
      tourists,
      heaps: replaced(heaps, colour, withoutAt(heap, heap.indexOf(value))),
      counts: replaced(counts, colour, known(counts[colour]) - 1),
      won: appended(won, { to, colour, value }),
      choosing,
      owed: withoutAt(owed, 0),
    },
  };
}

/** VP tiles of a colour that nobody has or is about to get. */
function left({ counts, owed }: StPetersburgSlice, colour: ColourIndex): number {
  let count = known(counts[colour]);
  for (const tile of owed) if (tile.colour === colour) count--;
  return count;
}

function wonTold(tiles: StPetersburgSlice["owed"], earner: Earner): readonly Tell[] {
  const counts = COLOURS.map((_, colour) => tiles.filter((tile) => tile.colour === colour).length);
  return counts.flatMap((count, colour): readonly Tell[] =>
    count > 0 ? [{ what: "won", ...aboutEarner(earner), colour: known(COLOURS[colour]), count }] : [],
  );
}

/** How many times a line passes over the tile of each tourist (rule SP.6); undefined when it passes none. */
function passesBy({ tourists }: StPetersburgSlice, from: Station, scene: Scene): readonly number[] | undefined {
  let passes: number[] | undefined;
  const { isLandmark } = scene.layout.printed(ST_PETERSBURG_PARTS);
  for (const cell of cellsOf(scene, from)) {
    // The tourists stand where landmarks were.
    const colour = isLandmark[cell] ? tourists.indexOf(cell) : -1;
    if (colour < 0) continue;
    passes ??= tourists.map(() => 0);
    addTo(passes, colour, 1);
  }
  return passes;
}

const STREAMS = COLOURS.map((colour) => `petersburg/${colour}`);

/** A tile out of a heap. Those of the same value are one outcome, that of the first of them. */
class HeapDraw extends Weighed<StPetersburgAction> {
  private readonly heap: readonly number[];

  constructor(stream: string, heap: readonly number[]) {
    super(stream, heap.length);
    this.heap = heap;
  }

  protected action(index: number): StPetersburgAction {
    return known(TILE_ACTIONS[known(this.heap[index])]);
  }

  protected weight(index: number): number {
    const { heap } = this;
    const value = heap[index];
    let weight = 0;
    for (let other = 0; other < heap.length; other++) {
      if (heap[other] !== value) continue;
      if (other < index) return 0;
      weight++;
    }
    return weight;
  }
}

function draw({ heaps, owed }: StPetersburgSlice): Draw<StPetersburgAction> {
  const { colour } = known(owed[0]);
  return new HeapDraw(known(STREAMS[colour]), known(heaps[colour]));
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
  start({ printed }) {
    const { squares, tiles } = printed(ST_PETERSBURG_PARTS);
    return {
      landmarks: squares,
      tourists: COLOURS.map(() => -1),
      heaps: tiles,
      counts: tiles.map(({ length }) => length),
      won: [],
      choosing: null,
      owed: [],
    };
  },
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
    if (!slice.landmarks.includes(cell)) return undefined;
    const { tourists, heaps, counts, won, owed } = slice;
    const landmarks = slice.landmarks.filter((each) => each !== cell);
    const choosing: StPetersburgSlice = { landmarks, tourists, heaps, counts, won, choosing: cell, owed };
    const offered = choices(choosing, scene);
    // If there is no choice, nobody is asked.
    const [only] = offered;
    return offered.length === 1 && only?.type === "tourist"
      ? place(choosing, only.colour, seat)
      : { slice: choosing, tells: () => [{ what: "choose", seat, cell }] };
  },
  afterLine(slice, { from, earner: owner }, scene) {
    if (!owner) return { slice };
    const earner = rewardedFor(owner, scene);
    const passes = passesBy(slice, from, scene);
    if (!passes) return { slice };
    const { landmarks, tourists, heaps, counts, won, choosing } = slice;
    const owed = [...slice.owed];
    for (let colour = 0; colour < passes.length; colour++) {
      if (known(passes[colour]) === 0) continue;
      // A heap may have fewer tiles than a tourist's tile has tracks.
      const count = Math.min(known(passes[colour]), left(slice, colour));
      for (let tile = 0; tile < count; tile++) owed.push({ to: earner, colour });
    }
    return {
      slice: { landmarks, tourists, heaps, counts, won, choosing, owed },
      tells: () => wonTold(owed.slice(slice.owed.length), earner),
    };
  },
  view(slice, viewer) {
    const heaps = slice.heaps.map((heap) => new Hiding(heap, UNKNOWN));
    const won = slice.won.map((tile) =>
      isOf(tile.to, viewer) ? tile : { ...tile, value: known(heaps[tile.colour]).hide(tile.value) },
    );
    return { ...slice, won, heaps: heaps.map((heap) => heap.rest()) };
  },
  imagine(slice, _viewer, random) {
    const heaps = slice.heaps.map((heap) => new Guessing(heap, UNKNOWN, random));
    const won = slice.won.map((tile) => ({ ...tile, value: known(heaps[tile.colour]).real(tile.value) }));
    return { ...slice, won, heaps: heaps.map((heap) => heap.rest()) };
  },
  hides: ({ owed }, _action, viewer) => owed.length > 0 && !isOf(known(owed[0]).to, viewer),
});

/** The VP tiles are turned up and counted (rule SP.7); a company's are profit (rule SP.8). */
function finalAwards(awards: readonly Award[], scene: Scene): readonly Award[] {
  const { won } = scene.slice(ST_PETERSBURG);
  const sums = new Map<number, Award>();
  for (const { to, value } of won) {
    const sum = sums.get(earnerNumber(to))?.points ?? 0;
    sums.set(earnerNumber(to), { to, points: sum + value, module: ST_PETERSBURG, reason: "vp-tiles" });
  }
  return [...awards, ...[...sums.values()].filter(({ points }) => points > 0)];
}

/** Landmarks on their squares, and tourists in the corner of their tiles where no track runs. */
function marks(scene: Pick<Scene, "slice">): readonly Mark[] {
  const { landmarks, tourists } = scene.slice(ST_PETERSBURG);
  return [
    ...landmarks.map((cell): Mark => {
      const [x, y] = cornerOf(cell);
      return { kind: "landmark", x: x + 73, y: y + 27 };
    }),
    ...tourists.flatMap((cell, colour) => (cell < 0 ? [] : [touristMark(colour, cell, 15, 15, 14)])),
  ];
}

export const stPetersburg: Module = {
  id: ST_PETERSBURG,
  tag: "petersburg",
  kind: "city",
  tells: { choose: "SP.4", tourist: "SP.3", won: "SP.6" },
  awards: "SP.7",
  boxes: ["bigbox"],
  unprinted: [
    { what: "values", is: "designed", rule: "SP.2", path: "/st-petersburg/tiles" },
    { what: "squares", is: "inferred", rule: "SP.1", path: "/st-petersburg/squares" },
  ],
  options: [{ name: "st-petersburg-choice", values: ["any", "own-first"], rule: "SP.4", isRuling: true }],
  parts: [ST_PETERSBURG_PARTS],
  finalAwards,
  marks,
  own,
};
