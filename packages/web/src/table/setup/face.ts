/** What setting up a table has to know of a game. */
import type { AnyGame, OptionSpec, Seat, Setup, SetupRequest, Unprinted } from "@interchange/tabletop";
import type { ComponentChildren, ComponentType } from "preact";
import type { GameEntry, Rung } from "@interchange/games";
import type { Introduced } from "../learn/lesson.ts";
import type { Assist } from "../../kit/assist.ts";
import type { Explanation } from "../../kit/rules/term.tsx";
import type { Sitter } from "../../kit/sitters.ts";
import type { Choice, OptionText } from "../../words/types.ts";
import type { Remark } from "./remark.ts";

export interface SetupFace {
  readonly game: GameEntry;
  readonly engine: AnyGame;
  readonly presets: readonly Preset[];
  /** The editions by short names. */
  readonly editions: Readonly<Record<string, string>>;
  readonly optionTexts: Readonly<Record<string, OptionText>>;
  readonly assists: Readonly<Record<Assist, Choice>>;
  /** How each bot plays at this game. */
  readonly botAbout: Readonly<Record<Rung, string>>;
  readonly refusals: Readonly<Record<string, string>>;
  /** A seat's sign in a colour, by the word that records have for it; undefined where chance will say. */
  readonly badge: (colour: string | undefined, seat: Seat) => ComponentChildren;
  /** The same in words. */
  readonly colourName: (colour: string) => string;
  /** What the table is called: the game and what it is played with. */
  readonly title: (setup: Setup) => string;
  /** The table as it will look. */
  readonly Picture: ComponentType<PictureProps>;
  /** What the box has that lies on the table, with these of its modules. */
  readonly inBox: (modules: readonly string[]) => string;
  /** What is not the box's, in words. */
  readonly unprinted: (what: Unprinted) => Pick<Remark, "title" | "about">;
  /** Where an owner's set of components would hold it. */
  readonly setPath: (what: Unprinted) => string | undefined;
  /** What the page does for an edition and no box could. */
  readonly extras: (edition: string) => readonly Remark[];
  /** What an option is about, for those who do not know it. */
  readonly explains?: (option: string) => ((rule: string) => Explanation) | undefined;
  /** What introduces an option that is played so, if anything does. */
  readonly introduces?: (option: string, value: string) => Introduced | undefined;
  /** What a game with modules has besides. */
  readonly modules?: SetupModules;
  /** Lets people choose what is printed on the components, or put in what is on theirs. */
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

/** A table that is set up by one press. */
export interface Preset {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly Picture: ComponentType;
  /** What it chooses; called anew for each press. What it leaves out stays as it is, options apart. */
  readonly choose: () => Chosen;
  /** Whether it chooses something else each time. */
  readonly isSurprise?: true;
}

export interface Chosen {
  readonly edition?: string;
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly assist?: Assist;
}

export interface SetupModules {
  /** Lets people choose those of which there may be several. */
  readonly Picker: ComponentType<PickerProps>;
  /** Lets people choose those that exclude each other, and says what there is to read about all that are chosen. */
  readonly CityPicker: ComponentType<PickerProps>;
  /** The options of these modules. */
  readonly optionsOf: (modules: readonly string[]) => readonly OptionSpec[];
  /** How many may sit at a table with these modules. */
  readonly seatsOf: (modules: readonly string[]) => SeatRange;
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

/** All options that a table with these modules has. */
export function optionsOf({ engine, modules }: SetupFace, chosen: readonly string[]): readonly OptionSpec[] {
  return [...engine.choices.options, ...(modules?.optionsOf(chosen) ?? [])];
}

export function seatsOf({ engine, modules }: SetupFace, chosen: readonly string[]): SeatRange {
  const { minSeats, maxSeats } = engine.choices;
  return modules?.seatsOf(chosen) ?? { least: minSeats, most: maxSeats };
}
