/** Compares a solo game with earlier ones. */
import type { Setup } from "@interchange/tabletop";
import { useMemo } from "preact/hooks";
import { aloneScores, bestOf, noteAlone } from "../../kit/soloScores.ts";
import { locale, t } from "../../words/index.ts";

interface AloneProps {
  readonly game: string;
  readonly setup: Setup;
  readonly table: string;
  readonly points: number;
}

/** How many of the best are listed. */
const SHOWN = 5;

export function AloneHistory({ game, setup, table, points }: AloneProps) {
  const words = t.alone;
  const scores = useMemo(() => {
    noteAlone(game, setup, { table, points, on: new Date().toISOString() });
    return aloneScores(game, setup);
  }, [game, setup, table, points]);
  const before = bestOf(scores.filter((score) => score.table !== table));
  const best = scores.toSorted((one, other) => other.points - one.points).slice(0, SHOWN);
  return (
    <section class="panel" aria-label={words.title}>
      <h2 class="panel-title">{words.title}</h2>
      <p>
        <b>{before === undefined ? words.first : words.against(points, before.points)}</b>
      </p>
      <ol class="alone-scores">
        {best.map((score) => (
          <li key={score.table} {...(score.table === table && { "aria-current": "true" })}>
            {words.score(score.points, new Date(score.on).toLocaleDateString(locale()))}
          </li>
        ))}
      </ol>
    </section>
  );
}
