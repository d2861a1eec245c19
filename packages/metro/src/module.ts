/**
 * The interface of a module: data that changes the terms of the table, folds that change an answer, and a private game
 * inside the game. The list of hooks is closed and short; the core calls them and knows no module by name.
 */
import type {
  Actor,
  AnyPart,
  Draw,
  Objection,
  OptionSpec,
  Printed,
  Random,
  Refusal,
  Seat,
  Setup,
  Unprinted,
  Viewer,
} from "@interchange/tabletop";
import type { EditionId } from "./editions.ts";
import type { Cell, Station } from "./geometry.ts";
import { Lexicon } from "./lexicon.ts";
import type { Mark } from "./mark.ts";
import type { Network } from "./network.ts";
import type { Numbering } from "./stations.ts";
import type { Award, Earner, Laid, Line, Stage, Tell } from "./position.ts";
import type { TileCode } from "./tiles.ts";

export type ModuleId = string;

declare const SLICE: unique symbol;

/** The id of a module that has a slice, with the slice's type. */
export type SliceKey<Slice> = ModuleId & { readonly [SLICE]: Slice };

/** Each module makes one key, of its id and for its slice. */
export function sliceKey<Slice>(id: ModuleId): SliceKey<Slice> {
  return id as SliceKey<Slice>;
}

/** The terms of a table after options and modules, before it becomes tables for the kernel. */
export interface Terms {
  readonly freeOrientation: boolean;
  readonly handSize: number;
  readonly openHands: boolean;
  readonly startSeat: Seat;
  readonly numbering: Numbering;
  /** Whether a tile may not make a one-tile line (rule 3.4), and whether that includes lines without an owner. */
  readonly oneTileRule: boolean;
  readonly oneTileEverywhere: boolean;
  /** Whether the exception to the one-tile rule applies even while another tile could be drawn. */
  readonly exceptionAlways: boolean;
  /** Whether a seat may draw another tile instead of placing from the hand (rule 2.3). */
  readonly drawAnother: boolean;
  /** Whether seats or companies own the lines, and how many companies there are. */
  readonly ownedBy: "seat" | "company";
  readonly companies: number;
  /**
   * Who gets the cities' rewards for lines that pass or end somewhere: the line's owner, or the seat that placed the
   * tile (rule SC.14).
   */
  readonly rewards: "owner" | "placer";
  /** The seat or company that owns the line from each station, or `NOBODYS`. */
  readonly owners: readonly number[];
  /** The factor for the length of a line that ends at each station (rule 4.5). */
  readonly factors: readonly number[];
  /** Whether lines may depart from the stations of the centre. */
  readonly centreDeparts: boolean;
  /** Whether the centre has its own track, so that lines run on through it. */
  readonly centreIsOpen: boolean;
}

/** The owner of a departure nobody owns. */
export const NOBODYS = -1;

/** The terms with the tables that kernel and rules read, and the modules that are on, in the order of the catalog. */
export interface Layout {
  readonly setup: Setup;
  readonly seats: number;
  readonly terms: Terms;
  readonly owners: Int8Array;
  readonly factors: Uint8Array;
  /** 1 where a face on a square joins a departure to a destination over that one tile (rule 3.4), by `face * 64 + cell`. */
  readonly oneTile: Uint8Array;
  readonly modules: readonly Module[];
  /** Those of them that have rules of their own. */
  readonly ruled: readonly Ruled[];
  /** The printed components of this table. */
  readonly printed: Printed;
  /** All modules; a module's index is its number in action codes. */
  readonly catalog: readonly Module[];
}

/** What a module may read of a table. Positions, views and boards all provide it. */
export interface Scene {
  readonly layout: Layout;
  readonly stage: Stage;
  readonly turn: Seat;
  /** All track, with the tile just placed. */
  readonly network: Network;
  /** How many tiles are on the board, and how many are left in the supply. */
  readonly tilesLaid: number;
  readonly supplySize: number;
  /** In the order in which they were scored. */
  readonly lines: readonly Line[];
  readonly profits: ArrayLike<number>;
  /** The face that lies on a square, or -1. */
  faceOn(cell: Cell): number;
  /** Whether a tile of this kind is in a hand, as far as it is visible. */
  holds(seat: Seat, tile: TileCode): boolean;
  readonly slice: <Slice>(key: SliceKey<Slice>) => Slice;
  /** The slice of a module by its index in `layout.ruled`, for the core, which asks all of them again and again. */
  sliceAt(index: number): unknown;
}

