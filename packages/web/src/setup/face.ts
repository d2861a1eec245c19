/** What setting up a table has to know of a game. */
import type { AnyGame, Seat } from "@interchange/tabletop";
import type { ComponentChildren } from "preact";
import type { BotName } from "../bots/names.ts";
import type { Assist } from "../client/sitters.ts";
import type { GameId } from "../games/game.ts";
import type { Choice, OptionText } from "../i18n/en/setup.ts";

export interface SetupFace {
  readonly game: GameId;
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
  readonly about: (edition: string, options: Readonly<Record<string, string>>) => ComponentChildren;
}
