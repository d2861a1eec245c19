/** Long work in small pieces, so that what is pressed meanwhile is answered. */

/** No piece takes much longer than this many milliseconds, so that a slow phone is not held up either. */
const PIECE = 8;

/** To be awaited now and then: goes on at once, or after everything else that waits where the piece was long enough. */
export function breather(now: () => number = () => performance.now()): () => Promise<void> | undefined {
  let began = now();
  return () => {
    if (now() - began < PIECE) return undefined;
    return nextTask().then(() => {
      began = now();
    });
  };
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
