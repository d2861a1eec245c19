/**
 * The page's view of a module: its panel, its marks on the board and its texts. It reads the viewer's view and reports
 * what the player picks. It knows no rules, and a module without one can still be played.
 */
import type { Cell, Earner, Station, Preview, Scene, Tell, View } from "@interchange/metro/core";
import type { Seat, Setup } from "@interchange/tabletop";
import type { ComponentChildren, ComponentType } from "preact";
import type { Colour } from "@interchange/boards/palette";
import type { OptionText, Who } from "../../../words/types.ts";

/** A module's texts for setup, menus and titles. */
export interface ModuleAbout {
  readonly title: string;
  /** About four words, beside its picture. */
  readonly short: string;
  /** What it adds to the table from the box. */
  readonly pieces?: readonly string[];
  /** Two or three short sentences. The first table with the module shows them one by one. */
  readonly about: readonly string[];
  /** Why it excludes another module, by the other's id. Only one of the two says it. */
  readonly excludes?: Readonly<Record<string, string>>;
  /** The texts of its options, by name. */
  readonly options?: Readonly<Record<string, OptionText>>;
  /** What the form for an owner's box says of its components. */
  readonly box?: { readonly title: string; readonly about: string };
  /** Values that we found printed nowhere, by their name in the rules. */
  readonly unprinted?: Readonly<Record<string, string>>;
}

/** Puts names into words for the viewer. */
export interface Says {
  readonly setup: Setup;
  readonly who: (seat: Seat) => Who;
  readonly company: (company: number) => Who;
  /** The name of whoever gets points: a person or a company. */
  readonly earner: (earner: Earner) => Who;
  /** A colour of companies and tourists in this edition, by name or by index. */
  readonly colour: (colour: string | number) => Colour;
  /** The name of the colour on its own. Inside a sentence, the sentence chooses the form. */
  readonly colourName: (colour: string | number) => string;
  readonly square: (cell: Cell) => string;
  /** The printed number of an edge station. */
  readonly station: (station: Station) => number;
}

/** The table as the viewer sees it, with the module's own slice. */
export interface Seen<Slice = unknown> extends Says {
  readonly view: View;
  readonly slice: Slice;
  /** For asking the rules. */
  readonly scene: Scene;
}

/** Where on the board an action is chosen. */
export type Spot =
  | { readonly kind: "square"; readonly cell: Cell }
  | { readonly kind: "station"; readonly station: Station };

/** What the viewer may do in a module now, either because it is due or instead of placing a tile. */
export interface Offers<Action = unknown> {
  readonly actions: readonly Action[];
  /** Whether the viewer has to do one of them. */
  readonly isOwed: boolean;
  has(action: Action): boolean;
  isPicked(action: Action): boolean;
  /** Nothing is played until the player confirms. */
  pick(action: Action): void;
}

/** The certain effects of an action. */
export interface Brings {
  /** A short title for its card, if the full text would be long: "Louvre". */
  readonly title?: string;
  /** "row grows 2 → 4" */
  readonly says: string;
  /** Points that it changes now, or at the end as things stand. */
  readonly points?: number;
  /** The same as a small picture. */
  readonly picture?: ComponentChildren;
  /** The start of the line that the player would get. */
  readonly line?: Station;
}

export interface ChoosingProps<Slice, Action> {
  readonly seen: Seen<Slice>;
  /** The letter of an action on the board, in pictures and on its card. */
  readonly letterOf: (action: Action) => string | undefined;
  readonly isPicked: (action: Action) => boolean;
}

export interface PanelProps<Slice, Action> {
  readonly seen: Seen<Slice>;
  readonly offers: Offers<Action>;
  /** The effects of the tried tile, at tables that show them. */
  readonly preview: Preview | undefined;
}

/** What a sentence about a module is about: its pieces on the board, the centre, the stations, or its panel. */
export type Light = "pieces" | "centre" | "stations" | "panel";

