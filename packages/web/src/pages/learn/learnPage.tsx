/** All lessons: one for each game, with your progress, and short introductions to modules and options. */
import type { GamePage } from "../../games/gamePage.ts";
import { GAME_PAGES } from "../../games/gamePages.ts";
import { lessonPath } from "../../table/learn/learnLink.tsx";
import type { Introduced, Lesson } from "../../table/learn/lesson.ts";
import { firstGamePath } from "../../table/learn/firstGame.ts";
import { progressIn } from "../../table/learn/progress.ts";
import { secondsOf } from "../../table/learn/pace.ts";
import { Frame } from "../../kit/ui/frame.tsx";
import { Fetched } from "../../kit/ui/lazy.tsx";
import { ProgressLine } from "../../kit/ui/progressLine.tsx";
import { t } from "../../words/index.ts";
import "./lessonPage.css";

interface Offered {
  /** The two lessons about the game. */
  readonly lessons: readonly Lesson[];
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
    return { lessons: [set.tutorial(), set.more()], introduced: set.introduced() };
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

function Offers({ game, offered: { lessons, introduced } }: { readonly game: string; readonly offered: Offered }) {
  const words = t.learn;
  return (
    <>
      <div class="learn-lessons">
        {lessons.map((lesson) => (
          <Offer key={lesson.module} lesson={lesson} />
        ))}
      </div>
      <p>
        <a class="button" href={firstGamePath(game)}>
          {words.over.first}
        </a>
      </p>
      {introduced.length > 0 && (
        <>
          <h3>{words.introductions}</h3>
          <ul class="learn-introduced">
            {introduced.map(({ id, title }) => (
              <li key={id}>
                <a class="button" href={lessonPath(game, id)}>
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

function Offer({ lesson }: { readonly lesson: Lesson }) {
  const words = t.learn;
  const { game, module } = lesson;
  const { at, isDone } = progressIn(game, module);
  const all = lesson.steps.length;
  const minutes = Math.max(1, Math.round(secondsOf(lesson) / 60));
  const isFirst = module === undefined;
  return (
    <div class="panel learn-lesson">
      <h3>{isFirst ? words.parts.basics : words.parts.more}</h3>
      <p>{t.common.dotted([words.tutorial(all), words.minutes(minutes), ...(isDone ? [words.isDone] : [])])}</p>
      <ProgressLine at={isDone && at === 0 ? all : at} all={all} label={words.step(at + 1, all)} />
      <p>
        <a class={isDone || !isFirst ? "button" : "button primary"} href={lessonPath(game, module)}>
          {at > 0 ? words.goOnAt(at + 1) : isDone ? words.again : words.begin}
        </a>
      </p>
    </div>
  );
}
