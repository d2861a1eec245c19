import type { FeatWords, LookBack } from "../../games/lookBack.ts";
import { t } from "../../words/index.ts";

/** The texts of an achievement by its name. A game's own start with the game's id. */
export function featWords(name: string, lookBacks: ReadonlyMap<string, LookBack>): FeatWords {
  const [game = "", own] = name.split("/");
  const named: Readonly<Record<string, FeatWords>> =
    own === undefined ? t.myGames.feats.named : (lookBacks.get(game)?.words().feats ?? {});
  return named[own ?? name] ?? { title: name, about: "" };
}
