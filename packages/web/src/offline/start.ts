/**
 * What the page does beside what it shows: it is kept for when there is no network, and offers to be installed. A
 * script of its own, fetched after the first screen's, so that nothing there waits for it.
 */
import { holdPrompt } from "./installing.ts";

/** Until then the page is busy with what was asked for. */
const LATER = 3_000;

holdPrompt();
const begin = (): void => {
  // Whoever has lost the network by then is taken along the next time.
  const nextTime = (): void => {};
  setTimeout(() => void import("./notices.tsx").then(({ takeAlong }) => takeAlong(), nextTime), LATER);
};
if (document.readyState === "complete") begin();
else addEventListener("load", begin, { once: true });
