/**
 * Keys, and what is said of what happens, are fetched beside the table instead of with it. What is pressed or happens
 * before they are here is done and said when they are.
 */
import type { TableDesk } from "./desk.ts";
import type { GameKeys } from "./keys.ts";

export type FetchKeys = () => Promise<GameKeys>;

/** Listens to keys and says what happens; answers how to stop. */
export function listenLate(desk: TableDesk, fetchKeys: FetchKeys): () => void {
  const early: KeyboardEvent[] = [];
  const from = desk.client.happened.peek().length;
  let stops: readonly (() => void)[] | undefined;
  let listen: ((event: KeyboardEvent) => void) | undefined;
  let isFetching = false;
  const fetchAll = async (): Promise<void> => {
    if (isFetching) return;
    isFetching = true;
    try {
      const [{ keysOf, keepFocus }, game] = await Promise.all([import("./keys.ts"), fetchKeys()]);
      if (!stops) {
        listen = keysOf(desk, game);
        stops = [game.announce(from), keepFocus(game.focusBoard)];
      }
      for (const event of early.splice(0)) listen?.(event);
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
  void fetchAll();
  return () => {
    document.removeEventListener("keydown", heard, { capture: true });
    for (const stop of stops ?? []) stop();
    stops = [];
  };
}
