import type { Rules } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";
import type { GameInPage } from "../kit/game.ts";
import type { TableClient } from "./client.ts";
import { openTable } from "./open.ts";
import type { Opened, Opening } from "./open.ts";

/** How tables below this are opened: from this browser, unless a page says otherwise. */
export const OpeningContext = createContext<Opening>(openTable);

/** The table with this id, or why there is none; undefined while it opens. */
export function useTable<Position, Move, Chance, Event, View>(
  game: GameInPage<Rules<Position, Move, Chance, Event, View>>,
  id: string,
  /** For pages that only read: the table need not run. */
  { isOnlyRead = false } = {},
): Opened<TableClient<Move, Event, View>> | undefined {
  const open = useContext(OpeningContext);
  const opened = useSignal<Opened<TableClient<Move, Event, View>> | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    open(game, id).then(
      (answer) => {
        if (answer.ok && (isOnlyRead || !isWanted)) answer.client.close();
        if (isWanted) opened.value = answer;
      },
      (thrown: unknown) => {
        opened.value = { ok: false, problem: "replay", detail: String(thrown), text: "" };
      },
    );
    return () => {
      isWanted = false;
    };
  }, [game, id, open, opened, isOnlyRead]);
  return opened.value;
}
