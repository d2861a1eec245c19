/** Steps through the game and shows the decision at each step. The table's own button leads back to the live game. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { callsInto } from "../desk/calling.ts";
import type { TableDesk } from "../desk/desk.ts";
import { Content } from "./log.tsx";
import { PlayControl } from "./playControl.tsx";
import { t } from "../../words/index.ts";

export interface HistoryBarProps {
  readonly desk: TableDesk;
  /** Shown above the log, which already tells each step. */
  readonly isOverLog?: boolean;
}

/** As many letters as fit between the buttons. */
const LONG = 40;

export function HistoryBar({ desk, isOverLog = false }: HistoryBarProps) {
  const words = t.sheets.history;
  const { history } = desk;
  const isCalled = useSignal(false);
  useEffect(() => callsInto(isCalled, desk), [isCalled, desk]);
  const all = history.all.value;
  const own = desk.words.value.history;
  const at = history.at.value ?? all;
  const here = desk.sentences.value.filter(({ after }) => after === at);
  const told = isOverLog ? [] : here;
  const where = own.at(at, all);
  return (
    <section class={isCalled.value ? "panel info history is-called" : "panel info history"} aria-label={words.title}>
      <div class={where.length > LONG ? "history-head is-long" : "history-head"}>
        <h2 class="info-head">{where}</h2>
        {all > 0 && <PlayControl reel={history} />}
        {desk.client.waiting.value.kind === "over" && (
          <a class="button" href={reviewAt(desk, history.at.value === undefined ? undefined : here[0]?.index)}>
            {t.result.review}
          </a>
        )}
      </div>
      <div class="history-steps">
        <Step label={words.first} sign="⇤" disabled={at === 0} onClick={() => history.go("first")} />
        <Step label={own.back} sign="←" disabled={at === 0} onClick={() => history.go("back")} />
        <input
          type="range"
          min={0}
          max={all}
          value={at}
          aria-label={words.slider}
          aria-valuetext={where}
          onInput={(event) => history.go(event.currentTarget.valueAsNumber)}
        />
        <Step label={own.forward} sign="→" disabled={at === all} onClick={() => history.go("forward")} />
        <Step label={words.last} sign="⇥" disabled={at === all} onClick={() => history.go("live")} />
      </div>
      <ul class="sentences">
        {told.map((sentence) => (
          <li key={sentence.index}>
            <Content desk={desk} sentence={sentence} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The address of the review at this entry, for when the game is over. */
export function reviewAt({ client }: Pick<TableDesk, "client">, entry?: number): string {
  return `${client.address}/review${entry === undefined ? "" : `?entry=${entry}`}`;
}

interface StepProps {
  readonly label: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function Step({ label, sign, disabled, onClick }: StepProps) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
