/** Shows the statistics and plots of your finished games, game by game. */
import { LADDER } from "@interchange/games";
import { useSignal } from "@preact/signals";
import type { LookBack } from "../../games/lookBack.ts";
import { GAME_PAGES, listedOf } from "../../games/gamePages.ts";
import { botCalled } from "../../kit/sitters.ts";
import { Segments } from "../../kit/ui/form/segments.tsx";
import { locale, t } from "../../words/index.ts";
import { lastGame } from "../../table/setup/tableSetup.ts";
import type { Listed } from "../../games/gamePages.ts";
import type { Looked } from "./achievements.ts";
import type { PartProps } from "./useMyGames.ts";
import { NoGames } from "./none.tsx";
import { Bars, Plot } from "./plot.tsx";
import { RungPlot } from "./rungPlot.tsx";
import { favourites, meanSources, PEOPLE, rungsOver, totalsOf, winRates } from "./statistics.ts";
import { useLookedBack } from "./useMyGames.ts";

export function StatisticsPart({ mine }: PartProps) {
  const words = t.myGames.statistics;
  const looked = useLookedBack(mine);
  const chosen = useSignal<string | undefined>(undefined);
  if (!looked) return undefined;
  const { games, lookBacks, done, all, failed } = looked;
  if (!all) return <NoGames text={words.noneYet} />;
  const isPlayed = (id: string): boolean => games.some(({ played }) => played.game === id);
  const last = lastGame().id;
  const game = chosen.value ?? (isPlayed(last) ? last : GAME_PAGES.find(({ entry }) => isPlayed(entry.id))?.entry.id);
  const lookBack = game === undefined ? undefined : lookBacks.get(game);
  const some = games.filter(({ played }) => played.game === game);
  return (
    <>
      <h2 id="statistics" class="unseen">
        {words.title}
      </h2>
      <div class="mine-game">
        <Segments
          name="statistics-game"
          labelledBy="statistics"
          value={game ?? ""}
          choices={GAME_PAGES.map(({ entry, about }) => ({ value: entry.id, label: about().name }))}
          onChange={(value) => (chosen.value = value)}
        />
      </div>
      {done < all && (
        <p class="quiet" role="status">
          {words.working(done, all)}
        </p>
      )}
      {failed > 0 && <p class="notice">{words.failed(failed)}</p>}
      {lookBack && some.length ? (
        <Numbers games={some} lookBack={lookBack} listed={listedOf(game ?? "")} />
      ) : (
        done === all && <NoGames text={words.noneYet} />
      )}
      <p class="quiet">{words.own}</p>
    </>
  );
}

interface NumbersProps {
  readonly games: readonly Looked[];
  readonly lookBack: LookBack;
  readonly listed: Listed | undefined;
}

function Numbers({ games, lookBack, listed }: NumbersProps) {
  return (
    <>
      <Totals games={games} lookBack={lookBack} />
      <div class="plots">
        <Sources games={games} lookBack={lookBack} />
        <Rates games={games} />
        <Rungs games={games} />
        <Favourites games={games} listed={listed} />
      </div>
    </>
  );
}