export interface ModuleView<Slice = unknown, Action = unknown> {
  /** What each sentence of its introduction lights. */
  readonly lights?: readonly Light[];
  /** The module that it changes so much that the other's introduction would be wrong. */
  readonly introducesFor?: string;
  /** Shown beside the board or in a sheet. Without it, actions are listed as buttons. */
  readonly Panel?: ComponentType<PanelProps<Slice, Action>>;
  /** Marks on the board, as SVG in board units: a square is `TILE` wide, `cornerOf` gives its position. */
  readonly Marks?: ComponentType<{ readonly seen: Seen<Slice> }>;
  /** More rows for the ledger. */
  readonly Ledger?: ComponentType<{ readonly seen: Seen<Slice>; readonly preview: Preview }>;

  /** The question that the viewer has to answer, continuing "Your turn". */
  readonly ask?: (choices: readonly Action[], seen: Seen<Slice>) => string;
  /**
   * The button for the actions instead of placing a tile: "Exchange a share", or "Exchange" if there is little room.
   */
  readonly instead?: (seen: Seen<Slice>) => { readonly label: string; readonly short: string };
  /** What to do with a tile, if the module has a say in it: "extend a red line". Continues "Your turn". */
  readonly placing?: (seen: Seen<Slice>) => string | undefined;
  /** An action on its button: "Louvre, space 3". */
  readonly say: (action: Action, seen: Seen<Slice>) => string;
  /** Actions with the same group are offered together, the others one tap away: "the red tourist". */
  readonly group?: (action: Action, seen: Seen<Slice>) => string;
  readonly spot?: (action: Action, seen: Seen<Slice>) => Spot | undefined;
  /** The effects of an action, for its card. */
  readonly brings?: (action: Action, seen: Seen<Slice>) => Brings | undefined;
  /** What must be visible on the board during a decision, besides the squares to choose from. */
  readonly sight?: (seen: Seen<Slice>) => readonly Cell[];
  /** What must be visible beside the board, such as the row where a tourist takes a seat. */
  readonly Choosing?: ComponentType<ChoosingProps<Slice, Action>>;
  /** Whether this action is picked in the panel, so that the tray need not list it. */
  readonly isInPanel?: (action: Action) => boolean;

  /**
   * The text of a tell: in the log as what happened, in the ledger as what would happen. Undefined if it is not worth a
   * text.
   */
  readonly tell: (tell: Tell, says: Says, when: "log" | "ledger") => string | undefined;
  /** The same as a chip for news and log: by default the text; null if it needs none. */
  readonly chip?: (tell: Tell, says: Says) => ComponentChildren;
  /** What points were for, by the reason of the award: "longest row". */
  readonly award: (reason: string, says: Says) => string;
  /** Why something is not possible, by refusal code. */
  readonly refusals: () => Readonly<Record<string, string>>;

  /** Describes a square for screen readers. */
  readonly square?: (cell: Cell, seen: Seen<Slice>) => string | undefined;
  /** Describes a station for screen readers. */
  readonly station?: (station: Station, seen: Seen<Slice>) => string | undefined;
  /** The goal of the game if it is not to have most points; announced with the first turn. */
  readonly goal?: (setup: Setup) => string;
  /** A few words beside a seat's name. */
  readonly note?: (seat: Seat, seen: Seen<Slice>) => string | undefined;
  /** The companies whose lines matter most to the viewer. */
  readonly mine?: (seen: Seen<Slice>) => readonly number[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- views use their own types; the page only passes them on
export type AnyModuleView = ModuleView<any, any>;

/** What a view needs only if somebody decides or draws something in the module. */
const NOTHING_DECIDED: Pick<AnyModuleView, "say" | "refusals"> = { say: String, refusals: () => ({}) };

/** Checks a module view's types and returns it in the form that the list of modules holds. */
export function moduleView<Slice, Action = never>(
  view: [Action] extends [never] ? Omit<ModuleView<Slice>, keyof typeof NOTHING_DECIDED> : ModuleView<Slice, Action>,
): AnyModuleView {
  return { ...NOTHING_DECIDED, ...view };
}