/** The part of a scene that drawings depend on. */
export type Drawn = Pick<Scene, "layout" | "faceOn" | "slice">;

/** A line that has reached its end, before it is known what it pays. */
export interface Finished {
  readonly from: Station;
  readonly to: Station;
  readonly length: number;
}

/** Squares, each once, and why no others. */
export interface Limit {
  readonly squares: readonly Cell[];
  readonly refusal: Refusal;
}

export interface Module {
  readonly id: SliceKey<unknown>;
  /** Stands before the words of this module in records: `tag.word`. */
  readonly tag: string;
  readonly kind: "expansion" | "city" | "game" | "bridge";
  /** Modules it cannot be combined with, each with the reason in words. A second city, and anything beside a `game`, is refused anyway. */
  readonly excludes?: Readonly<Record<ModuleId, string>>;
  /** On a bridge: it is on whenever both are, and holds the rules of that pair. */
  readonly joins?: readonly [ModuleId, ModuleId];
  /** The number of seats it is for, if not the game's own range. */
  readonly seats?: number;
  /** The editions whose box holds it. */
  readonly boxes?: readonly EditionId[];
  /** Facts about its components that no rulebook states. */
  readonly unprinted?: readonly Omit<Unprinted, "module">[];
  /** The rule behind each thing it tells. */
  readonly tells?: Readonly<Record<string, string>>;
  /** The rule behind each reason of its awards, or the one behind all. `shares` also stands for `shares-blue`. */
  readonly awards?: string | Readonly<Record<string, string>>;
  /** Rulings that people may see differently. */
  readonly options?: readonly OptionSpec[];
  /** The keys and names of its landmarks in sets of components. */
  readonly landmarks?: readonly { readonly word: string; readonly name: string }[];
  /** Its printed components. Each module names the ones it shares too. */
  readonly parts?: readonly AnyPart[];
  /** The objection to a setup whose parts are each allowed. */
  check?(setup: Setup, printed: Printed): Objection | undefined;

  // Data, applied once when the table is laid out.
  terms?(terms: Terms, setup: Setup, printed: Printed): Terms;

  // Folds: take the answer so far, may give another.
  /** How many of a line's crossings count. */
  length?(length: number, line: Finished, scene: Scene): number;
  /** What its length is multiplied by. */
  factor?(factor: number, line: Finished, scene: Scene): number;
  /** Who earns it. Also called for open lines, to draw them. */
  earner?(earner: Earner | undefined, line: Finished, scene: Pick<Scene, "slice">): Earner | undefined;
  /** Whether the one-tile rule applies to lines from a station of the centre. */
  oneTileFrom?(isBanned: boolean, station: Station, scene: Scene): boolean;
  /** Tiles that lie on the centre without having been placed. */
  centreTiles?(scene: Pick<Scene, "slice">): readonly Pick<Laid, "cell" | "tile" | "turn">[];
  /** What it has on the board, for drawing. */
  marks?(scene: Drawn): readonly Mark[];
  /** Whether the game is over, asked between turns. */
  isOver?(isOver: boolean, scene: Scene): boolean;
  /** Awards at the end of the game; takes those that modules before it give. */
  finalAwards?(awards: readonly Award[], scene: Scene): readonly Award[];

  /** The only squares where tiles may be placed now, among those the core allows; undefined if all. */
  limit?(scene: Scene): Limit | undefined;

  /** A private game inside the game. */
  readonly own?: OwnRules;
}

/** A module with rules of its own. */
export interface Ruled {
  readonly module: Module;
  readonly own: OwnRules;
}

/** A draw of a module. */
export interface OwnDraw<Action> extends Draw<Action> {
  /** One of the outcomes, by one random number below the sum of their weights, for playouts that need no list. */
  sample?(random: Random): Action;
}

