/** Loads your games from this browser and the server, and their facts as they are read. */
import { GAME_PAGES, gamePageOf } from "../../games/gamePages.ts";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { LookBack } from "../../games/lookBack.ts";
import type { Everything } from "../../storage/everything.ts";
import { useStored } from "../../storage/useStored.ts";
import { nextTask } from "../../kit/breath.ts";
import { myTables, useServerTables } from "../../api/tableLists.ts";
import { identity, lastName, nameNow } from "../../api/identity.ts";
import { inOrder } from "../home/tables/tableOrder.ts";
import { earnedBefore, earnedIn, storeEarned, lookedAt } from "./achievements.ts";
import type { AllEarned, Looked } from "./achievements.ts";
import { playedAt } from "./played.ts";
import type { Played } from "./played.ts";
import { finished, lookThroughAll } from "./records.ts";
import type { Looking } from "./records.ts";

export interface MyGames {
  /** Undefined until the browser's storage has answered. */
  readonly kept: Everything | undefined;
  readonly look: () => void;
  readonly all: readonly Played[];
  /** Whether the server's tables are missing. */
  readonly isApart: boolean;
}

export function useMyGames(): MyGames {
  const { kept, look } = useStored();
  useServerTables();
  const name = nameNow() ?? (lastName() || undefined);
  const tables = kept?.tables;
  const online = myTables.value;
  const all = useMemo(() => inOrder(tables ?? [], online).map((row) => playedAt(row, name)), [tables, online, name]);
  const { value: standing } = identity;
  // A page without a server misses nothing.
  const isApart = standing.kind === "apart" && standing.trouble.code !== "absent";
  return { kept, look, all, isApart };
}

export interface LookedBack extends Looking {
  readonly games: readonly Looked[];
  readonly lookBacks: ReadonlyMap<string, LookBack>;
  readonly earned: AllEarned;
}

/** The facts of your finished games, growing as they are read; undefined before the first. */
export function useLookedBack({ kept, all }: MyGames): LookedBack | undefined {
  const looked = useSignal<LookedBack | undefined>(undefined);
  const isThere = kept !== undefined;
  const games = useMemo(() => finished(all), [all]);
  // The lists are fetched again now and then. Nothing to do if they are the same.
  const keys = games.map(({ key }) => key).join();
  useEffect(() => {
    if (!isThere) return undefined;
    let isWanted = true;
    void (async () => {
      const lookBacks = new Map<string, LookBack>();
      for (const { entry } of GAME_PAGES) {
        const lookBack = await gamePageOf(entry.id)?.lookBack?.();
        if (lookBack) lookBacks.set(entry.id, lookBack);
      }
      for await (const looking of lookThroughAll(games)) {
        if (!isWanted) return;
        const some = lookedAt(games, looking.facts);
        const isDone = looking.done === looking.all;
        const earned = isDone ? earnedIn(some, lookBacks, earnedBefore()) : earnedBefore();
        if (isDone) storeEarned(earned);
        // Render every ten games, not for each one.
        if (isDone || looking.done % 10 === 0 || !looked.peek())
          looked.value = { ...looking, games: some, lookBacks, earned };
        await nextTask();
      }
    })();
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the keys say which games they are
  }, [isThere, keys, looked]);
  return looked.value;
}

/** The props of each part of the page. */
export interface PartProps {
  readonly mine: MyGames;
}
