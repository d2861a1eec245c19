import { helps } from "../../../kit/assist.ts";
import { Notices } from "../../../table/frame/status/notices.tsx";
import { Refused } from "../../../table/frame/refused.tsx";
import { useRulesAtTable } from "../../../table/desk/rulesAtTable.ts";
import { sayWho } from "../../../table/desk/names.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { Oracle } from "../panels/oracle.tsx";
import { OracleLines } from "../panels/oracleLines.tsx";
import { Rewards } from "../panels/outlookView.tsx";
import { blockAt, nameOfLine } from "../desk/stations.ts";
import { Station } from "./station.tsx";
import { TripChoice } from "./tray/tripChoice.tsx";
import { useUndergroundDesk } from "../desk/desk.ts";
import { Which } from "./tray/which.tsx";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import "./info.css";
import { cityOf, ownerOf, tracksOf } from "@interchange/underground";
import { BudgetBar, LineMark, budgetOf } from "../panels/marks.tsx";

/** The area beside or below the map that shows a refusal, a question, a station, or the passenger's forecast. */

export function Info() {
  const desk = useUndergroundDesk();
  useRulesAtTable(desk);
  const advice = desk.advice.value;
  return (
    <>
      <TurnBegins desk={desk} />
      {advice && <advice.Panel />}
      <Answer desk={desk} />
      <Notices desk={desk} />
    </>
  );
}

/** Shows the answer to what the player asked, or the forecast if there is none. */
export function Answer({ desk }: { readonly desk: UndergroundDesk }) {
  const card = cardOf(desk);
  return (
    <>
      {card && <div class="card">{card}</div>}
      {!card && <Foreseen desk={desk} />}
    </>
  );
}

function cardOf(desk: UndergroundDesk) {
  const words = undergroundWords().table;
  const { whyNot, asked, station, traced, leg } = desk;
  if (whyNot.value) {
    const { line, block, refusal } = whyNot.value;
    return (
      <Refused
        desk={desk}
        title={words.whyNot.title(nameOfLine(line), blockAt(desk.shown.value, block))}
        reason={undergroundWords().refusals[refusal.code] ?? undergroundWords().refusals.unknown}
        rule={refusal.rule}
      />
    );
  }
  if (asked.value) return <Which desk={desk} asked={asked.value} />;
  if (leg.value) return <TripChoice desk={desk} leg={leg.value} />;
  if (station.value !== undefined) return <Station desk={desk} id={station.value} />;
  if (traced.value !== undefined) return <Traced desk={desk} line={traced.value} />;
  return undefined;
}

/** The forecast, including the piece that is tried. */
function Foreseen({ desk }: { readonly desk: UndergroundDesk }) {
  const { client, tried, forecast, staged } = desk;
  const isOver = client.waiting.value.kind === "over" && desk.history.at.value === undefined;
  if (isOver || !helps(client.assist, "ledger")) return undefined;
  const leg = tried.value && !staged.value ? tried.value.forecast : forecast.value;
  return (
    <>
      <OracleLines desk={desk} leg={leg} />
      <Oracle desk={desk} title={undergroundWords().table.oracle.title} leg={leg}>
        {tried.value && <Rewards desk={desk} tried={tried.value} />}
      </Oracle>
    </>
  );
}

/** On a shared screen: says whose turn begins, until they act. */
function TurnBegins({ desk }: { readonly desk: UndergroundDesk }) {
  const { client, history, draft } = desk;
  const state = client.waiting.value;
  if (state.kind !== "viewer" || client.seatsHere.length < 2 || history.at.value !== undefined) return undefined;
  const last = desk.sentences.value.at(-1);
  if (last?.seat === state.seat || draft.moves.value.length) return undefined;
  return (
    <p class="turn-begins">
      {desk.badge(state.seat, true)} <b>{t.table.handOver.title(sayWho(desk, state.seat))}</b>
    </p>
  );
}

/** The highlighted line. */

function Traced({ desk, line }: { readonly desk: UndergroundDesk; readonly line: string }) {
  const words = undergroundWords().table.traced;
  const view = desk.shown.value;
  const owner = ownerOf(view, line);
  const budget = budgetOf(view, line);
  const stations = tracksOf(view).memberCount[cityOf(view.setup).line(line) ?? 0] ?? 0;
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
