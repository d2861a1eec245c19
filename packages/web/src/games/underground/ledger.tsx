/** What building here would do: cost, points, and what changes for the passenger, before and after. */
import { startWords } from "../../parts/words/words.ts";
import { undergroundWords } from "./undergroundWords.ts";
import { sayName } from "../../table/names.ts";
import type { UndergroundDesk } from "./desk.ts";
import { incomeOf, isSameForecast } from "./forecast.ts";
import type { Income } from "./forecast.ts";
import { budgetOf, LineMark } from "./marks.tsx";
import { LegView } from "./oracle.tsx";
import { blockAt, nameOfLine, nameOfStation } from "./places.ts";
import { pointsOf } from "./tried.ts";
import type { Tried } from "./tried.ts";

export function Ledger({ desk, tried }: { readonly desk: UndergroundDesk; readonly tried: Tried }) {
  const words = undergroundWords();
  const { built, line, block } = tried;
  const isSame = isSameForecast(desk.forecast.value, tried.forecast);
  const title = words.tried.title(nameOfLine(line), blockAt(block));
  const points = pointsOf(built);
  return (
    <section class="panel info ledger tried" aria-label={title}>
      <h2 class="info-head tried-head">
        <LineMark line={line} /> <span>{blockAt(block)}</span>
        <span class="row-points">{points ? words.signed(points) : ""}</span>
      </h2>
      <p class="tried-cost">
        {startWords().beside([
          words.tried.cost(built.paid),
          ...(built.gained ? [words.tried.gains(built.gained)] : []),
          words.tried.left(budgetOf(desk.client.view.value, line).left - 1),
          ...(built.rewards.length ? [] : [words.tried.nothing]),
        ])}
      </p>
      {built.rewards.length > 0 && (
        <ul class="rewards">
          {built.rewards.map(({ award, stations }) => (
            <li key={`${award.source} ${stations.join()}`}>
              <span>{words.tried.reward(award.source, stations.map(nameOfStation))}</span>
              <b>{words.signed(award.points)}</b>
            </li>
          ))}
        </ul>
      )}
      {desk.shown.value.passenger !== "" && (
        <>
          <p class="tried-passenger">{isSame ? words.tried.same : words.tried.changes}</p>
          {!isSame && <Incomes desk={desk} tried={tried} />}
          {!isSame && tried.forecast && <LegView desk={desk} leg={tried.forecast} />}
        </>
      )}
    </section>
  );
}

/** What the trip pays everybody, now and then. */
function Incomes({ desk, tried }: { readonly desk: UndergroundDesk; readonly tried: Tried }) {
  const words = undergroundWords();
  const say = ({ least, most }: Income): string => words.oracle.range(least, most);
  return (
    <dl class="incomes">
      {desk.client.sitters.map((_, seat) => {
        const before = say(incomeOf(desk.forecast.value, seat));
        const after = say(incomeOf(tried.forecast, seat));
        return (
          <div key={seat} class={before === after ? "" : "changed"}>
            <dt>
              {desk.badge(seat, true)} <span class="income-name">{sayName(desk, seat)}</span>
            </dt>
            <dd>
              <span aria-hidden="true">{words.tried.from(before, after)}</span>
              <span class="unseen">{words.tried.fromSpoken(before, after)}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
