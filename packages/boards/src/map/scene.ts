/** The scene that the map draws: plain data, free of rules. */
import type {
  City,
  Category,
  DrawnSpace,
  LineStroke,
  Piece,
  Segment,
  StationSpot,
  Stretch,
} from "@interchange/underground/drawing";
import type { Sheet } from "./sheet.ts";

export interface SceneStation {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly x: number;
  readonly y: number;
  readonly label: StationSpot["label"];
  /** The angle of a terminus, in degrees. */
  readonly turn: number;
  /** What a connection station shows once symbols have been dealt. */
  readonly symbol: string | undefined;
  readonly isOpen: boolean;
  readonly isVisited: boolean;
  readonly isPassengerHere: boolean;
  /** Highlighted by the station finder. */
  readonly isFound: boolean;
}

/** A line that may be built in a block: its cost in tokens and, if known, its value. */
export interface Candidate {
  readonly block: number;
  readonly line: string;
  readonly cost: number;
  readonly worth?: CandidateWorth | undefined;
}

/** A piece's value compared with others, as the map shows it. */
export interface CandidateWorth {
  readonly text: string;
  /** How strongly it is coloured: positive for good, negative for bad, at most 1 either way. */
  readonly strength: number;
  readonly isBest: boolean;
}

/** A block where something may be built. The segment is the space of the piece. */
export interface SceneChoice {
  readonly block: number;
  readonly candidates: readonly Candidate[];
  readonly segment: Segment;
}

/** A piece that is being tried, or part of an unfinished turn. */
export interface SceneGhost {
  readonly block: number;
  readonly line: string;
  readonly segment: Segment;
  /** The number of the action in the turn, from 1. */
  readonly slot?: number | undefined;
}

/** A piece compared with another: the kind of move, and its sign. */
export interface SceneCompared extends SceneGhost {
  readonly kind: string;
  readonly sign: string;
}

/** A block that is asked about or mentioned. */
export interface SceneMark {
  readonly block: number;
  readonly path: string;
  /** The total width of its spaces. */
  readonly width: number;
}

/** A possible trip of the passenger. */
export interface TripPreview {
  readonly way: readonly Stretch[];
  /** The number of the trip in the turn, from 1. */
  readonly order?: number | undefined;
  /** Equally good trips that are not chosen are drawn fainter. */
  readonly isAlternative?: boolean | undefined;
}

export interface SceneTrip extends Omit<TripPreview, "isAlternative"> {
  readonly to: string;
  readonly isAlternative: boolean;
  /** A path for every stretch; without a line if walked. */
  readonly parts: readonly { readonly line?: string | undefined; readonly path: string }[];
}

export interface MapScene {
  /** The map, the same object for all scenes on it. */
  readonly sheet: Sheet;
  readonly stations: readonly SceneStation[];
  readonly spaces: readonly DrawnSpace[];
  readonly lines: readonly LineStroke[];
  readonly letters: Readonly<Record<string, string>>;
  /** All free spaces as one path. */
  readonly free: string;
  /** Pieces just built, as one path. */
  readonly last: string;
  readonly choices: readonly SceneChoice[];
  readonly ghost: SceneGhost | undefined;
  readonly drafted: readonly SceneGhost[];
  /** What others built since the viewer's last turn, in order. */
  readonly recap: readonly SceneGhost[];
  readonly compared: readonly SceneCompared[];
  readonly marks: readonly SceneMark[];
  readonly trips: readonly SceneTrip[];
  /** Stations that belong together, with a ring each. */
  readonly paired: ReadonlySet<string> | undefined;
  /** Highlighted lines; everything else is dimmed. */
  readonly lit: ReadonlySet<string> | undefined;
}

/** What a player points at. If several blocks are too close together, we have to ask. */
export type MapTarget =
  | { readonly kind: "station"; readonly id: string }
  | { readonly kind: "blocks"; readonly blocks: readonly SceneChoice[] }
  /** The pointer is exactly on a block where nothing may be built, while building. */
  | { readonly kind: "refused"; readonly block: number }
  | { readonly kind: "line"; readonly line: string; readonly block: number };

export type Tried = Omit<SceneGhost, "segment">;

export interface SceneExtras {
  readonly candidates?: readonly Candidate[] | undefined;
  readonly ghost?: Tried | undefined;
  /** The pieces of an unfinished turn, in order. They are also among the pieces. */
  readonly drafted?: readonly Tried[] | undefined;
  /** The pieces of others to number, in order. They are also among the pieces. */
  readonly recap?: readonly Tried[] | undefined;
  /** Pieces that are not built, for comparison. */
  readonly compared?: readonly Omit<SceneCompared, "segment">[] | undefined;
  /** Blocks that are asked about or mentioned. */
  readonly marked?: readonly number[] | undefined;
  /** Pieces to mark as just built. */
  readonly last?: readonly Piece[] | undefined;
  readonly trips?: readonly TripPreview[] | undefined;
  readonly lit?: ReadonlySet<string> | undefined;
  readonly found?: ReadonlySet<string> | undefined;
  readonly paired?: ReadonlySet<string> | undefined;
}

/** What is visible of a game: its pieces, the dealt symbols, the passenger, and open or visited stations. */
export interface Seen {
  /** The city as this table's components print it; by default as first published. */
  readonly city?: City;
  /** The letters of the lines in the reader's language; English by default. */
  readonly letters?: Readonly<Record<string, string>>;
  readonly pieces: readonly Piece[];
  readonly symbols: readonly string[];
  readonly passenger: string;
  readonly open: readonly string[];
  readonly visited: readonly string[];
}