/** A list, or as much of one as playouts need, which take one of dozens of offers at most. */
export interface Offers<Action> {
  readonly length: number;
  at(index: number): Action | undefined;
}

/** Own state, own decisions, reactions. It reads the scene, changes only its slice, and awards points. */
// oxlint-disable-next-line typescript/no-explicit-any -- each module's own types hold inside it; the core only carries them
export interface OwnRules<Slice = any, Action = any> {
  readonly lexicon: Lexicon<Action>;
  start(layout: Layout): Slice;
  /** Who has to make a decision or a draw for this module now. The turn waits until then. If absent, nobody ever. */
  actor?(slice: Slice, scene: Scene): Actor | undefined;
  /** The draw that is due. Streams are named `tag/...`. */
  draw?(slice: Slice, scene: Scene): OwnDraw<Action>;
  /** The choices of the seat that has to decide. */
  choices?(slice: Slice, scene: Scene): readonly Action[];
  /** What the seat whose turn it is may do instead of placing a tile. */
  instead?(slice: Slice, scene: Scene): Offers<Action>;
  /**
   * Whether a seat without a tile might have something to do, by public knowledge; if not, it is skipped (rule 2.7).
   * Only for modules whose `instead` depends on something hidden.
   */
  mayAct?(slice: Slice, scene: Scene): boolean;
  /** Why this action is not possible now. */
  refusal(slice: Slice, action: Action, scene: Scene): Refusal;
  act(slice: Slice, action: Action, scene: Scene): OwnStep<Slice>;
  /** A tile was placed; its lines have not been scored yet. Undefined if nothing happens. */
  afterPlacing?(slice: Slice, laid: Pick<Laid, "cell" | "seat">, scene: Scene): OwnStep<Slice> | undefined;
  /** A line was scored. Undefined if nothing happens. */
  afterLine?(slice: Slice, line: Line, scene: Scene): OwnStep<Slice> | undefined;
  /** The slice as a viewer may know it, including all they could remember. If absent, everyone knows all of it. */
  view?(slice: Slice, viewer: Viewer): Slice;
  /** A slice that agrees with what a viewer knows and guesses the rest fairly. Goes with `view`. */
  imagine?(slice: Slice, viewer: Viewer, random: Random): Slice;
  /** Whether the viewer may not know the outcome of the draw. */
  hides?(slice: Slice, action: Action, viewer: Viewer): boolean;
}

// oxlint-disable-next-line typescript/no-explicit-any -- as above
export interface OwnStep<Slice = any> {
  readonly slice: Slice;
  readonly awards?: readonly Omit<Award, "module">[];
  /**
   * Messages, to everyone or to one seat only (`only`). A function is called only if somebody listens, so playouts
   * skip it.
   */
  readonly tells?: readonly Tell[] | (() => readonly Tell[]);
  /** Departures whose lines are already complete and are scored now. */
  readonly scores?: readonly Station[];
  /**
   * A tile from the hand that goes back into the supply, under this many others. Another is drawn and the turn goes on.
   */
  readonly putBack?: { readonly tile: TileCode; readonly under: number };
  /** The slices of the two modules that a bridge joins, if it changes them. */
  readonly others?: Readonly<Record<ModuleId, unknown>>;
}

/** All that a step tells. */
export function toldBy({ tells = [] }: OwnStep): readonly Tell[] {
  return typeof tells === "function" ? tells() : tells;
}

/** What a module needs only if somebody decides or draws something in it. */
type Acting = "lexicon" | "refusal" | "act";

const NOBODY_DECIDES: Pick<OwnRules, Acting> = {
  lexicon: new Lexicon([], String),
  refusal: () => unknownAction(),
  act: () => unknownAction(),
};

function unknownAction(): never {
  throw new RangeError("nothing is decided or drawn in this module");
}

/** Own rules with their types, as a module holds them. Where nobody decides or draws, `start` and a reaction are enough. */
export function ownRules<Slice, Action = never>(
  rules: [Action] extends [never] ? Omit<OwnRules<Slice>, Acting> : OwnRules<Slice, Action>,
): OwnRules {
  return { ...NOBODY_DECIDES, ...rules };
}
