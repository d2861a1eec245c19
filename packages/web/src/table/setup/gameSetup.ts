/** The part of a game that the setup form needs. */
import type { AnyGame, Json, OptionSpec, Seat, Setup, SetupRequest, Unprinted } from "@interchange/tabletop";
import type { ComponentChildren, ComponentType } from "preact";
import type { Assist, GameEntry, Rung } from "@interchange/games";
import type { Introduced } from "../learn/lesson.ts";
import type { Explanation } from "../../kit/rules/term.tsx";
import type { Sitter } from "../../kit/sitters.ts";
import type { Choice, OptionText } from "../../words/types.ts";

export interface GameSetup {
  readonly game: GameEntry;
  readonly engine: AnyGame;
  readonly presets: readonly Preset[];
  /** Short names of the editions. */
  readonly editions: Readonly<Record<string, string>>;
  readonly optionTexts: Readonly<Record<string, OptionText>>;
  readonly assists: Readonly<Record<Assist, Choice>>;
  /** How each bot plays this game. */
  readonly botAbout: Readonly<Record<Rung, string>>;
  readonly refusals: Readonly<Record<string, string>>;
  /** A seat's badge in a colour from the record's vocabulary; undefined if the colour will be drawn. */
  readonly badge: (colour: string | undefined, seat: Seat) => ComponentChildren;
  /** A component that a letter of an option stands for, as a picture. */
  readonly componentSign?: (component: Json) => ComponentChildren;
  /** The colour in words. */
  readonly colourName: (colour: string) => string;
  /** The table's title: the game and its modules. */
  readonly title: (setup: Setup) => string;
  /** A preview of the table. */
  readonly Picture: ComponentType<PictureProps>;
  /** What is in the box and on the table, with these modules. */
  readonly inBox: (modules: readonly string[], setup: Setup) => string;
  /** What is not in the box, in words. */
  readonly unprinted: (what: Unprinted) => Pick<Remark, "title" | "about">;
  /** What the page adds to an edition that no box could. */
  readonly extras: (edition: string) => readonly Remark[];
  /** The explanation of an option. */
  readonly explains?: (option: string) => ((rule: string) => Explanation) | undefined;
  /** The lesson that introduces an option with this value, if any. */
  readonly introduces?: (option: string, value: string) => Introduced | undefined;
  /** What games with modules need besides. */
  readonly modules?: SetupModules;
  /** How many can play with these components, if not as many as usual. */
  readonly seatsWith?: (request: SetupRequest) => SeatRange | undefined;
  /** What has to change in options so that they go with the components. */
  readonly optionsWith?: (request: SetupRequest) => Readonly<Record<string, string>>;
  /** What to say about a link that may be too long for some programs. */
  readonly longLink?: string;
  /** Why an online table with these components is not listed publicly. */
  readonly unlisted?: (request: SetupRequest) => string | undefined;
  /** Chooses between published components and your own. */
  readonly Components?: ComponentType<ComponentsProps>;
}

export interface ComponentsProps {
  readonly request: SetupRequest;
  readonly onChange: (components: SetupRequest["components"]) => void;
}

export interface PictureProps {
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
}

/** A table that is set up with one tap. */
export interface Preset {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly Picture: ComponentType;
  /** What it chooses, computed for each tap. Everything else stays as it is, except options. */
  readonly choose: () => Chosen;
  /** Whether it chooses something different each time. */
  readonly isSurprise?: true;
}

export interface Chosen {
  readonly edition?: string;
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly assist?: Assist;
}

export interface SetupModules {
  /** Chooses modules that can be combined. */
  readonly Picker: ComponentType<PickerProps>;
  /** Chooses modules that exclude each other, and links to the rules of all chosen ones. */
  readonly CityPicker: ComponentType<PickerProps>;
  /** The options of these modules. */
  readonly optionsOf: (modules: readonly string[]) => readonly OptionSpec[];
  /** How many people can play with these modules. */
  readonly seatsOf: (modules: readonly string[]) => SeatRange;
  /** The module in the box of an edition with which one person can play alone. */
  readonly soloIn: (edition: string) => string | undefined;
  /** The module that an option belongs to. */
  readonly homeOf: (option: string) => string | undefined;
  readonly titleOf: (module: string) => string;
}

export interface SeatRange {
  readonly least: number;
  readonly most: number;
}

export interface PickerProps {
  readonly chosen: readonly string[];
  readonly onChange: (modules: readonly string[]) => void;
}

/** All options of a table with these modules. */
export function optionsOf({ engine, modules }: GameSetup, chosen: readonly string[]): readonly OptionSpec[] {
  return [...engine.choices.options, ...(modules?.optionsOf(chosen) ?? [])];
}

export function seatsOf(gameSetup: GameSetup, chosen: readonly string[], request: SetupRequest = {}): SeatRange {
  const { minSeats, maxSeats } = gameSetup.engine.choices;
  const usual = { least: minSeats, most: maxSeats };
  return gameSetup.modules?.seatsOf(chosen) ?? gameSetup.seatsWith?.(request) ?? usual;
}

/**
 * One remark on how a table compares with its box. Either it is as in the box; not in that box; ours, because we had no
 * access to what is printed; changed by this table; a ruling, because the rulebook does not say; or something only a
 * screen can do.
 */
export type RemarkKind = "box" | "absent" | "ours" | "changed" | "ruling" | "extra";

export interface Remark {
  readonly kind: RemarkKind;
  readonly title: string;
  readonly about?: string | undefined;
}
