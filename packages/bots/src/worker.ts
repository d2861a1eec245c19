/**
 * The bots' side of a worker, in a Web Worker or a Node thread. It gets a `Request` and posts replies with the same id:
 * one `Answer` for a move, several for a weighing or an outlook, the last of which says so. A request can be stopped by
 * its id; the worker goes on with the others. `requests.ts` is the other side.
 */
import { metro } from "@interchange/metro";
import type { Move as MetroMove, View as MetroView } from "@interchange/metro";
import { Random } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import type { Move as UndergroundMove, View as UndergroundView } from "@interchange/underground";
import type { Bot, Budget, Weigher, Weighing } from "./bot.ts";
import { metroBot } from "./metro/bots.ts";
import { loadSenses } from "./metro/modules/senses.ts";
import { lineOutlook } from "./metro/lineOutlook.ts";
import type { OutlookAfter } from "./metro/lineOutlook.ts";
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
  /** In milliseconds, if no work is given. */
  readonly moveTime: number;
  readonly work?: number;
}

/** Messages to a worker. */
export type Request<Name extends GameName = GameName> =
  | (Question<Name> & { readonly want?: "move" })
  | (Question<Name> & { readonly want: "weighing" })
  /** What the open lines may become after each of the moves; only for Metro. */
  | (Question<Name> & { readonly want: "outlook"; readonly moves: readonly Moves[Name][] })
  | { readonly id: number; readonly want: "stop" };

export type Answer<Name extends GameName = "metro"> =
  | { readonly id: number; readonly ok: true; readonly move: Moves[Name] }
  | { readonly id: number; readonly ok: false; readonly reason: string };

/** A weighing so far. */
export interface Weighed<Name extends GameName = GameName> {
  readonly id: number;
  readonly ok: true;
  readonly weighing: Weighing<Moves[Name]>;
  readonly isLast: boolean;
}

/** An outlook so far. */
export interface Foreseen {
  readonly id: number;
  readonly ok: true;
  readonly outlook: readonly OutlookAfter[];
  readonly isLast: boolean;
}

/** Messages from a worker. */
export type Reply = Answer<GameName> | Weighed | Foreseen;

/** What we need of a game to answer questions about it. */
interface Players<Name extends GameName> {
  bot(name: string): Bot<Views[Name], Moves[Name]> | undefined;
  moves(view: Views[Name]): readonly Moves[Name][];
}

const PLAYERS: { readonly [Name in GameName]: Players<Name> } = {
  metro: { bot: metroBot, moves: (view) => metro.moves(view) },
  underground: { bot: undergroundBot, moves: (view) => underground.moves(view) },
};

/** Answers a question at once, if the modules of its table are loaded. Never throws, so that the worker survives a bad one. The answer is legal. */
export function answer<Name extends GameName>(question: Question<Name>, now: () => number): Answer<Name> {
  const { id } = question;
  return guarded(question, (bot) => {
    const { view, seed } = question;
    return { id, ok: true, move: bot.choose(view, new Random(seed), budgetOf(question, now)) };
  });
}

/** The bot that answers quickly in place of a slow one. */
const GLANCER = "commuter";
const THINKERS = ["planner", "inspector"];

/** A quick, sensible answer for a bot that is late; takes a few milliseconds. */
export async function glance(asked: {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seed: string;
}): Promise<Answer<GameName>> {
  const bot = THINKERS.includes(asked.bot) ? GLANCER : asked.bot;
  // The caller passes the view of the game it names.
  const question = { ...asked, id: 0, bot, moveTime: 0, work: 0 } as Question<GameName>;
  await prepare(question);
  return answer(question, () => 0);
}

/** Loads what bots need to know about the modules of a table. */
async function prepare({ game, view }: Question<GameName>): Promise<void> {
  if (game === "metro") await loadSenses((view as MetroView).setup.modules);
}

interface Desk {
  readonly post: (reply: Reply) => void;
  readonly now: () => number;
  /** Lets messages come in. */
  readonly breathe: () => Promise<void>;
}

