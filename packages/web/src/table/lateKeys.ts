/**
 * Keys that are fetched beside the table instead of with it: a screen that is only touched never needs them. What is
 * pressed before they are here is done when they are.
 */
import type { TableDesk } from "./desk.ts";
import type { GameKeys } from "./keys.ts";

export type FetchKeys = () => Promise<GameKeys>;

/** Whether somebody is likely to have keys. */
const hasKeys = (): boolean => matchMedia("(any-hover: hover)").matches;

/** Listens to keys; answers how to stop. */
export function listenLate(desk: TableDesk, fetchKeys: FetchKeys): () => void {
  const early: KeyboardEvent[] = [];
  let listen: ((event: KeyboardEvent) => void) | undefined;
  let isFetching = false;
  const fetchAll = async (): Promise<void> => {
    if (isFetching) return;
    isFetching = true;
    try {
      const [{ keysOf }, game] = await Promise.all([import("./keys.ts"), fetchKeys()]);
      listen = keysOf(desk, game);
      for (const event of early.splice(0)) listen(event);
    } catch {
      // The next key asks again.
      isFetching = false;
    }
  };
  const heard = (event: KeyboardEvent): void => {
    if (listen) listen(event);
    else {
      early.push(event);
      void fetchAll();
    }
  };
  document.addEventListener("keydown", heard, { capture: true });
  if (hasKeys()) void fetchAll();
  return () => {
    document.removeEventListener("keydown", heard, { capture: true });
  };
}
