import type { AchievementWords, LookBack } from "../../games/lookBack.ts";
import { t } from "../../words/index.ts";

/** The texts of an achievement by its name. A game's own start with the game's id. */
export function achievementWords(name: string, lookBacks: ReadonlyMap<string, LookBack>): AchievementWords {
  const [game = "", own] = name.split("/");
  const named: Readonly<Record<string, AchievementWords>> =
    own === undefined ? t.myGames.achievements.named : (lookBacks.get(game)?.words().achievements ?? {});
  return named[own ?? name] ?? { title: name, about: "" };
}