/** Handles a worker's requests. Bots that weigh listen while they think; others don't take long. */
export function workerDesk({ post, now, breathe }: Desk): (request: Request) => Promise<void> {
  const wanted = new Set<number>();

  /** Posts results and listens in between. Nothing is posted once it is cancelled. */
  const think = async <Thought>(
    id: number,
    thoughts: Iterable<Thought>,
    tell: (thought: Thought, isLast: boolean) => void,
  ): Promise<void> => {
    let last: Thought | undefined;
    for (const thought of thoughts) {
      if (last) tell(last, false);
      last = thought;
      await breathe();
      if (!wanted.has(id)) return;
    }
    if (last) tell(last, true);
  };

  const weighingsOf = <Name extends GameName>(bot: Weigher<Views[Name], Moves[Name]>, question: Question<Name>) =>
    bot.weigh(question.view, new Random(question.seed), budgetOf(question, now));

  const foresee = async (request: Request & { readonly want: "outlook" }): Promise<void> => {
    const { id, game, seed } = request;
    if (game !== "metro") {
      post({ id, ok: false, reason: `no lines to look at in "${game}"` });
      return;
    }
    const { view, moves } = request as Question & { readonly moves: readonly MetroMove[] };
    const refused = moves.find((move) => metro.refusal(view, move));
    if (refused) post({ id, ok: false, reason: "not a move in this view" });
    else
      await think(id, lineOutlook(view, moves, new Random(seed), budgetOf(request, now)), (outlook, isLast) => {
        post({ id, ok: true, outlook, isLast });
      });
  };

  const serve = async <Name extends GameName>(question: Question<Name>, wantsMove: boolean): Promise<void> => {
    const { id } = question;
    let bot: Bot<Views[Name], Moves[Name]> | undefined;
    const failed = guarded(question, (found) => {
      bot = found;
      return undefined;
    });
    if (failed) post(failed);
    else if (bot && "weigh" in bot)
      await think(id, weighingsOf<Name>(bot as Weigher<Views[Name], Moves[Name]>, question), (weighing, isLast) => {
        if (!wantsMove) post({ id, ok: true, weighing, isLast });
        else if (isLast && weighing.moves[0]) post({ id, ok: true, move: weighing.moves[0].move });
      });
    else if (wantsMove) post(answer(question, now));
    else post({ id, ok: false, reason: `"${question.bot}" weighs nothing` });
  };

  return async (request) => {
    if (request.want === "stop") {
      wanted.delete(request.id);
      return;
    }
    wanted.add(request.id);
    try {
      await prepare(request);
      if (!wanted.has(request.id)) return;
      if (request.want === "outlook") await foresee(request);
      else await serve(request, request.want !== "weighing");
    } catch (thrown) {
      post({ id: request.id, ok: false, reason: thrown instanceof Error ? thrown.message : String(thrown) });
    } finally {
      wanted.delete(request.id);
    }
  };
}

function budgetOf({ work, moveTime }: Pick<Question, "work" | "moveTime">, now: () => number): Budget {
  return work === undefined ? { moveTime, now } : { work };
}

/** Checks that there is such a bot and something to decide, before doing anything. */
function guarded<Name extends GameName, Done>(
  question: Question<Name>,
  act: (bot: Bot<Views[Name], Moves[Name]>) => Done,
): Done | { readonly id: number; readonly ok: false; readonly reason: string } {
  const { id, game, view } = question;
  const failed = (reason: string) => ({ id, ok: false, reason }) as const;
  if (!Object.hasOwn(PLAYERS, game)) return failed(`no game named "${game}"`);
  const players: Players<Name> = PLAYERS[game];
  const bot = players.bot(question.bot);
  if (!bot) return failed(`no bot named "${question.bot}"`);
  try {
    if (players.moves(view).length === 0) return failed("nothing to decide in this view");
    return act(bot);
  } catch (thrown) {
    return failed(thrown instanceof Error ? thrown.message : String(thrown));
  }
}
