/** What setting up a table has to know of a game. */
import type { AnyGame, OptionSpec, Seat, SetupRequest } from "@interchange/tabletop";
import type { ComponentChildren, ComponentType } from "preact";
import type { BotName, GameEntry } from "@interchange/games";
import type { Assist } from "../../parts/assist.ts";
import type { Choice, OptionText } from "../../parts/words/types.ts";

export interface SetupFace {
  readonly game: GameEntry;
  readonly engine: AnyGame;
  readonly editions: Readonly<Record<string, string>>;
  readonly optionTexts: Readonly<Record<string, OptionText>>;
  readonly assists: Readonly<Record<Assist, Choice>>;
  /** How strong each bot is at this game, and how it plays. */
  readonly bots: Readonly<Record<BotName, string>>;
  readonly botAbout: Readonly<Record<BotName, string>>;
  readonly refusals: Readonly<Record<string, string>>;
  /** A seat's sign at a table of so many. */
  readonly badge: (edition: string, seat: Seat, seats: number) => ComponentChildren;
  /** What there is to say of an edition and of how this table differs from it. */
  readonly about: (edition: string, request: SetupRequest) => ComponentChildren;
  /** What a game with modules has besides. */
  readonly modules?: SetupModules;
}

export interface SetupModules {
  /** Lets people choose. */
  readonly Picker: ComponentType<PickerProps>;
  /** The options of these modules. */
  readonly optionsOf: (modules: readonly string[]) => readonly OptionSpec[];
  /** How many may sit at a table with these modules. */
  readonly seatsOf: (modules: readonly string[]) => SeatRange;
  /** The module that an option belongs to. */
  readonly homeOf: (option: string) => string | undefined;
}

export interface SeatRange {
  readonly least: number;
  readonly most: number;
}

export interface PickerProps {
  readonly chosen: readonly string[];
  readonly onChange: (modules: readonly string[]) => void;
}
