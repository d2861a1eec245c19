/** A line that is shown by itself. */
import { LONDON_TOPOLOGY, ownerOf, tracksOf } from "@interchange/underground";
import { sayWho } from "../../../table/desk/names.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { BudgetBar, budgetOf, LineMark } from "../panels/marks.tsx";
import { nameOfLine } from "../desk/places.ts";
import { t } from "../../../words/index.ts";

export function Traced({ desk, line }: { readonly desk: UndergroundDesk; readonly line: string }) {
  const words = t.underground.table.traced;
  const view = desk.shown.value;
  const owner = ownerOf(view, line);
  const budget = budgetOf(view, line);
  const stations = tracksOf(view).memberCount[LONDON_TOPOLOGY.line(line) ?? 0] ?? 0;
  return (
    <section class="panel info" aria-label={words.title(nameOfLine(line))}>
      <h2 class="info-head">
        <LineMark line={line} /> {words.title(nameOfLine(line))}
      </h2>
      <p>{words.about(owner === undefined ? undefined : sayWho(desk, owner), stations, budget.left)}</p>
      <BudgetBar line={line} budget={budget} />
      <button type="button" class="link" onClick={() => desk.trace(undefined)}>
        {words.stop}
      </button>
    </section>
  );
}
