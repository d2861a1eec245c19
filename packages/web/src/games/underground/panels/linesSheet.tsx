/** Lists every line with its stations, its remaining pieces and the goals within reach. */
import { LONDON_TOPOLOGY, tracksOf } from "@interchange/underground";
import { helps } from "../../../kit/assist.ts";
import { sayName } from "../../../table/desk/names.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { goalsOf } from "../desk/goals.ts";
import { BudgetBar, budgetOf, LineMark } from "./marks.tsx";
import { nameOfLine, nameOfStation } from "../desk/stations.ts";
import { useUndergroundDesk } from "../desk/desk.ts";
import { t } from "../../../words/index.ts";
import { HeadRow } from "../../../kit/ui/headRow.tsx";

export function LinesSheet() {
  const desk = useUndergroundDesk();
  const words = t.underground.table.linesSheet;
  return (
    <div class="all-lines">
      <p class="quiet">{words.about}</p>
      {desk.client.sitters.map((_, seat) => (
        <table key={seat}>
          <caption>
            {desk.badge(seat, true)} <b>{sayName(desk, seat)}</b>
          </caption>
          <HeadRow columns={[words.line, words.left, words.stations, words.goals]} />
          <tbody>
            {(desk.shown.value.lines[seat] ?? []).map((line) => (
              <Row key={line} desk={desk} line={line} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function Row({ desk, line }: { readonly desk: UndergroundDesk; readonly line: string }) {
  const { linesSheet: words, symbols } = t.underground.table;
  const view = desk.shown.value;
  const budget = budgetOf(view, line);
  const goals = goalsOf(view, line, budget.left);
  const names = goals?.slice(0, 5).map(({ kind, id, pieces }) => {
    const what = kind === "terminus" ? nameOfStation(id) : words.connect(symbols[id] ?? id);
    return words.goal(what, pieces);
  });
  return (
    <tr>
      <th scope="row">
        {helps(desk.client.assist, "trace") ? (
          <button
            type="button"
            class="link"
            onClick={() => {
              desk.sheet.value = undefined;
              desk.trace(line);
            }}
          >
            <span class="unseen">{words.show(nameOfLine(line))}</span>
            <LineMark line={line} /> <span aria-hidden="true">{nameOfLine(line)}</span>
          </button>
        ) : (
          <>
            <LineMark line={line} /> {nameOfLine(line)}
          </>
        )}
      </th>
      <td>
        {budget.left}
        <BudgetBar line={line} budget={budget} />
      </td>
      <td>{tracksOf(view).memberCount[LONDON_TOPOLOGY.line(line) ?? 0] || ""}</td>
      <td>{names === undefined ? words.notBegun : names.length ? t.common.inTurn(names) : words.nothing}</td>
    </tr>
  );
}
