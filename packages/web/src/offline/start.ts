/**
 * Starts offline support and the offer to install. A separate script that loads after the first screen's, so that
 * nothing there waits for it.
 */
import { holdPrompt } from "./installing.ts";

/** Until then the page is busy with what the person asked for. */
const LATER = 3_000;

holdPrompt();
const begin = (): void => {
  // Without a network by then, we try again on the next visit.
  const nextTime = (): void => {};
  setTimeout(() => void import("./notices.tsx").then(({ startOffline: takeAlong }) => takeAlong(), nextTime), LATER);
};
if (document.readyState === "complete") begin();
else addEventListener("load", begin, { once: true });
