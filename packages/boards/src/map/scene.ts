/** What the map shows, free of rules: the map draws a scene and reports what the person did. */
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
import type { Seat } from "@interchange/tabletop";

export interface SceneStation {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly x: number;
  readonly y: number;
  readonly label: StationSpot["label"];
  /** How a terminus lies, in degrees. */
  readonly turn: number;
  /** What a connection station shows once symbols have been dealt. */
  readonly symbol: string | undefined;
  readonly isOpen: boolean;
  readonly isVisited: boolean;
  readonly isPassengerHere: boolean;
  /** Pointed out by the station finder. */
  readonly isFound: boolean;
}

/** A line that may be built in a block: what it costs in tokens, and where that is known, what it is worth. */
export interface Candidate {
  readonly block: number;
  readonly line: string;
  readonly cost: number;
  readonly worth?: CandidateWorth | undefined;
}

/** What a piece is worth beside others, as it is written on the map. */
export interface CandidateWorth {
  readonly text: string;
  /** How strongly it is coloured: above 0 for good, below for bad, at most 1 either way. */
  readonly strength: number;
  readonly isBest: boolean;
}

/** A block where something may be built; the segment is the space that the piece would lie in. */
export interface SceneChoice {
  readonly block: number;
  readonly candidates: readonly Candidate[];
  readonly segment: Segment;
}

/** A piece that is being tried, or that is part of a turn not ended yet. */
export interface SceneGhost {
  readonly block: number;
  readonly line: string;
  readonly segment: Segment;
  /** Which action of the turn it is, from 1. */
  readonly slot?: number | undefined;
}

/** A piece that is set beside another: what kind of move it was, and its sign. */
export interface SceneCompared extends SceneGhost {
  readonly kind: string;
  readonly sign: string;
}

/** A block that something is asked or said about. */
export interface SceneMark {
  readonly block: number;
  readonly path: string;
  /** How wide its spaces are together. */
  readonly width: number;
}

/** A way that the passenger might go. */
export interface TripPreview {
  readonly way: readonly Stretch[];
  /** The seats that score, one for each line used. */
  readonly scores?: readonly Seat[] | undefined;
  /** Equally good ways that are not chosen are drawn calmer. */
  readonly isAlternative?: boolean | undefined;
}

export interface SceneTrip extends Omit<TripPreview, "isAlternative"> {
  readonly to: string;
  readonly isAlternative: boolean;
  /** A path for every stretch; without a line on foot. */
  readonly parts: readonly { readonly line?: string | undefined; readonly path: string }[];
}

export interface MapScene {
  readonly stations: readonly SceneStation[];
  readonly spaces: readonly DrawnSpace[];
  readonly lines: readonly LineStroke[];
  /** All free spaces as one path. */
  readonly free: string;
  /** Pieces just built, as one path. */
  readonly last: string;
  readonly choices: readonly SceneChoice[];
  readonly ghost: SceneGhost | undefined;
  readonly drafted: readonly SceneGhost[];
  readonly compared: readonly SceneCompared[];
  readonly marks: readonly SceneMark[];
  readonly trips: readonly SceneTrip[];
  /** Lines being traced; all else is dimmed. */
  readonly lit: ReadonlySet<string> | undefined;
}

/** What a person points at. Several blocks are so close to each other that the person has to say which is meant. */
export type MapTarget =
  | { readonly kind: "station"; readonly id: string }
  | { readonly kind: "blocks"; readonly blocks: readonly SceneChoice[] }
  /** A block where nothing may be built, pointed at exactly while something is to be built. */
  | { readonly kind: "refused"; readonly block: number }
  | { readonly kind: "line"; readonly line: string; readonly block: number };

export type Tried = Omit<SceneGhost, "segment">;

export interface SceneExtras {
  readonly candidates?: readonly Candidate[] | undefined;
  readonly ghost?: Tried | undefined;
  /** Pieces of a turn that has not ended, in order; they are among the pieces already. */
  readonly drafted?: readonly Tried[] | undefined;
  /** Pieces that are not built, beside each other. */
  readonly compared?: readonly Omit<SceneCompared, "segment">[] | undefined;
  /** Blocks that something is asked or said about. */
  readonly marked?: readonly number[] | undefined;
  /** Pieces to mark as just built. */
  readonly last?: readonly Piece[] | undefined;
  readonly trips?: readonly TripPreview[] | undefined;
  readonly lit?: ReadonlySet<string> | undefined;
  readonly found?: ReadonlySet<string> | undefined;
}

/** What there is to see of a game: its pieces, the symbols dealt, the passenger, and the stations face up or visited. */
export interface Seen {
  /** The city as this table's components print it; absent: as published first. */
  readonly city?: City;
  readonly pieces: readonly Piece[];
  readonly symbols: readonly string[];
  readonly passenger: string;
  readonly open: readonly string[];
  readonly visited: readonly string[];
}
