/**
 * What the page shows of a module: its panel, its marks on the board, and how its affairs are worded. A module view reads the
 * viewer's view and says what the person picked; it knows no rule, and a module without one is played all the same.
 */
import type { Cell, Earner, Place, Preview, Scene, Tell, View } from "@interchange/metro/core";
import type { Seat, Setup } from "@interchange/tabletop";
import type { ComponentChildren, ComponentType } from "preact";
import type { Colour } from "@interchange/boards/palette";
import type { OptionText, Who } from "../../../words/types.ts";

/** What setting up a table, menus and titles say of a module. */
export interface ModuleAbout {
  readonly title: string;
  /** Some four words, beside its picture. */
  readonly short: string;
  /** What of the box lies on the table with it. */
  readonly pieces?: readonly string[];
  /** One or two short sentences. */
  readonly about: string;
  /** Why it does not go with another module, by the other's id; one of the two says it. */
  readonly excludes?: Readonly<Record<string, string>>;
  /** Its options in words, by name. */
  readonly options?: Readonly<Record<string, OptionText>>;
  /** What of it is printed nowhere that we could see, by what the rules call it. */
  readonly unprinted?: Readonly<Record<string, string>>;
}

/** Somebody who words things for the viewer. */
export interface Says {
  readonly setup: Setup;
  readonly who: (seat: Seat) => Who;
  readonly company: (company: number) => Who;
  /** The owner of points: a person or a company. */
  readonly earner: (earner: Earner) => Who;
  /** A colour of companies and tourists, as the edition shows it; by its word or its place in the list. */
  readonly colour: (colour: string | number) => Colour;
  /** What it is called where it stands by itself; inside a sentence the sentence says it. */
  readonly colourName: (colour: string | number) => string;
  readonly square: (cell: Cell) => string;
  /** The printed number of an edge station. */
  readonly station: (place: Place) => number;
}

/** The table as the viewer sees it, with the module's own part of it. */
export interface Seen<Slice = unknown> extends Says {
  readonly view: View;
  readonly slice: Slice;
  /** For questions to the rules. */
  readonly scene: Scene;
}

/** Where on the board an action is chosen. */
export type Spot =
  | { readonly kind: "square"; readonly cell: Cell }
  | { readonly kind: "station"; readonly place: Place };

/** What the viewer may do in a module now, whether it is owed or may be done instead of placing a tile. */
export interface Offers<Action = unknown> {
  readonly actions: readonly Action[];
  /** Whether the viewer owes one of them. */
  readonly isOwed: boolean;
  has(action: Action): boolean;
  isPicked(action: Action): boolean;
  /** Nothing is played before the person confirms it. */
  pick(action: Action): void;
}

/** What an action leads to, as far as that is certain. */
export interface Brings {
  /** What its card is called, where the whole sentence would be long: "Louvre". */
  readonly title?: string;
  /** "row grows 2 → 4" */
  readonly says: string;
  /** Points that it changes at once, or at the end as things stand. */
  readonly points?: number;
  /** The same as a small picture. */
  readonly picture?: ComponentChildren;
  /** The departure of the line that one would get. */
  readonly line?: Place;
}

export interface ChoosingProps<Slice, Action> {
  readonly seen: Seen<Slice>;
  /** The letter by which an action is called on the board, in the picture and on its card. */
  readonly letterOf: (action: Action) => string | undefined;
  readonly isPicked: (action: Action) => boolean;
}

export interface PanelProps<Slice, Action> {
  readonly seen: Seen<Slice>;
  readonly offers: Offers<Action>;
  /** What the tile would do where it is tried out, at tables that show it. */
  readonly preview: Preview | undefined;
}

export interface ModuleView<Slice = unknown, Action = unknown> {
  /** Stands beside the board, or in a sheet. Without it, what may be done is listed as buttons. */
  readonly Panel?: ComponentType<PanelProps<Slice, Action>>;
  /** Small things on the board, drawn as SVG in board units: a square is `TILE` wide, `cornerOf` says where. */
  readonly Marks?: ComponentType<{ readonly seen: Seen<Slice> }>;
  /** More rows for the ledger. */
  readonly Ledger?: ComponentType<{ readonly seen: Seen<Slice>; readonly preview: Preview }>;

  /** The question that the viewer owes an answer to; it goes on after "Your turn". */
  readonly ask?: (choices: readonly Action[], seen: Seen<Slice>) => string;
  /** What leads to the actions instead of placing a tile: "Exchange a share", and for little room "Exchange". */
  readonly instead?: (seen: Seen<Slice>) => { readonly label: string; readonly short: string };
  /** What to do with a tile, where the module has a say in it: "extend a line of red". It goes on after "Your turn". */
  readonly placing?: (seen: Seen<Slice>) => string | undefined;
  /** An action on its button: "Louvre, space 3". */
  readonly say: (action: Action, seen: Seen<Slice>) => string;
  /** Actions with the same words here are offered together, the others one tap away: "the red tourist". */
  readonly group?: (action: Action, seen: Seen<Slice>) => string;
  readonly spot?: (action: Action, seen: Seen<Slice>) => Spot | undefined;
  /** What an action leads to: stands on its card. */
  readonly brings?: (action: Action, seen: Seen<Slice>) => Brings | undefined;
  /** What has to be seen on the board while something is owed, besides the squares to choose from. */
  readonly sight?: (seen: Seen<Slice>) => readonly Cell[];
  /** What has to be seen beside it: the row in which somebody is seated. */
  readonly Choosing?: ComponentType<ChoosingProps<Slice, Action>>;
  /** Whether the panel lets the person pick this action, so that the tray need not list it. */
  readonly isInPanel?: (action: Action) => boolean;

  /** What a tell says: in the log, or in the ledger as what would happen. Undefined when it is not worth words. */
  readonly tell: (tell: Tell, says: Says, when: "log" | "ledger") => string | undefined;
  /** What points were for, by the reason of the award: "longest row". */
  readonly award: (reason: string, says: Says) => string;
  /** Why something is not possible, by refusal code. */
  readonly refusals: () => Readonly<Record<string, string>>;

  /** What there is to say of a square, for those who hear the board. */
  readonly square?: (cell: Cell, seen: Seen<Slice>) => string | undefined;
  /** The same of a station. */
  readonly station?: (place: Place, seen: Seen<Slice>) => string | undefined;
  /** What one plays for, where that is another thing than most points; said with the first turn. */
  readonly goal?: (setup: Setup) => string;
  /** A few words beside the name of a seat. */
  readonly note?: (seat: Seat, seen: Seen<Slice>) => string | undefined;
  /** Companies whose lines the viewer cares about most. */
  readonly mine?: (seen: Seen<Slice>) => readonly number[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- each view's own types hold inside it; the page only carries them
export type AnyModuleView = ModuleView<any, any>;

/** A module view with its types, as the list of modules holds it. */
export function moduleView<Slice, Action>(moduleView: ModuleView<Slice, Action>): AnyModuleView {
  return moduleView;
}
