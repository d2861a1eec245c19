/** Stores the progress of each lesson in the browser. */
import { MORE } from "./lesson.ts";
import { recall, remember } from "../../kit/localStorage.ts";

export interface Progress {
  /** The next step, counted from 0. */
  readonly at: number;
  /** Whether it was completed once, or skipped. */
  readonly isDone: boolean;
}

/** How many steps the first lesson about a game has. */
export const BASICS = 4;

const NAME = "lessons";
const NEW: Progress = { at: 0, isDone: false };

type Kept = Readonly<Record<string, Progress>>;

const keyOf = (game: string, module?: string): string => (module === undefined ? game : `${game}/${module}`);

function kept(): Kept {
  const found = recall(NAME);
  return typeof found === "object" && found !== null ? (found as Kept) : {};
}

export function progressIn(game: string, module?: string): Progress {
  const { at, isDone } = { ...NEW, ...kept()[keyOf(game, module)] };
  // The lesson about a game used to have ten steps. Whoever got further than four knows enough to play.
  if (module === undefined && at >= BASICS) return { at: 0, isDone: true };
  return { at: Number.isInteger(at) && at > 0 ? at : 0, isDone };
}

/** Stores the next step. After the last one the lesson is done and starts over when reopened. */
export function noteStep(game: string, module: string | undefined, next: number, all: number): void {
  const { isDone } = progressIn(game, module);
  const isLast = next >= all;
  remember(NAME, { ...kept(), [keyOf(game, module)]: { at: isLast ? 0 : next, isDone: isDone || isLast } });
}

/** Whether the second lesson about a game is still to be learned. */
export const isMoreLeft = (game: string): boolean => !progressIn(game, MORE).isDone;

/** For people who know the game already. */
export function skipLesson(game: string): void {
  remember(NAME, { ...kept(), [game]: { at: 0, isDone: true } });
}
