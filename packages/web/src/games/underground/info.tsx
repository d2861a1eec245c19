/** The place beside or under the map that answers: a refusal, a question, the ledger, a station, or the oracle. */
import { tableWords } from "../../parts/words/words.ts";
import { undergroundWords } from "./undergroundWords.ts";
import { helps } from "../../parts/assist.ts";
import { Notices, Refused } from "../../table/notices.tsx";
import { sayWho } from "../../table/names.ts";
import type { UndergroundDesk } from "./desk.ts";
import { Ledger } from "./ledger.tsx";
import { LineMark } from "./marks.tsx";
import { Oracle } from "./oracle.tsx";
import { blockAt, nameOfLine } from "./places.ts";
import { Station } from "./station.tsx";
import { Traced } from "./traced.tsx";
import { TripChoice } from "./tripChoice.tsx";
import { useUndergroundDesk } from "./useUndergroundDesk.ts";
import "./info.css";

export function Info() {
  const desk = useUndergroundDesk();
  return (
    <>
      <TurnBegins desk={desk} />
      <Answer desk={desk} />
      <Notices desk={desk} />
    </>
  );
}

function Answer({ desk }: { readonly desk: UndergroundDesk }) {
  const words = undergroundWords();
  const { whyNot, asked, tried, station, traced, trips, client, chosen } = desk;
  if (whyNot.value) {
    const { line, block, refusal } = whyNot.value;
    return (
      <Refused
        desk={desk}
        title={words.whyNot.title(nameOfLine(line), blockAt(block))}
        reason={undergroundWords().refusals[refusal.code] ?? undergroundWords().refusals.unknown}
        rule={refusal.rule}
      />
    );
  }
  if (asked.value) return <Which desk={desk} />;
  if (chosen.value && tried.value) return <Ledger desk={desk} tried={tried.value} />;
  if (trips.value.length) return <TripChoice desk={desk} />;
  if (station.value !== undefined) return <Station desk={desk} id={station.value} />;
  if (traced.value !== undefined) return <Traced desk={desk} line={traced.value} />;
  if (tried.value) return <Ledger desk={desk} tried={tried.value} />;
  const isOver = client.waiting.value.kind === "over" && desk.history.at.value === undefined;
  if (isOver || !helps(client.assist, "ledger")) return undefined;
  return <Oracle desk={desk} title={words.oracle.title} leg={desk.forecast.value} />;
}

/** More than one piece could be meant. */
function Which({ desk }: { readonly desk: UndergroundDesk }) {
  const words = undergroundWords();
  const several = new Set(desk.asked.value?.map(({ block }) => block)).size > 1;
  return (
    <section class="panel info which" aria-label={words.which.title}>
      <h2 class="info-head">{words.which.title}</h2>
      <div class="which-choices">
        {desk.asked.value?.map((candidate) => (
          <button
            key={`${candidate.block} ${candidate.line}`}
            type="button"
            class="button"
            onClick={() => desk.choose([candidate])}
          >
            <LineMark line={candidate.line} />
            <span>
              {several ? blockAt(candidate.block) : nameOfLine(candidate.line)}
              <small>{words.tried.cost(candidate.cost)}</small>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

/** Several people share the screen: says whose turn begins, until they act. */
function TurnBegins({ desk }: { readonly desk: UndergroundDesk }) {
  const { client, history } = desk;
  const state = client.waiting.value;
  const people = client.sitters.filter(({ mind }) => mind.kind === "person").length;
  if (state.kind !== "viewer" || people < 2 || history.at.value !== undefined) return undefined;
  const last = desk.sentences.value.at(-1);
  if (last?.seat === state.seat) return undefined;
  return (
    <p class="turn-begins">
      {desk.badge(state.seat, true)} <b>{tableWords().handOver.title(sayWho(desk, state.seat))}</b>
    </p>
  );
}
