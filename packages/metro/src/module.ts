/**
 * What a module of the game is: data that changes the plan of the table, folds that change an answer, and a private
 * game inside the game. The list of hooks is closed and short; the core calls them and knows no module by name.
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
import type { Cell, Place } from "./geometry.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Mark } from "./mark.ts";
import type { Network } from "./network.ts";
import type { Numbering } from "./stations.ts";
import type { Award, Earner, Laid, Line, Stage, Tell } from "./position.ts";
import type { TileCode } from "./tiles.ts";

export type ModuleId = string;

declare const SLICE: unique symbol;

/** The id of a module that has a slice, with its type: whoever asks for a slice by its key gets it as what it is. */
export type SliceKey<Slice> = ModuleId & { readonly [SLICE]: Slice };

/** Each module makes one key, of its id and for its slice. */
export function sliceKey<Slice>(id: ModuleId): SliceKey<Slice> {
  return id as SliceKey<Slice>;
}

/** What the options and the modules make of the table, before it is turned into tables for the kernel. */
export interface Plan {
  readonly freeOrientation: boolean;
  readonly handSize: number;
  readonly openHands: boolean;
  readonly startSeat: Seat;
  readonly numbering: Numbering;
  /** Whether a tile may not make a one-tile line (rule 3.4), and whether that goes for lines that nobody owns too. */
  readonly oneTileRule: boolean;
  readonly oneTileEverywhere: boolean;
  /** Whether the exception of the one-tile rule stands even while another tile could be drawn. */
  readonly exceptionAlways: boolean;
  /** Whether a seat may draw another tile instead of placing from the hand (rule 2.3). */
  readonly drawAnother: boolean;
  /** Whether seats own the lines, or companies do, and of these how many there are. */
  readonly ownedBy: "seat" | "company";
  readonly companies: number;
  /** Who gets what cities give for lines that pass or end somewhere: whoever owns the line, or who placed the tile (rule SC.14). */
  readonly rewards: "owner" | "placer";
  /** The seat or company that owns the line from each place, or `NOBODYS`. */
  readonly owners: readonly number[];
  /** What the length of a line that ends at each place is multiplied by (rule 4.5). */
  readonly factors: readonly number[];
  /** Whether lines may depart from the stations of the centre. */
  readonly centreDeparts: boolean;
  /** Whether the centre has track of its own, so that lines run on through it. */
  readonly centreIsOpen: boolean;
}

/** The owner of a departure nobody owns. */
export const NOBODYS = -1;

/** A plan with the tables that kernel and rules read, and the modules that are on, in the order of the catalog. */
export interface Layout {
  readonly setup: Setup;
  readonly seats: number;
  readonly terms: Plan;
  readonly owners: Int8Array;
  readonly factors: Uint8Array;
  /** 1 where a face on a square joins a departure to a destination over that one tile (rule 3.4), by `face * 64 + cell`. */
  readonly oneTile: Uint8Array;
  readonly modules: readonly Module[];
  /** Those of them that have rules of their own. */
  readonly ruled: readonly Ruled[];
  /** What is printed on the components of this table. */
  readonly printed: Printed;
  /** All modules that there are: the place of one in it is its number in action codes. */
  readonly catalog: readonly Module[];
}

/** What a module may read of a table: the same of a position, of a view of it, and of a board. */
export interface Scene {
  readonly layout: Layout;
  readonly stage: Stage;
  readonly turn: Seat;
  /** All track, with the tile just placed. */
  readonly network: Network;
  /** How many tiles lie on the board, and how many are left in the supply. */
  readonly tilesLaid: number;
  readonly supplySize: number;
  /** In the order in which they were scored. */
  readonly lines: readonly Line[];
  readonly profits: ArrayLike<number>;
  /** The face that lies on a square, or -1. */
  faceOn(cell: Cell): number;
  /** Whether a tile of this kind is in a hand, as far as one sees it. */
  holds(seat: Seat, tile: TileCode): boolean;
  slice<Slice>(key: SliceKey<Slice>): Slice;
}

/** As much of a scene as what lies on the board depends on. */
export type Drawn = Pick<Scene, "layout" | "faceOn" | "slice">;

/** A line that has reached its end, before it is known what it pays. */
export interface Finished {
  readonly from: Place;
  readonly to: Place;
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
  /** How many seats it is for, where that is not as many as the game is for. */
  readonly seats?: number;
  /** The editions whose box holds it. */
  readonly boxes?: readonly EditionId[];
  /** What about its components no rulebook says. */
  readonly unprinted?: readonly Omit<Unprinted, "module">[];
  /** Rulings that people may see differently. */
  readonly options?: readonly OptionSpec[];
  /** What is printed on its components; what several modules share, each of them names. */
  readonly parts?: readonly AnyPart[];
  /** What speaks against a setup of which every part is allowed. */
  check?(setup: Setup, printed: Printed): Objection | undefined;

