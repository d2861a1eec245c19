/** What is done in modules at a table, as the desk and the parts of modules know it. */
import type { MetroHints } from "../advice/part.ts";
import type { Cell, Move, OwnAction, Place, Preview, View } from "@interchange/metro/core";
import type { Refusal } from "@interchange/tabletop";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Speaker } from "../../../table/desk/names.ts";
import type { AnyModuleView, Brings, Offers, Seen, Spot } from "./moduleView.ts";

/** One thing that may be done, in words and, if it has one, with its spot on the board. */
export interface Option {
  readonly move: OwnAction;
  readonly action: unknown;
  readonly say: string;
  readonly group: string;
  readonly spot: Spot | undefined;
  readonly isInPanel: boolean;
  /** What it leads to. */
  readonly brings: Brings | undefined;
}

/** What may be done in one module. */
export interface ModuleOffer {
  readonly id: string;
  readonly moduleView: AnyModuleView | undefined;
  readonly seen: Seen;
  readonly isOwed: boolean;
  readonly options: readonly Option[];
}

/** What is done in modules at one table. */
export interface OwnDesk {
  readonly offers: ReadonlySignal<readonly ModuleOffer[]>;
  /** Whether a decision of a module is owed by the viewer, or something other than a tile is picked. */
  readonly isActing: ReadonlySignal<boolean>;
  readonly isOwed: ReadonlySignal<boolean>;
  readonly prompt: ReadonlySignal<string | undefined>;
  /** Squares and stations where something may be picked, and the one that is. */
  readonly squares: ReadonlySignal<ReadonlySet<Cell> | undefined>;
  readonly stations: ReadonlySignal<ReadonlySet<Place> | undefined>;
  /** What has to be seen to choose; undefined while nothing is to be chosen. */
  readonly sight: ReadonlySignal<readonly Cell[] | undefined>;
  readonly picked: ReadonlySignal<Cell | undefined>;
  readonly pickedStation: ReadonlySignal<Place | undefined>;
  readonly chosen: ReadonlySignal<Option | undefined>;
  /** The module that the person turned to instead of placing a tile. */
  readonly turnedTo: Signal<string | undefined>;
  /** What is to be chosen from now, in groups of which one is shown. */
  readonly choices: ReadonlySignal<readonly Option[]>;
  readonly group: Signal<string | undefined>;
  readonly shownOptions: ReadonlySignal<readonly Option[]>;
  pick(move: OwnAction): void;
  offersIn(module: string): Offers;
  /** Answers whether the tap was meant for a module. */
  chooseSquare(cell: Cell): boolean;
  chooseStation(place: Place): boolean;
  /** Plays what is picked; false when nothing is. */
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
  /** Something was picked: a tile that was being tried is not any more, and open panels close. */
  readonly onPick: () => void;
  /** Why a square is not possible. */
  readonly onRefused: (cell: Cell, refusal: Refusal) => void;
}

/** What the parts of modules know of a table's desk. */
export interface DeskWithModules {
  /** What stands over all that modules have on the board, if anything does. */
  readonly advice: ReadonlySignal<Pick<MetroHints, "Over"> | undefined>;
  readonly own: OwnDesk | undefined;
  readonly shown: ReadonlySignal<View>;
  readonly isDeciding: ReadonlySignal<boolean>;
  readonly preview: ReadonlySignal<Preview | undefined>;
  readonly canPass: ReadonlySignal<boolean>;
  /** The square chosen for a tile, and the panel that is open over the table. */
  readonly chosen: Signal<Cell | undefined>;
  readonly sheet: Signal<string | undefined>;
  readonly speaker: () => Speaker;
  readonly readRules: (module: string) => void;
  pass(): Promise<void>;
  stepBack(): boolean;
}
