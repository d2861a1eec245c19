/** Notices beside the board in every game: looking at the past, passing the screen, a bot that failed. */
import type { TableDesk } from "../../desk/desk.ts";
import { HistoryBar } from "../../log/historyBar.tsx";
import { sayBot, sayWho } from "../../desk/names.ts";
import { News } from "../../log/news.tsx";
import { Technical } from "../../../kit/ui/technical.tsx";
import { t } from "../../../words/index.ts";
import "./notices.css";

export interface NoticesProps {
  readonly desk: TableDesk;
  /** Whether an answer takes the place of the news. */
  readonly isAnswered?: boolean;
}

export function Notices({ desk, isAnswered = false }: NoticesProps) {
  const words = t.table;
  const state = desk.client.waiting.value;
  return (
    <>
      {desk.history.at.value !== undefined && <HistoryBar desk={desk} />}
      {state.kind === "person" && (
        <section class="panel info" aria-label={words.handOver.title(sayWho(desk, state.seat))}>
          <h2 class="info-head">{words.handOver.title(sayWho(desk, state.seat))}</h2>
          <p class="quiet">{desk.words.value.handOver(sayWho(desk, state.seat))}</p>
        </section>
      )}
      {state.kind === "botFailed" && (
        <section class="panel info" role="alert">
          <h2 class="info-head">{t.news.botFailed.title(sayBot(desk, state.seat))}</h2>
          {state.reason ? <Technical text={state.reason} /> : <p class="quiet">{t.news.botFailed.detail}</p>}
        </section>
      )}
      {!isAnswered && <News desk={desk} />}
    </>
  );
}