  // Data, applied once when the table is laid out.
  plan?(plan: Plan, setup: Setup, printed: Printed): Plan;

  // Folds: take the answer so far, may give another.
  /** How many of a line's crossings count. */
  length?(length: number, line: Finished, scene: Scene): number;
  /** What its length is multiplied by. */
  factor?(factor: number, line: Finished, scene: Scene): number;
  /** Who earns it; also asked of lines that have not ended, to draw them. */
  earner?(earner: Earner | undefined, line: Finished, scene: Pick<Scene, "slice">): Earner | undefined;
  /** Whether the one-tile rule holds for lines from a station of the centre. */
  oneTileFrom?(isBanned: boolean, place: Place, scene: Scene): boolean;
  /** Tiles that lie on the centre without having been placed. */
  centreTiles?(scene: Pick<Scene, "slice">): readonly Pick<Laid, "cell" | "tile" | "turn">[];
  /** What of it lies on the board, for those who draw that. */
  marks?(scene: Drawn): readonly Mark[];
  /** Whether the game is over, asked between turns. */
  isOver?(isOver: boolean, scene: Scene): boolean;
  /** Awards at the end of the game; takes those that modules before it give. */
  finalAwards?(awards: readonly Award[], scene: Scene): readonly Award[];

  /** The only squares on which tiles may be placed now, of those that the core allows; undefined where all may. */
  limit?(scene: Scene): Limit | undefined;

  /** A private game inside the game. */
  readonly own?: OwnRules;
}

/** A module with rules of its own. */
export interface Ruled {
  readonly module: Module;
  readonly own: OwnRules;
}

/** Own state, own decisions, reactions. It reads the scene, changes only its slice, and awards points. */
// oxlint-disable-next-line typescript/no-explicit-any -- each module's own types hold inside it; the core only carries them
export interface OwnRules<Slice = any, Action = any> {
  readonly lexicon: Lexicon<Action>;
  start(layout: Layout): Slice;
  /** Who owes this module a decision or a draw now; while someone does, the turn waits. */
  actor(slice: Slice, scene: Scene): Actor | undefined;
  /** The draw that is owed. Streams are named `tag/...`. */
  draw?(slice: Slice, scene: Scene): Draw<Action>;
  /** The decisions among which the seat that owes one may choose. */
  choices?(slice: Slice, scene: Scene): readonly Action[];
  /** What the seat whose turn it is may do instead of placing a tile. */
  instead?(slice: Slice, scene: Scene): readonly Action[];
  /**
   * Whether a seat without a tile may have such a thing to do, by what everybody knows; else it is passed over (rule
   * 2.7). Only for modules whose `instead` depends on something hidden.
   */
  mayAct?(slice: Slice, scene: Scene): boolean;
  /** Why an action that is not possible now is not. */
  refusal(slice: Slice, action: Action, scene: Scene): Refusal;
  act(slice: Slice, action: Action, scene: Scene): OwnStep<Slice>;
  /** A tile was placed; its lines have not been scored yet. Undefined: nothing comes of it. */
  afterPlacing?(slice: Slice, laid: Pick<Laid, "cell" | "seat">, scene: Scene): OwnStep<Slice> | undefined;
  /** A line was scored. */
  afterLine?(slice: Slice, line: Line, scene: Scene): OwnStep<Slice>;
  /** The slice as a viewer may know it, all that they could remember included. Left out: everybody knows all of it. */
  view?(slice: Slice, viewer: Viewer): Slice;
  /** A slice that agrees with what a viewer knows and guesses the rest fairly. Goes with `view`. */
  imagine?(slice: Slice, viewer: Viewer, random: Random): Slice;
  /** Whether a viewer may not know what the draw that is owed gives. */
  hides?(slice: Slice, action: Action, viewer: Viewer): boolean;
}

// oxlint-disable-next-line typescript/no-explicit-any -- as above
export interface OwnStep<Slice = any> {
  readonly slice: Slice;
  readonly awards?: readonly Omit<Award, "module">[];
  /**
   * What there is to tell: to everybody, or to one seat only (`only`). A function says it only to those who listen,
   * which playouts do not.
   */
  readonly tells?: readonly Tell[] | (() => readonly Tell[]);
  /** Departures whose lines are complete already and are to be scored now. */
  readonly scores?: readonly Place[];
  /** A tile of the hand that goes back into the supply, under so many others; another is drawn and the turn goes on. */
  readonly putBack?: { readonly tile: TileCode; readonly under: number };
  /** Slices of the two modules that a bridge joins, where it changes them. */
  readonly others?: Readonly<Record<ModuleId, unknown>>;
}

/** All that a step tells. */
export function toldBy({ tells = [] }: OwnStep): readonly Tell[] {
  return typeof tells === "function" ? tells() : tells;
}

/** Own rules with their types, as a module holds them. */
export function ownRules<Slice, Action>(rules: OwnRules<Slice, Action>): OwnRules {
  return rules;
}
