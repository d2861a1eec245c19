/** Shows on the result page which achievements this game earned. */
import { gamePageOf } from "../../games/gamePages.ts";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LookBack } from "../../games/lookBack.ts";
import { GAME_PAGES } from "../../games/gamePages.ts";
import { everythingStored } from "../../storage/everything.ts";
import { storedFacts, storeFacts } from "../../storage/facts.ts";
import { storedReviews } from "../../storage/reviews.ts";
import { api } from "../../api/api.ts";
import { lastName, nameNow } from "../../api/identity.ts";
import { inOrder } from "../home/tables/tableOrder.ts";
import { earnedBefore, earnedIn, storeEarned, lookedAt } from "./achievements.ts";
import { achievementWords } from "./achievementWords.ts";
import { playedAt } from "./played.ts";
import { finished, lookAt } from "./records.ts";
import { t } from "../../words/index.ts";

export interface NewAchievementsProps {
  readonly id: string;
  readonly isOnline: boolean;
}

export function NewAchievements({ id, isOnline }: NewAchievementsProps) {
  const titles = useSignal<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    void newIn(id, isOnline).then(
      (found) => {
        if (isWanted) titles.value = found;
      },
      // A game that cannot be read earns nothing.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [id, isOnline, titles]);
  if (!titles.value.length) return undefined;
  const words = t.myGames.achievements;
  return (
    <p class="new-feats">
      {words.fresh(titles.value)} <a href="/mine/achievements">{words.all}</a>
    </p>
  );
}

/** The titles of the achievements first earned at this table. */
async function newIn(id: string, isOnline: boolean): Promise<readonly string[]> {
  const name = nameNow() ?? (lastName() || undefined);
  const { tables } = await everythingStored();
  const online = isOnline ? await api.table(id) : undefined;
  const rows = inOrder(tables, online?.ok ? [online.value] : []);
  const games = finished(rows.map((row) => playedAt(row, name)));
  const played = games.find(({ row }) => row.table.id === id);
  if (!played) return [];
  const facts = new Map(storedFacts());
  if (!facts.has(played.key)) {
    const found = await lookAt(played, await storedReviews());
    if (!found) return [];
    storeFacts(facts.set(played.key, found));
  }
  const lookBacks = new Map<string, LookBack>();
  for (const { entry } of GAME_PAGES) {
    const lookBack = await gamePageOf(entry.id)?.lookBack?.();
    if (lookBack) lookBacks.set(entry.id, lookBack);
  }
  const earned = earnedIn(lookedAt(games, facts), lookBacks, earnedBefore());
  storeEarned(earned);
  return Object.entries(earned).flatMap(([feat, { address }]) =>
    address === played.address ? [achievementWords(feat, lookBacks).title] : [],
  );
}
