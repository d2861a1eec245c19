import { useEffect, useState } from "preact/hooks";

/**
 * Whether what is drawn has been on the screen once: what may come later is drawn after that, in a task of its own.
 * Where that has parts too, the next waits for the one before it to be drawn.
 */
export function useShown(isDrawn = true): boolean {
  const [isShown, show] = useState(false);
  useEffect(() => {
    if (isDrawn) show(true);
  }, [isDrawn]);
  return isShown;
}
