/** Other moves on a position, weighed on the fly: what is known so far of all of them, for as long as somebody looks. */
import type { Weighing } from "@interchange/bots";
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Weighers } from "../../bots/weighing.ts";

export interface Trying<Move> {
  readonly weighing: ReadonlySignal<Weighing<Move> | undefined>;
  stop(): void;
}

/** Long enough to be sure of most moves, short enough to leave the machine in peace. */
const TRYING_TIME = 8000;

export function tryingAt<Move>(
  weighers: Weighers,
  question: { readonly game: string; readonly bot: string; readonly view: unknown; readonly seed: string },
  work: number | undefined,
): Trying<Move> {
  const weighing = signal<Weighing<Move> | undefined>(undefined);
  const spend = work === undefined ? { moveTime: TRYING_TIME } : { work };
  let isTold = false;
  const asked = weighers.weigh<unknown, Move>({ ...question, ...spend }, (told) => {
    if (!told.ok) return;
    if (told.isLast || !weighing.peek()) {
      weighing.value = told.weighing;
      return;
    }
    // Numbers that change a hundred times a second are not read by anybody.
    if (isTold) return;
    isTold = true;
    setTimeout(() => {
      isTold = false;
    }, 250);
    weighing.value = told.weighing;
  });
  return {
    weighing,
    stop: () => {
      asked.stop();
    },
  };
}
