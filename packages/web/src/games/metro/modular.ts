/**
 * What tables with modules need besides: fetched before the first of them is opened, so that other tables do without.
 * This is the place where the rest of the page finds it.
 */
import type { Award, Cell, Event, Move, Place, Preview, View } from "@interchange/metro/core";
import type { Earner } from "@interchange/metro/core";
import type { Seat, Setup } from "@interchange/tabletop";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Happened } from "../../client/client.ts";
import type { Speaker } from "../../table/names.ts";

/** What is done in modules at one table; undefined parts of it are for the desk to do as ever. */
export interface OwnDesk {
  /** Whether a decision of a module is owed by the viewer, or something other than a tile is picked. */
  readonly isActing: ReadonlySignal<boolean>;
  readonly prompt: ReadonlySignal<string | undefined>;
  /** Squares and stations where something may be picked, and the one that is. */
  readonly squares: ReadonlySignal<ReadonlySet<Cell> | undefined>;
  readonly stations: ReadonlySignal<ReadonlySet<Place> | undefined>;
  readonly picked: ReadonlySignal<Cell | undefined>;
  readonly pickedStation: ReadonlySignal<Place | undefined>;
  /** Answers whether the tap was meant for a module. */
  chooseSquare(cell: Cell): boolean;
  chooseStation(place: Place): boolean;
  /** Plays what is picked; false when nothing is. */
  confirm(): boolean;
  stepBack(): boolean;
  clear(): void;
}

export interface OwnNeeds {
  readonly view: ReadonlySignal<View>;
  readonly isDeciding: ReadonlySignal<boolean>;
  readonly moves: ReadonlySignal<readonly Move[]>;
  readonly speaker: () => Speaker;
  readonly play: (move: Move) => void;
  /** Something was picked: a tile that was being tried is not any more, and open panels close. */
  readonly onPick: () => void;
  /** Why a square is not possible. */
  readonly onRefused: (cell: Cell, refusal: { readonly code: string; readonly rule: string }) => void;
}

/** What the parts of modules know of a table's desk. */
export interface ModularDesk {
  readonly own: OwnDesk | undefined;
  readonly shown: ReadonlySignal<View>;
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

interface DeskProps {
  readonly desk: ModularDesk;
}

/** Points of one kind: those of a module for a reason, say. */
export interface Source {
  readonly label: string;
  readonly points: number;
}

export interface Modular {
  deskOf(needs: OwnNeeds): OwnDesk;
  /** What an event other than those of the plain game says. */
  phrases(speaker: Speaker, event: Event, entry: Happened<Event>): readonly string[];
  /** "red company". */
  company(setup: Setup, company: number): string;
  refusal(setup: Setup, code: string): string | undefined;
  titles(setup: Setup): readonly string[];
  /** Said at somebody's first turn. */
  first(setup: Setup): string;
  /** Where the table's modules differ from their defaults. */
  differences(setup: Setup): readonly string[];
  squareWords(speaker: Speaker, view: View, cell: Cell): readonly string[];
  stationWords(speaker: Speaker, view: View, place: Place): readonly string[];
  seatNote(speaker: Speaker, view: View, seat: Seat): string | undefined;
  /** What to do with a tile, where a module has a say in it. */
  placing(speaker: Speaker, view: View): string | undefined;
  worth(speaker: Speaker, view: View, preview: Preview): number;
  /** Owners whose lines are the viewer's own affair. */
  mine(speaker: Speaker, view: View): readonly number[];
  sources(speaker: Speaker, awards: readonly Award[], to: Earner): readonly Source[];
  readonly Panels: ComponentType<DeskProps & { readonly isPanel?: boolean }>;
  readonly Marks: ComponentType<{ readonly speaker: Speaker; readonly view: View }>;
  readonly Reactions: ComponentType<DeskProps & { readonly preview: Preview }>;
  /** The buttons while `isActing`, and those beside placing and drawing. */
  readonly Decision: ComponentType<DeskProps>;
  readonly Instead: ComponentType<DeskProps>;
}

let fetched: Modular | undefined;

export function setModular(modular: Modular): void {
  fetched = modular;
}

/** Undefined at a table without modules. */
export function modularAt({ modules }: Setup): Modular | undefined {
  return modules.length ? fetched : undefined;
}
