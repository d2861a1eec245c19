/** Your achievements: those of both games, then each game's own. */
import { GAME_PAGES } from "../../games/gamePages.ts";
import type { AchievementWords } from "../../games/lookBack.ts";
import { locale, t } from "../../words/index.ts";
import type { Earned } from "./achievements.ts";
import { COMMON } from "./achievements.ts";
import { achievementWords } from "./achievementWords.ts";
import type { PartProps } from "./useMyGames.ts";
import { useLookedBack } from "./useMyGames.ts";

export function AchievementsPart({ mine }: PartProps) {
  const words = t.myGames.achievements;
  const looked = useLookedBack(mine);
  if (!looked) return undefined;
  const { earned, lookBacks, done, all } = looked;
  const groups = [
    { title: words.both, names: Object.keys(COMMON) },
    ...GAME_PAGES.map(({ entry, about }) => ({
      title: about().name,
      names: Object.keys(lookBacks.get(entry.id)?.achievements ?? {}).map((name) => `${entry.id}/${name}`),
    })),
  ];
  const names = groups.flatMap((group) => group.names);
  const addresses = new Set(mine.all.map(({ address }) => address));
  return (
    <>
      <h2 class="unseen">{words.title}</h2>
      <p>
        {words.about} <b>{words.count(names.filter((name) => earned[name]).length, names.length)}</b>
      </p>
      {done < all && (
        <p class="quiet" role="status">
          {t.myGames.statistics.working(done, all)}
        </p>
      )}
      {groups.map(({ title, names: some }) => (
        <section key={title} class="feats">
          <h3>{title}</h3>
          <ul>
            {some.map((name) => (
              <Feat
                key={name}
                words={achievementWords(name, lookBacks)}
                earned={earned[name]}
                isThere={addresses.has(earned[name]?.address ?? "")}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface FeatProps {
  readonly words: AchievementWords;
  readonly earned: Earned | undefined;
  /** Whether the table that earned it still exists. */
  readonly isThere: boolean;
}

function Feat({ words: { title, about }, earned, isThere }: FeatProps) {
  const words = t.myGames.achievements;
  const date = earned && new Date(earned.at).toLocaleDateString(locale(), { dateStyle: "medium" });
  return (
    <li class={earned ? "panel feat is-earned" : "panel feat"}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        {earned && <path d="m8 12.5 3 3 5.5-6" />}
      </svg>
      <div>
        <b>{title}</b>
        <p>{about}</p>
        <p class="quiet">
          {date === undefined ? words.open : words.earned(date)}{" "}
          {earned && isThere && (
            <a href={`${earned.address}/result`} aria-label={words.gameThat(title)}>
              {words.game}
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
