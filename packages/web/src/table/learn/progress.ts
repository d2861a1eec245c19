/** Stores the progress of each lesson in the browser. */
import { recall, remember } from "../../kit/localStorage.ts";

export interface Progress {
  /** The next step, counted from 0. */
  readonly at: number;
  /** Whether it was completed once, or skipped. */
  readonly isDone: boolean;
}

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
  return { at: Number.isInteger(at) && at > 0 ? at : 0, isDone };
}

/** Stores the next step. After the last one the lesson is done and starts over when reopened. */
export function noteStep(game: string, module: string | undefined, next: number, all: number): void {
  const { isDone } = progressIn(game, module);
  const isLast = next >= all;
  remember(NAME, { ...kept(), [keyOf(game, module)]: { at: isLast ? 0 : next, isDone: isDone || isLast } });
}

/** For people who know the game already. */
export function skipLesson(game: string): void {
  remember(NAME, { ...kept(), [game]: { at: 0, isDone: true } });
}
