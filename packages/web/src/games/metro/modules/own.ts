/** Types for actions in modules, as the desk and the components of modules use them. */
import type { MetroHints } from "../advice/part.ts";
import type { Cell, Move, OwnAction, Station, Preview, View } from "@interchange/metro/core";
import type { Refusal } from "@interchange/tabletop";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Speaker } from "../../../table/desk/names.ts";
import type { AnyModuleView, Brings, Light, Offers, Seen, Spot } from "./moduleView.ts";

/** A possible action in words, with its place on the board if it has one. */
export interface Option {
  readonly move: OwnAction;
  readonly action: unknown;
  readonly say: string;
  readonly group: string;
  readonly spot: Spot | undefined;
  readonly isInPanel: boolean;
  /** Its effects. */
  readonly brings: Brings | undefined;
}

/** The possible actions in one module. */
export interface ModuleOffer {
  readonly id: string;
  readonly moduleView: AnyModuleView | undefined;
  readonly seen: Seen;
  readonly isOwed: boolean;
  readonly options: readonly Option[];
}

export interface Lit {
  readonly module: string;
  readonly light: Light;
}

/** The player's actions in all modules of a table. */
export interface OwnDesk {
  /** The modules that are being introduced, and what the current sentence is about. */
  readonly introducing: Signal<readonly string[]>;
  readonly lit: Signal<Lit | undefined>;
  readonly offers: ReadonlySignal<readonly ModuleOffer[]>;
  /** Whether the viewer has a module's decision to make, or has picked something other than a tile. */
  readonly isActing: ReadonlySignal<boolean>;
  readonly isOwed: ReadonlySignal<boolean>;
  readonly prompt: ReadonlySignal<string | undefined>;
  /** The squares and stations that can be picked, and the one that is. */
  readonly squares: ReadonlySignal<ReadonlySet<Cell> | undefined>;
  readonly stations: ReadonlySignal<ReadonlySet<Station> | undefined>;
  /** The squares that must be visible to choose; undefined while there is no choice. */
  readonly sight: ReadonlySignal<readonly Cell[] | undefined>;
  readonly picked: ReadonlySignal<Cell | undefined>;
  readonly pickedStation: ReadonlySignal<Station | undefined>;
  readonly chosen: ReadonlySignal<Option | undefined>;
  /** The module that the player chose instead of placing a tile. */
  readonly turnedTo: Signal<string | undefined>;
  /** The current choices, in groups of which one is shown. */
  readonly choices: ReadonlySignal<readonly Option[]>;
  readonly group: Signal<string | undefined>;
  readonly shownOptions: ReadonlySignal<readonly Option[]>;
  pick(move: OwnAction): void;
  offersIn(module: string): Offers;
  /** Returns whether the tap was meant for a module. */
  chooseSquare(cell: Cell): boolean;
  chooseStation(station: Station): boolean;
  /** Plays what is picked; false if nothing is. */
  confirm(): boolean;
  stepBack(): boolean;
  clear(): void;
}

export interface OwnNeeds {
  readonly moduleViewOf: (module: string) => AnyModuleView | undefined;
  readonly view: ReadonlySignal<View>;
  readonly isDeciding: ReadonlySignal<boolean>;
  readonly moves: ReadonlySignal<readonly Move[]>;
  readonly speaker: () => Speaker;
  readonly play: (move: Move) => void;
  /** Called when something is picked: clears a tried tile and closes open panels. */
  readonly onPick: () => void;
  /** Called with the reason why a square cannot be chosen. */
  readonly onRefused: (cell: Cell, refusal: Refusal) => void;
}

/** The part of a table's desk that modules know. */
export interface DeskWithModules {
  /** Drawn above the marks of modules. */
  readonly advice: ReadonlySignal<Pick<MetroHints, "Over"> | undefined>;
  readonly own: OwnDesk | undefined;
  readonly shown: ReadonlySignal<View>;
  readonly isDeciding: ReadonlySignal<boolean>;
  readonly preview: ReadonlySignal<Preview | undefined>;
  readonly canPass: ReadonlySignal<boolean>;
  /** The square chosen for a tile, and the open sheet. */
  readonly chosen: Signal<Cell | undefined>;
  readonly sheet: Signal<string | undefined>;
  readonly speaker: () => Speaker;
  readonly readRules: (module: string) => void;
  pass(): Promise<void>;
  stepBack(): boolean;
}
