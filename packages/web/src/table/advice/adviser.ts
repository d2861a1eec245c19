/**
 * Gives advice on the current decision: rates its moves in the background while the player looks at it, and stops when
 * they move on.
 */
import type { Weighing } from "@interchange/bots";
import { effect, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Weighers } from "../../bots/weighing.ts";

/** The strongest bot. */
export const ADVISER = "inspector";

/** Milliseconds spent on a decision, and between two updates. Jumping numbers help nobody. */
const THINKING_TIME = 6000;
const PACE = 400;

export interface Advised<Move> {
  readonly weighing: Weighing<Move>;
  /** Whether this is the final answer. */
  readonly isLast: boolean;
}

export interface Adviser<Move> {
  /** Undefined if there is nothing to decide, and until the first answer. */
  readonly advised: ReadonlySignal<Advised<Move> | undefined>;
  readonly failed: ReadonlySignal<string | undefined>;
  close(): void;
}

interface Needs<View> {
  readonly game: string;
  readonly weighers: Pick<Weighers, "weigh">;
  /** The view with the decision; undefined if there is none. */
  readonly view: ReadonlySignal<View | undefined>;
}

export function adviserOf<View, Move>({ game, weighers, view }: Needs<View>): Adviser<Move> {
  const advised = signal<Advised<Move> | undefined>(undefined);
  const failed = signal<string | undefined>(undefined);
  const close = effect(() => {
    const looked = view.value;
    advised.value = undefined;
    failed.value = undefined;
    if (looked === undefined) return undefined;
    let latest: Advised<Move> | undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      pause = undefined;
      advised.value = latest;
    };
    const question = { game, bot: ADVISER, view: looked, seed: "advice", moveTime: THINKING_TIME };
    const asked = weighers.weigh<View, Move>(question, (told) => {
      if (!told.ok) {
        failed.value = told.reason;
        return;
      }
      const isFirst = latest === undefined;
      latest = { weighing: told.weighing, isLast: told.isLast };
      if (isFirst || told.isLast) show();
      else pause ??= setTimeout(show, PACE);
    });
    return () => {
      asked.stop();
      clearTimeout(pause);
    };
  });
  return { advised, failed, close };
}
