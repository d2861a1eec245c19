/** The graph's data as a table, decision by decision. */

import type { GraphPanelProps } from "./graphProps.ts";
import { isBlamed } from "../work/counts.ts";
import { t } from "../../../words/index.ts";
import { HeadRow } from "../../../kit/ui/headRow.tsx";

export function GraphTable<View, Move>({ desk, gameReview, points, mine, who }: GraphPanelProps<View, Move>) {
  const words = t.review;
  const { columns } = words.graph;
  const seats = points[0]?.margins.length ?? 0;
  const byMove = points.filter(({ move }) => move);
  return (
    // It scrolls, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div class="graph-table" tabIndex={0} role="region" aria-label={words.graph.margin}>
      <table>
        <HeadRow
          columns={[
            columns.move,
            columns.who,
            columns.played,
            ...(seats === 2 ? [columns.margin] : Array.from({ length: seats }, (_, seat) => who(seat).name)),
            columns.range,
            columns.win,
            columns.cost,
            columns.mark,
          ]}
        />
        <tbody>
          {byMove.map(({ after, move, margins, band, wins }) => {
            const step = desk.steps[after - 1];
            if (!step || !move) return undefined;
            const win = wins[mine];
            return (
              <tr key={after} aria-current={desk.at.value === step.index ? "step" : undefined}>
                <td>{step.number}</td>
                <td>{who(step.seat).name}</td>
                <th scope="row">
                  <button type="button" class="link" onClick={() => desk.go(step.index)}>
                    {gameReview.called(step, step.move)}
                  </button>
                </th>
                {(seats === 2 ? [margins[mine] ?? 0] : margins).map((margin, at) => (
                  <td key={at}>{words.verdict.marginIs(margin)}</td>
                ))}
                <td>{band && words.graph.range(band[0], band[1])}</td>
                <td>{win !== undefined && words.verdict.winShare(win)}</td>
                <td>{isBlamed(move.mark) && words.verdict.within(-move.loss, move.error)}</td>
                <td>{words.marks[move.mark]}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
