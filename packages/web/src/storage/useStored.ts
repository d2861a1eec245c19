import { useSignal } from "@preact/signals";
import { useCallback, useEffect } from "preact/hooks";
import { everythingStored } from "./everything.ts";
import type { Everything } from "./everything.ts";
import { tablesHere } from "./here.ts";

/** What this browser keeps, also after something happened in another window; undefined until it has told. */
export function useStored(): { readonly kept: Everything | undefined; readonly look: () => void } {
  const kept = useSignal<Everything | undefined>(undefined);
  const look = useCallback(() => {
    void everythingStored().then((all) => {
      kept.value = all;
    });
  }, [kept]);
  useEffect(look, [look]);
  // A table that was deleted there is gone.
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    void tablesHere().then((tables) => {
      if (!isLeft) stop = tables.onElsewhere(undefined, look);
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [look]);
  return { kept: kept.value, look };
}
