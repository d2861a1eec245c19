/** Splits long work into slices, so that the page stays responsive. */

/** The length of a slice in milliseconds; short enough for a slow phone. */
const PIECE = 8;

/** Await it now and then: it continues at once, or yields to the event loop if the slice was long enough. */
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
