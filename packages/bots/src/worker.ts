/**
 * Bots behind a message channel: a Web Worker in the page, a worker thread elsewhere. The owner posts a `Question` and
 * gets one `Answer` with the same id.
 */
import { metro } from "@interchange/metro";
import type { Move as MetroMove, View as MetroView } from "@interchange/metro";
import { Random } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import type { Move as UndergroundMove, View as UndergroundView } from "@interchange/underground";
import type { Bot } from "./bot.ts";
import { metroBot } from "./metro/bots.ts";
import { undergroundBot } from "./underground/bots.ts";

interface Views {
  readonly metro: MetroView;
  readonly underground: UndergroundView;
}

interface Moves {
  readonly metro: MetroMove;
  readonly underground: UndergroundMove;
}

export type GameName = keyof Views;

export interface Question<Name extends GameName = "metro"> {
  readonly id: number;
  readonly game: Name;
  readonly bot: string;
  readonly view: Views[Name];
  readonly seed: string;
  readonly moveTime: number;
}

export type Answer<Name extends GameName = "metro"> =
  | { readonly id: number; readonly ok: true; readonly move: Moves[Name] }
  | { readonly id: number; readonly ok: false; readonly reason: string };

/** What there is to know of a game to answer for it. */
interface Players<Name extends GameName> {
  bot(name: string): Bot<Views[Name], Moves[Name]> | undefined;
  moves(view: Views[Name]): readonly Moves[Name][];
}

const PLAYERS: { readonly [Name in GameName]: Players<Name> } = {
  metro: { bot: metroBot, moves: (view) => metro.moves(view) },
  underground: { bot: undergroundBot, moves: (view) => underground.moves(view) },
};

/** Answers a question; never throws, so that a worker lives on after a bad one. What it answers is legal. */
export function answer<Name extends GameName>(question: Question<Name>, now: () => number): Answer<Name> {
  const { id, game } = question;
  const failed = (reason: string): Answer<Name> => ({ id, ok: false, reason });
  if (!Object.hasOwn(PLAYERS, game)) return failed(`no game named "${game}"`);
  const players: Players<Name> = PLAYERS[game];
  const bot = players.bot(question.bot);
  if (!bot) return failed(`no bot named "${question.bot}"`);
  try {
    const { view, seed, moveTime } = question;
    if (players.moves(view).length === 0) return failed("nothing to decide in this view");
    return { id, ok: true, move: bot.choose(view, new Random(seed), { moveTime, now }) };
  } catch (thrown) {
    return failed(thrown instanceof Error ? thrown.message : String(thrown));
  }
}
