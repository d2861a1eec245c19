/** Shows the last steps again, one after the other, in six seconds at most. Any step of the person ends it. */
import type { Steps } from "./history.ts";

const LONGEST = 6000;
const SLOWEST = 1000;

export function replay(history: Steps, from: number): void {
  const steps = history.all.peek() - from;
  if (steps <= 0) return;
  const pause = Math.min(SLOWEST, LONGEST / (steps + 1));
  let expected = from;
  history.go(from);
  const step = (): void => {
    // The person went elsewhere, or is back at the live game.
    if (history.at.peek() !== expected) return;
    expected++;
    history.go(expected);
    if (history.at.peek() !== undefined) setTimeout(step, pause);
  };
  setTimeout(step, pause);
}
