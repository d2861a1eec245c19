import { useEffect, useState } from "preact/hooks";

/**
 * Whether this has been painted once. Less urgent parts render after that, in a task of their own. If they have parts
 * too, each waits for the one before.
 */
export function useShown(isDrawn = true): boolean {
  const [isShown, show] = useState(false);
  useEffect(() => {
    if (isDrawn) show(true);
  }, [isDrawn]);
  return isShown;
}
