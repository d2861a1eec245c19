/** The daily puzzle of the chosen game. */
import { useState } from "preact/hooks";
import type { GamePage } from "../../games/gamePage.ts";
import { aloneAt } from "../../kit/soloScores.ts";
import { puzzleHistory, streakOf, todaysResult } from "../../table/learn/history.ts";
import { dayOf, leadOf, puzzleOf } from "../../table/learn/puzzle.ts";
import { Fetched } from "../../kit/ui/lazy.tsx";
import { t } from "../../words/index.ts";
import "./today.css";

function Nothing() {
  return undefined;
}

export function Today({ gamePage }: { readonly gamePage: GamePage }) {
  const words = t.puzzles;
  const [date] = useState(() => new Date());
  const today = dayOf(date);
  const game = gamePage.entry.id;
  const { Sign } = gamePage;
  const history = puzzleHistory();
  const result = todaysResult(history, game, today);
  const streak = streakOf(history, game, today);
  const alone = aloneAt(game);
  return (
    <section class="today" aria-labelledby="today">
      <div class="tables-head">
        <h2 id="today">{words.today}</h2>
        <span class="quiet">{words.weekdays[date.getDay()]}</span>
      </div>
      <a class="today-card" href={`/puzzles/${game}/today`}>
        <span class="today-picture" aria-hidden="true">
          <Sign />
          <b>?</b>
        </span>
        <span class="today-words">
          <b>{words.daily}</b>
          <small>
            {result ? (
              t.common.beside([words.results[result], ...(streak ? [words.streak(streak)] : [])])
            ) : (
              <Lead key={game} gamePage={gamePage} today={today} />
            )}
          </small>
          <span class="today-go">{result ? words.again : words.solve}</span>
        </span>
      </a>
      <p class="today-more">
        <a class="link" href={`/puzzles/${game}`}>
          {words.all}
        </a>
      </p>
      {alone && <p class="today-alone">{words.alone(alone.best, alone.last, alone.games)}</p>}
    </section>
  );
}

function Lead({ gamePage, today }: { readonly gamePage: GamePage; readonly today: number }) {
  const { puzzles } = gamePage;
  return (
    puzzles && (
      <Fetched load={puzzles} Waiting={Nothing}>
        {(set) => t.puzzles.leads(leadOf(puzzleOf(set.puzzles, today)))}
      </Fetched>
    )
  );
}
