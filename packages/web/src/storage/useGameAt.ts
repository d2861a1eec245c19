import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameAt } from "./gameAt.ts";
import type { FoundGame } from "./gameAt.ts";

/** What is played at a table; undefined while that is being looked up. */
export function useGameAt(id: string): FoundGame | undefined {
  const found = useSignal<{ readonly id: string; readonly game: FoundGame } | undefined>(undefined);
  useEffect(() => {
    void gameAt(id).then((game) => {
      found.value = { id, game };
    });
  }, [id, found]);
  return found.value?.id === id ? found.value.game : undefined;
}
