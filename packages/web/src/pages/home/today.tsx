/** What today brings for the chosen game: its daily puzzle and the lesson. */
import { useSignal } from "@preact/signals";
import { useState } from "preact/hooks";
import type { GamePage } from "../../games/gamePage.ts";
import { aloneAt } from "../../kit/soloScores.ts";
import { puzzleHistory, streakOf, todaysResult } from "../../table/learn/history.ts";
import type { Result } from "../../table/learn/history.ts";
import { progressIn, skipLesson } from "../../table/learn/progress.ts";
import { dayOf } from "../../table/learn/puzzle.ts";
import { ProgressLine } from "../../kit/ui/progressLine.tsx";
import { locale, t } from "../../words/index.ts";
import "./today.css";

/** Whether today's puzzle was tried, and the days in a row. */
export function puzzleToday(game: string) {
  const today = dayOf(new Date());
  const history = puzzleHistory();
  return { result: todaysResult(history, game, today), streak: streakOf(history, game, today) };
}

/** About today's puzzle, in a few words. */
export function puzzleWords(result: Result | undefined): string {
  const words = t.puzzles;
  return result === "solved" ? words.backTomorrow : result ? words.results[result] : words.find;
}

export function Today({ gamePage }: { readonly gamePage: GamePage }) {
  const words = t.puzzles;
  const [date] = useState(() => new Date());
  const game = gamePage.entry.id;
  const { Sign } = gamePage;
  const { result, streak } = puzzleToday(game);
  const alone = aloneAt(game);
  return (
    <section class="today" aria-labelledby="today">
      <div class="tables-head">
        <h2 id="today">{words.today}</h2>
        <span class="quiet">
          {date.toLocaleDateString(locale(), { weekday: "long", day: "numeric", month: "long" })}
        </span>
      </div>
      {gamePage.puzzles && (
        <a class="today-card" href={`/puzzles/${game}/today`}>
          <span class="today-picture" aria-hidden="true">
            <Sign />
            <b>{result === "solved" ? "✓" : "?"}</b>
          </span>
          <span class="today-words">
            <b>{words.daily}</b>
            <small>{puzzleWords(result)}</small>
            {streak > 0 && <b class="today-streak">{words.streak(streak)}</b>}
            <span class="today-go">{result ? words.again : words.solve}</span>
          </span>
        </a>
      )}
      <LessonCard key={game} gamePage={gamePage} />
      <p class="today-more">
        <a class="link" href={`/puzzles/${game}`}>
          {words.all}
        </a>
        <a class="link" href="/learn">
          {t.learn.over.all}
        </a>
      </p>
      {alone && <p class="today-alone">{words.alone(alone.best, alone.last, alone.games)}</p>}
    </section>
  );
}

/** The lesson about the game: your progress, and a link to continue. */
function LessonCard({ gamePage }: { readonly gamePage: GamePage }) {
  const words = t.learn;
  const game = gamePage.entry.id;
  const { at, isDone } = progressIn(game);
  const isHidden = useSignal(false);
  const all = gamePage.lessonSteps;
  if (all === undefined || isHidden.value || (isDone && at === 0)) return undefined;
  return (
    <section class="lesson-card" aria-labelledby="lesson-card">
      <div class="lesson-card-words">
        <b id="lesson-card">{words.learning(gamePage.about().name)}</b>
        <small>{at > 0 ? words.step(at + 1, all) : words.tutorial(all)}</small>
      </div>
      <a class="lesson-card-go" href={`/learn/${game}`}>
        {at > 0 ? t.home.table.continue : words.begin}
      </a>
      <div class="lesson-card-line">
        <ProgressLine at={at} all={all} label={words.step(at + 1, all)} />
      </div>
      <p class="lesson-card-more">
        <button
          type="button"
          class="link"
          onClick={() => {
            skipLesson(game);
            isHidden.value = true;
          }}
        >
          {words.skipAll}
        </button>
      </p>
    </section>
  );
}
