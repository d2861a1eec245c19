/** The desk of a review: which decision the viewer is looking at, and which other moves they try there. */
import type { Decisions, Decision, ReviewedMove } from "@interchange/bots/review";
import type { Seat } from "@interchange/tabletop";
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Reel } from "../desk/replay.ts";
import type { Reviewing } from "./work/reviewing.ts";
import { isBlamed } from "./work/counts.ts";

export interface Step<View, Move> extends Decision<View, Move> {
  readonly index: number;
  /** The number of the move in the game, as people count. */
  readonly number: number;
}

export interface ReviewDesk<View, Move> {
  readonly steps: readonly Step<View, Move>[];
  readonly at: Signal<number>;
  readonly step: ReadonlySignal<Step<View, Move> | undefined>;
  /** The decisions whose verdict is final, by index. */
  readonly valued: ReadonlySignal<ReadonlyMap<number, ReviewedMove>>;
  readonly value: ReadonlySignal<ReviewedMove | undefined>;
  /** Whether every verdict is final. */
  readonly isDone: ReadonlySignal<boolean>;
  /** Mistakes, the costliest first, once all are known: the viewer's own, or everybody's if no seat is theirs. */
  readonly keyMoments: ReadonlySignal<readonly number[]>;
  readonly isTrying: Signal<boolean>;
  go(to: number | "first" | "back" | "forward" | "last"): void;
  /** Goes to the viewer's next mistake, and after the last one back to the first. */
  nextMistake(): void;
  /** The same steps for automatic playback. */
  readonly reel: Reel;
}

/** At most this many key moments are listed. */
const MOST = 6;

export function reviewDeskOf<View, Move>(
  replayed: Decisions<View, Move>,
  { review, settled, state }: Pick<Reviewing, "review" | "settled" | "state">,
  number: (view: View) => number,
  mine: Seat,
  isMine: boolean,
): ReviewDesk<View, Move> {
  const steps = replayed.decisions.map((decision, index) => ({ ...decision, index, number: number(decision.view) }));
  const at = signal(0);
  const isTrying = signal(false);
  const places = new Map(steps.map(({ entry, index }) => [entry, index]));
  const valued = computed(
    () =>
      new Map(
        review.value.moves
          .filter(({ entry }) => settled.value.has(entry))
          .map((move) => [places.get(move.entry) ?? -1, move] as const),
      ),
  );
  const isDone = computed(() => state.value.kind === "done");
  const isSlip = ({ mark, seat }: ReviewedMove): boolean => isBlamed(mark) && (!isMine || seat === mine);
  const go: ReviewDesk<View, Move>["go"] = (to) => {
    const now = at.peek();
    const last = steps.length - 1;
    const index = to === "first" ? 0 : to === "last" ? last : to === "back" ? now - 1 : to === "forward" ? now + 1 : to;
    at.value = Math.max(0, Math.min(last, index));
    isTrying.value = false;
  };
  return {
    steps,
    at,
    isTrying,
    step: computed(() => steps[at.value]),
    valued,
    value: computed(() => valued.value.get(at.value)),
    isDone,
    keyMoments: computed(() =>
      (isDone.value ? [...valued.value] : [])
        .filter(([, move]) => isSlip(move))
        .toSorted(([, one], [, other]) => other.loss - one.loss)
        .slice(0, MOST)
        .map(([index]) => index),
    ),
    go,
    nextMistake() {
      const slips = [...valued.peek()].filter(([, move]) => isSlip(move)).map(([index]) => index);
      const next = slips.find((index) => index > at.peek()) ?? slips[0];
      if (next !== undefined) go(next);
    },
    reel: { at: computed(() => (at.value < steps.length - 1 ? at.value : undefined)), go },
  };
}
