/**
 * Advice on one decision after the other: while the person looks at a view, its moves are weighed in the background. What
 * is no longer looked at is not thought about.
 */
import type { Weighing } from "@interchange/bots";
import { effect, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Weighers } from "../../bots/weighing.ts";

/** Who is asked: the strongest there is. */
export const ADVISER = "inspector";

/** Milliseconds that a decision is thought about, and between two answers that are shown: numbers that dance help nobody. */
export const THINKING_TIME = 6000;
const PACE = 400;

export interface Advised<Move> {
  readonly weighing: Weighing<Move>;
  /** Whether it thinks no further. */
  readonly isLast: boolean;
}

export interface Adviser<Move> {
  /** Undefined where nothing is decided, and until there is a first answer. */
  readonly advised: ReadonlySignal<Advised<Move> | undefined>;
  readonly failed: ReadonlySignal<string | undefined>;
  close(): void;
}

interface Needs<View> {
  readonly game: string;
  readonly weighers: Pick<Weighers, "weigh">;
  /** What is to be decided; undefined while there is nothing. */
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
