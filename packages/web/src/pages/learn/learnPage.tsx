/** All lessons: one for each game, with your progress, and short introductions to modules and options. */
import type { GamePage } from "../../games/gamePage.ts";
import { GAME_PAGES } from "../../games/gamePages.ts";
import type { Introduced, Lesson } from "../../table/learn/lesson.ts";
import { progressIn } from "../../table/learn/progress.ts";
import { secondsOf } from "../../table/learn/pace.ts";
import { Frame } from "../../kit/ui/frame.tsx";
import { Fetched } from "../../kit/ui/lazy.tsx";
import { ProgressLine } from "../../kit/ui/progressLine.tsx";
import { t } from "../../words/index.ts";
import "./lessonPage.css";

interface Offered {
  readonly tutorial: Lesson;
  readonly introduced: readonly Introduced[];
}

export function LearnPage() {
  const words = t.learn;
  return (
    <Frame title={words.title}>
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      {GAME_PAGES.map((gamePage) => (
        <OfGame key={gamePage.entry.id} gamePage={gamePage} />
      ))}
    </Frame>
  );
}

function OfGame({ gamePage }: { readonly gamePage: GamePage }) {
  const game = gamePage.entry.id;
  const fetchSet = gamePage.lessons;
  if (!fetchSet) return undefined;
  const load = async (): Promise<Offered> => {
    const set = await fetchSet();
    return { tutorial: set.tutorial(), introduced: set.introduced() };
  };
  return (
    <section class="learn-game" aria-labelledby={`learn-${game}`}>
      <h2 id={`learn-${game}`}>{gamePage.about().name}</h2>
      <Fetched key={game} load={load}>
        {(offered) => <Offers game={game} offered={offered} />}
      </Fetched>
    </section>
  );
}

function Offers({ game, offered: { tutorial, introduced } }: { readonly game: string; readonly offered: Offered }) {
  const words = t.learn;
  const { at, isDone } = progressIn(game);
  const all = tutorial.steps.length;
  const minutes = Math.max(1, Math.round(secondsOf(tutorial) / 60));
  return (
    <>
      <div class="panel learn-tutorial">
        <p>{t.common.beside([words.tutorial(all), words.minutes(minutes), ...(isDone ? [words.isDone] : [])])}</p>
        <ProgressLine at={isDone && at === 0 ? all : at} all={all} label={words.step(at + 1, all)} />
        <p class="buttons">
          <a class={isDone ? "button" : "button primary"} href={`/learn/${game}`}>
            {at > 0 ? words.goOnAt(at + 1) : isDone ? words.again : words.begin}
          </a>
          <a class="button" href={`/learn/${game}/first`}>
            {words.over.first}
          </a>
        </p>
      </div>
      {introduced.length > 0 && (
        <>
          <h3>{words.introductions}</h3>
          <ul class="learn-introduced">
            {introduced.map(({ id, title }) => (
              <li key={id}>
                <a class="button" href={`/learn/${game}/${id}`}>
                  {title}
                  {progressIn(game, id).isDone && (
                    <span role="img" aria-label={words.isDone}>
                      {" "}
                      ✓
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