function Totals({ games, lookBack }: Omit<NumbersProps, "listed">) {
  const words = t.myGames.statistics;
  const { games: all, won, decided, mean, best, longest } = totalsOf(games);
  const length = lookBack.words().longest(longest?.facts.longest?.length ?? 0);
  return (
    <dl class="mine-totals">
      <div class="panel">
        <dt>{words.games}</dt>
        <dd>{all}</dd>
      </div>
      {decided > 0 && (
        <div class="panel">
          <dt>{words.won}</dt>
          <dd>{words.wonOf(won, decided)}</dd>
        </div>
      )}
      <div class="panel">
        <dt>{words.mean}</dt>
        <dd>{words.decimal(mean)}</dd>
      </div>
      {best && (
        <div class="panel">
          <dt>{words.best}</dt>
          <dd>
            <a href={`${best.played.address}/result`}>{best.facts.points}</a>
          </dd>
        </div>
      )}
      {longest && (
        <div class="panel">
          <dt>{words.longest}</dt>
          <dd>
            {length}{" "}
            <a
              class="mine-see"
              href={`${longest.played.address}?at=${longest.facts.longest?.step ?? 0}`}
              aria-label={words.seeThat(length)}
            >
              {words.see}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Sources({ games, lookBack }: Omit<NumbersProps, "listed">) {
  const words = t.myGames.statistics;
  const labels = lookBack.words().sources;
  const means = meanSources(games, lookBack.sources);
  const all = means.reduce((sum, [, mean]) => sum + mean, 0);
  return (
    <Plot
      title={words.sources}
      heads={[words.source, words.points, words.share]}
      rows={means.map(([source, mean]) => [labels[source], words.decimal(mean), words.shareOf(mean, all)])}
    >
      <Bars
        bars={means.map(([source, mean]) => ({
          label: labels[source] ?? source,
          value: mean,
          text: words.decimal(mean),
        }))}
      />
    </Plot>
  );
}

function Rates({ games }: Pick<NumbersProps, "games">) {
  const words = t.myGames.statistics;
  const rates = winRates(games);
  if (!rates.length) return undefined;
  const nameOf = (name: string): string => {
    const bot = LADDER[Number(name) - 1];
    return name === PEOPLE || !bot ? words.people : botCalled(bot);
  };
  return (
    <Plot
      title={words.rates}
      about={words.ratesAbout}
      heads={[words.opponent, words.times, words.won, words.share]}
      rows={rates.map(({ name, games: all, won }) => [nameOf(name), all, won, words.shareOf(won, all)])}
    >
      <Bars
        most={1}
        bars={rates.map(({ name, games: all, won }) => ({
          label: nameOf(name),
          value: won / all,
          text: words.wonOf(won, all),
        }))}
      />
    </Plot>
  );
}

function Rungs({ games }: Pick<NumbersProps, "games">) {
  const words = t.myGames.statistics;
  const steps = rungsOver(games);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return undefined;
  const date = (at: number): string => new Date(at).toLocaleDateString(locale(), { day: "numeric", month: "short" });
  return (
    <Plot
      title={words.rungs}
      about={words.rungsSaid(steps.length, first.fits, last.fits, Math.max(...steps.map(({ fits }) => fits)))}
      heads={[words.gameNumber, words.date, words.played, words.result, words.fitting]}
      rows={steps.map(({ game, against, fits }, index) => [
        <a key="game" href={`${game.played.address}/result`}>
          {index + 1}
        </a>,
        date(game.played.at),
        against,
        game.facts.result && words.results[game.facts.result],
        fits,
      ])}
    >
      <RungPlot steps={steps} />
      <ul class="plot-key">
        <li class="is-won">{words.key.won}</li>
        <li class="is-lost">{words.key.lost}</li>
        <li class="is-line">{words.key.fits}</li>
      </ul>
    </Plot>
  );
}

/** The rest is only in the table. */
const MOST = 8;

function Favourites({ games, listed }: Pick<NumbersProps, "games" | "listed">) {
  const words = t.myGames.statistics;
  const all = favourites(games);
  const nameOf = (name: string): string => (name === "" ? words.plain : (listed?.moduleTitle(name) ?? name));
  // Games without modules have no favourites.
  if (all.every(({ name }) => name === "")) return undefined;
  return (
    <Plot
      title={words.favourites}
      heads={[words.favourite, words.times, words.won]}
      rows={all.map(({ name, games: played, won }) => [nameOf(name), played, won])}
    >
      <Bars
        bars={all.slice(0, MOST).map(({ name, games: played, won }) => ({
          label: nameOf(name),
          value: played,
          part: won,
          text: String(played),
        }))}
      />
      <ul class="plot-key">
        <li class="is-won">{words.key.won}</li>
        <li class="is-pale">{words.key.lost}</li>
      </ul>
    </Plot>
  );
}
