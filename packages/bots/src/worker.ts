/**
 * Bots behind a message channel: a Web Worker in the page, a worker thread elsewhere. The owner posts a `Question` and
 * gets one `Answer` with the same id.
 */
import { metro } from "@interchange/metro";
import type { Move, View } from "@interchange/metro";
import { Random } from "@interchange/tabletop";
import { metroBot } from "./metro/bots.ts";

export interface Question {
  readonly id: number;
  readonly game: "metro";
  readonly bot: string;
  readonly view: View;
  readonly seed: string;
  readonly moveTime: number;
}

export type Answer =
  | { readonly id: number; readonly ok: true; readonly move: Move }
  | { readonly id: number; readonly ok: false; readonly reason: string };

/** Answers a question; never throws, so that a worker lives on after a bad one. What it answers is legal. */
export function answer(question: Question, now: () => number): Answer {
  const { id } = question;
  const failed = (reason: string): Answer => ({ id, ok: false, reason });
  const bot = metroBot(question.bot);
  if (!bot) return failed(`no bot named "${question.bot}"`);
  try {
    const { view, seed, moveTime } = question;
    if (metro.moves(view).length === 0) return failed("nothing to decide in this view");
    return { id, ok: true, move: bot.choose(view, new Random(seed), { moveTime, now }) };
  } catch (thrown) {
    return failed(thrown instanceof Error ? thrown.message : String(thrown));
  }
}
